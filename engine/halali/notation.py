"""NOTATION section 2: actions as text, canonical for programs, lenient for people."""

import re

from engine import words
from engine.contract import Move
from engine.halali.actions import Action, Go, Leave, NextGame, Pass, Resign, TurnUp
from engine.halali.geometry import NUMBER
from engine.halali.state import Position

LONGEST = 60
"""Characters; longer texts are no actions."""

_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―−⁃﹘﹣－ーｰ–~～〜→", "-") | dict.fromkeys("×✕✖✗⨯", "x"))
WORDS = words.load(__package__)
_READER = words.Reader(WORDS)
_SQUARE = "[a-g] ?[1-7]"
_TURN_UP = re.compile(rf"(?:flip ?)?({_SQUARE})|({_SQUARE}) ?flip")
_GO = re.compile(rf"([bflhpdt]?) ?({_SQUARE}) ?([-x]?) ?({_SQUARE})")
_LEAVE = re.compile(rf"([bflhpdt]?) ?({_SQUARE}) ?-? ?off ?-? ?([nesw]?)")
_PLAIN: dict[str, Action] = {"pass": Pass(), "next": NextGame(), "resign": Resign()}


def read_action(text: str) -> Action | None:
    """What a person typed; None if it is no action. Nothing is compared with a board."""
    if len(text) > LONGEST:
        return None
    plain = _plain(text)
    if plain in _PLAIN:
        return _PLAIN[plain]
    if found := _TURN_UP.fullmatch(plain):
        return TurnUp(_square(found.group(1) or found.group(2)))
    if found := _GO.fullmatch(plain):
        letter, start, sign, end = found.groups()
        return Go(_square(start), _square(end), sign, letter.upper())
    if found := _LEAVE.fullmatch(plain):
        letter, start, exit_ = found.groups()
        return Leave(_square(start), exit_, letter.upper())
    return None


def write_move(position: Position, move: Move) -> str:
    """The canonical text of a legal move."""
    if len(move) == 2:
        start, end = move
        if end in NUMBER:
            return f"{start}x{end}" if position.board[NUMBER[end]] else f"{start}-{end}"
        return f"{start}-{end}"
    return f"flip {move[0]}" if move[0] in NUMBER else move[0]


def _plain(text: str) -> str:
    # Full-width forms become plain ones; dashes of all lengths are one.
    return _READER.canonical(words.plain(text.translate(_DASHES)))


def _square(text: str) -> int:
    return NUMBER[text.replace(" ", "")]
