"""The stores that the conformance tests run on: every test that asks for ``store`` is one of them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import SqliteStore, Store
from bot.store.postgres import PostgresStore


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    made: Store
    if request.param == "sqlite":
        made = await SqliteStore.open(tmp_path / "turnpost.db")
    else:
        made = await PostgresStore.open(request.getfixturevalue("postgres_url"))
    yield made
    await made.close()
