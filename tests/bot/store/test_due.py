"""What every store must do: what falls due, who is awaited, pauses, outages, posts to one person."""

from functools import partial

import msgspec

from bot.pace.calendar import Calendar
from bot.pace.pace import ByPromise, PerMove
from bot.pace.promised import Promised
from bot.pace.quiet import NIGHT
from bot.pace.spans import Span
from bot.store import Session, Store
from bot.store.due import NO_TABLE, DueRow
from bot.store.waits import PauseRow, WaitRow
from tests.bot.store.samples import NOW, SNOWFLAKE, add_posts, add_table, post, seat, table


async def put(store: Store, *rows: DueRow) -> None:
    for row in rows:
        await store.write(partial(_put, row))


def _put(row: DueRow, session: Session) -> None:
    session.due.put(row)


def full_wait(table_id: int, number: int = 0, user_id: int = 101) -> WaitRow:
    """A wait with everything that one can have."""
    return WaitRow(
        table_id,
        number,
        user_id,
        NOW,
        7200,
        Calendar("Europe/Berlin", NIGHT, True, (Span(1, 2),)),
        NOW + 5,
        (Promised(NOW, 86_400),),
        28_800,
        NOW + 1,
        NOW + 2,
        NOW + 3,
    )


async def test_things_fall_due_by_time(store: Store) -> None:
    early, late = DueRow(2, "wait", 0, NOW), DueRow(1, "wait", 1, NOW + 9)
    nowhere = DueRow(NO_TABLE, "vacation", SNOWFLAKE, NOW + 4)
    assert await store.read(lambda session: session.due.next_at()) is None
    await put(store, late, early, nowhere)
    assert await store.read(lambda session: session.due.next_at()) == NOW
    assert await store.read(lambda session: session.due.by(NOW - 1, 9)) == ()
    assert await store.read(lambda session: session.due.by(NOW + 4, 9)) == (early, nowhere)
    assert await store.read(lambda session: session.due.by(NOW + 9, 2)) == (early, nowhere)
    assert await store.read(lambda session: session.due.of(1)) == (late,)


async def test_one_thing_falls_due_once(store: Store) -> None:
    await put(store, DueRow(1, "wait", 0, NOW), DueRow(1, "wait", 0, NOW + 60), DueRow(1, "request", 0, NOW))
    assert await store.read(lambda session: session.due.get(1, "wait", 0)) == DueRow(1, "wait", 0, NOW + 60)
    assert len(await store.read(lambda session: session.due.of(1))) == 2
    await store.write(lambda session: session.due.remove(1, "wait", 0))
    await store.write(lambda session: session.due.remove(1, "wait", 0))
    assert await store.read(lambda session: session.due.get(1, "wait", 0)) is None


async def test_a_wait_comes_back_as_it_was_kept(store: Store) -> None:
    kept = await add_table(store, table(status="playing"))
    bare = WaitRow(kept.id, 1, 102, NOW - 1, 0, Calendar(), NOW)
    for row in (full_wait(kept.id), bare):
        await store.write(partial(_wait, row))
    assert await store.read(lambda session: session.waits.of(kept.id)) == (full_wait(kept.id), bare)
    assert await store.read(lambda session: session.waits.get(kept.id, 1)) == bare
    later = msgspec.structs.replace(bare, muted=NOW)
    await store.write(lambda session: session.waits.put(later))
    assert await store.read(lambda session: session.waits.of_person(102)) == (later,)
    await store.write(lambda session: session.waits.remove(kept.id, 1))
    assert await store.read(lambda session: session.waits.get(kept.id, 1)) is None


async def test_the_longest_wait_of_a_person_comes_first(store: Store) -> None:
    tables = [await add_table(store, table(channel, status="playing")) for channel in (1, 2, 3)]
    for row, began in zip(tables, (30, 10, 20), strict=True):
        await store.write(partial(_wait, msgspec.structs.replace(full_wait(row.id), began=began)))
    waits = await store.read(lambda session: session.waits.of_person(101))
    assert [wait.began for wait in waits] == [10, 20, 30]


