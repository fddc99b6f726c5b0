"""What happened since the reader's last turn: tiles laid, members gone home, areas scored."""

from collections import Counter
from collections.abc import Iterable, Sequence

from PIL import Image

from engine.contract import Event
from engine.hunters_and_gatherers.state import Laid, Piece
from render.canvas import put
from render.colours import CREAM, INK, Colour
from render.hunters_and_gatherers import sheets
from render.hunters_and_gatherers.field import paint_piece, piece_size, spot_of
from render.hunters_and_gatherers.layout import Spot, Window
from render.plates import label

_SCORED = "scored-"
_POINTS = 0.36
"""Font size of points on the map, by the tile."""
_LARGEST = 52


def gains(news: Iterable[Event]) -> Counter[int]:
    """Points won, by seat."""
    points: Counter[int] = Counter()
    for event in news:
        if event.code.startswith(_SCORED):
            for seat in event.data["winners"]:
                points[seat] += event.data["points"]
    return points


def laid_cells(news: Iterable[Event]) -> list[Spot]:
    """Where tiles were laid, oldest first."""
    return [(event.data["x"], event.data["y"]) for event in news if event.code == "laid"]


def paint_news(picture: Image.Image, window: Window, tiles: dict[Spot, Laid], news: Sequence[Event]) -> None:
    """Corners around tiles that were laid, crossed out members that went home, points where they were won."""
    brackets = sheets.mark("news", window.tile)
    for x, y in laid_cells(news):
        if window.shows(x, y):
            put(picture, brackets, window.middle(x, y))
    paint_gone(picture, window, tiles, news)
    paint_points(picture, window, news, (CREAM, INK))


def paint_gone(picture: Image.Image, window: Window, tiles: dict[Spot, Laid], news: Iterable[Event]) -> None:
    """Each member that went home, crossed out where it stood."""
    cross = sheets.mark("cross", round(piece_size(window.tile) * 0.7))
    for event in news:
        if event.code == "went-home":
            for gone in event.data["pieces"]:
                if window.shows(gone["x"], gone["y"]):
                    laid = tiles[gone["x"], gone["y"]]
                    paint_piece(picture, window, laid, Piece(gone["seat"], "member", laid.x, laid.y, gone["segment"]))
                    put(picture, cross, spot_of(window, laid, gone["segment"]))


def paint_points(picture: Image.Image, window: Window, events: Sequence[Event], colours: tuple[Colour, Colour]) -> None:
    """The points of each scored area, with the emblems of who won them, on the middle one of its tiles that shows no
    other news."""
    gone = [piece for event in events if event.code == "went-home" for piece in event.data["pieces"]]
    taken = {*laid_cells(events), *((piece["x"], piece["y"]) for piece in gone)}
    for event in events:
        if event.code.startswith(_SCORED) and event.data["winners"] and event.data["points"]:
            cells = [(x, y) for x, y in event.data["cells"] if window.shows(x, y)]
            if cells:
                cell = _middle(cells, taken)
                taken.add(cell)
                size = min(_LARGEST, max(24, round(window.tile * _POINTS)))
                signs = tuple(sheets.mark(f"emblem-{seat}", round(size * 0.95)) for seat in event.data["winners"])
                text = f"+{event.data['points']}"
                label(picture, window.middle(*cell), text, size, colours, signs)


def _middle(cells: Sequence[Spot], taken: set[Spot]) -> Spot:
    """The cell nearest to the middle of them all, a free one if there is one."""
    x, y = (sum(cell[axis] for cell in cells) / len(cells) for axis in (0, 1))
    return min(cells, key=lambda cell: (cell in taken, (cell[0] - x) ** 2 + (cell[1] - y) ** 2, cell))
