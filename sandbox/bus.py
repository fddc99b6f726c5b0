"""What happens in the world is told once; whoever listens takes what concerns him."""

import asyncio
from collections.abc import Callable

import msgspec

from sandbox.values import Json


class Happening(msgspec.Struct, frozen=True):
    """One thing that happened: a gateway event's name (or one of the sandbox's own, in lower case) and its data."""

    name: str
    data: Json


Listener = Callable[[Happening], None]


class Bus:
    """Delivers happenings at once and in order, and wakes those who wait for a condition."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._waiting: list[tuple[Callable[[], object], asyncio.Future[object]]] = []

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Hear everything from now on; the answer ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, name: str, data: Json) -> None:
        happening = Happening(name, data)
        for listener in list(self._listeners):
            listener(happening)
        self.stir()

    def stir(self) -> None:
        """Look again at every awaited condition."""
        for entry in list(self._waiting):
            condition, future = entry
            if future.done():
                continue
            try:
                value = condition()
            except Exception as error:
                future.set_exception(error)
                continue
            if value:
                future.set_result(value)

    async def wait_for(self, condition: Callable[[], object], seconds: float) -> object:
        """The condition's first true value; TimeoutError after so many seconds of real time."""
        if value := condition():
            return value
        entry = (condition, asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        try:
            async with asyncio.timeout(seconds):
                return await entry[1]
        finally:
            self._waiting.remove(entry)
