"""A courier for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.courier.rig import Round
from tests.bot.tables.rig import opened


@pytest.fixture
async def round_(tmp_path: Path) -> AsyncIterator[Round]:
    store = await opened(tmp_path)
    made = Round(store)
    yield made
    made.delivery.gate.set()
    await made.end()
    await store.close()
