"""What a move would do, said before it is confirmed."""

from typing import Any

import pytest

from bot.words.contract import Say
from bot.words.limits import LABEL, MESSAGE, length
from bot.words.risk_mgs import vocabulary
from bot.words.risk_mgs.menus import pick
from bot.words.risk_mgs.previews import preview
from bot.words.risk_mgs.vocabulary import ability, card
from engine.contract import RESIGN
from engine.risk_mgs.facts import BOSSES, DESIGNS, OBJECTIVES
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.legal import awaited
from engine.risk_mgs.reactions import ANSWERS
from engine.risk_mgs.state import State
from engine.risk_mgs.timeouts import SKIP
from tests.bot.words.risk_mgs.tables import choices, views
from tests.engine.risk_mgs.rules.test_setting_up import begun, set_up
from tests.engine.risk_mgs.table import after, at

LAND = {"egypt": "0.7@raiden", "congo": "0.2", "east_africa": "1.3@vamp", "brazil": "1.4"}
SHIP = {"oh_bow": "0.2", "oh_deck": "0.2", "oh_stern": "0.2"}


def told(say: Say, state: State, text: str) -> str:
    """The preview of a legal move, as it is typed."""
    seat = awaited(state)
    return preview(say, GAME.seen_by(state, seat), seat, GAME.parse(state, seat, text))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "attack congo east_africa 1",
            "Attack East Africa (Otselotovaya Khvatka, 3) from Congo (2) with 1 die; up to 2 dice answer.",
        ),
        (
            "series egypt east_africa 4",
            "Attack East Africa (Otselotovaya Khvatka, 3) from Egypt (7), each time with all dice, until conquered, or "
            "4 armies are left in Egypt.",
        ),
        (
            "series egypt east_africa odds",
            "Attack East Africa (Otselotovaya Khvatka, 3) from Egypt (7), each time with all dice, until conquered, or "
            "the dice favour you less than 3 to 2.",
        ),
        ("done", "Done: go on to objectives."),
    ],
)
def test_attacks(say: Say, text: str, words: str) -> None:
    assert told(say, at(LAND), text) == words


@pytest.mark.parametrize(
    ("step", "table", "text", "words"),
    [
        (
            "recruit",
            {"course": {"armies": 7}},
            "deploy 5 congo",
            "5 armies for Congo: 7 there then, 2 left to deploy.",
        ),
        (
            "recruit",
            {"course": {"armies": 7}},
            "deploy 7 congo",
            "7 armies for Congo: 9 there then, and all are deployed.",
        ),
        (
            "recruit",
            {"course": {"armies": 7}, "stars": [(1, 2, 2)]},
            "stars 1+2+2",
            "Turn in 3 cards with 5 stars: 10 armies more, so 17 to deploy, and 10,000 more points.",
        ),
        ("shop", {}, "buy", "Buy a card unseen for 3,000: 6,000 points are left."),
        ("shop", {}, "done", "Done: go on to bosses."),
        ("bosses", {}, "pay raiden", "Pay Raiden 1,000: 8,000 points are left."),
        (
            "bosses",
            {},
            "dismiss raiden",
            "Raiden leaves you and can be hired by others, but not by you in this step.",
        ),
    ],
)
def test_steps_of_a_turn(say: Say, step: str, table: dict[str, Any], text: str, words: str) -> None:
    assert told(say, at(LAND, step=step, points=[9000], **table), text) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "maneuver egypt congo 6 raiden",
            "6 armies and Raiden from Egypt to Congo: 1 stays, 8 there then.",
        ),
        ("maneuver egypt congo 2 alone", "2 armies from Egypt to Congo: 5 stay, 4 there then."),
    ],
)
def test_maneuvers(say: Say, text: str, words: str) -> None:
    state = at(LAND | {"north_africa": "0.1"}, step="maneuver", course={"maneuvers": 1})
    assert told(say, state, text) == words


