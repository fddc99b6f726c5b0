"""Faults on demand: what the next requests of the bot meet."""

from typing import Any

import msgspec

from sandbox.values import Reply

VIA = {"Via": "1.1 sandbox"}


class Fault(msgspec.Struct, frozen=True):
    """One trouble for requests whose method and path prefix match (an empty method matches all).

    With `after_acceptance` the request takes effect and only its answer is lost or replaced; `status` 0 cuts the
    connection without any answer.
    """

    method: str = ""
    path: str = "/"
    status: int = 500
    code: int | None = None
    headers: dict[str, str] = {}
    body: Any = None
    times: int = 1
    after_acceptance: bool = False

    def reply(self) -> Reply:
        body = self.body
        if body is None and self.code is not None:
            body = {"message": f"Fault {self.code}", "code": self.code}
        if body is None:
            body = {"message": f"{self.status}: Fault", "code": 0}
        if self.status == 429 and isinstance(body, dict):
            body = {"retry_after": 0.01, "global": False, **body}
        return Reply(self.status, body, self.headers)


class Faults:
    """A queue: the first fault that matches is used up first."""

    def __init__(self) -> None:
        self._queue: list[tuple[Fault, int]] = []
        self.refused_connects = 0
        """How many of the next gateway connects are refused with 503."""

    def add(self, fault: Fault) -> None:
        self._queue.append((fault, fault.times))

    def clear(self) -> None:
        self._queue.clear()
        self.refused_connects = 0

    def take(self, method: str, path: str) -> Fault | None:
        """The fault this request meets, counted down."""
        for index, (fault, left) in enumerate(self._queue):
            if fault.method in ("", method) and path.startswith(fault.path):
                if left > 1:
                    self._queue[index] = (fault, left - 1)
                else:
                    del self._queue[index]
                return fault
        return None

    def refuse_connect(self) -> bool:
        if self.refused_connects <= 0:
            return False
        self.refused_connects -= 1
        return True
