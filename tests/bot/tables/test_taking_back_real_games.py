"""Taking back at tables of the real games: all that was hidden stays so, and the log stays honest."""

import pytest

from bot.store.rows import SeatRow
from bot.tables import Person, Table, verify
from bot.tables.requesting import Wanted
from engine.advising import chance_of_advice
from engine.catalogue import GAMES
from tests.bot.tables.invariants import broken_log
from tests.bot.tables.rig import HERE, Repeating, Rig

PEOPLE = tuple(Person(200 + number, f"P{number}") for number in range(5))
PLIES = 24
SEED = b"advice"


async def begun(rig: Rig, game: str) -> Table:
    fewest = GAMES[game].seats[0]
    table = await rig.tables.open(HERE, PEOPLE[0], game, {})
    for person in PEOPLE[1:fewest]:
        await rig.tables.join(table.id, person)
    return await rig.tables.start(table.id, PEOPLE[0].user_id)


async def advised(rig: Rig, table: Table) -> Table:
    """A move as the computer would make it."""
    assert table.turn is not None
    seat = table.turn.seats[0]
    move = table.rules.advise(table.seen_by(seat), seat, chance_of_advice(SEED, table.ply))
    return (await rig.tables.play(table.id, table.seats[seat].user_id, move, table.version, None)).table


async def taken_back(rig: Rig, table: Table, seat: int) -> Table:
    """By that seat: freely if it may be, else all others agree."""
    user, agreements = table.seats[seat].user_id, rig.tables.agreements
    if await agreements.free(table.id, user):
        return await agreements.take_back(table.id, user, table.version)
    request = await agreements.ask(table.id, user, Wanted("take-back"))
    assert request.request is not None
    for other in request.request.asked:
        await agreements.answer(request.id, Person(other, "x"), True)
    return await rig.tables.get(table.id)


@pytest.mark.parametrize("game", GAMES)
async def test_s05_every_move_can_be_taken_back_and_made_again(rig: Rig, game: str) -> None:
    """The state before is the same to the last bit, and so is what chance brings when it is played again."""
    real = Rig(rig.store, GAMES, entropy=Repeating(game))
    table, free = await begun(real, game), 0
    for _ in range(PLIES):
        before, seat = table, table.turn.seats[0] if table.turn is not None else 0
        after = await advised(real, table)
        free += await real.tables.agreements.free(table.id, after.seats[seat].user_id) is True
        back = await taken_back(real, after, seat)
        assert (back.state, back.ply, back.awaited) == (before.state, before.ply, before.awaited)
        table = await advised(real, back)
        assert table.state == after.state
    # In Halali! and in Hunters and Gatherers each move hands the turn over.
    assert (free > 0) is (game == "risk_mgs")
    assert await real.store.read(lambda session: broken_log(session, GAMES[game], table.id)) == []
    for each in table.seats:
        if (await real.tables.get(table.id)).status == "playing":
            await real.tables.resign(table.id, each.user_id)
    assert verify(await real.tables.export(table.id)).honest


@pytest.mark.parametrize("game", GAMES)
async def test_s02_the_computer_plays_every_game(rig: Rig, game: str) -> None:
    """It answers at once whenever it is awaited, each time in a change of its own."""
    real = Rig(rig.store, GAMES, entropy=Repeating(game))
    table = await begun(real, game)
    last = len(table.seats) - 1
    await rig.store.write(lambda session: session.seats.put(_by_computer(session.seats.of(table.id), last)))
    for _ in range(PLIES):
        for row in await real.tables.clocks.fallen():
            await real.tables.clocks.carry_out(row)
        table = await real.tables.get(table.id)
        if table.awaited:
            table = await advised(real, table)
    made = [entry for entry in await real.entries(table.id) if entry.seat == last and entry.move is not None]
    assert made and any(entry.user_id is None for entry in made)
    assert await real.store.read(lambda session: broken_log(session, GAMES[game], table.id)) == []


def _by_computer(seats: tuple[SeatRow, ...], number: int) -> SeatRow:
    (seat,) = (seat for seat in seats if seat.number == number)
    return SeatRow(seat.table_id, seat.place, seat.user_id, seat.name, seat.wish, seat.number, computer=True)
