"""Nothing lies on anything else, and squares are where their names say."""

import pytest

from engine.halali.geometry import EXITS, NUMBER
from render.halali import layout
from render.halali.layout import CELL, CENTRE, FIELD, FRAME, MARGIN, PANELS, SIZE, TRAYS, Box

PARTS: dict[str, Box] = {
    "blue": PANELS[0],
    "centre": CENTRE,
    "brown": PANELS[1],
    "left pile": TRAYS[0],
    "board": FRAME,
    "right pile": TRAYS[1],
}


def test_parts_lie_within_the_margin_and_apart() -> None:
    for name, (left, top, right, bottom) in PARTS.items():
        assert MARGIN <= left < right <= SIZE - MARGIN, name
        assert MARGIN <= top < bottom <= SIZE - MARGIN, name
    boxes = list(PARTS.values())
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize(
    ("name", "column", "row"), [("a1", 0, 6), ("g1", 6, 6), ("a7", 0, 0), ("d4", 3, 3), ("c6", 2, 1)]
)
def test_files_run_east_and_ranks_north(name: str, column: int, row: int) -> None:
    assert layout.corner(NUMBER[name]) == (FIELD[0] + column * CELL, FIELD[1] + row * CELL)


def test_gates_lie_in_the_frame_beside_their_squares() -> None:
    for side, square in EXITS.items():
        (x, y), (gate_x, gate_y) = layout.middle(square), layout.gate(side)
        assert (gate_x == x) == (side in "ns")
        assert (gate_y == y) == (side in "ew")
        assert FRAME[0] < gate_x < FRAME[2]
        assert FRAME[1] < gate_y < FRAME[3]
        assert not (FIELD[0] < gate_x < FIELD[2] and FIELD[1] < gate_y < FIELD[3])


def test_the_board_is_symmetrical() -> None:
    assert FIELD[0] == SIZE - FIELD[2]
    assert FIELD[2] - FIELD[0] == FIELD[3] - FIELD[1] == 7 * CELL
