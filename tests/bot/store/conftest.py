"""The stores that the conformance tests run on."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import SqliteStore, Store


@pytest.fixture(params=["sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened = {"sqlite": SqliteStore.open}[request.param]
    made = await opened(tmp_path / "turnpost.db")
    yield made
    await made.close()
