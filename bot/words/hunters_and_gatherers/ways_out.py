"""What a player can do after a refusal: places, rotations and pieces that are possible, ready to be typed."""

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.pieces import short
from bot.words.hunters_and_gatherers.sites import Site, rotations, sites
from bot.words.names import either, listed, one_of
from engine.contract import Move
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from engine.hunters_and_gatherers.legal import NO_PIECE
from engine.hunters_and_gatherers.notation import Typed, read_text
from engine.hunters_and_gatherers.places import coordinates
from engine.hunters_and_gatherers.state import State

FEW = 5
"""So many places are named."""
_ABOUT_PIECES = frozenset(("no-such-segment", "wrong-kind", "area-occupied", "no-piece-left"))


def way_out(say: Say, state: State, seat: int, text: str, code: str) -> str:
    """What can be done instead of what was typed."""
    if state.drawn is None:
        return say("hunters_and_gatherers-now-over")
    if seat != state.active:
        return say("hunters_and_gatherers-now-wait")
    typed = read_text(text)
    if typed is not None and code in _ABOUT_PIECES:
        return _pieces(say, state, state.drawn, typed)
    places = sites(state)
    here = next((site for site in places if typed is not None and coordinates(site.cell) == (typed.x, typed.y)), None)
    if here is not None:
        return say("hunters_and_gatherers-now-turn", cell=here.cell, moves=_with_turns(say, here))
    return _places(say, places, typed)


def with_piece(say: Say, tile: str, move: Move) -> str:
    """A move to be typed, with its piece in words: "1,0 90 member:b (hunter in the meadow)"."""
    return say("hunters_and_gatherers-now-piece", move=" ".join(move), piece=short(say, tile, int(move[1]), move[2]))


def _with_turns(say: Say, site: Site) -> str:
    return either(say, [f"{site.cell} {turn} {NO_PIECE}" for turn in site.turns])


def _places(say: Say, places: tuple[Site, ...], typed: Typed | None) -> str:
    """The nearest to where the tile was to go."""
    x, y = (0, 0) if typed is None else (typed.x, typed.y)
    nearest = sorted(places, key=lambda site: _distance(site, x, y))
    named = [
        say("hunters_and_gatherers-now-place", cell=site.cell, rotations=rotations(say, site.turns))
        for site in nearest[:FEW]
    ]
    example = f"{nearest[0].cell} {nearest[0].turns[0]} {NO_PIECE}"
    left = len(places) - len(named)
    key = "hunters_and_gatherers-now-places-more" if left else "hunters_and_gatherers-now-places"
    where = say(key, places=listed(say, named), count=left)
    return say("hunters_and_gatherers-now-write", places=where, example=example)


def _distance(site: Site, x: int, y: int) -> int:
    across, up = coordinates(site.cell)
    return abs(across - x) + abs(up - y)


def _pieces(say: Say, state: State, tile: str, typed: Typed) -> str:
    """Everything that can be put on the tile as it was laid."""
    place = (f"{typed.x},{typed.y}", str(typed.rotation))
    moves = HUNTERS_AND_GATHERERS.moves(state, state.active, place)
    return say("hunters_and_gatherers-now-pieces", moves=one_of(say, [with_piece(say, tile, move) for move in moves]))
