"""Named places at which a test lets the program die, to prove that nothing is lost there."""

import os
import signal
from collections.abc import Callable

_watchers: list[Callable[[str], None]] = []


def arm(name: str) -> None:
    """From now on the program kills itself when it comes to that point. Only the start of the program calls this."""
    watch(lambda reached: os.kill(os.getpid(), signal.SIGKILL) if reached == name else None)


def watch(watcher: Callable[[str], None]) -> None:
    """Tests only: the watcher is called with the name of each point as it is come to. What it raises ends the work."""
    _watchers.append(watcher)


def unwatch(watcher: Callable[[str], None]) -> None:
    _watchers.remove(watcher)


def crash_point(name: str) -> None:
    for watcher in _watchers:
        watcher(name)
