"""No question that is asked often reads through a table that grows for ever.

A whole life of tables is led, each statement on its way is explained by SQLite, and what would read through tables,
seats, logs, posts or results from end to end is found. An index of live tables or of waiting posts may be read through:
it holds no more than what goes on now.
"""

import re
import sqlite3
from pathlib import Path
from typing import Any, ClassVar

import pytest

from bot.store import Outbox, SqliteStore
from bot.tables import Person, Place, Tables
from tests.bot.tables.rig import ANN, BEN, GUILD, HERE, Repeating, StillClock
from tests.bot.tables.stones import STONES

GROWING = "gaming_table|seat|entry|outbox|result|result_person|request|wait|due|pause|person|rating"
LIVE = "gaming_table_live|gaming_table_guild|outbox_waiting|outbox_table_waiting|outbox_channel_waiting"
FOUND = re.compile(rf"SCAN (?:{GROWING}|post|earlier|waiting)\b(?! USING (?:COVERING )?INDEX (?:{LIVE}|due_at)\b)")


class Noting(sqlite3.Connection):
    """Remembers what is asked of it."""

    asked: ClassVar[set[str]] = set()

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        if sql.split(None, 1)[0] in ("SELECT", "INSERT", "UPDATE", "DELETE"):
            self.asked.add(sql)
        return super().execute(sql, parameters)


@pytest.fixture
async def asked(tmp_path: Path) -> set[str]:
    """What was asked in the life of some tables."""
    store = await SqliteStore.open(tmp_path / "turnpost.db", factory=Noting)
    Noting.asked = set()
    try:
        await _live(store)
    finally:
        await store.close()
    return Noting.asked


async def _live(store: SqliteStore) -> None:
    """Tables are played and left, with a courier, an alarm and an overview beside them, and lists are asked for."""
    clock = StillClock()
    tables, outbox = Tables(store, clock, Repeating(), {"stones": STONES}), Outbox(store)
    await tables.servers.stand_overview(GUILD, HERE.channel_id)
    played, left = [await tables.open(Place(GUILD, 70 + number), ANN, "stones") for number in range(2)]
    for table in (played, left):
        await tables.join(table.id, BEN)
        await tables.meet(table.id, Person(BEN.user_id, "Benjamin"))
        table = await tables.start(table.id, ANN.user_id)
        await tables.personal.write_note(table.id, ANN.user_id, "hm")
    await _courier(outbox, clock)
    played = await tables.get(played.id)
    for number in range(2):
        played = (await tables.play(played.id, played.awaited[0], "take 1", played.version, number + 1)).table
        await _courier(outbox, clock)
    await tables.came(1)
    await tables.since(played.id, 0)
    await tables.at(played.id, played.version - 1)
    await tables.agreements.free(played.id, played.seats[0].user_id)
    await tables.resign(played.id, ANN.user_id)
    for due in await tables.servers.overviews_due():
        await tables.servers.overview_done(due, 1, "shown")
    await tables.servers.tables_of(ANN.user_id, None)
    await tables.servers.tables_of(ANN.user_id, GUILD)
    await tables.servers.tables_in(GUILD)
    await tables.records.of_person(ANN.user_id, GUILD)
    await tables.records.of_guild(GUILD, "stones")
    await tables.in_channel(left.channel_id)
    await tables.of_person(ANN.user_id)
    await tables.check_limits(GUILD, ANN.user_id)
    await tables.lobby_from(ANN.user_id, 5)
    clock.time += 10**6
    for row in await tables.clocks.fallen():
        await tables.clocks.carry_out(row)
    await tables.clocks.next_at()
    await outbox.hasten(clock.now(), GUILD)
    await outbox.prune(clock.now())
    await tables.orphan(left.channel_id)
    await tables.orphan_guild(GUILD)


async def _courier(outbox: Outbox, clock: StillClock) -> None:
    number = 100
    await outbox.next_due()
    while posts := await outbox.due(clock.now(), 8):
        for post in posts:
            number += 1
            await outbox.done(post.row.id, number)


async def test_nothing_that_grows_is_read_through(asked: set[str], tmp_path: Path) -> None:
    plans = sqlite3.connect(tmp_path / "turnpost.db")
    found = {}
    for statement in asked:
        names = dict.fromkeys(re.findall(r"(?<!:):(\w+)", statement), 1)
        values = names or (1,) * statement.count("?")
        lines = [str(row[3]) for row in plans.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
        if any(FOUND.match(line) for line in lines):
            found[" ".join(statement.split())] = lines
    plans.close()
    assert len(asked) > 50
    assert found == {}
