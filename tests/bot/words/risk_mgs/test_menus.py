"""The choices of menus: complete without the picture, short, unlike each other, and few enough."""

from collections import Counter
from typing import Any

import pytest

from bot.words.contract import Say
from bot.words.limits import LABEL, PLACEHOLDER, length
from bot.words.risk_mgs.menus import group, pick
from engine.contract import Move
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NUMBERS
from tests.bot.words.risk_mgs.tables import choices, views
from tests.engine.risk_mgs.rules.test_setting_up import begun, set_up
from tests.engine.risk_mgs.table import after, at

MENU_LIMIT = 25
MENUS_A_PAGE = 4
LAND = {"egypt": "0.7@raiden", "congo": "0.2", "east_africa": "1.3@vamp", "brazil": "1.4"}
RULER: dict[str, Any] = {"rest": 0, "rest_armies": 3}
SHIP = {"oh_bow": "0.2", "oh_deck": "0.2", "oh_stern": "0.2"}


def told(say: Say, state: State, picked: str, choice: str) -> str:
    return pick(say, state, state.active if state.window is None else state.window.seat, tuple(picked.split()), choice)


@pytest.mark.parametrize(
    ("picked", "choice", "words"),
    [
        ("", "attack", "Attack once"),
        ("", "series", "Attack again and again"),
        ("", "done", "Done: go on to objectives"),
        (
            "attack",
            "egypt",
            "Egypt: 7 armies, city, Raiden; beside Southern Europe 1, North Africa 1, Middle East 1 and 1 more",
        ),
        (
            "series",
            "congo",
            "Congo: 2 armies; beside North Africa 1, South Africa 1, East Africa 3",
        ),
        ("attack egypt", "east_africa", "East Africa: Otselotovaya Khvatka, 3 armies, Vamp"),
        ("attack egypt east_africa", "3", "3 dice"),
        ("attack egypt east_africa", "1", "1 die"),
        ("series egypt east_africa", "odds", "until conquered, or the dice favour you less than 3 to 2"),
        ("series egypt east_africa", "1", "until conquered, or 1 army is left in Egypt"),
        ("series egypt east_africa", "4", "until conquered, or 4 armies are left in Egypt"),
        ("maneuver", "egypt", "Egypt: 7 armies, city, Raiden"),
        ("maneuver egypt", "congo", "Congo: 2 armies; beside East Africa 3, North Africa 1, South Africa 1"),
        ("maneuver egypt congo", "5", "5 armies, 2 stay in Egypt"),
        ("maneuver egypt congo", "6", "6 armies, 1 stays in Egypt"),
        ("maneuver egypt congo 5", "raiden", "Raiden goes along"),
        ("maneuver egypt congo 5", "alone", "Raiden stays in Egypt"),
        ("take", "control_europe", "Control Europe"),
        ("sail", "5", "dock 5 (Siberia)"),
    ],
)
def test_choices_of_a_turn(say: Say, picked: str, choice: str, words: str) -> None:
    assert told(say, at(LAND), picked, choice) == words


@pytest.mark.parametrize(
    ("step", "choice", "words"),
    [
        ("recruit", "deploy", "Deploy armies"),
        ("recruit", "stars", "Turn in Territory cards"),
        ("shop", "buy", "Buy a card (3,000 points)"),
        ("shop", "done", "Done: go on to bosses"),
        ("bosses", "pay", "Pay a boss (1,000 points)"),
        ("bosses", "hire", "Hire a boss (3,000 points)"),
        ("bosses", "done", "Done: go on to cards and attacks"),
        ("opening", "done", "Done: go on to attacks"),
        ("objective", "done", "Done: go on to the maneuver"),
        ("maneuver", "done", "Done: go on to the end of the turn"),
        ("closing", "done", "Done: end the turn"),
        ("ship", "done", "Done: leave the ship, end the turn"),
    ],
)
def test_first_words_say_what_comes(say: Say, step: str, choice: str, words: str) -> None:
    assert told(say, at(LAND, step=step), "", choice) == words


def test_with_the_ship_the_turn_does_not_end_with_cards(say: Say) -> None:
    assert told(say, at(LAND | SHIP, step="closing"), "", "done") == "Done: go on to the ship"


def test_armies_to_deploy(say: Say) -> None:
    state = at(LAND, step="recruit", course={"armies": 7}, stars=[(1, 2, 2)])
    assert told(say, state, "deploy", "congo").startswith("Congo: 2 armies; beside East Africa 3")
    assert told(say, state, "deploy congo", "7") == "all 7 armies"
    assert told(say, state, "deploy congo", "6") == "6 armies, 1 left"
    assert told(say, state, "stars", "1+2+2") == "5 stars (1+2+2): 10 armies"


