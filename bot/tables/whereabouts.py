"""Where tables stand and whom each waits for: all that is told of a table without its board."""

from msgspec import Struct

from bot.store.rows import Status, TableRow
from bot.tables import awaited, pausing, vacations
from bot.tables.awaited import Waiting
from bot.tables.desk import Desk


class Whereabouts(Struct, frozen=True):
    """A live table. Times are UTC seconds."""

    id: int
    guild_id: int | None
    channel_id: int
    game: str
    status: Status
    players: tuple[int, ...]
    """By seat; before the start in the order of joining."""
    opened_at: int
    lobby_message_id: int | None
    board_message_id: int | None
    waits: tuple[Waiting, ...] = ()
    """Whom it waits for, by seat; empty in the lobby, and under rules that are no longer known."""
    paused_until: int | None = None
    away: dict[int, int] = {}
    """Who of the awaited is on vacation, and until when."""
    under_other_rules: bool = False

    @property
    def since(self) -> int:
        """How long it has waited: for whoever is awaited longest, in the lobby for its start."""
        return min((wait.began for wait in self.waits), default=self.opened_at)

    def awaits(self, user_id: int) -> Waiting | None:
        """The wait for that person."""
        return next((wait for wait in self.waits if wait.user_id == user_id), None)


def of_person(desk: Desk, user_id: int, guild_id: int | None) -> tuple[Whereabouts, ...]:
    """The live tables at which the person sits, on that server or (None) on all: where the person is awaited first,
    then those in play, then lobbies, each the longest waiting first."""
    rows = desk.session.tables.live_of_person(user_id)
    found = [_seen(desk, row) for row in rows if guild_id is None or row.guild_id == guild_id]

    def order(table: Whereabouts) -> tuple[bool, bool, int, int]:
        own = table.awaits(user_id)
        return own is None, table.status == "lobby", own.began if own else table.since, table.id

    return tuple(sorted(found, key=order))


def of_guild(desk: Desk, guild_id: int) -> tuple[Whereabouts, ...]:
    """The server's live tables: those in play first, the longest waiting first."""
    found = (_seen(desk, row) for row in desk.session.tables.live_in_guild(guild_id))
    return tuple(sorted(found, key=lambda table: (table.status == "lobby", table.since, table.id)))


def of_table(desk: Desk, table_id: int) -> Whereabouts:
    return _seen(desk, desk.row(table_id))


def _seen(desk: Desk, row: TableRow) -> Whereabouts:
    seats = sorted(desk.seats(row.id), key=lambda seat: (seat.number or 0, seat.place))
    known = row.status == "playing" and desk.knows_rules(row)
    waits = awaited.waits(desk, row.id) if known else ()
    pause = pausing.running(desk, row.id)
    return Whereabouts(
        id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        game=row.game,
        status=row.status,
        players=tuple(seat.user_id for seat in seats),
        opened_at=row.opened_at,
        lobby_message_id=row.lobby_message_id,
        board_message_id=row.board_message_id,
        waits=waits,
        paused_until=pause.end if pause is not None else None,
        away=vacations.away(desk, [wait.user_id for wait in waits]),
        under_other_rules=row.status == "playing" and not known,
    )
