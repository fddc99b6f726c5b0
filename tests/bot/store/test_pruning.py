"""Posts that are over are forgotten, unless something still hangs on them."""

from functools import partial

import msgspec
import pytest

from bot.store import Outbox, PostKind, Session, Store, TableRow
from bot.store.outbox import KEPT, LOOKED_AT_ONCE
from tests.bot.store.samples import NOW, add_posts, add_table, post, table

LATER = NOW + KEPT + 1


async def nonces(store: Store, table_id: int) -> list[str]:
    return [row.nonce for row in await store.read(lambda session: session.posts.of(table_id))]


async def delivered(store: Store, row: TableRow, nonce: str, kind: PostKind, version: int, message: int | None) -> None:
    await add_posts(store, post(row.id, nonce, kind=kind, version=version))

    def done(session: Session) -> None:
        session.posts.done(session.posts.of(row.id)[-1].id, message)

    await store.write(done)


@pytest.fixture
async def playing(store: Store) -> TableRow:
    return await add_table(store, table(status="playing", started_at=NOW))


async def test_what_is_young_or_waits_is_kept(store: Store, playing: TableRow) -> None:
    await delivered(store, playing, "over", "notice", 1, 500)
    await add_posts(store, post(playing.id, "waits", kind="notice"))
    assert await Outbox(store).prune(NOW + KEPT) == 0
    assert await Outbox(store).prune(LATER) == 1
    assert await nonces(store, playing.id) == ["waits"]


async def test_dead_and_superseded_posts_go(store: Store, playing: TableRow) -> None:
    await add_posts(store, post(playing.id, "a", kind="lobby"), post(playing.id, "b", kind="notice"))
    await store.write(lambda session: session.posts.supersede(playing.id, "lobby"))
    await store.write(lambda session: session.posts.dead(session.posts.of(playing.id)[-1].id, "gone"))
    assert await Outbox(store).prune(LATER) == 2


async def test_a_board_whose_buttons_stand_is_kept_until_they_are_gone(store: Store, playing: TableRow) -> None:
    await delivered(store, playing, "first", "board", 1, 501)
    assert await Outbox(store).prune(LATER) == 0
    await delivered(store, playing, "second", "board", 2, 502)
    await add_posts(store, post(playing.id, "retire", kind="retire", version=2))
    assert await Outbox(store).prune(LATER) == 0
    (due,) = await Outbox(store).due(LATER, 5)
    assert due.retire == (501,), "a retire finds what it has to retire"
    await Outbox(store).done(due.row.id, None)
    assert await Outbox(store).prune(LATER) == 2
    assert await nonces(store, playing.id) == ["second"]


async def test_of_a_table_that_has_ended_nothing_is_kept(store: Store, playing: TableRow) -> None:
    await delivered(store, playing, "board", "board", 1, 501)
    ended = msgspec.structs.replace(playing, status="orphaned", ended_at=NOW)
    await store.write(lambda session: session.tables.save(ended, ended.revision))
    await add_posts(store, post(playing.id, "retire", kind="retire", version=2))
    assert await Outbox(store).prune(LATER) == 0, "its buttons are still to go"
    (due,) = await Outbox(store).due(LATER, 5)
    await store.write(lambda session: session.posts.dead(due.row.id, "gone"))
    assert await Outbox(store).prune(LATER) == 2


async def test_many_go_in_several_transactions(store: Store, playing: TableRow) -> None:
    def many(session: Session) -> None:
        for number in range(LOOKED_AT_ONCE + 10):
            session.posts.add(msgspec.structs.replace(post(playing.id, str(number), kind="notice"), state="done"))

    await store.write(many)
    pruned, last = await store.write(partial(_pruned, LATER - KEPT))
    assert pruned == LOOKED_AT_ONCE
    assert last is not None and last < (await store.read(lambda session: session.posts.of(playing.id)))[0].id
    assert await Outbox(store).prune(LATER) == 10


async def test_what_is_kept_does_not_hide_what_comes_behind_it(store: Store, playing: TableRow) -> None:
    def many(session: Session) -> None:
        for number in range(LOOKED_AT_ONCE + 10):
            session.posts.add(post(playing.id, str(number), channel_id=number, kind="notice"))

    await store.write(many)
    await delivered(store, playing, "over", "notice", 1, 500)
    assert await Outbox(store).prune(LATER) == 1


def _pruned(before: int, session: Session) -> tuple[int, int | None]:
    return session.posts.prune(before, 0, LOOKED_AT_ONCE)
