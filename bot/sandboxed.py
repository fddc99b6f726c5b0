"""The stand-in for Discord, started as a program of its own."""

import contextlib
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from bot.settings import Endpoints, Settings
from bot.store.sqlite.lock import InstanceLock

TOKEN = "sandbox-token"  # noqa: S105  it opens nothing
STOP_SECONDS = 5
MOST_PORT = 65535
WORLD = "sandbox.db"
CLOCK = "sandbox.clock"


class SandboxError(Exception):
    """The stand-in did not start. Exit code 69 (``EX_UNAVAILABLE``)."""

    exit_code = 69


class StandIn(Struct, frozen=True):
    """Where it is, and the settings with which a bot plays there."""

    page: str
    settings: Settings


@contextlib.contextmanager
def standing_in(environment: Mapping[str, str], data: Path) -> Iterator[StandIn]:
    """Run the stand-in beside us; it keeps its world in the data directory, so a game goes on after a restart."""
    port = environment.get("TURNPOST_PORT", "8080")
    if not port.isdecimal() or int(port) > MOST_PORT:
        raise SandboxError(f"TURNPOST_PORT must be a number up to {MOST_PORT}, not {port!r}.")
    command = [sys.executable, "-m", "sandbox", "--with-parent", "--port", port, "--token", TOKEN]
    command += ["--state", str(data / WORLD), "--clock", str(data / CLOCK)]
    if openapi := environment.get("TURNPOST_OPENAPI"):
        command += ["--openapi", openapi]
    # Before it reads the world there: a second one would write its old world over the first one's when it stops.
    lock = InstanceLock(data / WORLD)
    try:
        yield from _running(command, data, port)
    finally:
        lock.release()


def _running(command: list[str], data: Path, port: str) -> Iterator[StandIn]:
    # A group of its own: Ctrl-C reaches us alone, and the stand-in ends after the bot. Should we be killed, it sees its
    # standard input end.
    with subprocess.Popen(  # noqa: S603  our own program
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            line = process.stdout.readline() if process.stdout is not None else ""
            if not line:
                raise SandboxError(
                    f"The stand-in for Discord did not start. Is port {port} free? TURNPOST_PORT sets another."
                )
            address = json.loads(line)
            endpoints = Endpoints(address["api"], address["gateway"])
            settings = Settings(token=TOKEN, data=data, endpoints=endpoints, clock=data / CLOCK)
            yield StandIn(address["page"], settings)
        finally:
            process.terminate()
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
