"""`python -m sandbox` as a process of its own, driven over HTTP."""

import asyncio
import contextlib
import json
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from sandbox.person import Person, remote
from sandbox.refusal import Refused
from sandbox.values import Json


@contextlib.asynccontextmanager
async def program(*arguments: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, Json]]:
    """The process and the addresses that it printed; ended at the end."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", *arguments), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        line = await asyncio.wait_for(process.stdout.readline(), 20)
        yield process, json.loads(line) if line else {}
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def people(session: aiohttp.ClientSession, base: str) -> list[Json]:
    async with session.get(f"{base}/page/people") as answer:
        return list(await answer.json(content_type=None))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_ends_cleanly_and_goes_on(tmp_path: Path, number: signal.Signals) -> None:
    state = str(tmp_path / "world.db")
    async with program("--state", state) as (process, addresses), aiohttp.ClientSession() as session:
        base = addresses["page"]
        assert addresses["api"] == f"{base}/api/v10"
        ann = Person((await people(session, base))[0], remote(base, session))
        channel = (await ann.dm())["id"]
        await ann.say(channel, "hello")
        with pytest.raises(Refused, match="no command /game new here"):
            await ann.slash(channel, "game new")
        process.send_signal(number)
        assert await asyncio.wait_for(process.wait(), 10) == 0
    async with program("--state", state) as (process, addresses), aiohttp.ClientSession() as session:
        ann = Person((await people(session, addresses["page"]))[0], remote(addresses["page"], session))
        assert [message["content"] for message in await ann.messages(channel)] == ["hello"]


async def complaint(*arguments: str) -> tuple[int | None, str]:
    """Exit code and standard error of a start that fails."""
    async with program(*arguments) as (process, addresses):
        assert addresses == {}
        _, error = await asyncio.wait_for(process.communicate(), 10)
        return process.returncode, error.decode()


async def test_a_port_in_use_is_one_clear_line() -> None:
    async with program() as (_, addresses):
        port = addresses["page"].rsplit(":", 1)[1]
        code, error = await complaint("--port", port)
    assert (code, error.count("\n")) == (1, 1)
    assert port in error


async def test_a_document_that_is_none_is_one_clear_line(tmp_path: Path) -> None:
    broken = tmp_path / "openapi.json"
    broken.write_text("{}")
    for path in (broken, tmp_path / "absent.json"):
        code, error = await complaint("--openapi", str(path))
        assert (code, error.count("\n")) == (1, 1)
        assert str(path) in error


async def test_a_file_that_is_no_world_is_one_clear_line(tmp_path: Path) -> None:
    state = tmp_path / "world.db"
    state.write_text("this is no database, but long enough to be looked at as one " * 20)
    code, error = await complaint("--state", str(state))
    assert (code, error.count("\n")) == (1, 1)
    assert str(state) in error
