"""The start: seats are drawn, the game is dealt, the first board is promised."""

import msgspec

from bot.store.rows import SeatRow, TableRow
from bot.tables import drawing, heads_up, packing, promises, reminding, waiting
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.gathering import check_opener
from bot.tables.table import Table
from engine.chance import Seeded

STREAM = 0
"""The stream of chance for the deal; move n has stream n."""


def start(desk: Desk, table_id: int, user_id: int, interaction_id: int | None) -> Table:
    """By the opener, or by anyone seated once the table is full."""
    row = desk.lobby(table_id)
    desk.seat(row.id, user_id)
    game, seats = desk.game(row), desk.seats(row.id)
    fewest, most = game.seats
    if len(seats) < most:
        check_opener(row, user_id)
    if len(seats) < fewest:
        raise TableError("too-few-seats", table=row.id, seats=fewest, taken=len(seats))
    draw, deal = Seeded(row.seed, drawing.STREAM), Seeded(row.seed, STREAM)
    numbers = drawing.draw({seat.place: seat.wish for seat in seats}, draw)
    _seat(desk, row, seats, numbers)
    state = game.start(len(seats), row.options, deal)
    entry = msgspec.structs.replace(
        desk.entry(row, "start", user_id, interaction_id),
        data={"seats": {str(place): number for place, number in numbers.items()}},
        outcomes=draw.outcomes + deal.outcomes,
        state_hash=packing.state_hash(state),
    )
    packed = packing.pack(state)
    changed = desk.commit(
        row,
        entry,
        status="playing",
        rules_version=game.version,
        turn_version=entry.version,
        started_at=desk.now,
        start=packed,
        snapshot=packed,
        state_hash=entry.state_hash,
    )
    waiting.follow(desk, changed)
    return _announce(desk, changed, user_id)


def _seat(desk: Desk, row: TableRow, seats: tuple[SeatRow, ...], numbers: dict[int, int]) -> None:
    bank = waiting.full_bank(row)
    for seat in seats:
        desk.session.seats.put(msgspec.structs.replace(seat, number=numbers[seat.place], bank=bank))


def _announce(desk: Desk, row: TableRow, starter: int) -> Table:
    table = desk.table(row)
    promises.lobby(desk.session, row, desk.entropy, desk.now)
    pings = reminding.call(desk, row, [user for user in table.awaited if user != starter])
    promises.board(desk.session, row, desk.entropy, desk.now, pings, row.turn_version)
    heads_up.foretell(desk, None, table, starter)
    return table
