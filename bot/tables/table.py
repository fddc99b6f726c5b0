"""A table as the rest of the bot sees it."""

from typing import Any

from msgspec import Struct

from bot.pace.pace import DEFAULT, Pace
from bot.store.rows import Status
from engine.contract import AnyGame, Event, Json, Move, OptionValue, Result, Turn


class Seat(Struct, frozen=True):
    """A person at a table."""

    user_id: int
    name: str
    """Unescaped, at most 100 characters."""
    wish: int | None
    """The seat number asked for; None is any."""
    number: int | None
    """The seat in the game; None until the start."""
    computer: bool = False
    """The computer plays it, until the person comes back."""


class Table(Struct, frozen=True):
    """One table at one version. Times are UTC seconds."""

    id: int
    guild_id: int | None
    channel_id: int
    game: str
    rules: AnyGame
    """The game itself."""
    rules_version: int
    options: dict[str, OptionValue]
    """All of them, defaults filled in."""
    status: Status
    version: int
    """Counts every change that everybody may know of; a button made for another version is stale."""
    ply: int
    """How many moves have been made that everybody may know of."""
    turn_version: int
    """The version with which the present turn began: since then the same seats have been awaited. 0 in the lobby."""
    seats: tuple[Seat, ...]
    """In the order of joining; from the start on by seat number."""
    opened_by: int
    """The user who may start and configure."""
    invited: tuple[int, ...]
    """Users asked to join who have not joined yet."""
    opened_at: int
    started_at: int | None
    ended_at: int | None
    commitment: str
    """SHA-256 of the secret seed, to be shown from the start on."""
    seed: str | None
    """The seed in hexadecimal digits once a started table has ended; None before."""
    lobby_message_id: int | None
    board_message_id: int | None
    """The newest board or result that was delivered."""
    state: Any
    """Everything, hidden things too: give it to `seen_by` before anybody reads of it.

    None in the lobby, and when the table was started under rules that are no longer known.
    """
    pace: Pace = DEFAULT
    language: str | None = None
    """Of what everybody reads there, or one of Discord's locales; None is the bot's first language."""

    def __repr__(self) -> str:
        return f"Table(id={self.id}, game={self.game!r}, status={self.status!r}, version={self.version})"

    @property
    def live(self) -> bool:
        return self.status in ("lobby", "playing")

    @property
    def under_other_rules(self) -> bool:
        """Started under rules that are no longer known: it can be neither shown nor played."""
        return self.started_at is not None and self.state is None

    @property
    def full(self) -> bool:
        return len(self.seats) >= self.rules.seats[1]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def turn(self) -> Turn | None:
        """None unless the table is playing, under rules that are known."""
        return self.rules.turn(self.state) if self.status == "playing" and self.state is not None else None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The users whose move it is: nobody, where the computer plays."""
        awaited = [self.seats[number] for number in self.turn.seats] if self.turn else []
        return tuple(seat.user_id for seat in awaited if not seat.computer)

    @property
    def result(self) -> Result | None:
        return self.rules.result(self.state) if self.state is not None else None

    def seat_of(self, user_id: int) -> Seat | None:
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    def seen_by(self, seat: int | None) -> Any:
        """The state as that seat, or a spectator (None), may know it; None if there is none."""
        return self.rules.seen_by(self.state, seat) if self.state is not None else None


class Played(Struct, frozen=True):
    """A move that stands."""

    table: Table
    """After the move; when ``repeated``, as it is by now."""
    version: int
    """The table's version that the move made."""
    seat: int
    move: Move
    notation: str
    events: tuple[Event, ...]
    """Those that the mover's seat may know."""
    repeated: bool = False
    """The same interaction had made it already, and nothing has changed this time."""


class Logged(Struct, frozen=True):
    """An entry of the log as one seat, or a spectator, may read it."""

    version: int
    at: int
    kind: str
    """See `bot.store.rows.EntryRow`."""
    user_id: int | None
    data: dict[str, Json]
    seat: int | None
    ply: int | None
    move: Move | None
    """None for what is no move, and for a move that nobody else may know yet."""
    notation: str | None
    events: tuple[Event, ...]
    undone: bool = False
    """A move that has been taken back."""
