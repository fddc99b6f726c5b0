"""The courier's side: what is due, in which order, and what became of it."""

import pytest

from bot.store import DuePost, Outbox, Store
from bot.store.outbox import LEASE
from tests.bot.store.samples import NOW, add_posts, add_table, post, table


@pytest.fixture
def outbox(store: Store) -> Outbox:
    return Outbox(store)


async def tables(store: Store, *channels: int) -> list[int]:
    return [(await add_table(store, table(channel))).id for channel in channels]


async def state(store: Store, table_id: int) -> list[tuple[str, int, str | None, int | None]]:
    rows = await store.read(lambda session: session.posts.of(table_id))
    return [(row.state, row.attempts, row.last_error, row.message_id) for row in rows]


def nonces(due: tuple[DuePost, ...]) -> list[str]:
    return [post.row.nonce for post in due]


async def test_one_post_a_channel_in_order(store: Store, outbox: Outbox) -> None:
    one, two = await tables(store, 1, 2)
    await add_posts(store, post(one, "a", 1), post(one, "b", 1), post(two, "c", 2), post(two, "d", 2))
    first = await outbox.due(NOW, 10)
    assert nonces(first) == ["a", "c"]
    assert [due.row.attempts for due in first] == [1, 1]
    assert await outbox.due(NOW, 10) == ()
    await outbox.done(first[0].row.id, 900)
    assert nonces(await outbox.due(NOW, 10)) == ["b"]
    assert await state(store, one) == [("done", 1, None, 900), ("new", 1, None, None)]


async def test_not_more_than_asked_for(store: Store, outbox: Outbox) -> None:
    for table_id, channel in zip(await tables(store, 1, 2, 3), (1, 2, 3), strict=True):
        await add_posts(store, post(table_id, str(channel), channel))
    assert nonces(await outbox.due(NOW, 2)) == ["1", "2"]
    assert nonces(await outbox.due(NOW, 2)) == ["3"]


async def test_a_failure_delays_its_channel_alone(store: Store, outbox: Outbox) -> None:
    one, two = await tables(store, 1, 2)
    await add_posts(store, post(one, "a", 1), post(one, "b", 1), post(two, "c", 2))
    [first, other] = await outbox.due(NOW, 10)
    await outbox.later(first.row.id, NOW + 60, "503")
    await outbox.done(other.row.id, 901)
    assert await outbox.next_due() == NOW + 60
    assert await outbox.due(NOW + 59, 10) == ()
    [again] = await outbox.due(NOW + 60, 10)
    assert (again.row.nonce, again.row.attempts, again.row.last_error) == ("a", 2, "503")


async def test_the_dead_let_the_others_pass(store: Store, outbox: Outbox) -> None:
    [one] = await tables(store, 1)
    await add_posts(store, post(one, "a", 1), post(one, "b", 1))
    [first] = await outbox.due(NOW, 10)
    await outbox.dead(first.row.id, "50035")
    assert nonces(await outbox.due(NOW, 10)) == ["b"]
    assert (await state(store, one))[0] == ("dead", 1, "50035", None)


async def test_when_something_is_next_due(store: Store, outbox: Outbox) -> None:
    assert await outbox.next_due() is None
    [one] = await tables(store, 1)
    await add_posts(store, post(one, "a", 1))
    assert await outbox.next_due() == NOW
    [first] = await outbox.due(NOW, 1)
    assert await outbox.next_due() == NOW + LEASE
    await outbox.done(first.row.id, 900)
    assert await outbox.next_due() is None


async def test_what_is_never_reported_on_comes_again(store: Store, outbox: Outbox) -> None:
    [one] = await tables(store, 1)
    await add_posts(store, post(one, "a", 1))
    await outbox.due(NOW, 1)
    assert await outbox.due(NOW + LEASE - 1, 1) == ()
    assert nonces(await outbox.due(NOW + LEASE, 1)) == ["a"]
    await outbox.release()
    assert nonces(await outbox.due(NOW, 1)) == ["a"]


