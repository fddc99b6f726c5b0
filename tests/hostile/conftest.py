"""The whole bot and its Discord, as in the end-to-end tests, in front of people who are up to no good."""

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.end_to_end.house import House
from tests.hostile.elsewhere import second_server


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """What is sent here breaks Discord's own rules, so requests are not held against them."""
    built = House(tmp_path)
    second_server(built)
    async with built as made:
        yield made


@pytest.fixture
def quiet_log(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """Fails the test if anything is logged as an error meanwhile, be it by a library."""
    yield caplog
    faults = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not faults, "\n".join(f"{record.name}: {record.getMessage()} {record.exc_text or ''}" for record in faults)
