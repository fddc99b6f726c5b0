"""Requests come back as they were kept, in every store."""

import msgspec
import pytest

from bot.pace import requests
from bot.store import Store
from bot.store.requests import RequestRow
from tests.bot.store.samples import NOW, add_table, seat, table

ANN, BEN = 101, 102


@pytest.fixture
async def table_id(store: Store) -> int:
    return (await add_table(store, table())).id


def pause(table_id: int) -> RequestRow:
    request = requests.answer(requests.ask("pause", ANN, (ANN, BEN), NOW), BEN, True, NOW + 1)
    return RequestRow(0, table_id, "pause", request, NOW, about={"seconds": 86_400})


async def test_a_request_is_kept_with_its_answers(store: Store, table_id: int) -> None:
    row = await store.write(lambda session: session.requests.add(pause(table_id)))
    assert row.id > 0
    assert await store.read(lambda session: session.requests.get(row.id)) == row
    assert await store.read(lambda session: session.requests.get(row.id + 1)) is None


async def test_saving_leaves_the_message_to_the_courier(store: Store, table_id: int) -> None:
    row = await store.write(lambda session: session.requests.add(pause(table_id)))
    await store.write(lambda session: session.requests.posted(row.id, 77))
    closed = msgspec.structs.replace(row, outcome="accepted", closed_at=NOW + 1)
    await store.write(lambda session: session.requests.save(closed))
    found = await store.read(lambda session: session.requests.get(row.id))
    assert found == msgspec.structs.replace(closed, message_id=77)


async def test_open_ones_of_a_table_the_oldest_first(store: Store, table_id: int) -> None:
    other = await add_table(store, table(channel_id=71))
    late = RequestRow(0, table_id, "late", None, NOW, seat=1)
    first = await store.write(lambda session: session.requests.add(late))
    second = await store.write(lambda session: session.requests.add(pause(table_id)))
    await store.write(lambda session: session.requests.add(pause(other.id)))
    closed = msgspec.structs.replace(pause(table_id), outcome="moot", closed_at=NOW)
    await store.write(lambda session: session.requests.add(closed))
    assert await store.read(lambda session: session.requests.open(table_id)) == (first, second)


async def test_a_seat_that_the_computer_plays(store: Store, table_id: int) -> None:
    rows = (seat(table_id, computer=True), seat(table_id, 2, BEN))
    for row in rows:
        await store.write(lambda session, row=row: session.seats.put(row))  # type: ignore[misc]
    assert await store.read(lambda session: session.seats.of(table_id)) == rows
    back = msgspec.structs.replace(rows[0], computer=False)
    await store.write(lambda session: session.seats.put(back))
    assert await store.read(lambda session: session.seats.of(table_id)) == (back, rows[1])
