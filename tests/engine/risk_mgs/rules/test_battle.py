"""Section 9: one roll, and conquest."""

from typing import Any

from engine.risk_mgs.game import RISK_MGS as GAME
from tests.engine.risk_mgs.table import after, armies, at, codes, data, lost, owner, phase, played, refused, texts

WAR = {"alaska": "0.5", "kamchatka": "1.3", "iceland": "1.5", "alberta": "0.1"}


def test_f1_source_target_and_dice() -> None:
    state = at(WAR)
    assert [text for text in texts(state) if text.startswith("attack alaska kamchatka")] == [
        f"attack alaska kamchatka {dice}" for dice in (1, 2, 3)
    ]
    assert refused(state, "attack alberta ontario 1") == "too-few-armies"
    assert refused(state, "attack alaska japan 1") == "not-adjacent"
    assert refused(state, "attack alaska alberta 1") == "own-territory"
    assert refused(state, "attack iceland greenland 1") == "not-yours"
    assert refused(state, "attack alaska kamchatka 4") == "too-few-armies"


def test_f2_the_attack_ends_or_is_cut_when_armies_fall_before_the_dice() -> None:
    table: dict[str, Any] = {
        "shop": [[], ["claymore"]],
        "points": [0, 1000],
        "orders": [[], ["claymore auto-if any 1"]],
    }
    _, events = played(at(WAR | {"alaska": "0.3"}, **table), "attack alaska kamchatka 2")
    assert data(events, "attack-ended")["reason"] == "too-few-armies"
    _, events = played(at(WAR | {"alaska": "0.5"}, **table), "attack alaska kamchatka 3")
    assert len(data(events, "fought")["attack"]["natural"]) == 2


def test_f3_the_defender_rolls_as_ordered_troopers_the_most() -> None:
    def dice(*orders: str) -> int:
        state = at(WAR, orders=[[], list(orders)])
        return len(data(played(state, "attack alaska kamchatka 1")[1], "fought")["defence"]["natural"])

    assert dice() == 2
    assert dice("defence min") == 1
    assert dice("defence max-from 3") == 2
    assert dice("defence max-from 4") == 1
    assert dice("defence min", "defence-at kamchatka max") == 2
    assert dice("defence min", "defence-at kamchatka max", "defence-at kamchatka default") == 1
    state = at({"western_united_states": "0.9", "iceland": "1.1"})
    _, events = played(state, "attack western_united_states bow 1")
    assert len(data(events, "fought")["defence"]["natural"]) == 2


def test_f4_the_boss_die_is_the_first_of_its_side() -> None:
    state = at(WAR | {"alaska": "0.5@vamp"})
    _, events = played(state, "attack alaska kamchatka 3", dice=(7, 1, 1, 6, 6))

    assert data(events, "rolled") == {"attack": [7, 1, 1], "defence": [6, 6], "bosses": ["vamp", None]}


def test_f5_raiden_may_roll_one_die_again() -> None:
    state = after(at(WAR | {"alaska": "0.5@raiden"}), "attack alaska kamchatka 3", dice=(1, 5, 2, 3, 3))
    assert phase(state) == "reroll"
    assert texts(state) == ["reroll 1", "reroll 2", "reroll 3", "keep"]
    _, events = played(state, "reroll 1", dice=(8,))
    assert lost(events) == [0, 2]
    assert lost(played(state, "keep")[1]) == [1, 1]


def test_f6_first_the_attackers_card_then_the_defenders() -> None:
    shop, points = [["rpg7"], ["compress", "smoke_grenade"]], [1000, 2000]
    orders = [[], ["compress auto-if any 1", "smoke_grenade never"]]
    state = at(WAR, shop=shop, points=points, orders=orders)
    state = after(state, "attack alaska kamchatka 3", dice=(4, 3, 2, 5, 2))
    assert (phase(state), texts(state)) == ("cards", ["card rpg7", "keep"])
    assert GAME.show(state)["dice"]["attack"] == {"natural": [4, 3, 2], "final": [4, 3, 2]}
    done, events = played(state, "card rpg7")
    assert [each.data["card"] for each in events if each.code == "played-card"] == ["rpg7", "compress"]
    assert lost(events) == [0, 1]
    assert done.battle is None


