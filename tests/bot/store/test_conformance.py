"""What every store must do: transactions, tables, seats, log, facts. The outbox has its own file."""

import asyncio
import time
from functools import partial

import msgspec
import pytest

from bot.store import Closed, Session, Store
from tests.bot.store.samples import NOW, add_entries, add_table, entry, seat, table


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    full = table(
        status="playing",
        invited=(5, 6),
        started_at=NOW + 1,
        ended_at=None,
        start=b"\x00start",
        snapshot=b"\xffnow",
        state_hash="ab",
        language="ja",
    )
    kept = await add_table(store, full)
    assert kept.id > 0
    assert await store.read(lambda session: session.tables.get(kept.id)) == kept
    assert msgspec.structs.replace(kept, id=0) == full
    assert await store.read(lambda session: session.tables.get(kept.id + 1)) is None


async def test_a_table_may_bring_its_number_and_none_is_given_twice(store: Store) -> None:
    numbers = [(await add_table(store, table(channel, id=number))).id for channel, number in ((1, 0), (2, 7), (3, 5))]
    assert numbers == [1, 7, 5]
    assert (await add_table(store, table(4))).id == 8
    with pytest.raises(Exception, match=r"(?i)unique"):
        await add_table(store, table(6, id=8))


async def test_all_that_people_may_type_is_kept(store: Store) -> None:
    kept = await add_table(store, table(options={"name": "\x00\u202e👩‍👩‍👧 ?:x $1 %s '\""}))
    name = "?:name $1 %s '\" \\ ﷽ 👩‍👩‍👧 \u202e"
    await store.write(lambda session: session.seats.put(seat(kept.id, name=name)))
    assert await store.read(lambda session: session.tables.get(kept.id)) == kept
    assert await store.read(lambda session: session.seats.of(kept.id)) == (seat(kept.id, name=name),)


async def test_of_changes_at_once_to_one_revision_one_is_made(store: Store) -> None:
    kept = await add_table(store, table())

    def change(number: int, session: Session) -> bool:
        changed = msgspec.structs.replace(kept, revision=2, version=2, opened_by=number)
        if not session.tables.save(changed, 1):
            return False
        session.entries.add(entry(kept.id, 2, number))
        return True

    assert sum(await asyncio.gather(*(store.write(partial(change, number)) for number in range(20)))) == 1
    assert len(await store.read(lambda session: session.entries.of(kept.id))) == 1


async def test_saving_needs_the_revision_that_is_kept(store: Store) -> None:
    kept = await add_table(store, table())
    changed = msgspec.structs.replace(
        kept, revision=2, version=2, turn_version=2, status="playing", options={"stones": 5}, opened_by=3
    )
    assert await store.write(lambda session: session.tables.save(changed, 1))
    stale = msgspec.structs.replace(changed, game="chess")
    assert not await store.write(lambda session: session.tables.save(stale, 1))
    assert await store.read(lambda session: session.tables.get(kept.id)) == changed


async def test_a_channel_takes_one_live_table(store: Store) -> None:
    kept = await add_table(store, table())
    with pytest.raises(Exception, match=r"(?i)unique"):
        await add_table(store, table(status="playing"))
    over = msgspec.structs.replace(kept, version=2, status="over", ended_at=NOW)
    await store.write(lambda session: session.tables.save(over, 1))
    assert (await add_table(store, table())).id > kept.id


async def test_tables_by_channel(store: Store) -> None:
    async def last() -> int | None:
        row = await store.read(lambda session: session.tables.last_in_channel(70))
        return row.id if row is not None else None

    assert await last() is None
    never = await add_table(store, table(status="cancelled", ended_at=NOW + 90))
    assert await last() == never.id
    early = await add_table(store, table(status="over", started_at=1, ended_at=NOW + 20))
    await add_table(store, table(status="over", started_at=1, ended_at=NOW + 10))
    assert await last() == early.id
    live = await add_table(store, table())
    await add_table(store, table(channel_id=71))
    assert await last() == live.id
    assert await store.read(lambda session: session.tables.live_in_channel(70)) == live
    assert await store.read(lambda session: session.tables.live_in_channel(72)) is None


async def test_live_tables_by_guild_and_person(store: Store) -> None:
    rows = [
        await add_table(store, row)
        for row in (
            table(1),
            table(2, status="playing"),
            table(3, status="over", ended_at=NOW),
            table(4, guild_id=8),
            table(5, guild_id=None),
        )
    ]

    def sit(session: Session) -> None:
        for row in rows:
            session.seats.put(seat(row.id))
        session.seats.put(seat(rows[0].id, 2, 102))

    await store.write(sit)
    assert await store.read(lambda session: session.tables.live()) == (*rows[:2], *rows[3:])
    assert await store.read(lambda session: session.tables.live_in_guild(7)) == tuple(rows[:2])
    assert await store.read(lambda session: session.tables.live_of_person(101)) == (*rows[:2], *rows[3:])
    assert await store.read(lambda session: session.tables.live_of_person(102)) == (rows[0],)


