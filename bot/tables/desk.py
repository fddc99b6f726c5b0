"""What every use case has in hand within its transaction: the session, the games, the time."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from bot.store.contract import Session
from bot.store.rows import EntryRow, SeatRow, TableRow
from bot.tables import packing, results
from bot.tables.errors import TableError
from bot.tables.ports import Entropy, Limits
from bot.tables.presence import Presence
from bot.tables.table import Seat, Table
from engine.chance import commitment
from engine.contract import AnyGame


class Desk(Struct, frozen=True):
    session: Session
    games: Mapping[str, AnyGame]
    now: int
    entropy: Entropy
    limits: Limits
    presence: Presence

    def row(self, table_id: int) -> TableRow:
        row = self.session.tables.get(table_id)
        if row is None:
            raise TableError("no-table", id=table_id)
        return row

    def lobby(self, table_id: int) -> TableRow:
        """The table, which must not have started."""
        row = self.row(table_id)
        if row.status == "playing":
            raise TableError("already-started", table=row.id)
        if row.status != "lobby":
            raise TableError("table-over", table=row.id, status=row.status)
        return row

    def started(self, table_id: int) -> TableRow:
        """The table, which must be in play."""
        row = self.row(table_id)
        if row.status == "lobby":
            raise TableError("not-started", table=row.id)
        if row.status != "playing":
            raise TableError("table-over", table=row.id, status=row.status)
        return row

    def playing(self, table_id: int) -> TableRow:
        """The table, which must be in play under rules that are known."""
        row = self.started(table_id)
        if not self.knows_rules(row):
            raise TableError("other-rules", table=row.id, game=row.game)
        return row

    def knows_rules(self, row: TableRow) -> bool:
        """Whether the table was started under the present rules of its game."""
        return self.game(row).version == row.rules_version

    def game(self, row: TableRow) -> AnyGame:
        return self.game_called(row.game)

    def game_called(self, name: str) -> AnyGame:
        game = self.games.get(name)
        if game is None:
            raise TableError("unknown-game", game=name)
        return game

    def seats(self, table_id: int) -> tuple[SeatRow, ...]:
        return self.session.seats.of(table_id)

    def seat(self, table_id: int, user_id: int) -> SeatRow:
        for seat in self.seats(table_id):
            if seat.user_id == user_id:
                return seat
        raise TableError("not-seated", table=table_id)

    def entry(self, row: TableRow, kind: str, user_id: int | None, interaction_id: int | None) -> EntryRow:
        """The next entry of the table's log."""
        return EntryRow(row.id, row.revision + 1, row.version + 1, interaction_id, user_id, self.now, kind)

    def quiet_entry(self, row: TableRow, kind: str, user_id: int | None, interaction_id: int | None) -> EntryRow:
        """One that leaves the board as it is: the buttons of the present version still hold."""
        entry = self.entry(row, kind, user_id, interaction_id)
        return msgspec.structs.replace(entry, version=row.version)

    def commit(self, row: TableRow, entry: EntryRow, **changes: Any) -> TableRow:
        """Writes the entry and the table's new revision with these fields changed."""
        changed = msgspec.structs.replace(row, revision=entry.revision, version=entry.version, **changes)
        if not self.session.tables.save(changed, row.revision):
            raise TableError("stale", table=row.id, version=self.row(row.id).version)
        self.session.entries.add(entry)
        if row.ended_at is None and changed.ended_at is not None and changed.started_at is not None:
            results.record(self.session, self.games.get(changed.game), changed)
        if entry.version > row.version:
            # Of a secret entry, which makes no new version, not even the time may be seen.
            self.touch(changed)
        return changed

    def touch(self, row: TableRow) -> None:
        """Something has changed that the overview of the table's server may tell."""
        if row.guild_id is not None:
            self.session.guilds.touch(row.guild_id)

    def state(self, row: TableRow) -> Any:
        """Everything, hidden things too; None in the lobby, or if the rules it was stored under are not known."""
        if row.snapshot is None or not self.knows_rules(row):
            return None
        return packing.unpack(row.snapshot, self.game(row).state_type)

    def language(self, row: TableRow) -> str | None:
        """Of what everybody reads at the table: its own, else that of its server."""
        guild = self.session.guilds.get(row.guild_id) if row.guild_id is not None else None
        return row.language or (guild.spoken if guild is not None else None)

    def table(self, row: TableRow) -> Table:
        seats = sorted(self.seats(row.id), key=lambda seat: (seat.number or 0, seat.place))
        ended = row.started_at is not None and row.ended_at is not None
        return Table(
            id=row.id,
            guild_id=row.guild_id,
            channel_id=row.channel_id,
            game=row.game,
            rules=self.game(row),
            rules_version=row.rules_version,
            options=row.options,
            status=row.status,
            version=row.version,
            ply=row.ply,
            turn_version=row.turn_version,
            seats=tuple(Seat(seat.user_id, seat.name, seat.wish, seat.number, seat.computer) for seat in seats),
            opened_by=row.opened_by,
            pace=row.pace,
            language=self.language(row),
            invited=row.invited,
            opened_at=row.opened_at,
            started_at=row.started_at,
            ended_at=row.ended_at,
            commitment=commitment(row.seed),
            seed=row.seed.hex() if ended else None,
            lobby_message_id=row.lobby_message_id,
            board_message_id=row.board_message_id,
            state=self.state(row),
        )
