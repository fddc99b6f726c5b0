"""A rig for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.tables.rig import Rig, opened


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    store = await opened(tmp_path)
    yield Rig(store)
    await store.close()