def test_a_boss_is_hired(say: Say) -> None:
    state = at(LAND | {"egypt": "0.7"}, step="bosses", points=[4000])
    assert told(say, state, "hire bb_unit congo") == (
        "Hire B&B Unit for 3,000 into Congo: 1,000 points are left. +1 to every attack die, -1 to every defence die."
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "card rail_gun east_africa",
            "Play Rail Gun for 3,000 (6,000 points are left): East Africa. Takes 3 armies from a hostile territory "
            "beside yours; the last one stays.",
        ),
        (
            "card sop_link",
            "Play SOP Link for 3,000 (6,000 points are left). +1 to your highest attack die in every roll of this "
            "turn.",
        ),
        (
            "card stealth_camouflage egypt congo 6 raiden",
            "Play Stealth Camouflage for 2,000 (7,000 points are left). 6 armies and Raiden from Egypt to Congo: 1 "
            "stays, 8 there then.",
        ),
        (
            "card nanomachine_jammer vamp",
            "Play Nanomachine Jammer for 2,000 (7,000 points are left): Vamp. A hostile boss loses abilities and d8 "
            "until your next turn.",
        ),
        (
            "card id_laundering otselotovaya_khvatka",
            "Play ID Chip Laundering for 1,000 (8,000 points are left): Otselotovaya Khvatka. Takes up to 3,000 points "
            "from one opponent.",
        ),
        (
            "card helm_override 5",
            "Play Helm Override for 2,000 (7,000 points are left): dock 5 (Siberia). Moves the ship to any dock, "
            "unless another player controls all of it.",
        ),
        (
            "card mercenary_contract eva raiden congo",
            "Play Mercenary Contract for 1,000 (8,000 points are left): EVA in place of Raiden, in Congo. Hires a boss "
            "at once without the fee, also in place of your boss.",
        ),
    ],
)
def test_cards(say: Say, text: str, words: str) -> None:
    hand = (
        *("rail_gun", "sop_link", "stealth_camouflage", "nanomachine_jammer", "id_laundering", "helm_override"),
        "mercenary_contract",
    )
    assert told(say, at(LAND, step="opening", points=[9000, 4000], shop=[hand]), text) == words


def test_dice_that_lie(say: Say) -> None:
    state = after(at(LAND), "attack egypt east_africa 3", dice=[8, 4, 2, 5, 3])
    assert told(say, state, "reroll 1") == "Roll die 1 (8, the eight-sided one of Raiden) again; the new result stands."
    assert told(say, state, "keep") == (
        "The dice count 8-4-2 against 5-3: you lose 0, the defender 2, unless a card or a boss changes it."
    )
    cards = at(LAND | {"congo": "0.9"}, shop=[["pentazemin"]], points=[1000])
    rolled = after(cards, "attack congo east_africa 3", dice=[6, 4, 2, 5, 3])
    assert told(say, rolled, "card pentazemin 2+3").startswith(
        "Play Pentazemin for 1,000 (0 points are left): die 2 (4), die 3 (2). Rolls again "
    )


def test_dice_are_told_with_all_that_is_added(say: Say) -> None:
    state = at(LAND | {"congo": "0.9@liquid_ocelot"}, airfields={"congo": 0}, shop=[["rpg7"]], points=[1000])
    rolled = after(state, "attack congo east_africa 3", dice=[5, 4, 2, 8, 3])
    assert told(say, rolled, "keep").startswith("The dice count 7-4-2 against 8-3: you lose 1, the defender 1, ")


def test_armies_that_move_in(say: Say) -> None:
    state = after(at(LAND | {"congo": "0.9", "east_africa": "1.1"}), "attack congo east_africa 3", dice=[6, 4, 2, 1])
    assert told(say, state, "move 8") == "8 armies from Congo to East Africa: 1 stays, 8 there then."


def test_answers(say: Say) -> None:
    table: dict[str, Any] = {"shop": [(), ["claymore"]], "orders": [(), ["claymore ask"]]}
    state = after(at(LAND, points=[0, 5000], **table), "attack egypt east_africa 3")
    assert told(say, state, "card claymore") == (
        "Play Claymore for 1,000 (4,000 points are left). Attacked, before the dice: takes 2 armies from the attacker; "
        "the last one stays."
    )
    assert told(say, state, "pass") == "You do not answer."
    assert told(say, state, "auto") == "Your orders answer with Claymore."
    weak = after(at(LAND | {"egypt": "0.3"}, points=[0, 5000], **table), "attack egypt east_africa 2")
    assert told(say, weak, "auto") == "Your orders give no answer."


@pytest.mark.parametrize(
    ("mode", "face_down", "words"),
    [
        ("basic_training", {}, "You take the objective “Control 18 Territories”, number 2 of 3."),
        (
            "command_room",
            {"control_18_territories": "two_armies"},
            "You take the objective “Control 18 Territories”, number 2 of 3, and turn up its reward.",
        ),
        (
            "world_conquest",
            {"control_18_territories": "two_armies"},
            "You take the objective “Control 18 Territories” and turn up its reward.",
        ),
    ],
)
def test_objectives(say: Say, mode: str, face_down: dict[str, str], words: str) -> None:
    table: dict[str, Any] = {"mode": mode, "face_down": face_down, "objectives": [["control_asia"]], "rest": 0}
    state = at(LAND, step="objective", **table)
    assert told(say, state, "take control_18_territories") == words


