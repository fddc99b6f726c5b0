"""The list of legal moves and the refusals are two views of the same rules: they must agree."""

from itertools import product

import pytest

from engine.contract import Illegal
from engine.halali.actions import BY_PATH, NextGame, Resign
from engine.halali.game import HALALI
from engine.halali.geometry import NUMBER
from engine.halali.legal import legal_moves, open_exits
from engine.halali.refusals import check
from engine.halali.state import State
from tests.engine.halali.table import at, legal
from tests.engine.random_play import steps

CROWDED = [
    "3T3/7/7/F5D/2F4/3B3/6Hn bl 5-5 - a4a1,- 0 -/-",
    "3D3/7/7/Hs5P/7/3L3/L2Hn3 br 5-5 d7 -,a4a6 0 -/-",
    "2B4/1tHw4/3P3/FD1F1He1/2hn1L2/3T3/6? bl - d5 d4d2,f4e4 40 -/-",
    "2B4/1tHw4/3P3/FD1F1He1/2hn1L2/3T3/6? br - d5 d4d2,f4e4 12 -/-",
    "7/7/7/3D3/7/TT5/BT4Hw bl 2-1 d4 -,- 0 -/-",
]


def _allowed(state: State) -> set[tuple[str, ...]]:
    # Everything that the refusals let pass.
    allowed = set()
    for path, action in BY_PATH.items():
        if not isinstance(action, NextGame | Resign):
            try:
                check(state.position, state.agreed, action)
            except Illegal:
                continue
            allowed.add(path)
    return allowed


@pytest.mark.parametrize("position", CROWDED)
def test_in_crowded_positions(position: str) -> None:
    for no_return, stall_limit in product((True, False), (0, 40)):
        state = at(position, no_return=no_return, stall_limit=stall_limit)
        assert _allowed(state) == set(legal_moves(state.position, state.agreed))


@pytest.mark.parametrize("number", range(2))
def test_in_random_games(number: int) -> None:
    for step in list(steps(HALALI, number, {"match": False}))[::4]:
        assert _allowed(step.before) == set(step.moves)


@pytest.mark.parametrize("position", CROWDED)
def test_the_list_is_in_canonical_order(position: str) -> None:
    def group(text: str) -> int:
        return 0 if text.startswith("flip") else 2 if text.endswith("-off") else 3 if text == "pass" else 1

    texts = legal(at(position))

    assert texts == sorted(texts, key=lambda text: (group(text), text))


def test_exits_are_open_in_the_end_phase_only_and_to_the_side_to_move() -> None:
    def exits(position: str) -> tuple[str, ...]:
        return open_exits(at(position).position, NUMBER["d2"])

    assert exits("7/7/7/7/7/3F3/6Hn bl 5-5 - -,- 0 -/-") == ("n", "s")
    assert exits("7/7/7/7/7/3F3/6Hn br 5-5 - -,- 0 -/-") == ()
    assert exits("7/7/7/7/7/3F3/6t bl - - -,- 0 -/-") == ()


def test_nothing_is_listed_for_seats_that_do_not_exist() -> None:
    state = at(CROWDED[0])

    assert [list(HALALI.moves(state, seat)) for seat in (-1, 1, 2)] == [[], [], []]
