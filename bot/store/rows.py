"""What the store keeps, row by row. Times are UTC seconds since 1970; ids of people and messages are Discord's."""

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.pace.pace import DEFAULT, Pace
from engine.chance import Outcome
from engine.contract import Event, Json, Move, OptionValue

Status: TypeAlias = Literal["lobby", "playing", "over", "cancelled", "orphaned"]
"""``orphaned``: the channel or guild is gone. A channel has at most one table in ``lobby`` or ``playing``."""
PostKind: TypeAlias = Literal[
    "lobby", "board", "turn", "result", "retire", "reminder", "notice", "request", "overview"
]  # fmt: skip
PostState: TypeAlias = Literal["new", "done", "superseded", "dead"]
LARGEST = 2**63 - 1
"""No larger number can be kept; no id of Discord's is one."""


class TableRow(Struct, frozen=True):
    """A table. ``id`` is 0 until the store has given it one; ids are never used twice."""

    id: int
    guild_id: int | None
    """None in a direct message."""
    channel_id: int
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    status: Status
    version: int
    """How many entries of the log everybody may know of. It never goes back."""
    ply: int
    """How many moves have been made that everybody may know of; 0 until the first one."""
    seed: bytes
    """Secret until the table has ended. Never logged."""
    opened_by: int
    opened_at: int
    revision: int = 1
    """How many entries the log has, secret ones too."""
    turn_version: int = 0
    """The version with which the present turn began: the start, or the last move after which others were awaited."""
    invited: tuple[int, ...] = ()
    started_at: int | None = None
    ended_at: int | None = None
    start: bytes | None = None
    """The state before the first move, packed; None in the lobby."""
    snapshot: bytes | None = None
    """The state now, packed."""
    state_hash: str | None = None
    lobby_message_id: int | None = None
    board_message_id: int | None = None
    """The newest board or result that was delivered."""
    pace: Pace = DEFAULT
    language: str | None = None
    """Of what everybody reads there, if it was chosen for this table; None is that of the server."""

    def __repr__(self) -> str:
        return f"TableRow(id={self.id}, game={self.game!r}, status={self.status!r}, version={self.version})"


class SeatRow(Struct, frozen=True):
    """One person at one table."""

    table_id: int
    place: int
    """Order of joining, from 1."""
    user_id: int
    name: str
    """As the person was called when last doing something there, at most 100 characters, unescaped."""
    wish: int | None = None
    """The seat number asked for."""
    number: int | None = None
    """The seat number in the game; None until the start."""
    bank: int = 0
    """Seconds beyond a turn's own, where the table's pace has banks; as long as the seat is awaited, those it had when
    the turn began."""
    computer: bool = False
    """The computer plays it, until the person comes back."""


class EntryRow(Struct, frozen=True):
    """One entry of a table's log: everything that ever changed a table is one."""

    table_id: int
    revision: int
    """The table's revision once this had happened; the first is 1."""
    version: int
    """The table's version once this had happened; of a secret entry the one at which it happened."""
    interaction_id: int | None
    """Discord's id of the click or command; None when no person did it."""
    user_id: int | None
    at: int
    kind: str
    """The use case: open, join, leave, cancel, configure, wish, repost, start, move, secret (a move of which nobody but
    its maker may learn while the game runs), resign, take-back, replace, close, end, agreed-end, deserted, orphan. The
    others leave the board and the version as they are: ask, answer and withdraw (a request), pause, resume, computer
    (plays a seat), back (its person plays again)."""
    data: dict[str, Json] = {}
    """What the kind needs besides: the options that were set, the seat that was wished for."""
    seat: int | None = None
    ply: int | None = None
    """Which move of the game this is, from 1; of a secret one the number of the move before; None for what is none."""
    move: Move | None = None
    notation: str | None = None
    """The move's canonical text."""
    outcomes: tuple[Outcome, ...] = ()
    """What chance decided."""
    events: tuple[Event, ...] = ()
    state_hash: str | None = None
    """Of the state afterwards."""


class PostRow(Struct, frozen=True):
    """Something a committed change has promised to a channel. ``id`` is 0 until the store has given it one."""

    id: int
    table_id: int
    version: int
    kind: PostKind
    payload: bytes
    """JSON; `bot.tables.promises.Promise`."""
    nonce: str
    """Unique over all tables and for ever, at most 25 characters."""
    channel_id: int
    state: PostState = "new"
    attempts: int = 0
    """How often delivery was begun."""
    not_before: int = 0
    last_error: str | None = None
    message_id: int | None = None
    user_id: int | None = None
    """The person to whom it goes by direct message; None, it goes to the channel."""


class DuePost(Struct, frozen=True):
    """A post to deliver now, with the messages it concerns."""

    row: PostRow
    """``attempts`` counts the one that begins now."""
    message_id: int | None = None
    """``lobby``, ``turn``: the post to edit; None, it has to be sent first."""
    retire: tuple[int, ...] = ()
    """``retire``: the older messages whose buttons have to go."""