async def test_superseding_spares_other_kinds_tables_and_what_is_on_its_way(store: Store, outbox: Outbox) -> None:
    one, two = await tables(store, 1, 2)
    await add_posts(
        store, post(one, "a", 1), post(one, "b", 1), post(one, "c", 1, "retire"), post(one, "d", 1), post(two, "e", 2)
    )
    await outbox.due(NOW, 1)
    given_up = await store.write(lambda session: session.posts.supersede(one, "board"))
    assert [row.nonce for row in given_up] == ["b", "d"]
    assert [row[0] for row in await state(store, one)] == ["new", "superseded", "new", "superseded"]
    assert [row[0] for row in await state(store, two)] == ["new"]
    assert await store.write(lambda session: session.posts.supersede(one, "board")) == ()


async def test_superseding_spares_what_a_dead_courier_had_begun(store: Store, outbox: Outbox) -> None:
    """It may have arrived."""
    (one,) = await tables(store, 1)
    await add_posts(store, post(one, "a", 1), post(one, "b", 1))
    await outbox.due(NOW, 1)
    await outbox.release()
    given_up = await store.write(lambda session: session.posts.supersede(one, "board"))
    assert [row.nonce for row in given_up] == ["b"]
    assert nonces(await outbox.due(NOW, 1)) == ["a"]


async def test_superseding_spares_what_may_have_arrived(store: Store, outbox: Outbox) -> None:
    """Its answer was lost; a post of which Discord said no may be given up."""
    (one,) = await tables(store, 1)
    for unknown, given_up in ((True, []), (False, ["a"])):
        await add_posts(store, post(one, "b" if not given_up else "a", 1))
        [due] = await outbox.due(NOW, 1)
        await outbox.later(due.row.id, NOW + 5, "lost", unknown=unknown)
        assert await outbox.due(NOW + 4, 1) == ()
        superseded = await store.write(lambda session: session.posts.supersede(one, "board"))
        assert [row.nonce for row in superseded] == given_up
        if unknown:
            [again] = await outbox.due(NOW + 5, 1)
            await outbox.done(again.row.id, 900)


@pytest.mark.parametrize("begun", ["lost", "died", "overdue"])
async def test_what_may_have_arrived_stays_so_whatever_later_attempts_meet(
    store: Store, outbox: Outbox, begun: str
) -> None:
    """The second attempt may not even have come to look for it."""
    (one,) = await tables(store, 1)
    await add_posts(store, post(one, "a", 1))
    [due] = await outbox.due(NOW, 1)
    if begun == "lost":
        await outbox.later(due.row.id, NOW, "lost", unknown=True)
    if begun == "died":
        await outbox.release()
    [again] = await outbox.due(NOW + LEASE, 1)
    await outbox.later(again.row.id, NOW + LEASE, "too many requests")
    assert await store.write(lambda session: session.posts.supersede(one, "board")) == ()
    [last] = await outbox.due(NOW + LEASE, 1)
    assert last.row.id == due.row.id


async def test_delivered_posts_are_known_to_their_table(store: Store, outbox: Outbox) -> None:
    [one] = await tables(store, 1)
    await add_posts(store, post(one, "a", 1, "lobby"), post(one, "b", 1, "board"), post(one, "c", 1, "result"))
    for message in (900, 901, 902):
        await outbox.done((await outbox.due(NOW, 1))[0].row.id, message)
        row = await store.read(lambda session: session.tables.get(one))
        assert row is not None
        assert (row.lobby_message_id, row.board_message_id) == (900, None if message == 900 else message)


async def test_nonces_are_never_used_twice(store: Store) -> None:
    one, two = await tables(store, 1, 2)
    await add_posts(store, post(one, "a", 1))
    for bad in (post(two, "a", 2), post(two, "x" * 26, 2)):
        with pytest.raises(Exception, match="constraint"):
            await add_posts(store, bad)


async def test_burying_a_channel_or_a_guild(store: Store, outbox: Outbox) -> None:
    one, two = await tables(store, 1, 2)
    await add_posts(store, post(one, "a", 1), post(two, "b", 2))
    await store.write(lambda session: session.posts.bury_channel(1, "gone"))
    assert nonces(await outbox.due(NOW, 10)) == ["b"]
    await store.write(lambda session: session.posts.bury_guild(8, "gone"))
    assert (await state(store, two))[0][0] == "new"
    await store.write(lambda session: session.posts.bury_guild(7, "gone"))
    assert [await state(store, table_id) for table_id in (one, two)] == [
        [("dead", 0, "gone", None)],
        [("dead", 1, "gone", None)],
    ]
