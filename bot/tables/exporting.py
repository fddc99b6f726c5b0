"""Exports of tables: of a running one what everybody may know, of one that has ended everything, the seed included."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.store.rows import EntryRow
from bot.tables import line, packing
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.export import Exported, ExportedPly, ExportedSeat, ExportedStart
from bot.tables.history import logged
from bot.tables.table import Table
from engine.contract import Json, Ply


def export(desk: Desk, table_id: int) -> dict[str, Json]:
    """Plain data, ready for JSON."""
    row = desk.row(table_id)
    table, entries = desk.table(row), desk.session.entries.of(row.id)
    standing = line.standing(entries)
    kept = {entry.revision for entry in standing}
    ended = table.seed is not None
    shown = table.state if ended else table.seen_by(None)
    exported = Exported(
        form="turnpost-table",
        form_version=1,
        table=table.id,
        game=table.game,
        rules_version=table.rules_version,
        options=table.options,
        status=table.status,
        opened_at=table.opened_at,
        started_at=table.started_at,
        ended_at=table.ended_at,
        seats=_seats(desk, table),
        commitment=table.commitment,
        seed=table.seed,
        start=_start(entries) if ended else None,
        plies=tuple(_plies(standing, ended)),
        undone=tuple(_plies([entry for entry in entries if entry.revision not in kept], ended)),
        view=None if shown is None else table.rules.show(shown),
        result=table.result,
    )
    plain: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(exported))
    return plain


def record(desk: Desk, table_id: int) -> str:
    """The record of a table that has ended, as the game writes it, with the players' names."""
    row = desk.row(table_id)
    table = desk.table(row)
    if table.ended_at is None or table.state is None or row.start is None:
        raise TableError("not-over", table=table.id)
    plies = [
        Ply(entry.seat or 0, entry.move, entry.events)
        for entry in line.standing(desk.session.entries.of(row.id))
        if entry.move is not None
    ]
    tags = dict(zip(table.rules.seat_tags(len(table.seats)), table.names, strict=True))
    start = packing.unpack(row.start, table.rules.state_type)
    return table.rules.record(start, plies, {**tags, "Seed": table.seed or ""})


def _seats(desk: Desk, table: Table) -> tuple[ExportedSeat, ...]:
    return tuple(ExportedSeat(seat.place, seat.name, seat.wish, seat.number) for seat in desk.seats(table.id))


def _start(entries: tuple[EntryRow, ...]) -> ExportedStart | None:
    for entry in entries:
        if entry.kind == "start" and entry.state_hash is not None:
            return ExportedStart(entry.outcomes, entry.state_hash)
    return None


def _plies(entries: Sequence[EntryRow], ended: bool) -> Iterator[ExportedPly]:
    for entry in entries:
        public = logged(entry, None, ended)
        if public is None or public.ply is None:
            continue
        yield ExportedPly(
            ply=public.ply,
            seat=public.seat or 0,
            at=public.at,
            move=public.move,
            notation=public.notation,
            events=public.events,
            outcomes=entry.outcomes if ended else None,
            state_hash=entry.state_hash if ended else None,
        )
