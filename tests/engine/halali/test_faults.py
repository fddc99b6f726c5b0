"""The invariants: each broken one is found."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.halali.game import HALALI
from engine.halali.geometry import NUMBER
from engine.halali.state import Bar, Score, State
from tests.engine.halali.table import at

SOUND = at("3T3/1b5/3F1D1/6f/Hn1L4/3hw3/t4P1 bl - f5 d5d2,- 4 P2D/-")
END_PHASE = at("7/7/7/7/7/7/F5Hn bl 5-5 - -,- 0 -/-")


def _with(state: State, **changes: Any) -> State:
    return replace(state, position=replace(state.position, **changes))


def _on(state: State, square: str, tile: str) -> State:
    board = list(state.position.board)
    board[NUMBER[square]] = tile
    return _with(state, board=tuple(board))


@pytest.mark.parametrize(
    ("state", "code"),
    [
        (_with(SOUND, board=SOUND.position.board[:48]), "squares"),
        (_on(SOUND, "a7", "X"), "strange-tile"),
        (_on(SOUND, "a7", "Bn"), "strange-tile"),
        (_with(SOUND, side=2), "strange-side"),
        (_with(SOUND, piles=((0,) * 6, (0,) * 7)), "strange-pile"),
        (_with(SOUND, piles=((0,) * 7, (0, 0, 0, 0, 0, 0, -1))), "strange-pile"),
        (_with(SOUND, lock=49), "strange-square"),
        (_with(SOUND, bars=(Bar(-1, 0), None)), "strange-square"),
        (_with(SOUND, piles=((3, 0, 0, 0, 0, 0, 0), (0,) * 7)), "too-many"),
        (_with(SOUND, left=(5, 5)), "end-phase"),
        (_with(END_PHASE, left=None), "end-phase"),
        (_with(SOUND, stall=-1), "stall"),
        (_with(END_PHASE, stall=1), "stall"),
        (_with(END_PHASE, left=(2, 4)), "turns-left"),
        (_with(END_PHASE, left=(6, 6)), "turns-left"),
        (_with(SOUND, lock=NUMBER["d5"]), "lock"),
        (_with(SOUND, bars=(None, Bar(NUMBER["d5"], NUMBER["d2"]))), "no-return"),
        (_with(SOUND, bars=(Bar(NUMBER["d5"], NUMBER["e6"]), None)), "no-return"),
        (replace(SOUND, game=3), "strange-game"),
        (replace(SOUND, game=2), "strange-game"),
        (replace(SOUND, agreed=replace(SOUND.agreed, stall_limit=-1)), "strange-option"),
        (replace(SOUND, agreed=replace(SOUND.agreed, no_return=False)), "no-return-off"),
        (replace(SOUND, ended="boredom"), "strange-ending"),
        (replace(SOUND, ended="resign"), "strange-resignation"),
        (replace(SOUND, resigned=0), "strange-resignation"),
        (replace(SOUND, ended="resign", resigned=2), "strange-resignation"),
        (_with(END_PHASE, left=(0, 0)), "not-ended"),
        (replace(END_PHASE, ended="turns"), "wrong-ending"),
        (replace(END_PHASE, ended="early"), "wrong-ending"),
        (replace(SOUND, first=Score((0, 0), (0, 0), "turns")), "first-game"),
        (replace(SOUND, agreed=replace(SOUND.agreed, match=True), game=2), "first-game"),
        (
            replace(
                _with(END_PHASE, left=(0, 0)),
                agreed=replace(SOUND.agreed, match=True),
                ended="turns",
                first=Score((1, 0), (0, 0), "turns"),
            ),
            "first-game-score",
        ),
    ],
)
def test_a_broken_invariant_is_found(state: State, code: str) -> None:
    assert code in [fault.code for fault in HALALI.faults(state)]


@pytest.mark.parametrize("state", [SOUND, END_PHASE])
def test_sound_states_have_none(state: State) -> None:
    assert HALALI.faults(state) == []
    assert HALALI.faults(HALALI.seen_by(state, None)) == []
