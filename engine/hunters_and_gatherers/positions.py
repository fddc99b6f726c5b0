"""Position strings. What is written is canonical; the reader is strict.

Nine fields, single spaces between them; ``-`` for an empty one. Here seat 0 has a hut on the tile that it laid, seat 1
holds the bonus tile B03, and the piles are told in part::

    S01@0,0/0;L44@-1,0/90 0hut@-1,0/b 0/0 1 B03 L12,L07,?75 B01,?10 - -

1. Tiles by x and y: id ``@`` cell ``/`` rotation, ``;`` between them. One tile at least.
2. Pieces by cell, segment, kind and seat: seat, ``member`` or ``hut``, ``@`` cell ``/`` segment.
3. Scores by seat, ``/`` between them.
4. The seat to move; ``-`` once the game has ended.
5. The tile in its hand; ``-`` once the game has ended.
6. The pile of land tiles, next first, ``,`` between them. ``?`` is a tile that is not told, ``?75`` a run of them.
7. The pile of bonus tiles.
8. Tiles that have left the game, in that order.
9. Seats that gave up, in that order, ``,`` between them.

Supplies follow from the pieces. Equal positions have equal strings: the order of laying is not told.
"""

import re
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import TypeVar

from msgspec import Struct

from engine.contract import Unreadable
from engine.hunters_and_gatherers.state import UNKNOWN, Laid, Piece, State

V = TypeVar("V")
NONE = "-"
LONGEST = 5000
"""Characters of a text with a position."""
LONGEST_WORD = 40
"""Characters of it that a refusal repeats."""
_FIELDS = 9
_NUMBER = "(0|-?[1-9][0-9]?)"
_LAID = re.compile(rf"([A-Z][0-9]{{2}})@{_NUMBER},{_NUMBER}/(0|90|180|270)")
_PIECE = re.compile(rf"([0-4])(member|hut)@{_NUMBER},{_NUMBER}/([a-z])")
_TILE = re.compile(r"[A-Z][0-9]{2}")
_RUN = re.compile(r"\?([2-9]|[1-9][0-9])?")
_SCORE = re.compile(r"0|[1-9][0-9]{0,5}")
_SEAT = re.compile(r"[0-4]")


class Position(Struct, frozen=True):
    """What a position string says."""

    tiles: tuple[Laid, ...]
    pieces: tuple[Piece, ...]
    scores: tuple[int, ...]
    active: int | None
    drawn: str | None
    land: tuple[str, ...]
    bonus: tuple[str, ...]
    removed: tuple[str, ...]
    resigned: tuple[int, ...]


def write_position(state: State) -> str:
    """All nine fields; public if the piles are, full otherwise."""
    tiles = sorted(state.tiles, key=lambda laid: (laid.x, laid.y))
    pieces = sorted(state.pieces, key=lambda piece: (piece.x, piece.y, piece.segment, piece.kind, piece.seat))
    return " ".join(
        (
            ";".join(f"{laid.tile}@{laid.x},{laid.y}/{laid.rotation}" for laid in tiles),
            ";".join(f"{each.seat}{each.kind}@{each.x},{each.y}/{each.segment}" for each in pieces) or NONE,
            "/".join(map(str, state.scores)),
            NONE if state.ended else str(state.active),
            state.drawn or NONE,
            write_pile(state.land),
            write_pile(state.bonus),
            write_pile(state.removed),
            ",".join(map(str, state.resigned)) or NONE,
        )
    )


def write_pile(pile: Iterable[str]) -> str:
    """``L12,L07,?75``; ``-`` for an empty pile."""
    words = []
    for tile, run in groupby(pile):
        number = len(list(run))
        words += [tile if number == 1 else f"{tile}{number}"] if tile == UNKNOWN else [tile] * number
    return ",".join(words) or NONE


def read_position(text: str) -> Position:
    """The position, its form checked; what it means is for `faults`. Raises `Unreadable`."""
    fields = text.split(" ")
    if len(text) > LONGEST or len(fields) != _FIELDS:
        raise Unreadable("bad-fields", fields=_FIELDS)
    tiles, pieces, scores, active, drawn, land, bonus, removed, resigned = fields
    return Position(
        tiles=tuple(_laid(word) for word in tiles.split(";")),
        pieces=_list(pieces, ";", _piece),
        scores=tuple(int(_match(_SCORE, word, "bad-scores").group()) for word in scores.split("/")),
        active=None if active == NONE else _seat(active),
        drawn=None if drawn == NONE else _match(_TILE, drawn, "bad-drawn").group(),
        land=read_pile(land),
        bonus=read_pile(bonus),
        removed=read_pile(removed),
        resigned=_list(resigned, ",", _seat),
    )


def read_pile(text: str) -> tuple[str, ...]:
    """The tiles of a pile. Raises `Unreadable`."""
    pile: list[str] = []
    for word in () if text == NONE else text.split(","):
        run = _RUN.fullmatch(word)
        if run is None:
            pile.append(_match(_TILE, word, "bad-pile").group())
        elif pile[-1:] == [UNKNOWN]:
            raise Unreadable("bad-pile", text=word)
        else:
            pile += [UNKNOWN] * int(run.group(1) or 1)
    return tuple(pile)


def _laid(word: str) -> Laid:
    tile, x, y, rotation = _match(_LAID, word, "bad-tiles").groups()
    return Laid(tile, int(x), int(y), int(rotation))


def _piece(word: str) -> Piece:
    seat, kind, x, y, segment = _match(_PIECE, word, "bad-pieces").groups()
    return Piece(int(seat), "hut" if kind == "hut" else "member", int(x), int(y), segment)


def _seat(word: str) -> int:
    return int(_match(_SEAT, word, "bad-seat").group())


def _list(text: str, between: str, read: Callable[[str], V]) -> tuple[V, ...]:
    return () if text == NONE else tuple(read(word) for word in text.split(between))


def _match(pattern: re.Pattern[str], word: str, code: str) -> re.Match[str]:
    found = pattern.fullmatch(word)
    if found is None:
        raise Unreadable(code, text=word[:LONGEST_WORD])
    return found
