"""Fixtures of the end-to-end tests: the whole bot beside a Discord of its own, over real HTTP and websockets."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.ui.pictures import Pictures
from tests.end_to_end import otherish
from tests.end_to_end.host import Host
from tests.end_to_end.house import House
from tests.standin import check_violations, document


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Bot and sandbox in this process, with pictures of one point. A breach of Discord's rules fails the test."""
    async with House(tmp_path, document=document()) as made:
        yield made
    check_violations(made.sandbox)


@pytest.fixture
async def bilingual(tmp_path: Path) -> AsyncIterator[House]:
    """A bot that speaks English and a language of our own."""
    house = House(tmp_path, document=document())
    house.words = otherish.bilingual()
    async with house:
        yield house
    check_violations(house.sandbox)


@pytest.fixture
async def painted(tmp_path: Path) -> AsyncIterator[House]:
    """The same with real pictures."""
    async with House(tmp_path, document=document(), pictures=Pictures()) as made:
        yield made
    check_violations(made.sandbox)


@pytest.fixture
async def long_house(tmp_path: Path) -> AsyncIterator[House]:
    """For hundreds of requests whose forms other tests hold against Discord's document, as that takes half the time."""
    async with House(tmp_path) as made:
        yield made
    check_violations(made.sandbox)


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    """The bot as a process of its own, not yet started."""
    async with Host(tmp_path, document()) as made:
        yield made
    check_violations(made.sandbox)
