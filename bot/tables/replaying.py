"""A table move by move, as everybody may know it."""

from typing import Any

from msgspec import Struct

from bot.tables import line, secrecy
from bot.tables.course import course
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.history import logged
from engine.contract import Event


class Step(Struct, frozen=True):
    """The board after the start (``ply`` 0) or after a move."""

    version: int
    """The table's version then."""
    ply: int
    state: Any
    """As a spectator may know it."""
    events: tuple[Event, ...]
    """What everybody may know of the move."""
    notation: str | None
    """None for the start, and for a move that is not told."""


def steps(desk: Desk, table_id: int) -> tuple[Step, ...]:
    """Moves that were taken back are no steps, nor are those of which nobody but their maker may learn, not even once
    the table has ended."""
    row = desk.row(table_id)
    if row.started_at is None:
        raise TableError("not-started", table=row.id)
    game = desk.game(row)
    if game.version != row.rules_version:
        raise TableError("other-rules", table=row.id, game=row.game)
    found: list[Step] = []
    for point in course(game, row, line.standing(desk.session.entries.of(row.id))):
        public = logged(point.entry, None, ended=False)
        if point.entry.kind in (secrecy.KIND, line.KIND) or public is None:
            continue
        state = game.seen_by(point.state, None)
        found.append(Step(public.version, public.ply or 0, state, public.events, public.notation))
    return tuple(found)
