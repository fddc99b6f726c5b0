"""Fixtures for tests of any folder."""

from collections.abc import Iterator

import pytest

from tests import postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server's administrator."""
    with postgres.running() as server:
        yield server.url


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """The address of an empty database."""
    with postgres.database(postgres_server) as url:
        yield url
