"""What people settle for themselves, at all tables, and note at one. Times are UTC seconds since 1970."""

from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from bot.pace.quiet import NIGHT, Quiet
from bot.pace.spans import Span

Way: TypeAlias = Literal["channel", "direct", "none"]
"""How a person is pinged: where the table stands, by direct message, or not at all."""


class PersonRow(Struct, frozen=True):
    """One person's settings. Whoever has never set anything has no row and all the defaults."""

    user_id: int
    language: str | None = None
    """A language that the bot has; None is that of the person's Discord."""
    zone: str | None = None
    """A name of the tz database; None until the person tells it."""
    quiet: Quiet | None = NIGHT
    """By the clock of ``zone``; nothing is quiet as long as that is not known."""
    weekends_off: bool = False
    """Saturdays and Sundays by the clock of ``zone``."""
    turn: Way = "channel"
    reminder: Way = "channel"
    request: Way = "channel"
    """How each kind of ping comes."""
    heads_up: bool = False
    """Whether a direct message tells that one is next, or the last who is awaited."""
    closed_since: int | None = None
    """When a direct message was refused last; None once one has arrived, or if none was ever sent."""
    locale: str | None = None
    """Discord's for the person, as last heard with a change of settings."""


class VacationRow(Struct, frozen=True):
    """Days on which no table waits for a person."""

    user_id: int
    start: int
    end: int
    """The first second after it."""
    interaction_id: int | None = None
    """Discord's id of what planned it."""

    @property
    def span(self) -> Span:
        return Span(self.start, self.end)


class NoteRow(Struct, frozen=True):
    """What a person has noted at a table, for nobody else to see."""

    user_id: int
    table_id: int
    text: str


class PeopleQueries(Protocol):
    def get(self, user_id: int) -> PersonRow | None: ...

    def put(self, row: PersonRow) -> None:
        """Adds the row, or replaces that of the same person."""

    def vacations(self, user_id: int) -> tuple[VacationRow, ...]:
        """All of them, those that are over too, by time."""

    def put_vacation(self, row: VacationRow) -> None:
        """Adds it, or replaces the one that starts in the same second."""

    def drop_vacation(self, user_id: int, start: int) -> None: ...

    def note(self, user_id: int, table_id: int) -> NoteRow | None: ...

    def put_note(self, row: NoteRow) -> None:
        """Adds the note, or replaces that of the same person and table."""

    def drop_note(self, user_id: int, table_id: int) -> None: ...

    def forget(self, user_id: int) -> None:
        """Settings and notes of the person are gone; vacations stay."""
