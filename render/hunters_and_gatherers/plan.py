"""The move that is being built: where, which way round, with which piece, and what it would do."""

from PIL import Image

from engine.contract import Move
from engine.hunters_and_gatherers.areas import preview
from engine.hunters_and_gatherers.places import coordinates
from engine.hunters_and_gatherers.state import Kind, Laid, Piece, State
from render.canvas import put
from render.colours import CREAM, INK, SIGNAL
from render.hunters_and_gatherers import sheets
from render.hunters_and_gatherers.field import COORDINATE, paint_piece, paint_tiles, spot_of
from render.hunters_and_gatherers.layout import Spot, Window
from render.hunters_and_gatherers.lettering import letter
from render.hunters_and_gatherers.news import paint_gone, paint_points
from render.inscriptions import fitting_size, write_middle
from render.plates import Labels

NONE = "-"
"""The pick of no piece."""
_LETTER = 0.32
"""Least font size of a place's letter, by the tile."""
SEGMENT = 50
"""Font size of the letters of segments, as they are typed."""


def cell_of(picked: Move) -> Spot:
    return coordinates(picked[0])


def laid_as(state: State, picked: Move, rotation: str) -> Laid:
    """The tile in hand, laid as it was picked."""
    return Laid(state.drawn or "", *cell_of(picked), int(rotation))


def piece_of(seat: int, laid: Laid, pick: str) -> Piece | None:
    """``member:b`` as a piece on the tile."""
    if pick == NONE:
        return None
    kind, segment = pick.split(":")
    name: Kind = "hut" if kind == "hut" else "member"
    return Piece(seat, name, laid.x, laid.y, segment)


def paint_places(picture: Image.Image, window: Window, choices: tuple[str, ...], scale: float) -> None:
    """A hollow with a letter in each place where the tile fits."""
    size = max(round(COORDINATE * scale), round(window.tile * _LETTER))
    hollow, badge = sheets.mark("hollow", window.tile), sheets.mark("badge", min(window.tile, round(1.5 * size)))
    for index, choice in enumerate(choices):
        x, y = coordinates(choice)
        if window.shows(x, y):
            middle = window.middle(x, y)
            put(picture, hollow, middle)
            put(picture, badge, middle)
            text = letter(index)
            font = fitting_size(text, (size, size // 3), round(badge.width * 0.72))
            write_middle(picture, middle, text, font, CREAM)


def paint_pieces_to_pick(picture: Image.Image, window: Window, laid: Laid, seat: int, choices: tuple[str, ...]) -> None:
    """On each segment its letter and what may be put there: a member as it would stand, a hut."""
    size = SEGMENT
    by_segment: dict[str, list[str]] = {}
    for choice in choices:
        piece = piece_of(seat, laid, choice)
        if piece is not None:
            by_segment.setdefault(piece.segment, []).append(piece.kind)
    labels = Labels(picture, (SIGNAL, INK), size)
    for segment, kinds in by_segment.items():
        roles = [sheets.role(laid.tile, segment, kind) for kind in sorted(kinds, reverse=True)]
        signs = tuple(sheets.piece(seat, role, round(size * 1.2)) for role in roles)
        labels.put(spot_of(window, laid, segment), segment, signs)


def paint_preview(picture: Image.Image, window: Window, state: State, tiles: dict[Spot, Laid], move: Move) -> None:
    """The whole move as it would lie, members that would go home crossed out, and the points it would bring."""
    laid = laid_as(state, move, move[1])
    if not window.shows(laid.x, laid.y):
        return
    paint_tiles(picture, window, [laid])
    put(picture, sheets.mark("plan", window.tile), window.middle(laid.x, laid.y))
    piece = piece_of(state.active, laid, move[2])
    if piece is not None:
        paint_piece(picture, window, laid, piece)
    events = preview(state, move)
    paint_gone(picture, window, {**tiles, (laid.x, laid.y): laid}, events)
    paint_points(picture, window, events, (SIGNAL, INK))
