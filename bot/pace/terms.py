"""What a table can agree on, and on which terms."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.pace.durations import DAY

Kind: TypeAlias = Literal[
    "pause", "resume", "take-back", "agreed-end", "offer", "skip", "replace", "computer", "end"
]  # fmt: skip
"""``offer``: somebody who does not sit there is offered a seat. The last four are about somebody who is late: skip the
turn, hand the seat over, to a person or to a computer player, or end the game."""
Rule: TypeAlias = Literal["all", "most", "most-answers"]
"""Who has to agree: all who are asked; more than half of them and whoever asks; or, once it expires, more of those who
have answered, so that silence does not hold a table up. Whoever asks agrees."""
Happening: TypeAlias = Literal["move", "late-move", "paused", "resumed", "over"]
"""What makes requests moot: somebody moved; the one whom it is about moved; the table pauses, or does so no
longer; the game is over."""


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
    "resume": Terms(3 * DAY, frozenset({"resumed", "over"})),
    "take-back": Terms(3 * DAY, frozenset({"move", "over"})),
    "agreed-end": Terms(3 * DAY, frozenset({"over"})),
    "offer": Terms(3 * DAY, frozenset({"late-move", "over"})),
    "skip": _LATE,
    "replace": _LATE,
    "computer": _LATE,
    # What cannot be undone needs more than silence.
    "end": Terms(3 * DAY, _ANSWERED, "most", late=True),
}
