"""The game over the line protocol: deals, scripts, and what `show` tells."""

from typing import Any

import pytest

from engine.risk_mgs.game import RISK_MGS as GAME
from tests.engine.line import SEED, Line

NEW = {"cmd": "new", "seats": 3, "options": {}, "seed": SEED}
DEAL = {
    "territory_deck": ["tc_peru", "tc_japan"],
    "shop_deck": ["shop_rail_gun_1"],
    "cities": ["alaska"],
    "objectives": ["control_asia"],
    "rewards": {"control_asia": "minor_airfield"},
    "seat_order": [2, 0, 1],
    "dock": 5,
}


def new(deal: dict[str, Any], mode: str = "command_room") -> Line:
    return Line(GAME, NEW | {"options": {"mode": mode}, "deal": deal})


def test_a_deal_fixes_what_chance_decides() -> None:
    line = new(DEAL)
    view = line.ok(cmd="show")["view"]
    state = line.ok(cmd="state")["state"]

    assert (view["dock"], view["active"], view["order"]) == (5, 2, [2, 0, 1])
    assert view["territories"]["alaska"]["city"]
    assert "control_asia" in view["objectives_open"]
    assert view["rewards_face_down"]["control_asia"] == "?"
    assert state["face_down"]["control_asia"] == "minor_airfield"
    assert state["shop_deck"][0] == "shop_rail_gun_1"
    assert state["seats"][1]["territory_cards"] == ["tc_peru"], "the third in the order of turns"


@pytest.mark.parametrize(
    "deal",
    [
        {"moon": 1},
        {"dock": 7},
        {"dock": "1"},
        {"dice": [9]},
        {"dice": 6},
        {"seat_order": [0, 0, 1]},
        {"seat_order": [0, 1]},
        {"cities": ["moon"]},
        {"cities": ["oh_bow"]},
        {"shop_deck": ["shop_rail_gun_1", "shop_rail_gun_1"]},
        {"territory_deck": "tc_peru"},
        {"rewards": {"control_asia": "moon"}},
        {"rewards": {"control_asia": "two_armies"}},
        {"rewards": {"control_asia": "minor_airfield", "control_europe": "minor_airfield"}},
        {"rewards": ["control_asia"]},
    ],
)
def test_bad_deals_are_unreadable(deal: dict[str, Any]) -> None:
    kind, _ = Line(GAME).error(**(NEW | {"options": {"mode": "command_room"}, "deal": deal}))

    assert kind == "unreadable"


def _fighting() -> Line:
    line = Line(GAME, NEW | {"deal": {"seat_order": [0, 1, 2], "dock": 1}})
    for seat, faction in enumerate(("praying_mantis", "otselotovaya_khvatka", "raven_sword")):
        line.ok(cmd="play", seat=seat, move=f"faction {faction}")
    for seat, text in enumerate(("boss vamp egypt", "boss eva iceland", "boss raiden ontario")):
        line.ok(cmd="play", seat=seat, move=text)
    for text in ("deploy 7 egypt", "done", "pay vamp"):
        line.ok(cmd="play", seat=0, move=text)
    return line


def test_dice_are_told_in_the_order_rolled_and_wait_for_the_next_roll() -> None:
    line = _fighting()
    line.ok(cmd="script", dice=[1, 1])
    line.ok(cmd="script", dice=[8, 4, 2, 5, 4, 7, 1])
    events = line.ok(cmd="play", seat=0, move="attack egypt north_africa 3")["events"]
    (fought,) = [event["data"] for event in events if event["code"] == "fought"]
    assert (fought["attack"]["natural"], fought["defence"]["natural"]) == ([8, 4, 2], [5, 4])
    events = line.ok(cmd="play", seat=0, move="attack egypt north_africa 1")["events"]
    (fought,) = [event["data"] for event in events if event["code"] == "fought"]
    assert (fought["attack"]["natural"], fought["defence"]["natural"]) == ([7], [1])


def test_a_face_that_a_die_has_not_is_refused_and_nothing_has_changed() -> None:
    line = _fighting()
    before = line.ok(cmd="state")
    assert line.error(cmd="script", dice=[9]) == ("unreadable", "bad-script")
    line.ok(cmd="script", dice=[1, 8, 1, 1, 1])
    assert line.error(cmd="play", seat=0, move="attack egypt north_africa 3")[1] == "impossible-result"
    assert line.ok(cmd="state") == before


def test_show_tells_everything_by_name() -> None:
    line = _fighting()
    view = line.ok(cmd="show", seat=0)["view"]

    assert view["mode"] == "basic_training"
    assert (view["round"], view["phase"], view["active"], view["dock"]) == (1, "attack", 0, 1)
    assert view["territories"]["egypt"] == {
        "owner": 0,
        "armies": 10,
        "city": True,
        "hq": None,
        "airfields": [],
        "boss": "vamp",
    }
    assert view["territories"]["oh_stern"]["owner"] == "troopers"
    assert view["territories"]["iceland"]["hq"] == 1
    assert view["seats"][0] == {
        "faction": "praying_mantis",
        "alive": True,
        "points": 6000,
        "territory_cards": 0,
        "shop_cards": 0,
        "objectives": [],
        "rewards": [],
    }
    assert view["boss_pool"] == ["solid_snake", "liquid_ocelot", "rat_patrol", "bb_unit", "roy_campbell"]
    assert view["decks"] == {"territory": 41, "shop": 40}
    for empty in ("territory_discards", "shop_used", "effects"):
        assert view[empty] == []
    assert view["outer_haven_counters"] == [0, 0, 0]
    assert view["dice"] is None
    assert view["hand"]["shop_cards"] == []
    assert view["hand"]["orders"]["defence"] == "max"
    assert "hand" not in line.ok(cmd="show")["view"]


def test_orders_are_given_out_of_turn() -> None:
    line = _fighting()
    line.ok(cmd="play", seat=2, move="order claymore never")
    assert line.ok(cmd="show", seat=2)["view"]["hand"]["orders"]["reactions"]["claymore"]["policy"] == "never"
    assert line.error(cmd="play", seat=2, move="done") == ("illegal", "not-your-turn")
