"""Why a change of a table was refused. Refusals by a game's own rules are `engine.contract.Refusal` instead."""

from typing import Literal, TypeAlias

from engine.contract import Json

Code: TypeAlias = Literal[
    "no-table",  # id
    "place-taken",  # table: the one that is live in the channel
    "unknown-game",  # game
    "other-rules",  # game, table: it was started under rules that this version no longer knows
    "bad-option",  # option, value, and of a known option choices, low, high; option "seat" for a wish
    "too-many-tables",  # limit, per: "person" or "guild"
    "too-many-invited",  # game, most: how many others it seats
    "already-seated",  # table
    "not-seated",  # table
    "table-full",  # table, seats: the most there are
    "too-few-seats",  # table, seats: the fewest needed, taken
    "not-opener",  # table, opener: user id
    "may-not-cancel",  # table
    "not-started",  # table
    "already-started",  # table
    "not-over",  # table
    "table-over",  # table, status
    "stale",  # table, version: the present one
    "not-awaited",  # table
    "no-promises",  # table
    "nothing-to-undo",  # table
    "consent-needed",  # table: a move that cannot be taken back without asking
    "request-open",  # table, request: the one of that kind that is open
    "too-many-requests",  # table, limit: as often a day
    "no-request",  # id
    "not-late",  # table: the person is not, or no longer
    "no-skip",  # table: the rules of the game cannot bear it
    "no-person",  # table: nobody was named who would take the seat over
    "person-busy",  # table: whoever was named sits at too many others
    "paused",  # table
    "not-paused",  # table
    "not-computer",  # table: the person plays already
    "bad-setting",  # setting, value
    "no-zone",  # a person's hours are to be set, but not by which clock
    "no-vacation",  # there is none that could be cancelled
    "note-too-long",  # length, longest: characters
]


class TableError(Exception):
    """Nothing has changed. ``code`` and ``data`` say why; the comments at `Code` name the data of each."""

    def __init__(self, code: Code, **data: Json) -> None:
        super().__init__(code, data)
        self.code: Code = code
        self.data: dict[str, Json] = data