def test_territories_tell_all_that_stands_there(say: Say) -> None:
    state = at(
        LAND | {"iceland": "0.4", "alaska": "2.1"},
        airfields={"iceland": 0},
        lasting=[
            {"design": "stun_grenade", "seat": 0, "territory": "alaska"},
            {"design": "octocamo", "seat": 2, "territory": "alaska"},
        ],
    )
    assert told(say, state, "maneuver", "iceland") == (
        "Iceland: 4 armies, headquarters of Otselotovaya Khvatka, Airfield"
    )
    assert told(say, state, "attack iceland", "alaska") == (
        "Alaska: Raven Sword, 1 army, your headquarters, stunned, cannot be attacked"
    )
    assert told(say, state, "attack iceland", "oh_bow") == "Outer Haven Bow: Haven Troopers, 3 armies"
    assert told(say, at({"peru": "2.1", "argentina": "n.2"}), "attack x", "peru") == (
        "Peru: Raven Sword, 1 army, own headquarters"
    )
    assert told(say, at({"argentina": "n.2"}), "attack x", "argentina") == "Argentina: neutral, 2 armies"


@pytest.mark.parametrize(
    ("picked", "choice", "words"),
    [
        (
            "card",
            "rail_gun",
            "Rail Gun (3,000): Takes 3 armies from a hostile territory beside yours; the last one stays.",
        ),
        ("card rail_gun", "brazil", "Brazil: Otselotovaya Khvatka, 4 armies, city"),
        ("card mantis_doll", "brazil", "Brazil: Otselotovaya Khvatka, 4 armies, city"),
        ("card mantis_doll brazil", "congo", "Congo: 2 armies; beside East Africa 3, North Africa 1, South Africa 1"),
        ("card rations", "congo", "Congo: 2 armies; beside East Africa 3, North Africa 1, South Africa 1"),
        ("card rations congo", "congo", "Congo: 2 armies; beside East Africa 3, North Africa 1, South Africa 1"),
        ("card stealth_camouflage egypt congo", "6", "6 armies, 1 stays in Egypt"),
        ("card stealth_camouflage egypt congo 6", "alone", "Raiden stays in Egypt"),
        ("card cardboard_box egypt congo 6", "raiden", "Raiden goes along"),
        (
            "card nanomachine_jammer",
            "vamp",
            "Vamp: In each player’s turn, the first 1 army lost in battle from his territory stays.",
        ),
        ("card id_laundering", "otselotovaya_khvatka", "Otselotovaya Khvatka: 4,000 points"),
        ("card helm_override", "2", "dock 2 (Argentina)"),
        (
            "card mercenary_contract",
            "eva",
            "EVA: +1 to her own die in attack; shop cards cost 1,000 less; if her territory falls, she escapes.",
        ),
        ("card mercenary_contract eva", "raiden", "in place of Raiden in Egypt"),
        (
            "card mercenary_contract eva raiden",
            "congo",
            "Congo: 2 armies; beside East Africa 3, North Africa 1, South Africa 1",
        ),
        (
            "card mercenary_contract eva",
            "congo",
            "Congo: 2 armies; beside East Africa 3, North Africa 1, South Africa 1",
        ),
    ],
)
def test_choices_of_cards(say: Say, picked: str, choice: str, words: str) -> None:
    assert told(say, at(LAND, points=[9000, 4000]), picked, choice) == words


def test_bosses_to_pay_dismiss_and_hire(say: Say) -> None:
    state = at(LAND, step="bosses", points=[9000])
    assert told(say, state, "pay", "raiden") == (
        "Raiden: After each attack roll from his territory, 1 attack die may be rolled again."
    )
    assert told(say, state, "dismiss", "raiden") == "Raiden leaves you"
    assert told(say, state, "hire", "bb_unit") == "B&B Unit: +1 to every attack die, -1 to every defence die."
    assert told(say, state, "hire eva", "congo").startswith("Congo: 2 armies; beside ")


def test_dice_that_lie(say: Say) -> None:
    state = after(at(LAND), "attack egypt east_africa 3", dice=[8, 4, 2, 5, 3])
    assert told(say, state, "", "keep") == "Keep the dice"
    assert told(say, state, "reroll", "1") == "die 1 (8, the eight-sided one of Raiden)"
    assert told(say, state, "reroll", "3") == "die 3 (2)"
    cards = at(LAND | {"congo": "0.9"}, shop=[["pentazemin"]], points=[1000])
    rolled = after(cards, "attack congo east_africa 3", dice=[6, 4, 2, 5, 3])
    assert told(say, rolled, "", "keep") == "Let the roll count"
    assert told(say, rolled, "card pentazemin", "2+3") == "die 2 (4), die 3 (2)"


