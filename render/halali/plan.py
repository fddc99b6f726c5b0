"""The move that is being built: what can be picked, what has been picked, and what the whole move would do."""

from PIL import Image

from engine.contract import Move
from engine.halali.geometry import NUMBER
from engine.halali.legal import open_exits
from engine.halali.state import Position
from render.canvas import put
from render.halali import layout
from render.halali.arrows import paint_arrow, paint_arrow_out
from render.halali.layout import EARTH
from render.halali.news import paint_taken
from render.halali.sprites import drawing, tile

OFF = "off"
_FADED = 0.62
"""How much of a tile that would go away has become ground."""


def paint_choices(picture: Image.Image, position: Position, picked: Move, choices: tuple[str, ...]) -> None:
    """A stud on each square that can be picked, a gun sight where something would be taken, studs at the gates."""
    for choice in choices:
        square = NUMBER.get(choice)
        if square is not None and not position.board[square]:
            put(picture, drawing("choice"), layout.middle(square))
        elif square is not None and picked:
            put(picture, drawing("prey-choice"), layout.middle(square))
        elif square is not None:
            put(picture, drawing("choice"), layout.in_corner(square, -1, -1))
    if OFF in choices and picked:
        for side in open_exits(position, NUMBER[picked[0]]):
            x, y = layout.gate(side)
            along = (1, 0) if side in "ns" else (0, 1)
            for end in (-layout.GATE // 2, layout.GATE // 2):
                put(picture, drawing("choice"), (x + end * along[0], y + end * along[1]))


def paint_picked(picture: Image.Image, position: Position, picked: Move) -> None:
    """A frame around the first pick; the second makes the move whole and shows what it would do."""
    squares = [NUMBER[pick] for pick in picked if pick in NUMBER]
    if not squares:
        return
    start = squares[0]
    text = position.board[start]
    if len(squares) > 1:
        _preview_move(picture, position, start, squares[1])
    elif OFF in picked:
        _fade(picture, position, start)
        put(picture, drawing("frame"), layout.middle(start))
        for side in open_exits(position, start)[:1]:
            paint_arrow_out(picture, "plan", start, side)
    elif not text[:1].isupper():
        put(picture, drawing("frame"), layout.middle(start))
        put(picture, drawing("turning"), layout.middle(start))
    else:
        put(picture, drawing("frame"), layout.middle(start))


def _preview_move(picture: Image.Image, position: Position, start: int, end: int) -> None:
    _fade(picture, position, start)
    put(picture, drawing("frame"), layout.middle(start))
    picture.paste(tile(position.board[start], end), layout.corner(end))
    put(picture, drawing("dashed-frame"), layout.middle(end))
    paint_arrow(picture, "plan", start, end)
    if position.board[end]:
        paint_taken(picture, end, position.board[end])


def _fade(picture: Image.Image, position: Position, square: int) -> None:
    solid = tile(position.board[square], square)
    picture.paste(Image.blend(solid, Image.new("RGB", solid.size, EARTH), _FADED), layout.corner(square))
