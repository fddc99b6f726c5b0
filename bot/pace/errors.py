"""What people ask of clocks and votes that cannot be. Nothing has changed; ``code`` and ``data`` say why."""

from typing import Literal, TypeAlias

from engine.contract import Json

PaceCode: TypeAlias = Literal[
    "unreadable-duration",  # text
    "unreadable-pace",  # text
    "pace-out-of-range",  # what: "move", "bank" or "silence"; value, low, high: seconds
    "unknown-zone",  # text, near: names that resemble it
    "ambiguous-zone",  # text, choices: the zones it may mean
    "unreadable-quiet-hours",  # text
    "quiet-hours-length",  # minutes, low, high
    "unreadable-day",  # text
    "promise-past",  # day
    "promise-too-far",  # day, last: the last day that may be promised
    "too-many-promises",  # most
    "vacation-past",  # last: its last day
    "vacation-backwards",  # first, last: days
    "vacation-too-far",  # first: its first day, latest: the latest one
    "vacation-overlaps",  # start, end: seconds, of the other one
    "vacation-too-long",  # year, days: that it takes in that year, left
    "pause-out-of-range",  # value, low, high: seconds
]
VoteCode: TypeAlias = Literal[
    "not-seated",  # user
    "late-yourself",  # user: who is late, and would have the others' say
    "wrong-subject",  # kind, user: whom it would be about
    "already-there",  # user: the replacement, who sits at the table
    "not-asked",  # user
    "own-request",  # user
    "already-answered",  # user, yes: what was answered
    "request-closed",  # outcome
    "not-yours",  # user, asked_by
]


class Refused(Exception):
    def __init__(self, code: str, **data: Json) -> None:
        super().__init__(code, data)
        self.code = code
        self.data: dict[str, Json] = data


class PaceError(Refused):
    """The comments at `PaceCode` name the data of each code."""

    def __init__(self, code: PaceCode, **data: Json) -> None:
        super().__init__(code, **data)


class VoteError(Refused):
    """The comments at `VoteCode` name the data of each code."""

    def __init__(self, code: VoteCode, **data: Json) -> None:
        super().__init__(code, **data)