async def test_seats(store: Store) -> None:
    kept = await add_table(store, table())
    seats = (seat(kept.id, 1, 101, wish=1), seat(kept.id, 2, 102), seat(kept.id, 4, 103, number=0))

    def change(session: Session) -> None:
        for row in reversed(seats):
            session.seats.put(row)
        session.seats.put(msgspec.structs.replace(seats[1], wish=0, name="Bea"))
        session.seats.remove(kept.id, 4)

    await store.write(change)
    found = await store.read(lambda session: session.seats.of(kept.id))
    assert found == (seats[0], msgspec.structs.replace(seats[1], wish=0, name="Bea"))


async def test_the_log(store: Store) -> None:
    kept = await add_table(store, table())
    rows = (entry(kept.id, 1, 900), entry(kept.id, 2), entry(kept.id, 3))
    await add_entries(store, *reversed(rows))
    assert await store.read(lambda session: session.entries.of(kept.id)) == rows
    assert await store.read(lambda session: session.entries.of(kept.id, after=1)) == rows[1:]
    assert await store.read(lambda session: session.entries.by_interaction(900)) == rows[0]
    assert await store.read(lambda session: session.entries.by_interaction(901)) is None
    assert await store.read(lambda session: session.entries.last_of(kept.id, 101)) == NOW
    assert await store.read(lambda session: session.entries.last_of(kept.id, 102)) is None


async def test_no_second_entry_of_a_version_or_interaction_and_none_without_a_table(store: Store) -> None:
    kept = await add_table(store, table())
    await add_entries(store, entry(kept.id, 1, 900))
    for bad in (entry(kept.id, 1), entry(kept.id, 2, 900), entry(kept.id + 1, 1)):
        with pytest.raises(Exception, match="constraint"):
            await add_entries(store, bad)
    assert len(await store.read(lambda session: session.entries.of(kept.id))) == 1


async def test_facts(store: Store) -> None:
    assert await store.read(lambda session: session.meta.get("salt")) is None
    await store.write(lambda session: session.meta.put("salt", "a"))
    await store.write(lambda session: session.meta.put("salt", "b"))
    assert await store.read(lambda session: session.meta.get("salt")) == "b"


async def test_a_change_that_raises_leaves_nothing(store: Store) -> None:
    def fail(session: Session) -> None:
        session.tables.add(table())
        raise LookupError("no")

    with pytest.raises(LookupError):
        await store.write(fail)
    assert await store.read(lambda session: session.tables.live_in_guild(7)) == ()
    await add_table(store, table())


async def test_a_query_changes_nothing(store: Store) -> None:
    await store.read(lambda session: session.tables.add(table()))
    assert await store.read(lambda session: session.tables.live_in_guild(7)) == ()


async def test_changes_at_once_do_not_mix(store: Store) -> None:
    def count(session: Session) -> int:
        value = int(session.meta.get("count") or 0)
        time.sleep(0.001)
        session.meta.put("count", str(value + 1))
        return value

    assert sorted(await asyncio.gather(*(store.write(count) for _ in range(30)))) == list(range(30))


async def test_a_cancelled_caller_does_not_cancel_the_change(store: Store) -> None:
    def slow(session: Session) -> None:
        time.sleep(0.05)
        session.meta.put("done", "yes")

    task = asyncio.create_task(store.write(slow))
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await store.read(lambda session: session.meta.get("done")) == "yes"


async def test_closing_finishes_what_is_under_way_and_refuses_the_rest(store: Store) -> None:
    def slow(session: Session) -> str:
        time.sleep(0.05)
        session.meta.put("done", "yes")
        return "done"

    task = asyncio.create_task(store.write(slow))
    await asyncio.sleep(0)
    await store.close()
    assert await task == "done"
    with pytest.raises(Closed):
        await store.read(lambda session: session.meta.get("done"))
    await store.close()


async def test_the_end_of_a_log(store: Store) -> None:
    kept = await add_table(store, table())
    await add_entries(store, *(entry(kept.id, revision) for revision in range(1, 6)))
    every = await store.read(lambda session: session.entries.of(kept.id))
    for limit in (1, 3, 5, 9):
        assert await store.read(lambda session: session.entries.newest(kept.id, limit)) == every[-limit:]  # noqa: B023
    assert await store.read(lambda session: session.entries.newest(kept.id + 1, 3)) == ()


async def test_whether_there_is_an_entry_of_a_kind(store: Store) -> None:
    kept = await add_table(store, table())
    await add_entries(store, msgspec.structs.replace(entry(kept.id, 1), kind="resign", seat=1))
    for kind, seat_number, there in (("resign", 1, True), ("resign", 0, False), ("move", 1, False)):
        found = await store.read(lambda session: session.entries.has(kept.id, kind, seat_number))  # noqa: B023
        assert found == there


async def test_where_live_tables_are(store: Store) -> None:
    await add_table(store, table(channel_id=5))
    await add_table(store, table(channel_id=6, status="cancelled"))
    await add_table(store, table(channel_id=7, guild_id=None))
    places = await store.read(lambda session: session.tables.live_places())
    assert [channel for _, channel in places] == [5, 7]
    assert places[1][0] is None
