"""Processes of the bot that begin with its code loaded: to load it takes most of a start's time, and tests start it
often."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Mapping
from multiprocessing.process import BaseProcess
from pathlib import Path

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["bot.cli"])


class Forked:
    """What tests need of `asyncio.subprocess.Process`."""

    def __init__(self, process: BaseProcess, output: Path, complaint: Path) -> None:
        self._process = process
        self._output, self._complaint = output, complaint

    @classmethod
    async def start(cls, environment: Mapping[str, str], folder: Path, beside: Path) -> "Forked":
        """``python -m bot`` with that environment in that folder; what it says is kept ``beside`` it."""
        output, complaint = beside / "output", beside / "complaint"
        process = _CONTEXT.Process(
            target=_run, args=(dict(environment), str(folder), str(output), str(complaint)), daemon=True
        )
        await asyncio.to_thread(process.start)
        return cls(process, output, complaint)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """Negative for a signal; None while it runs."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    async def communicate(self) -> tuple[bytes, bytes]:
        """What it has said on standard output and standard error, once it has ended."""
        loop, gone = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._process.sentinel, gone.set)
        try:
            await gone.wait()
        finally:
            loop.remove_reader(self._process.sentinel)
        self._process.join()
        return self._output.read_bytes(), self._complaint.read_bytes()


def _run(environment: dict[str, str], folder: str, output: str, complaint: str) -> None:
    for descriptor, path in ((1, output), (2, complaint)):
        os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), descriptor)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    from bot.cli import main

    main(["run"])
