"""Section 7: Drebin's shop, with every design of card."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from engine.risk_mgs.deeds import DEEDS
from engine.risk_mgs.effects import CHOICES
from engine.risk_mgs.facts import BOSSES, DESIGNS, SHOP_CARDS
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import State
from tests.engine.risk_mgs.cases import value
from tests.engine.risk_mgs.table import after, armies, at, codes, data, lost, owner, phase, played, refused, texts

LAND = {"alaska": "0.5", "alberta": "0.1", "iceland": "1.2", "northwest_territory": "1.5"}


def holding(design: str, *, step: str = "opening", points: int = 9000, **table: Any) -> State:
    return at(table.pop("territories", LAND), step=step, shop=[[design]], points=[points, 2000, 2000], **table)


def test_b1_a_card_costs_3000_and_three_are_bought_at_most() -> None:
    state = at(LAND, step="shop", points=[10_000])
    deck = state.shop_deck
    state, events = played(state, "buy")
    assert state.seats[0].shop_cards == deck[:1]
    assert state.seats[0].points == 7000
    (told,) = [event for event in events if event.code == "drew-card"]
    assert told.seats == (0,)

    state = after(state, "buy", "buy")
    assert (state.seats[0].points, len(state.seats[0].shop_cards)) == (1000, 3)
    assert phase(state) == "opening"
    assert phase(at(LAND, step="shop", points=[3000])) == "shop"


def test_b2_the_activation_cost_is_paid_and_the_card_leaves_the_game() -> None:
    state = after(holding("javelin", points=2000), "card javelin northwest_territory")

    assert state.seats[0].points == 0
    assert state.seats[0].shop_cards == ()
    assert state.shop_used == ("javelin",)
    assert refused(holding("javelin", points=1999), "card javelin northwest_territory") == "too-few-points"
    assert refused(holding("javelin"), "card rail_gun northwest_territory") == "not-in-hand"


def test_b3_with_an_empty_deck_nothing_is_bought_and_free_cards_lapse() -> None:
    state = replace(at(LAND, step="recruit", course={"armies": 3, "paid_armies": 3}), shop_deck=())
    everything = tuple(DESIGNS[each].design for each in DESIGNS for _ in range(_number(each)))
    state = replace(state, shop_used=everything)
    state = replace(state, seats=(replace(state.seats[0], rewards=("guaranteed_shop_card",)), *state.seats[1:]))
    state, events = played(state, "deploy 3 alaska")

    assert data(events, "no-card-left") == {"seat": 0, "deck": "shop"}
    assert phase(state) == "bosses"


def _number(design: str) -> int:
    return sum(card.removeprefix("shop_").rpartition("_")[0] == design for card in SHOP_CARDS)


def test_b4_no_card_without_effect_and_never_the_last_army() -> None:
    state = holding("rail_gun", territories=LAND | {"northwest_territory": "1.3", "greenland": "2.1"})
    assert "card rail_gun northwest_territory" in texts(state)
    assert not any(text.endswith("kamchatka") for text in texts(state, "card"))
    assert refused(state, "card rail_gun kamchatka") == "not-possible"
    state = after(state, "card rail_gun northwest_territory")
    assert armies(state, "northwest_territory") == [1]
    assert owner(state, "northwest_territory") == 1

    lost_hq = holding("militia_garrison", hq=("iceland", "alaska", "peru"))
    assert refused(lost_hq, "card militia_garrison") == "no-effect"


@pytest.mark.parametrize(("step", "timing"), [("opening", "start_of_turn"), ("closing", "end_of_turn")])
def test_b5_cards_have_their_windows(step: str, timing: str) -> None:
    for design, card in DESIGNS.items():
        state = holding(design, step=step, dock=2, territories=LAND | {"iceland": "1.2@vamp"})
        offered = {text.split()[1] for text in texts(state, "card")}
        assert offered == ({design} if card.timing == timing else set()), design


def test_b5_stealth_moves_a_boss_only_where_none_stands() -> None:
    bosses = LAND | {"alaska": "0.5@vamp", "alberta": "0.1@eva"}
    state = holding("stealth_camouflage", territories=bosses | {"japan": "0.1"})

    assert "card stealth_camouflage alaska alberta 1" in texts(state)
    assert "card stealth_camouflage alaska japan 4 vamp" in texts(state)


def test_b6_the_first_answer_closes_the_window_and_chaff_answers_chaff() -> None:
    shop = [["rail_gun"], ["chaff_grenade"], ["chaff_grenade"]]
    orders = [[], ["chaff_grenade ask"], ["chaff_grenade ask"]]
    state = at(LAND, step="opening", shop=shop, points=[3000, 2000, 2000], orders=orders)
    state = after(state, "card rail_gun northwest_territory")
    assert GAME.turn(state).seats == (1,)
    assert texts(state) == ["card chaff_grenade", "pass", "auto"]

    cancelled = after(state, "card chaff_grenade")
    assert GAME.turn(cancelled).seats == (2,), "a third player may answer the answer"
    assert armies(after(cancelled, "pass"), "northwest_territory") == [5]
    again, events = played(cancelled, "card chaff_grenade")
    assert data(events, "card-cancelled") == {"seat": 1, "card": "chaff_grenade", "by": 2}
    assert armies(again, "northwest_territory") == [2]
    assert GAME.turn(after(state, "pass")).seats == (2,), "then the next opponent"


def test_b7_40_cards_every_word_of_them_is_understood() -> None:
    assert len(SHOP_CARDS) == 40
    told = {effect.kind for card in DESIGNS.values() for effect in card.effects}
    assert told == set(DEEDS) | {"cancel_card"}
    assert set(CHOICES) <= set(DEEDS)
    known = {"mod_dice", "reroll", "prevent_loss", "add_armies", "extra_maneuver", "gain_points"}
    assert {each.kind for boss in BOSSES.values() for each in boss.abilities} == known | {
        "stealth_maneuver",
        "shop_discount",
        "boss_escapes",
    }
    assert Counter(DESIGNS[each].timing for each in DESIGNS)["start_of_turn"] > 10


CARDS = [
    ("rail_gun", "northwest_territory", {"territories.northwest_territory.armies": 2}),
    ("javelin", "northwest_territory", {"territories.northwest_territory.armies": 3}),
    ("gekko_drop", "alberta", {"territories.alberta.armies": 4}),
    ("stealth_camouflage", "alaska alberta 4", {"territories.alaska.armies": 1, "territories.alberta.armies": 5}),
    ("stun_grenade", "northwest_territory", {"effects.0.kind": "stunned"}),
    ("nanomachine_jammer", "vamp", {"effects.0.kind": "suppressed", "effects.0.boss": "vamp"}),
    ("sop_link", "", {"effects.0.kind": "bonus"}),
    ("solid_eye", "", {"effects.0.kind": "unmodified"}),
    ("id_laundering", "otselotovaya_khvatka", {"seats.1.points": 0, "seats.0.points": 10_000}),
    ("helm_override", "5", {"dock": 5}),
    (
        "mantis_doll",
        "northwest_territory alberta",
        {"territories.northwest_territory.armies": 3, "territories.alberta.armies": 3},
    ),
    ("militia_garrison", "", {"territories.alaska.armies": 9}),
    ("drebin_special", "", {"seats.0.shop_cards": 2}),
    ("mercenary_contract", "eva alberta", {"territories.alberta.boss": "eva", "seats.0.points": 8000}),
]


@pytest.mark.parametrize(("design", "choice", "told"), CARDS, ids=[card[0] for card in CARDS])
def test_b7_cards_of_the_start_of_the_turn(design: str, choice: str, told: dict[str, Any]) -> None:
    state = holding(design, territories=LAND | {"iceland": "1.2@vamp"})
    shown = GAME.show(GAME.seen_by(after(state, f"card {design} {choice}".strip()), None))
    assert {path: value(shown, path) for path in told} == told


def test_b7_an_air_strike_takes_as_many_as_the_die_says() -> None:
    state = holding("air_strike", territories=LAND | {"egypt": "1.9"})

    assert armies(after(state, "card air_strike egypt", dice=(4,)), "egypt") == [5]


def test_b7_a_contract_replaces_an_employed_boss() -> None:
    state = holding("mercenary_contract", territories=LAND | {"alaska": "0.5@vamp"})
    state = after(state, "card mercenary_contract eva vamp alaska")

    assert texts(state, "card") == []
    assert GAME.show(state)["territories"]["alaska"]["boss"] == "eva"
    assert "vamp" in GAME.show(state)["boss_pool"]


def test_b7_the_guard_of_the_helm() -> None:
    whole = {"oh_bow": "1.1", "oh_deck": "1.1", "oh_stern": "1.1"}

    assert refused(holding("helm_override", territories=LAND | whole), "card helm_override 5") == "no-effect"
    own = dict.fromkeys(whole, "0.1")
    assert after(holding("helm_override", territories=LAND | own), "card helm_override 5").dock == 5


@pytest.mark.parametrize(
    ("design", "choice", "told"),
    [
        ("rations", "alaska alberta", {"territories.alaska.armies": 6, "territories.alberta.armies": 2}),
        ("rations", "alberta alberta", {"territories.alberta.armies": 3}),
        ("cardboard_box", "alaska alberta 2", {"territories.alberta.armies": 3}),
        ("metal_gear_mk2", "", {"seats.0.territory_cards": 1}),
    ],
)
def test_b7_cards_of_the_end_of_the_turn(design: str, choice: str, told: dict[str, Any]) -> None:
    state = after(holding(design, step="closing"), f"card {design} {choice}".strip())
    shown = GAME.show(GAME.seen_by(state, None))
    assert {path: value(shown, path) for path in told} == told


def test_b7_effects_that_last() -> None:
    war = {"alaska": "0.9", "northwest_territory": "1.5@solid_snake", "iceland": "1.2"}

    stunned = after(holding("stun_grenade", territories=war), "card stun_grenade northwest_territory")
    assert lost(_fight(stunned, 6, 4, 3, 4)) == [0, 1]
    linked = after(holding("sop_link", territories=war), "card sop_link")
    assert lost(_fight(linked, 5, 4, 3, 5, 5)) == [2, 0]
    assert data(_fight(linked, 5, 4, 3, 5, 5), "fought")["attack"]["final"] == [6, 4, 3]
    jammed = after(holding("nanomachine_jammer", territories=war), "card nanomachine_jammer solid_snake")
    told = data(_fight(jammed, 6, 4, 3, 5, 4), "fought")
    assert (told["bosses"], told["defence"]["added"], told["lost"]) == ([None, None], [], [1, 1])


def _fight(state: State, *dice: int) -> Any:
    while phase(state) != "attack":
        state = after(state, "done")
    return played(state, "attack alaska northwest_territory 3", *(["keep"] if _asks(state) else []), dice=dice)[1]


def _asks(state: State) -> bool:
    return bool(state.seats[0].shop_cards) and state.seats[0].points >= 1000


def test_b7_rerolls_of_the_attacker() -> None:
    war = {"alaska": "0.9", "northwest_territory": "1.5", "iceland": "1.2"}
    sniper = holding("sniper_rifle", step="attack", territories=war)
    rolled = after(sniper, "attack alaska northwest_territory 3", dice=(5, 4, 3, 3, 6))
    _, events = played(rolled, "card sniper_rifle", dice=(1,))
    assert data(events, "rerolled")["dice"] == [3, 1]
    assert lost(events) == [0, 2]

    pills = holding("pentazemin", step="attack", territories=war)
    rolled = after(pills, "attack alaska northwest_territory 3", dice=(5, 1, 1, 3, 6))
    _, events = played(rolled, "card pentazemin 2+3", dice=(6, 6))
    assert data(events, "fought")["attack"]["natural"] == [5, 6, 6]
    assert "rerolled" in codes(events)


def test_b7_compress_helps_the_attacker_who_would_lose() -> None:
    war = {"alaska": "0.9", "northwest_territory": "1.5", "iceland": "1.2"}
    state = holding("compress", step="attack", territories=war)
    losing = after(state, "attack alaska northwest_territory 3", dice=(1, 1, 1, 6, 6))
    _, events = played(losing, "card compress")
    assert data(events, "fought")["spared"] == [1, 0]
    assert lost(events) == [1, 0]

    winning = after(state, "attack alaska northwest_territory 3", dice=(6, 6, 6, 1, 1))
    assert texts(winning) == ["keep"]
