"""Position strings: NOTATION section 4. What is written is canonical; the reader is strict."""

import re
from collections.abc import Callable
from typing import TypeVar

from engine.contract import Unreadable
from engine.halali.facts import EMPTY_PILE, SIDE_CODES
from engine.halali.geometry import FILES, NUMBER, RANKS, SQUARES
from engine.halali.state import KINDS, Bar, Position

V = TypeVar("V")

_RUN_OR_TILE = re.compile(r"[1-7]|[Hh][nesw]|[BFLPDTbflpdt?]")
_LEFT = re.compile(r"([0-5])-([0-5])")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_PILE = re.compile(r"([BFLHPDT])([2-9]|1[0-9])?")


def write_board(board: tuple[str, ...]) -> str:
    """Field 1: ranks 7 to 1, runs of empty squares as digits."""
    return "/".join(_write_rank(board[rank * len(FILES) : (rank + 1) * len(FILES)]) for rank in reversed(range(RANKS)))


def write_position(position: Position) -> str:
    """All seven fields; public if the tiles are, full otherwise."""
    left = "-" if position.left is None else "{}-{}".format(*position.left)
    lock = "-" if position.lock is None else SQUARES[position.lock]
    bars = ",".join("-" if bar is None else SQUARES[bar.tile] + SQUARES[bar.barred] for bar in position.bars)
    piles = "/".join(write_pile(pile) for pile in position.piles)
    board, side = write_board(position.board), SIDE_CODES[position.side]
    return f"{board} {side} {left} {lock} {bars} {position.stall} {piles}"


def write_pile(pile: tuple[int, ...]) -> str:
    """``F2PT``; ``-`` for an empty pile."""
    letters = (
        letter + (str(number) if number > 1 else "") for letter, number in zip(KINDS, pile, strict=True) if number
    )
    return "".join(letters) or "-"


def read_board(text: str) -> tuple[str, ...]:
    """The 49 tiles of field 1. Raises `Unreadable`."""
    ranks = text.split("/")
    if len(ranks) != RANKS:
        raise Unreadable("bad-board", text=text)
    return tuple(tile for rank in reversed(ranks) for tile in _read_rank(rank))


def read_position(text: str) -> Position:
    """The position, its form checked; what it means is for `engine.halali.faults`. Raises `Unreadable`."""
    fields = text.split(" ")
    if len(fields) != 7:
        raise Unreadable("bad-fields", text=text)
    board, side, left, lock, bars, stall, piles = fields
    if side not in SIDE_CODES:
        raise Unreadable("bad-side", text=side)
    if not _NUMBER.fullmatch(stall):
        raise Unreadable("bad-stall", text=stall)
    return Position(
        board=read_board(board),
        side=SIDE_CODES.index(side),
        left=_read_left(left),
        lock=None if lock == "-" else _read_square(lock, "bad-lock"),
        bars=_read_pair(bars, ",", "bad-no-return", _read_bar),
        stall=int(stall),
        piles=_read_pair(piles, "/", "bad-piles", _read_pile),
    )


def _write_rank(rank: tuple[str, ...]) -> str:
    text = "".join(tile or " " for tile in rank)
    return re.sub(" +", lambda run: str(len(run.group())), text)


def _read_rank(rank: str) -> list[str]:
    tiles: list[str] = []
    at, after_run = 0, False
    while at < len(rank):
        found = _RUN_OR_TILE.match(rank, at)
        is_run = found is not None and found.group().isdigit()
        if found is None or (is_run and after_run):
            raise Unreadable("bad-board", text=rank)
        tiles += [""] * int(found.group()) if is_run else [found.group()]
        at, after_run = found.end(), is_run
    if len(tiles) != len(FILES):
        raise Unreadable("bad-board", text=rank)
    return tiles


def _read_left(text: str) -> tuple[int, int] | None:
    if text == "-":
        return None
    found = _LEFT.fullmatch(text)
    if found is None:
        raise Unreadable("bad-turns-left", text=text)
    return int(found.group(1)), int(found.group(2))


def _read_square(text: str, code: str) -> int:
    if text not in NUMBER:
        raise Unreadable(code, text=text)
    return NUMBER[text]


def _read_bar(text: str) -> Bar | None:
    if text == "-":
        return None
    return Bar(_read_square(text[:2], "bad-no-return"), _read_square(text[2:], "bad-no-return"))


def _read_pile(text: str) -> tuple[int, ...]:
    if text == "-":
        return EMPTY_PILE
    pile = list(EMPTY_PILE)
    at, after = 0, -1
    while at < len(text):
        found = _PILE.match(text, at)
        place = KINDS.index(found.group(1)) if found else -1
        if found is None or place <= after:
            raise Unreadable("bad-piles", text=text)
        pile[place] = int(found.group(2) or 1)
        at, after = found.end(), place
    if not text:
        raise Unreadable("bad-piles", text=text)
    return tuple(pile)


def _read_pair(text: str, between: str, code: str, read: Callable[[str], V]) -> tuple[V, V]:
    halves = text.split(between)
    if len(halves) != 2:
        raise Unreadable(code, text=text)
    return read(halves[0]), read(halves[1])
