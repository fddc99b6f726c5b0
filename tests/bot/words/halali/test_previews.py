"""What a move would do, before it is confirmed."""

import pytest

from bot.words.contract import Say
from bot.words.halali.previews import preview, tells_hidden
from engine.contract import RESIGN, Move
from engine.halali.game import HALALI
from tests.bot.words.halali.tables import at, random_table


@pytest.mark.parametrize(
    ("position", "move", "words"),
    [
        ("??5/7/7/7/7/7/7 bl - - -,- 0 -/-", ("a7",), "Turn up a7. Whatever lies there stays, and your turn ends."),
        ("?6/7/7/7/7/7/7 bl - - -,- 0 -/-", ("a7",), "Turn up a7, the last face-down tile: the end-phase begins."),
        ("7/7/7/3D3/7/3F3/2B3? bl - - -,- 0 -/-", ("d2", "d3"), "The fox on d2 moves to d3."),
        ("7/7/7/3D3/7/3F3/2B3? bl - - -,- 0 -/-", ("d2", "d4"), "The fox on d2 takes the duck on d4: +2"),
        (
            "7/7/7/3D3/7/3F3/2B3? bl - - -,- 0 -/-",
            ("d4", "d3"),
            "The duck on d4 moves to d3. On the next turn the other side may take it, but not move it.",
        ),
        ("3T3/7/7/B6/7/7/7 bl 5-5 - -,- 0 -/-", ("a4", "off"), "The bear on a4 leaves the forest by a4: +10"),
        ("7/7/7/7/7/TT5/BT4Hw bl 2-1 - -,- 0 -/-", ("pass",), "Pass: there is nothing you can move."),
        ("7/7/7/7/7/TT5/BT4Hw bl 2-1 - -,- 0 -/-", RESIGN, "Resign: the other player wins."),
    ],
)
def test_previews(say: Say, position: str, move: Move, words: str) -> None:
    assert preview(say, at(position), move) == words


def test_the_points_of_a_preview_are_those_of_the_move(say: Say) -> None:
    before = None
    for state, events in random_table(2):
        for event in events:
            if before is not None and event.code in ("took", "left"):
                end = event.data["to"] if event.code == "took" else "off"
                assert preview(say, before, (event.data["from"], end)).endswith(f": +{event.data['points']}")
        before = HALALI.seen_by(state, None)


def test_only_turning_up_tells_something_hidden() -> None:
    assert tells_hidden(("c4",))
    assert not any(tells_hidden(move) for move in (("d3", "d6"), ("d3", "off"), ("pass",), ("next",), RESIGN))
