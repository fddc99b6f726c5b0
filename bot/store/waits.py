"""Who is awaited since when, and what stops the time: pauses of tables, outages of the bot.

Times are UTC seconds since 1970, durations seconds.
"""

from typing import Protocol

from msgspec import Struct

from bot.pace.calendar import Calendar
from bot.pace.promised import Promised
from bot.pace.spans import Span


class WaitRow(Struct, frozen=True):
    """A seat that is awaited. A turn of several moves is one wait, also if somebody has to answer in the middle."""

    table_id: int
    seat: int
    user_id: int
    began: int
    bank: int
    """What the seat's bank held then."""
    times: Calendar
    """The person's zone, quiet hours and free days as they were then. Its ``stops`` are the times in which somebody
    else had to answer."""
    handled: int
    """Reminders that were due until then have been sent, or left out."""
    promises: tuple[Promised, ...] = ()
    allowed: int | None = None
    """So long an answer may take by the rules of the game, whatever the table's pace; None for all other turns."""
    halted: int | None = None
    """Since then somebody else has to answer before the turn goes on; None while the seat is awaited itself."""
    muted: int | None = None
    """When the player asked to hear no more of this turn."""
    late: int | None = None
    """The deadline after which the others were asked what to do."""


class WaitQueries(Protocol):
    def put(self, row: WaitRow) -> None:
        """Adds it, or replaces that of the same table and seat."""

    def remove(self, table_id: int, seat: int) -> None: ...

    def get(self, table_id: int, seat: int) -> WaitRow | None: ...

    def of(self, table_id: int) -> tuple[WaitRow, ...]:
        """By seat."""

    def of_person(self, user_id: int) -> tuple[WaitRow, ...]:
        """At all tables, the longest first."""

    def without(self) -> tuple[int, ...]:
        """Tables in play that wait for nobody, as those that began before waits were written down."""


class PauseRow(Struct, frozen=True):
    """A pause of a table. ``id`` is 0 until the store has given it one."""

    id: int
    table_id: int
    start: int
    end: int
    """The first second after it."""
    user_id: int | None = None
    """Who asked for it."""

    @property
    def span(self) -> Span:
        return Span(self.start, self.end)


class PauseQueries(Protocol):
    def put(self, row: PauseRow) -> PauseRow:
        """Adds a pause and gives it an id, or replaces the one with this id."""

    def of(self, table_id: int) -> tuple[PauseRow, ...]:
        """All there were and are, by time."""


class OutageQueries(Protocol):
    def add(self, away: Span) -> None: ...

    def since(self, at: int) -> tuple[Span, ...]:
        """Those that ended later than that, by time."""
