"""What a table can agree on, and on which terms."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.pace.durations import DAY

Kind: TypeAlias = Literal[
    "pause", "take-back", "draw", "agreed-end", "rematch", "skip", "replace", "computer", "end"
]  # fmt: skip
"""The last four are about somebody who is late: skip the turn, hand the seat over, to a person or to a computer
player, or end the game."""
Rule: TypeAlias = Literal["all", "most", "most-answers"]
"""Who has to agree: all who are asked; more than half of them and whoever asks; or, once it expires, more of those who
have answered, so that silence does not hold a table up. Whoever asks agrees."""
Happening: TypeAlias = Literal["move", "late-move", "paused", "over", "new-table"]
"""What makes requests moot: somebody moved; the one whom it is about moved; the table pauses; the game is over; the
people sit at another table."""


class Terms(Struct, frozen=True):
    lasts: int
    """Seconds until the request expires."""
    moot: frozenset[Happening]
    rule: Rule = "all"
    late: bool = False
    """It is about somebody who is late, and who is not asked."""


_ANSWERED: frozenset[Happening] = frozenset({"late-move", "paused", "over"})
_LATE = Terms(2 * DAY, _ANSWERED, "most-answers", late=True)
TERMS: Mapping[Kind, Terms] = {
    "pause": Terms(3 * DAY, frozenset({"paused", "over"})),
    "take-back": Terms(3 * DAY, frozenset({"move", "over"})),
    "draw": Terms(3 * DAY, frozenset({"move", "over"})),
    "agreed-end": Terms(3 * DAY, frozenset({"over"})),
    "rematch": Terms(7 * DAY, frozenset({"new-table"})),
    "skip": _LATE,
    "replace": _LATE,
    "computer": _LATE,
    # What cannot be undone needs more than silence.
    "end": Terms(3 * DAY, _ANSWERED, "most", late=True),
}
