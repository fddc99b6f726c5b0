"""How a table stood after each thing that happened, by replaying what chance decided."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from bot.store.rows import EntryRow, TableRow
from bot.tables import line, packing
from engine.chance import replay
from engine.contract import AnyGame


class Point(Struct, frozen=True):
    """An entry of the log that has changed the game, and the whole state afterwards, hidden things too."""

    entry: EntryRow
    state: Any


def course(game: AnyGame, row: TableRow, entries: Sequence[EntryRow]) -> Iterator[Point]:
    """The start, then each move, and each return to an earlier state by a take-back; nothing if the table never began
    or its rules are no longer known."""
    if row.start is None or game.version != row.rules_version:
        return
    state = packing.unpack(row.start, game.state_type)
    past: list[Point] = []
    for entry in entries:
        if entry.kind == line.KIND:
            while past[-1].entry.version > entry.data["to"]:
                past.pop()
            state = past[-1].state
            yield Point(entry, state)
        elif entry.kind == "start" or (entry.seat is not None and entry.move is not None):
            if entry.seat is not None and entry.move is not None:
                state, _ = game.play(state, entry.seat, entry.move, replay(entry.outcomes))
            past.append(Point(entry, state))
            yield past[-1]