def test_armies_that_move_in(say: Say) -> None:
    state = after(at(LAND | {"congo": "0.9", "east_africa": "1.1"}), "attack congo east_africa 3", dice=[6, 4, 2, 1])
    assert told(say, state, "", "move") == "Move in"
    assert told(say, state, "move", "3") == "3 armies, 6 stay in Congo"


@pytest.mark.parametrize(
    ("points", "words"),
    [(5000, "As ordered: Claymore"), (0, "As ordered: no answer")],
)
def test_what_the_orders_would_answer(say: Say, points: int, words: str) -> None:
    table: dict[str, Any] = {"shop": [(), ["claymore"]], "orders": [(), ["claymore ask"]]}
    state = after(at(LAND, points=[0, 5000], **table), "attack egypt east_africa 3")
    poor = at(LAND, points=[0, points], **table)
    shown = state if points else poor
    assert told(say, shown, "", "pass") == "Do not answer"
    assert told(say, shown, "", "auto") == words


def test_set_up(say: Say) -> None:
    basic = begun(3)
    assert told(say, basic, "", "faction") == "Choose a faction"
    assert told(say, basic, "faction", "raven_sword") == (
        "Raven Sword: turn 3, headquarters in Peru, 1 card and 3,000 points"
    )
    assert told(say, basic, "faction", "praying_mantis").startswith("Praying Mantis: turn 1, headquarters in ")
    state = begun(3, "command_room", seat_order=[0, 1, 2], cities=["egypt"])
    assert told(say, state, "headquarters", "egypt") == "Egypt: city, in Africa"
    state = after(state, "headquarters congo", "headquarters peru", "headquarters japan")
    assert told(say, state, "claim", "east_africa") == "East Africa: in Africa, beside 1 of yours"
    placing = set_up(state, until="place")
    assert told(say, placing, "place", "rest") == "Place the rest for me"
    assert told(say, placing, "place", "congo").startswith("Congo: 1 army, city, your headquarters; beside ")


def test_many_territories_are_told_apart_by_parts_of_the_world(say: Say) -> None:
    few, many = at(LAND, step="recruit"), at(LAND, step="recruit", **RULER)
    assert group(say, few, 0, ("deploy",), "egypt") == "Where the armies go"
    assert group(say, many, 0, ("deploy",), "egypt") == "Europe and Africa"
    assert group(say, many, 0, ("deploy",), "japan") == "Asia, Australia and Outer Haven"
    assert group(say, few, 0, ("card", "air_strike"), "peru") == "North and South America"
    assert group(say, begun(3, "command_room"), 0, ("claim",), "peru") == "North and South America"
    assert group(say, few, 0, ("attack", "egypt"), "middle_east") == "Which territory"
    assert group(say, few, 0, (), "deploy") == "What to do"


def every_step(state: State) -> list[Move]:
    """Beginnings of moves, with one of the choices after each."""
    found: list[Move] = []
    picked: Move = ()
    while picked == () or choices(state, picked):
        found.append(picked)
        options = choices(state, picked)
        picked = (*picked, options[len(options) // 2])
    return found


def test_every_choice_of_played_games_is_short_and_unlike_the_others(say: Say) -> None:
    words = set()
    for seat, state in views():
        for picked in every_step(state):
            options = choices(state, picked)
            labels = [pick(say, state, seat, picked, each) for each in options]
            assert all(0 < length(label) <= LABEL for label in labels)
            assert len(set(labels)) == len(labels), (picked, labels)
            words |= {*options} if not picked else set()
    assert {"attack", "series", "deploy", "stars", "buy", "pay", "hire", "card", "maneuver", "reroll", "keep"} <= words
    assert {"move", "take", "airfield", "sail", "done", "pass", "auto", "claim", "place", "boss", "faction"} <= words


def test_menus_have_room_for_all_territories(say: Say) -> None:
    for seat, state in views(3):
        for picked in every_step(state):
            options = choices(state, picked)
            headings = Counter(group(say, state, seat, picked, each) for each in options)
            assert all(0 < length(heading) <= PLACEHOLDER for heading in headings)
            if any(option in NUMBERS for option in options):
                assert max(headings.values()) <= MENU_LIMIT, (picked, headings)
                assert len(headings) <= MENUS_A_PAGE
