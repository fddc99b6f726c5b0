"""`turnpost show`: the open tables in a list, or one of them as its operator may see it."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

import msgspec

from bot.opening import Database
from bot.operating.reach import look
from bot.tables import Table, Tables
from bot.tables.awaited import Waiting
from bot.tables.operations import Kept


def overview(database: Database) -> list[str]:
    """A line for each open table."""

    async def query(tables: Tables) -> list[str]:
        return [_line(await tables.get(table_id)) for table_id in await tables.operations.live()]

    return look(database, query) or ["No table is open."]


def show(database: Database, table_id: int, *, secrets: bool) -> list[str]:
    """``secrets``: also what players do not know of each other, and the seed; not for whoever plays at that table."""

    async def query(tables: Tables) -> list[str]:
        table = await tables.get(table_id)
        kept = await tables.operations.kept(table_id)
        return list(_lines(table, await tables.clocks.waits(table_id), kept, secrets=secrets))

    return look(database, query)


def _line(table: Table) -> str:
    names = ", ".join(_plain(name) for name in table.names)
    return f"{table.id:>6}  {table.game}  {table.status}  version {table.version}  move {table.ply}  {names}"


def _lines(table: Table, waits: Iterable[Waiting], kept: Kept, *, secrets: bool) -> Iterator[str]:
    yield _line(table)
    yield f"guild {table.guild_id}, channel {table.channel_id}, rules {table.rules_version}, options {table.options}"
    yield f"opened {_moment(table.opened_at)}, started {_moment(table.started_at)}, ended {_moment(table.ended_at)}"
    for seat in table.seats:
        yield f"seat {seat.number}: {_plain(seat.name)} ({seat.user_id}){', played by the computer' * seat.computer}"
    for wait in waits:
        yield f"awaits seat {wait.seat} since {_moment(wait.began)}, until {_moment(wait.until)}"
    for post in kept.waiting:
        yield (
            f"to be posted: {post.kind} of version {post.version}, not before {_moment(post.not_before)}, "
            f"{post.attempts} attempts, last error {post.last_error}"
        )
    if table.under_other_rules:
        yield "Its rules are no longer known: the state cannot be read."
    shown = table.state if secrets else table.seen_by(None)
    if shown is not None:
        yield msgspec.json.encode(table.rules.show(shown)).decode()
    if secrets:
        yield f"seed {kept.seed.hex()}"


def _moment(at: int | None) -> str:
    return "-" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M:%S} UTC"


def _plain(name: str) -> str:
    """Nothing that a terminal would obey."""
    return "".join(character if character.isprintable() else "?" for character in name)