def test_an_airfield_and_the_ship(say: Say) -> None:
    table: dict[str, Any] = {"mode": "command_room", "face_down": {"control_18_territories": "major_airfield"}}
    land = LAND | {"japan": "2.1"}
    state = after(at(land, step="objective", rest=0, **table), "take control_18_territories")
    assert told(say, state, "airfield congo") == (
        "Build an Airfield in Congo: your highest die counts 1 more there, in attack and defence."
    )
    assert told(say, at(LAND | SHIP, step="ship", dock=1), "sail 5") == (
        "The ship goes to dock 5 (Siberia): its bow touches Siberia then, and nothing else on land."
    )


def test_set_up(say: Say) -> None:
    assert told(say, begun(3), "faction raven_sword") == "You lead Raven Sword."
    state = begun(3, "command_room", seat_order=[0, 1, 2])
    assert told(say, state, "headquarters egypt") == ("Your headquarters and 1 army go to Egypt, for the whole game.")
    state = after(state, "headquarters congo", "headquarters peru", "headquarters japan")
    assert told(say, state, "claim egypt") == "You claim Egypt with 1 army; 28 left for later."
    placing = set_up(state, until="place")
    assert told(say, placing, "place congo") == "1 army for Congo: 2 there, 15 left to place."
    assert told(say, placing, "place rest") == (
        "16 armies placed for you, each where fewest of yours stand at a border."
    )
    bosses = set_up(placing, until="first-boss")
    assert told(say, bosses, "boss vamp congo").startswith("Vamp joins you in Congo, free of charge. In each player’s")


def test_at_any_time(say: Say) -> None:
    state = at(LAND)
    assert preview(say, state, 1, RESIGN).startswith("Resign: the others play on; ")
    assert preview(say, state, 0, SKIP).startswith("The time is over: ")
    assert preview(say, state, 2, ("order", "defence", "min")) == (
        "In defence: as few dice as possible. This stands until you change it."
    )


@pytest.mark.parametrize("design", DESIGNS)
def test_every_card_has_choices_and_a_preview(say: Say, design: str) -> None:
    state = holding(design)
    seat = awaited(state)
    moves = list(GAME.moves(state, seat, ("card", design)))
    assert moves
    for move in (moves[0], moves[-1]):
        told = preview(say, state, seat, move)
        assert told.startswith(f"Play {card(say, design)} for {DESIGNS[design].cost:,} (")
        labels = [pick(say, state, seat, move[:picks], choice) for picks, choice in enumerate(move)]
        assert labels[1].startswith(f"{card(say, design)} ({DESIGNS[design].cost:,}): ")
        assert all(0 < length(label) <= LABEL for label in labels)


def holding(design: str) -> State:
    """A table where the awaited player may play the card now."""
    land = {"egypt": "0.9@raiden", "congo": "0.9", "north_africa": "0.2", "east_africa": "1.9@vamp"}
    steps = {"start_of_turn": "opening", "end_of_turn": "closing"}
    table: dict[str, Any] = {"points": [9000, 9000], "hq": ("egypt", "iceland", "peru")}
    timing = DESIGNS[design].timing
    if timing in steps:
        return at(land, step=steps[timing], shop=[[design]], **table)
    if design in ANSWERS:
        waiting = at(land, shop=[["sop_link"], [design]], orders=[(), [f"{design} ask"]], step="opening", **table)
        if DESIGNS[design].trigger == "card_activated":
            return after(waiting, "card sop_link")
        if DESIGNS[design].trigger:
            return after(waiting, "done", "attack congo east_africa 3")
        return after(waiting, "done", "attack congo east_africa 3", "keep", dice=[6, 6, 6, 1, 1])
    return after(at(land, shop=[[design]], **table), "attack congo east_africa 3", dice=[1, 1, 1, 6, 6])


@pytest.mark.parametrize("boss", BOSSES)
def test_every_boss_can_be_hired_and_paid_in_words(say: Say, boss: str) -> None:
    free = at({"egypt": "0.7", "congo": "0.2"}, step="bosses", points=[9000])
    assert told(say, free, f"hire {boss} congo").endswith(f" {ability(say, boss)}")
    employed = at({"egypt": f"0.7@{boss}"}, step="bosses", points=[9000])
    assert told(say, employed, f"pay {boss}").startswith("Pay ")


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_every_objective_can_be_taken_in_words(say: Say, objective: str) -> None:
    named = vocabulary.objective(say, objective)
    told_of = preview(say, at(LAND, step="objective", open_objectives=[objective]), 0, ("take", objective))
    assert told_of == f"You take the objective “{named}”, number 1 of 3."


def test_every_move_of_played_games_has_a_short_preview(say: Say) -> None:
    for seat, state in views():
        for word in choices(state, ()):
            moves = list(GAME.moves(state, seat, (word,)))
            for move in moves[:: max(1, len(moves) // 3)]:
                assert 0 < length(preview(say, state, seat, move)) <= MESSAGE // 4
