"""Opening a database while its n-th call fails."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from bot.store import SqliteStore, StoreError
from tests.bot.store.faulty import Fault, FaultyConnection
from tests.bot.store.samples import table


@pytest.fixture(autouse=True)
def disarmed() -> Iterator[None]:
    yield
    Fault.disarm()


@pytest.mark.parametrize("after", [False, True])
async def test_an_opening_that_fails_anywhere_can_be_done_again(tmp_path: Path, after: bool) -> None:
    for number in count(1):
        path = tmp_path / f"{number}.db"
        fault = Fault(number, after)
        try:
            store = await SqliteStore.open(path, factory=FaultyConnection)
        except StoreError:
            assert fault.happened
            store = await SqliteStore.open(path)
        Fault.disarm()
        await store.write(lambda session: session.tables.add(table()))
        await store.close()
        if not fault.happened:
            break
    assert number > 20
