"""Which part of the field a picture shows."""

from collections.abc import Iterable, Sequence

from engine.hunters_and_gatherers.holes import dead_holes
from engine.hunters_and_gatherers.places import coordinates
from engine.hunters_and_gatherers.state import State
from render.hunters_and_gatherers.layout import Cells, Spot, extent
from render.hunters_and_gatherers.news import laid_cells
from render.scene import Scene

OWNERS, HOLES = "owners", "holes"
_LEAST = (5, 3)
"""Columns and rows of the smallest map."""
CLOSE = (7, 5)
"""Columns and rows of a part of the map seen close."""


def whole(scene: Scene) -> Cells:
    """All laid tiles, all places where the tile in hand can be laid, and the dead holes if these are wanted."""
    cells = [(laid.x, laid.y) for laid in scene.state.tiles]
    cells += dead_holes(scene.state) if scene.lens == HOLES else ()
    cells += [coordinates(place) for place in scene.choices if not scene.picked]
    cells += [coordinates(place) for place in scene.picked[:1]]
    return _widened(_around(cells))


def region(lens: str) -> Cells | None:
    """The part of the map around a cell, "3,-2", if that is what the lens names."""
    x, comma, y = lens.replace(" ", "").partition(",")
    if not comma or not _number(x) or not _number(y):
        return None
    return _close((int(x), int(y)))


def regions(state: State) -> tuple[str, ...]:
    """Cells in the middle of parts that together show the whole map, from the north-west; none if one shows it all."""
    west, north, east, south = _around((laid.x, laid.y) for laid in state.tiles)
    columns, rows = extent((west, north, east, south))
    if columns <= CLOSE[0] and rows <= CLOSE[1]:
        return ()
    across, down = -(-columns // CLOSE[0]), -(-rows // CLOSE[1])
    middles_x = [west + (2 * part + 1) * columns // (2 * across) for part in range(across)]
    middles_y = [north - (2 * part + 1) * rows // (2 * down) for part in range(down)]
    shown = {(laid.x, laid.y) for laid in state.tiles}
    return tuple(
        f"{x},{y}"
        for y in middles_y
        for x in middles_x
        if any(abs(x - cx) <= CLOSE[0] // 2 and abs(y - cy) <= CLOSE[1] // 2 for cx, cy in shown)
    )


def latest(scene: Scene) -> Cells:
    """Around what was laid last, the other news too where there is room."""
    state: State = scene.state
    cells = laid_cells(scene.news) or [(state.tiles[-1].x, state.tiles[-1].y)]
    shown = [cells[-1]]
    for cell in reversed(cells[:-1]):
        columns, rows = extent(_around([*shown, cell]))
        if columns <= CLOSE[0] and rows <= CLOSE[1]:
            shown.append(cell)
    return _fullest(_around(shown), [(tile.x, tile.y) for tile in state.tiles])


def _fullest(inside: Cells, tiles: Sequence[Spot]) -> Cells:
    """The close window around these cells that shows most land; of equal ones the one with them in its middle."""
    west, north, east, south = inside
    columns, rows = CLOSE
    windows = [
        (left, top, left + columns - 1, top - rows + 1)
        for left in range(east - columns + 1, west + 1)
        for top in range(north, south + rows)
    ]

    def worth(window: Cells) -> tuple[int, int]:
        left, top, right, bottom = window
        shown = sum(left <= x <= right and bottom <= y <= top for x, y in tiles)
        return shown, -abs(left + right - west - east) - abs(top + bottom - north - south)

    return max(windows, key=worth)


def _close(middle: Spot) -> Cells:
    x, y = middle
    west, north = x - CLOSE[0] // 2, y + CLOSE[1] // 2
    return west, north, west + CLOSE[0] - 1, north - CLOSE[1] + 1


def _around(cells: Iterable[Spot]) -> Cells:
    columns, rows = zip(*cells, strict=True)
    return min(columns), max(rows), max(columns), min(rows)


def _widened(cells: Cells) -> Cells:
    west, north, east, south = cells
    columns, rows = extent(cells)
    if max(columns, rows) > max(_LEAST) * 2:
        return cells
    more_x, more_y = (max(0, least - length) for least, length in zip(_LEAST, (columns, rows), strict=True))
    return west - more_x // 2, north + more_y // 2, east + (more_x + 1) // 2, south - (more_y + 1) // 2


def _number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 3
