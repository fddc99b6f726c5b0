"""How large the picture is, where the heading and the map are, and how large a tile can be.

Lengths are pixels of a picture 1,200 wide; a wider one has all of them larger by its `Frame.scale`. The outermost
`MARGIN` may be cropped without loss.
"""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from render.colours import Colour

Spot: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom."""
Cells: TypeAlias = tuple[int, int, int, int]
"""Of part of the field: western and northern end, eastern and southern end, all inside."""

WIDTHS = (1200, 1600)
HIGHEST = 1600
MARGIN = 36
ROW, GAP = 56, 7
"""A player's line in the heading, and between two of them."""
HAND = 196
"""The tile in hand, where there are few players."""
STRIP = 46
"""The frame around the map, with the coordinates."""
_LARGE = (200, 184, 168, 154, 140, 128, 118, 108, 100, 92, 86, 80, 74)
SIZES = (*_LARGE, 68, 62, 57, 52, 47, 42, 37, 32, 27, 22, 18, 14)
"""A tile has one of these sizes, so that few of them need to be kept."""
AMPLE = 118
"""For larger tiles no picture is made wider."""
FOLDS = 6
"""In so many strips a long map may be cut, one under or beside the other."""

GROUND: Colour = (38, 62, 54)
EARTH: Colour = (56, 70, 54)
"""Of lines and plates."""
BARE: Colour = (48, 58, 46)
"""The map where no tile lies."""
WOOD: Colour = (104, 72, 46)


class Window(Struct, frozen=True):
    """Part of the field in the picture. ``corner``: of its north-western cell."""

    cells: Cells
    tile: int
    corner: Spot

    @property
    def box(self) -> Box:
        left, top = self.corner
        columns, rows = extent(self.cells)
        return left, top, left + columns * self.tile, top + rows * self.tile

    def shows(self, x: int, y: int) -> bool:
        west, north, east, south = self.cells
        return west <= x <= east and south <= y <= north

    def at(self, x: int, y: int) -> Spot:
        """The upper left corner of a cell."""
        return self.corner[0] + (x - self.cells[0]) * self.tile, self.corner[1] + (self.cells[1] - y) * self.tile

    def middle(self, x: int, y: int) -> Spot:
        left, top = self.at(x, y)
        return left + self.tile // 2, top + self.tile // 2


class Frame(Struct, frozen=True):
    """A whole picture."""

    width: int
    height: int
    heading: int
    """Height of the heading, without the margin above."""
    windows: tuple[Window, ...]

    @property
    def scale(self) -> float:
        return self.width / WIDTHS[0]


def extent(cells: Cells) -> tuple[int, int]:
    """Columns and rows."""
    west, north, east, south = cells
    return east - west + 1, north - south + 1


def heading(seats: int) -> int:
    """Height of the heading for so many players."""
    return max(HAND, seats * ROW + (seats - 1) * GAP)


def arrange(cells: Cells, seats: int) -> Frame:
    """The picture in which a tile is largest, up to `AMPLE`; of equal ones the smaller, and the less folded."""
    frames = [_framed(width, heading(seats), strips, upright) for width in WIDTHS for strips, upright in _folds(cells)]
    return max(frames, key=lambda frame: (min(frame.windows[0].tile, AMPLE), -frame.width, -len(frame.windows)))


def _folds(cells: Cells) -> Iterator[tuple[list[Cells], bool]]:
    """Ways to cut the map: strips, and whether they stand beside each other."""
    west, north, east, south = cells
    columns, rows = extent(cells)
    yield [cells], False
    for count in range(2, FOLDS + 1):
        if columns > 3 * rows:
            step = -(-columns // count)
            yield [(x, north, min(x + step - 1, east), south) for x in range(west, east + 1, step)], False
        if rows > 2 * columns:
            step = -(-rows // count)
            yield [(west, y, east, max(y - step + 1, south)) for y in range(north, south - 1, -step)], True


def _framed(width: int, head: int, strips: list[Cells], upright: bool) -> Frame:
    scale = width / WIDTHS[0]
    margin, rim, head = (round(length * scale) for length in (MARGIN, STRIP, head))
    top = margin + head + margin // 2
    columns, rows = extent(strips[0])
    beside, below = (len(strips), 1) if upright else (1, len(strips))
    room_x = (width - 2 * margin - (beside - 1) * margin // 2) / beside - 2 * rim
    room_y = (HIGHEST - top - margin - (below - 1) * margin // 2) / below - 2 * rim
    tile = next((size for size in SIZES if size * columns <= room_x and size * rows <= room_y), SIZES[-1])
    step_x, step_y = (length * tile + 2 * rim + margin // 2 for length in (columns, rows))
    whole = step_x * beside - margin // 2
    left = (width - whole) // 2 + rim
    windows = [
        Window(cells, tile, (left + (index * step_x if upright else 0), top + rim + (0 if upright else index * step_y)))
        for index, cells in enumerate(strips)
    ]
    return Frame(width, top + step_y * below - margin // 2 + margin, head, tuple(windows))
