"""A whole table as a file, its secrets too: what an operator moves from one database to another."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from bot.store.rows import LARGEST, EntryRow, SeatRow, TableRow
from bot.store.waits import PauseRow
from bot.tables import comparing, packing, starting
from bot.tables.desk import Desk
from bot.tables.people import NAME_LIMIT
from engine.chance import Seeded
from engine.contract import AnyGame, Refusal


class Archive(Struct, frozen=True):
    """``table``, ``seats`` and ``entries`` are the rows as they were kept; what was posted is not among them."""

    form: Literal["turnpost-archive"]
    form_version: Literal[1]
    table: TableRow
    seats: tuple[SeatRow, ...]
    entries: tuple[EntryRow, ...]
    pauses: tuple[PauseRow, ...] = ()


class ArchiveError(Exception):
    """The file is no archive, or one that cannot be taken in; each of ``lines`` says why."""

    exit_code = 65

    def __init__(self, *lines: str) -> None:
        super().__init__(*lines)
        self.lines = lines

    def __str__(self) -> str:
        return "\n".join(self.lines)


def pack(desk: Desk, table_id: int) -> bytes:
    """JSON, an entry a line."""
    row = desk.row(table_id)
    archive = Archive(
        "turnpost-archive",
        1,
        row,
        desk.seats(row.id),
        desk.session.entries.of(row.id),
        desk.session.pauses.of(row.id),
    )
    return msgspec.json.format(msgspec.json.encode(archive), indent=1) + b"\n"


def read(packed: bytes) -> Archive:
    """Raises `ArchiveError` for what is none."""
    try:
        archive = msgspec.json.decode(packed, type=Archive)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise ArchiveError(f"This is no archive of a table: {error}.") from None
    rows = (archive.table, *archive.seats, *archive.entries, *archive.pauses)
    if any(isinstance(value, int) and abs(value) > LARGEST for row in rows for value in msgspec.structs.astuple(row)):
        raise ArchiveError("It holds a number that is larger than any can be.")
    return archive


def check(archive: Archive, games: Mapping[str, AnyGame]) -> None:
    """Whether all of it belongs together and follows from the seed. Raises `ArchiveError`."""
    game = games.get(archive.table.game)
    if game is None:
        raise ArchiveError(f"There is no game {archive.table.game!r} here.")
    if archive.table.started_at is not None and game.version != archive.table.rules_version:
        raise ArchiveError(
            f"It was played by version {archive.table.rules_version} of the rules, and here they have {game.version}."
        )
    if archive.table.started_at is None:
        raise ArchiveError("The table has not started: there is nothing to move, open it anew.")
    lines = tuple(_misplaced(archive, game))
    if not lines:
        lines = tuple(_dishonest(archive.table, game, len(archive.seats), archive.entries))
    if lines:
        raise ArchiveError(*lines)


def _misplaced(archive: Archive, game: AnyGame) -> Iterator[str]:
    row = archive.table
    numbers = sorted(-1 if seat.number is None else seat.number for seat in archive.seats)
    fewest, most = game.seats
    if numbers != list(range(len(numbers))) or not fewest <= len(numbers) <= most:
        yield f"The seats are {numbers}."
    if len({seat.user_id for seat in archive.seats}) != len(archive.seats):
        yield "Somebody sits at the table twice."
    if any(len(seat.name) > NAME_LIMIT or seat.place < 1 or seat.bank < 0 for seat in archive.seats):
        yield "A seat has a name, a place or a bank that none can have."
    tables = {
        row.id,
        *(seat.table_id for seat in archive.seats),
        *(entry.table_id for entry in archive.entries),
        *(pause.table_id for pause in archive.pauses),
    }
    if tables != {row.id}:
        yield "Some of it is of another table."
    if (row.ended_at is None) != (row.status in ("lobby", "playing")) or row.start is None or row.id < 1:
        yield f"A table that is {row.status} cannot look like this."
    if not 1 <= len(row.seed) <= 64:
        yield "There is no seed."


def _dishonest(row: TableRow, game: AnyGame, seats: int, entries: Sequence[EntryRow]) -> Iterator[str]:
    """What chance did must follow from the seed, also where the log repeats it to itself."""
    deal = Seeded(row.seed, starting.STREAM)
    try:
        state = game.start(seats, row.options, deal)
    except Refusal as error:
        yield f"The game cannot start: {error}."
        return
    for entry in entries:
        dealt = entry.outcomes[len(entry.outcomes) - len(deal.outcomes) :]
        if entry.kind == "start" and (dealt, entry.state_hash) != (deal.outcomes, packing.state_hash(state)):
            yield "The deal does not follow from the seed."
    yield from comparing.differences(game, row, entries, comparing.by_seed)