def test_f6_the_boss_die_is_meant_where_it_ties() -> None:
    land = WAR | {"alaska": "0.5@vamp"}
    orders = [[], ["smoke_grenade auto-if any 1"]]
    state = at(land, shop=[[], ["smoke_grenade"]], points=[0, 1000], orders=orders)
    _, events = played(state, "attack alaska kamchatka 3", dice=(6, 6, 1, 6, 6, 8))

    assert data(events, "rerolled")["dice"] == [8, 6, 1]


def test_f7_airfield_boss_and_ship_add_up_and_nothing_falls_below_1() -> None:
    ship = {"oh_bow": "0.9@bb_unit", "oh_deck": "0.1", "oh_stern": "0.1", "western_united_states": "1.3@roy_campbell"}
    state = at(ship | {"iceland": "1.2"}, airfields={"oh_bow": 0})
    fought = data(played(state, "attack bow western_united_states 3", dice=(1, 4, 1, 1, 1))[1], "fought")

    assert fought["attack"]["final"] == [7, 3, 3]
    assert fought["attack"]["added"] == [["bb_unit", "all", 1], ["airfield", "highest", 1], ["outer_haven", "all", 1]]
    assert fought["defence"]["final"] == [2, 1]


def test_f8_highest_against_highest_and_ties_to_the_defender() -> None:
    assert lost(played(at(WAR), "attack alaska kamchatka 3", dice=(6, 6, 6, 6, 5))[1]) == [1, 1]
    assert lost(played(at(WAR), "attack alaska kamchatka 1", dice=(6, 5, 5))[1]) == [0, 1]


def test_f9_a_card_prevents_a_loss_before_vamp_does() -> None:
    land = WAR | {"kamchatka": "1.3@vamp"}
    orders = [[], ["compress auto-if any 1"]]
    state = at(land, shop=[[], ["compress"]], points=[0, 1000], orders=orders)
    state, events = played(state, "attack alaska kamchatka 3", dice=(6, 6, 6, 1, 1))
    assert (data(events, "fought")["spared"], lost(events)) == ([0, 2], [0, 0])
    assert lost(played(state, "attack alaska kamchatka 3", dice=(6, 6, 6, 1, 1))[1]) == [0, 2]


def test_f9_one_card_alone_leaves_vamp_his_turn() -> None:
    state = at(WAR | {"alaska": "0.9", "kamchatka": "1.3@vamp"})
    state = after(state, "attack alaska kamchatka 1", dice=(1, 6, 6))
    assert state.course.spared == ()


def test_f10_after_a_roll_the_attacker_goes_on_or_stops() -> None:
    state = after(at(WAR), "attack alaska kamchatka 1", dice=(1, 6, 6))

    assert phase(state) == "attack"
    assert "attack alaska kamchatka 3" in texts(state)
    assert phase(after(state, "done")) == "maneuver"


def test_f11_the_armies_that_attacked_move_in_and_one_stays() -> None:
    state = at(WAR | {"kamchatka": "1.1"})
    waiting = after(state, "attack alaska kamchatka 2", dice=(6, 6, 1))
    assert texts(waiting) == ["move 2", "move 3", "move 4"]
    assert (owner(waiting, "kamchatka"), armies(waiting, "kamchatka")) == (0, [0])
    assert armies(after(waiting, "move 4"), "alaska", "kamchatka") == [1, 4]
    forced = at(WAR | {"alaska": "0.4", "kamchatka": "1.1"})
    assert armies(after(forced, "attack alaska kamchatka 3", dice=(6, 6, 6, 1)), "alaska", "kamchatka") == [1, 3]


def test_f12_boss_airfield_armies_then_elimination() -> None:
    land = {"alaska": "0.5@eva", "kamchatka": "1.1@vamp"}
    state = at(land, airfields={"kamchatka": 1}, points=[0, 4000])
    waiting, events = played(state, "attack alaska kamchatka 3", dice=(6, 6, 6, 1))
    assert [code for code in codes(events) if code != "dice"] == ["attacked", "rolled", "fought"], "Vamp spares one"
    waiting, events = played(waiting, "attack alaska kamchatka 3", dice=(6, 6, 6, 1))
    assert codes(events)[-4:] == ["boss-left", "airfield-destroyed", "conquered", "dice"]
    assert waiting.seats[1].alive
    _, events = played(waiting, "move 4 eva")
    assert codes(events) == ["moved-in", "eliminated", "cards-taken"]
