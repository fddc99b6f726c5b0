"""The board as it stands: tiles, the middle, the gates, the lock."""

from PIL import Image

from engine.halali.geometry import EXITS, MIDDLE
from engine.halali.state import Position
from render.canvas import put
from render.halali import layout
from render.halali.sprites import drawing, tile


def paint_board(picture: Image.Image, position: Position) -> None:
    for square, text in enumerate(position.board):
        if text:
            picture.paste(tile(text, square), layout.corner(square))
    if not position.board[MIDDLE]:
        picture.paste(drawing("clearing"), layout.corner(MIDDLE))
    gates = "closed" if position.left is None else "open"
    for side in EXITS:
        put(picture, drawing(f"gate-{gates}-{side}"), layout.gate(side))


def paint_lock(picture: Image.Image, position: Position) -> None:
    """N1: last, so that no other mark covers it."""
    if position.lock is not None:
        put(picture, drawing("lock"), layout.in_corner(position.lock, -1, 1))
