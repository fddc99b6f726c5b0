"""Fixtures for tests of any folder."""

from collections.abc import Iterator

import pytest

from tests import postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    """One for all tests."""
    with postgres.running() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: postgres.Server) -> Iterator[str]:
    """The address of an empty database."""
    with postgres.database(postgres_server.url) as url:
        yield url