async def test_tables_in_play_without_a_wait_are_found(store: Store) -> None:
    lobby = await add_table(store, table(1))
    playing, awaited, over = [
        await add_table(store, table(channel, status=status))
        for channel, status in ((2, "playing"), (3, "playing"), (4, "over"))
    ]
    await store.write(lambda session: session.waits.put(full_wait(awaited.id)))
    assert await store.read(lambda session: session.waits.without()) == (playing.id,)
    assert lobby.id != over.id


async def test_pauses_get_ids_and_can_be_shortened(store: Store) -> None:
    kept = await add_table(store, table())
    assert await store.read(lambda session: session.pauses.of(kept.id)) == ()
    second = await store.write(lambda session: session.pauses.put(PauseRow(0, kept.id, NOW + 50, NOW + 90)))
    first = await store.write(lambda session: session.pauses.put(PauseRow(0, kept.id, NOW, NOW + 9, 101)))
    ended = msgspec.structs.replace(second, end=NOW + 60)
    await store.write(lambda session: session.pauses.put(ended))
    assert await store.read(lambda session: session.pauses.of(kept.id)) == (first, ended)
    assert ended.span == Span(NOW + 50, NOW + 60)


async def test_outages_are_found_by_their_end(store: Store) -> None:
    for away in (Span(50, 60), Span(10, 20), Span(50, 70)):
        await store.write(partial(_outage, away))
    assert await store.read(lambda session: session.outages.since(0)) == (Span(10, 20), Span(50, 70))
    assert await store.read(lambda session: session.outages.since(20)) == (Span(50, 70),)
    assert await store.read(lambda session: session.outages.since(70)) == ()


async def test_pace_and_bank_are_kept(store: Store) -> None:
    for channel, pace in enumerate((PerMove(86_400, 7200, weekends_off=True), ByPromise(259_200))):
        kept = await add_table(store, table(channel, pace=pace))
        found = await store.read(lambda session, table_id=kept.id: session.tables.get(table_id))  # type: ignore[misc]
        assert found is not None and found.pace == pace
    row = seat(kept.id, bank=3600)
    await store.write(lambda session: session.seats.put(row))
    assert await store.read(lambda session: session.seats.of(kept.id)) == (row,)
    emptied = msgspec.structs.replace(row, bank=0)
    await store.write(lambda session: session.seats.put(emptied))
    assert await store.read(lambda session: session.seats.of(kept.id)) == (emptied,)


async def test_posts_to_a_person_and_to_the_channel_do_not_hold_each_other_up(store: Store) -> None:
    kept = await add_table(store, table())
    first = post(kept.id, "a", kind="board")
    direct = msgspec.structs.replace(post(kept.id, "b", kind="reminder"), user_id=101)
    another = msgspec.structs.replace(direct, nonce="c")
    await add_posts(store, first, direct, another, post(kept.id, "d", kind="notice"))
    due = await store.write(lambda session: session.posts.claim(NOW, NOW + 9, 9))
    assert [(each.row.nonce, each.row.user_id) for each in due] == [("a", None), ("b", 101)]
    for each in due:
        await store.write(lambda session, post_id=each.row.id: session.posts.later(post_id, NOW + 60, "no"))  # type: ignore[misc]
    assert await store.write(lambda session: session.posts.claim(NOW, NOW + 9, 9)) == ()
    await store.write(lambda session: session.posts.done(due[1].row.id, 900))
    [following] = await store.write(lambda session: session.posts.claim(NOW, NOW + 9, 9))
    assert following.row.nonce == "c"
    await store.write(lambda session: session.posts.bury_channel(70, "gone"))
    assert await store.read(lambda session: session.posts.next_due()) is None


async def test_only_boards_become_the_newest_board(store: Store) -> None:
    kept = await add_table(store, table())
    await add_posts(store, *(post(kept.id, kind, kind=kind) for kind in ("board", "reminder", "notice")))
    for message in (900, 901, 902):
        [due] = await store.write(lambda session: session.posts.claim(NOW, NOW + 9, 9))
        await store.write(lambda session, post_id=due.row.id, at=message: session.posts.done(post_id, at))  # type: ignore[misc]
    row = await store.read(lambda session: session.tables.get(kept.id))
    assert row is not None and row.board_message_id == 900


def _wait(row: WaitRow, session: Session) -> None:
    session.waits.put(row)


def _outage(away: Span, session: Session) -> None:
    session.outages.add(away)
