"""The choices of menus: complete without the picture, and few enough."""

from collections import Counter

import pytest

from bot.words.contract import Say
from bot.words.halali.menus import group, pick
from bot.words.limits import LABEL, PLACEHOLDER, length
from engine.contract import Move
from engine.halali.game import HALALI
from engine.halali.state import State
from tests.bot.words.halali.tables import at, full_board, random_table

MENU_LIMIT = 25
MENUS_BESIDE_BUTTONS = 4


def first_picks(state: State, seat: int) -> list[str]:
    return list(dict.fromkeys(move[0] for move in HALALI.moves(state, seat)))


@pytest.mark.parametrize(
    ("position", "picked", "choice", "words"),
    [
        ("???????/7/7/7/7/7/7 bl - - -,- 0 -/-", (), "d7", "d7: turn up"),
        ("7/7/7/3D3/7/3F3/2B3? bl - - -,- 0 -/-", (), "c1", "c1: bear, 3 moves"),
        ("7/7/7/3D3/7/3F3/2B3? bl - - -,- 0 -/-", (), "d2", "d2: fox, 9 moves, can take on d4 (+2)"),
        ("7/7/7/7/7/7/L1T3? br - - -,- 0 -/-", (), "a1", "a1: lumberjack, 2 moves"),
        ("7/7/7/7/7/7/LTHw3? br - - -,- 0 -/-", (), "a1", "a1: lumberjack, 2 moves, can take on b1 (+2)"),
        ("7/7/7/7/7/7/TLHw3? br - - -,- 0 -/-", (), "c1", "c1: hunter, gun pointing west, 9 moves"),
        ("7/7/7/Hs6/7/7/6T br 5-5 - -,- 0 -/-", (), "a4", "a4: hunter, gun pointing south, 13 moves, can leave"),
        (
            "3D3/7/7/7/7/7/3Hn3 br 5-5 - -,- 0 -/-",
            (),
            "d1",
            "d1: hunter, gun pointing north, 13 moves, can take on d7 (+2) or leave",
        ),
        ("7/7/7/3D3/7/3F3/2B3? bl - - -,- 0 -/-", ("d2",), "d4", "d4: the fox takes the duck (+2)"),
        ("7/7/7/3D3/7/3F3/2B3? bl - - -,- 0 -/-", ("d2",), "d3", "d3: the fox moves there"),
        ("3T3/7/7/F6/7/3F3/7 bl 5-5 - -,- 0 -/-", ("d2",), "off", "off: the fox leaves the forest by d1 (+5)"),
        (
            "7/7/7/3F3/7/7/T6 bl 5-5 - -,- 0 -/-",
            ("d4",),
            "off",
            "off: the fox leaves the forest by d7, g4, d1 or a4 (+5)",
        ),
        ("7/7/7/7/7/TT5/BT4Hw bl 2-1 - -,- 0 -/-", (), "pass", "Pass"),
        ("7/7/7/7/7/TT5/BT4Hw bl 2-1 - -,- 0 -/-", (), "next", "Go on to game 2"),
    ],
)
def test_what_a_choice_says(say: Say, position: str, picked: Move, choice: str, words: str) -> None:
    state = at(position)
    assert pick(say, state, state.seat_of(state.position.side), picked, choice) == words


@pytest.mark.parametrize("seed", range(3))
def test_every_choice_of_a_table_is_short_and_its_menu_small(say: Say, seed: int) -> None:
    for state, _ in random_table(seed):
        for seat in HALALI.turn(state).seats:
            seen = HALALI.seen_by(state, seat)
            picks = first_picks(seen, seat)
            assert len({pick(say, seen, seat, (), choice) for choice in picks}) == len(picks)
            assert all(length(pick(say, seen, seat, (), choice)) <= LABEL for choice in picks)
            menus = Counter(group(say, seen, (), choice) for choice in picks)
            assert len(menus) <= MENUS_BESIDE_BUTTONS
            assert max(menus.values()) <= MENU_LIMIT
            assert all(length(heading) <= PLACEHOLDER for heading in menus)


def test_the_first_turn_has_48_choices_in_two_menus(say: Say) -> None:
    state, _ = next(random_table(1))
    menus = Counter(group(say, state, (), choice) for choice in first_picks(state, 0))
    assert menus == {"Turn up, south half (a1 to d4)": 24, "Turn up, north half (e4 to g7)": 24}


def test_face_up_tiles_are_grouped_by_what_they_are(say: Say) -> None:
    state = at("B5L/F5Hn/P5D/7/7/7/? bl - - -,- 0 -/-".replace("/?", "/?6"))
    groups = {square: group(say, state, (), square) for square in ("a7", "a6", "a5", "g7", "g6", "g5", "a1")}
    assert groups == {
        "a7": "Bears and foxes",
        "a6": "Bears and foxes",
        "a5": "Ducks and pheasants",
        "g7": "Hunters and lumberjacks",
        "g6": "Hunters and lumberjacks",
        "g5": "Ducks and pheasants",
        "a1": "Turn up, south half (a1 to d4)",
    }
    assert group(say, state, ("a6",), "a5") == "Where to"
    assert group(say, state, (), "pass") == group(say, state, (), "next") == "Other"


def test_the_longest_labels_fit(say: Say) -> None:
    for seed in range(40):
        state = full_board(seed, taken=10)
        seat = state.seat_of(state.position.side)
        for move in HALALI.moves(state, seat):
            assert length(pick(say, state, seat, (), move[0])) <= LABEL
            if len(move) > 1:
                assert length(pick(say, state, seat, move[:1], move[1])) <= LABEL
