"""In words what the painter's lenses show: who owns what, which holes are dead, and a part of the map seen close."""

from collections import Counter
from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.areas import told
from bot.words.hunters_and_gatherers.ground import alone, ways, where
from bot.words.hunters_and_gatherers.lines import legend
from bot.words.hunters_and_gatherers.tiles import features, shape
from bot.words.hunters_and_gatherers.vocabulary import NOBODY, called, colour, counted, role
from bot.words.limits import MESSAGE
from bot.words.names import listed, strung
from bot.words.room import fullest, size
from engine.hunters_and_gatherers.facts import TILES
from engine.hunters_and_gatherers.holes import dead_holes
from engine.hunters_and_gatherers.state import Laid, Piece, State
from render.hunters_and_gatherers.views import HOLES, OWNERS, region


def name(say: Say, which: str) -> str:
    """Of a part of the field the coordinates of its middle."""
    return say(f"hunters_and_gatherers-lens-name-{which}") if which in (OWNERS, HOLES) else which


def lens(say: Say, state: State, names: Sequence[str], which: str) -> str:
    """At most 2,000 characters; empty for what is no lens."""
    if which == OWNERS:
        return _owners(say, state, names)
    if which == HOLES:
        return _holes(say, state)
    cells = region(which)
    if cells is None:
        return ""
    west, north, east, south = cells
    inside = [laid for laid in state.tiles if west <= laid.x <= east and south <= laid.y <= north]
    x, y = (west + east) // 2, (north + south) // 2
    near_first = sorted(inside, key=lambda laid: max(abs(laid.x - x), abs(laid.y - y)))
    return _region(say, state, which, near_first)


def _owners(say: Say, state: State, names: Sequence[str]) -> str:
    head = [say("hunters_and_gatherers-lens-owners"), legend(say, names)]
    room = MESSAGE - size(head)
    areas = told(say, state, called(say, state, NOBODY), room)
    return "\n".join([*head, *(areas or [say("hunters_and_gatherers-areas-none")])])


def _holes(say: Say, state: State) -> str:
    cells = [f"{x},{y}" for x, y in dead_holes(state)]
    if not cells:
        return say("hunters_and_gatherers-lens-holes-none")
    return say("hunters_and_gatherers-lens-holes", count=len(cells), cells=listed(say, cells))


def _region(say: Say, state: State, cell: str, near_first: Sequence[Laid]) -> str:
    """As many tiles as there is room for, those in the middle first; told from the north-west, as one reads."""
    head = say("hunters_and_gatherers-lens-region", cell=cell)

    def nearest(number: int) -> list[str]:
        kept = sorted(near_first[:number], key=lambda laid: (-laid.y, laid.x))
        left = len(near_first) - number
        rest = [say("hunters_and_gatherers-lens-more", count=left)] if left else []
        return [head, *(_tile(say, state, laid) for laid in kept), *rest]

    return "\n".join(fullest(nearest, len(near_first), MESSAGE))


def _tile(say: Say, state: State, laid: Laid) -> str:
    things = [*_things(say, laid), *_pieces(say, state, laid)]
    what = {"cell": f"{laid.x},{laid.y}", "edges": shape(say, laid.tile, laid.rotation)}
    if not things:
        return say("hunters_and_gatherers-lens-bare-tile", **what)
    return say("hunters_and_gatherers-lens-tile", things=strung(say, "list-more", things), **what)


def _things(say: Say, laid: Laid) -> list[str]:
    segments = TILES[laid.tile].segments
    found = Counter(text for segment in segments for text in features(say, segment))
    fish = sum(segment.fish for segment in segments)
    return [*found, *([counted(say, "fish", fish)] if fish else [])]


def _pieces(say: Say, state: State, laid: Laid) -> list[str]:
    return [_piece(say, laid, piece) for piece in state.pieces if (piece.x, piece.y) == (laid.x, laid.y)]


def _piece(say: Say, laid: Laid, piece: Piece) -> str:
    what = {"colour": colour(say, piece.seat), "role": role(say, laid.tile, piece.kind, piece.segment)}
    if alone(laid.tile, piece.segment):
        return say("hunters_and_gatherers-lens-piece", **what)
    there = where(say, ways(laid.tile, piece.segment, laid.rotation))
    return say("hunters_and_gatherers-lens-piece-where", where=there, **what)
