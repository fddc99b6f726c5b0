"""The stand-in lives and dies with the program that started it."""

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bot.sandboxed import standing_in
from bot.store.errors import Locked

START = """
import sys, time
from pathlib import Path
from bot.sandboxed import standing_in
with standing_in({"TURNPOST_PORT": "0"}, Path(sys.argv[1])) as there:
    print(there.page, flush=True)
    time.sleep(60)
"""


def listens(address: str) -> bool:
    port = urlsplit(address).port
    assert port is not None
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def gone(address: str, seconds: float = 20.0) -> bool:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if not listens(address):
            return True
        time.sleep(0.05)
    return False


def test_it_ends_with_the_block(tmp_path: Path) -> None:
    with standing_in({"TURNPOST_PORT": "0"}, tmp_path) as there:
        assert listens(there.page)
    assert gone(there.page)
    assert (tmp_path / "sandbox.db").exists()


def test_a_second_one_on_the_same_world_is_refused(tmp_path: Path) -> None:
    with standing_in({"TURNPOST_PORT": "0"}, tmp_path) as there:
        with pytest.raises(Locked), standing_in({"TURNPOST_PORT": "0"}, tmp_path):
            raise AssertionError("both run")
        assert listens(there.page)
    with standing_in({"TURNPOST_PORT": "0"}, tmp_path) as again:
        assert listens(again.page)


def test_it_ends_with_its_parent_even_if_that_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", START, str(tmp_path)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        address = parent.stdout.readline().strip()
        assert listens(address)
        parent.send_signal(signal.SIGKILL)
    assert gone(address)
