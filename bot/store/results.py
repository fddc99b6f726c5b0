"""Records of tables that have ended, and the ratings that follow from them. Times are UTC seconds since 1970."""

from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

Ending: TypeAlias = Literal["played", "resigned", "absent", "computer"]
"""How it ended for a seat: its person played to the end, gave up, was away too long; or nobody held it any more."""


class SeatResult(Struct, frozen=True):
    seat: int
    user_id: int
    name: str
    place: int | None
    """From 1, ties together; None without a result."""
    score: int | None
    ending: Ending
    replies: tuple[int, ...]
    """Seconds between being awaited and moving, of this person only."""


class ResultRow(Struct, frozen=True):
    """A table that was started and has ended."""

    table_id: int
    guild_id: int | None
    game: str
    reason: str
    """The game's code of its result; without one the kind of the entry that ended the table."""
    plies: int
    started_at: int
    ended_at: int
    seats: tuple[SeatResult, ...]
    """By number."""


class RatingRow(Struct, frozen=True):
    """See `bot.stats.rating.Rating`."""

    guild_id: int
    game: str
    user_id: int
    mu: float
    sigma: float
    games: int


class ResultQueries(Protocol):
    def put(self, row: ResultRow) -> None:
        """Adds it; a table's second result changes nothing."""

    def of_guild(self, guild_id: int, game: str | None = None) -> tuple[ResultRow, ...]:
        """In the order in which the tables ended."""

    def of_person(self, user_id: int) -> tuple[ResultRow, ...]:
        """On all servers, in the order in which the tables ended."""

    def missing(self) -> tuple[int, ...]:
        """Tables that were started and have ended, and of which no result is kept; in the order of their ends."""

    def ratings(self, guild_id: int, game: str) -> tuple[RatingRow, ...]:
        """By person."""

    def put_rating(self, row: RatingRow) -> None:
        """Adds it, or replaces the person's one."""

    def drop_ratings(self, guild_id: int, game: str) -> None: ...
