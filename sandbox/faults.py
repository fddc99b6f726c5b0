"""Faults on demand: what the next requests of the bot meet."""

from fnmatch import fnmatchcase
from typing import Any

import msgspec

from sandbox.values import Json, Reply

CUT = 0
"""In place of a status: the connection breaks and there is no answer."""
VIA = {"Via": "1.1 sandbox"}
REFUSALS = {
    10003: (404, "Unknown Channel"),
    10008: (404, "Unknown Message"),
    10062: (404, "Unknown interaction"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    160005: (403, "Thread is locked"),
}
"""Status and message of the codes that a test asks for by number."""


class Fault(msgspec.Struct, frozen=True):
    """One trouble for requests of this method ("" for all) whose path begins like `path`; a `*` stands for anything.

    With `after_acceptance` the request takes effect and only its answer is replaced. `status` CUT breaks the
    connection without any answer. A `body` that is text is sent as HTML, as the proxies before Discord do.
    """

    method: str = ""
    path: str = "/"
    status: int = 500
    code: int = 0
    headers: dict[str, str] = {}
    body: Any = None
    times: int = 1
    after_acceptance: bool = False

    def matches(self, method: str, path: str) -> bool:
        return self.method in ("", method) and fnmatchcase(path, self.path + "*")

    def reply(self) -> Reply:
        if self.body is not None:
            return Reply(self.status, self.body, self.headers)
        message = REFUSALS[self.code][1] if self.code in REFUSALS else f"{self.status}: Fault"
        body: Json = {"message": message, "code": self.code}
        if self.status == 429:
            body |= {"retry_after": 0.01, "global": False}
        return Reply(self.status, body, self.headers)


def refusal(code: int, method: str = "", path: str = "/", *, times: int = 1) -> Fault:
    """One of Discord's refusals by its code, with the status that belongs to it."""
    status = REFUSALS[code][0]
    return Fault(method, path, status, code, VIA if status == 429 else {}, times=times)


def rate_limited(path: str = "/", *, seconds: float = 0.01, everywhere: bool = False, times: int = 1) -> Fault:
    """429 as Discord itself sends it: a client waits and asks again."""
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": everywhere}
    return Fault("", path, 429, headers=VIA, body=body, times=times)


def banned(path: str = "/", *, times: int = 1) -> Fault:
    """429 of the proxy before Discord, without `Via`: a client must not ask again at once."""
    return Fault("", path, 429, body="<html>error code: 1015</html>", times=times)


def lost_answer(method: str = "", path: str = "/", *, times: int = 1) -> Fault:
    """The request takes effect, then the connection breaks."""
    return Fault(method, path, CUT, times=times, after_acceptance=True)


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
            if fault.matches(method, path):
                if left > 1:
                    self._queue[index] = (fault, left - 1)
                else:
                    del self._queue[index]
                return fault
        return None

    def refuse_connect(self) -> bool:
        """Whether this connect to the gateway is refused, counted down."""
        if self.refused_connects <= 0:
            return False
        self.refused_connects -= 1
        return True
