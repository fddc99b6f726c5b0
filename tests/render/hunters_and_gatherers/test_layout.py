"""The picture fits its board: every cell has its place, tiles are as large as they can be, long maps are folded."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.hunters_and_gatherers.layout import (
    AMPLE,
    HIGHEST,
    MARGIN,
    SIZES,
    STRIP,
    WIDTHS,
    Cells,
    arrange,
    extent,
    heading,
)

CELLS = st.tuples(st.integers(-60, 60), st.integers(-60, 60), st.integers(1, 95), st.integers(1, 95)).map(
    lambda box: (box[0], box[1], box[0] + box[2] - 1, box[1] - box[3] + 1)
)


@given(CELLS, st.integers(2, 5))
def test_every_cell_is_in_one_window_and_every_window_in_the_picture(cells: Cells, seats: int) -> None:
    frame = arrange(cells, seats)
    west, north, east, south = cells
    for x, y in ((west, north), (east, south), (west, south), ((west + east) // 2, (north + south) // 2)):
        assert sum(window.shows(x, y) for window in frame.windows) == 1
    assert sum(columns * rows for columns, rows in (extent(window.cells) for window in frame.windows)) == (
        extent(cells)[0] * extent(cells)[1]
    )
    rim, margin = STRIP * frame.scale, MARGIN * frame.scale
    if frame.windows[0].tile > SIZES[-1]:
        for window in frame.windows:
            left, top, right, bottom = window.box
            assert left - rim >= margin - 1
            assert right + rim <= frame.width - margin + 1
            assert top - rim > margin + frame.heading
            assert bottom + rim <= frame.height - margin + 1
        assert frame.height <= HIGHEST


@given(CELLS, st.integers(2, 5))
def test_windows_do_not_cover_each_other(cells: Cells, seats: int) -> None:
    boxes = [window.box for window in arrange(cells, seats).windows]
    for index, one in enumerate(boxes):
        for other in boxes[index + 1 :]:
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize(
    ("columns", "rows", "least"), [(5, 3, 200), (11, 11, 92), (13, 12, 74), (91, 3, 52), (3, 91, 42), (45, 3, 62)]
)
def test_tiles_are_large_enough_to_be_told_apart(columns: int, rows: int, least: int) -> None:
    assert arrange((0, 0, columns - 1, 1 - rows), 5 if columns < 14 else 2).windows[0].tile >= least


def test_a_picture_is_made_wide_only_where_its_tiles_gain_by_it() -> None:
    assert arrange((-2, 2, 2, -2), 2).width == WIDTHS[0]
    assert arrange((-10, 5, 10, -5), 2).width == WIDTHS[1]
    assert arrange((-2, 2, 2, -2), 2).windows[0].tile >= AMPLE


def test_x_runs_east_and_y_north() -> None:
    window = arrange((-3, 2, 3, -2), 2).windows[0]
    left, top = window.at(-3, 2)
    assert window.at(-2, 2) == (left + window.tile, top)
    assert window.at(-3, 1) == (left, top + window.tile)
    assert window.middle(-3, 2) == (left + window.tile // 2, top + window.tile // 2)


def test_the_heading_has_a_line_for_each_player() -> None:
    heights = [heading(seats) for seats in range(2, 6)]
    assert heights == sorted(heights)
    assert heights[-1] > heights[0]
