"""What people do at one channel, allowed or not; what is refused changes nothing."""

from collections.abc import Awaitable, Callable, Mapping
from itertools import islice
from random import Random
from typing import TypeAlias

from bot.pace.durations import DAY
from bot.pace.pace import ByPromise, PerMove, Unhurried
from bot.tables import Person, Place, Table, Tables
from bot.tables.requesting import Wanted
from engine.catalogue import GAMES
from tests.bot.tables.rig import ANN, BEN, CEM, DAN, GUILD

PEOPLE = (ANN, BEN, CEM, DAN)
PACES = (Unhurried(), PerMove(DAY), PerMove(2 * DAY, DAY), ByPromise())
Deed: TypeAlias = Callable[[Tables], Awaitable[object]]


def opening(chance: Random, channel: int, number: int) -> Deed:
    person, pace = chance.choice(PEOPLE), chance.choice(PACES)
    return lambda tables: tables.open(Place(GUILD, channel), person, "halali", {}, (DAN.user_id,), number, pace=pace)


def gathering(chance: Random, table: Table, number: int) -> Deed:
    """Somebody does something to a lobby."""
    person = chance.choice(PEOPLE)
    user = table.opened_by if chance.random() < 0.5 else person.user_id
    deeds: Mapping[str, Deed] = {
        "join": lambda tables: tables.join(table.id, person, number),
        "leave": lambda tables: tables.leave(table.id, user, number),
        "cancel": lambda tables: tables.cancel(table.id, user, number),
        "repost": lambda tables: tables.repost(table.id, user, number),
        "start": lambda tables: tables.start(table.id, user, number),
    }
    return deeds[chance.choice([*deeds, *["join", "start"] * 4])]


def playing(chance: Random, table: Table, number: int) -> Deed:
    """Somebody moves, perhaps out of turn or on an old board, or wants something else of the others."""
    if chance.random() < 0.7:
        return _move(chance, table, number)
    seat = chance.choice(table.seats)
    person = next((each for each in PEOPLE if each.user_id == seat.user_id), ANN)
    late = Wanted(chance.choice(("skip", "computer", "end")), seat=chance.randrange(2))
    wanted = chance.choice((Wanted("pause", DAY), Wanted("take-back"), Wanted("resume"), late, late))
    yes = chance.random() < 0.7

    async def answer(tables: Tables) -> object:
        open_ = [request for request in await tables.agreements.open(table.id) if request.request is not None]
        return await tables.agreements.answer(open_[0].id, person, yes, number) if open_ else None

    deeds: Mapping[str, Deed] = {
        "ask": lambda tables: tables.agreements.ask(table.id, person.user_id, wanted, number),
        "answer": answer,
        "come back": lambda tables: tables.agreements.come_back(table.id, person.user_id, number),
        "resign": lambda tables: tables.resign(table.id, person.user_id, number),
        "mute": lambda tables: tables.clocks.mute(table.id, person.user_id, yes),
        "note": lambda tables: tables.personal.write_note(table.id, person.user_id, note_of(person)),
        "ways": lambda tables: tables.personal.change(
            person.user_id, {"turn": chance.choice(("channel", "direct")), "reminder": "direct"}
        ),
    }
    return deeds[chance.choice([*deeds, *["ask", "answer"] * 4])]


def note_of(person: Person) -> str:
    """What nobody else may ever read."""
    return f"secret plan of {person.user_id}"


def _move(chance: Random, table: Table, number: int) -> Deed:
    awaited = table.awaited or tuple(seat.user_id for seat in table.seats)
    user = chance.choice(awaited) if chance.random() < 0.9 else chance.choice(PEOPLE).user_id
    seat = table.seat_of(user)
    game = GAMES[table.game]
    if seat is None or seat.number is None or table.turn is None or seat.number not in table.turn.seats:
        return lambda tables: tables.play(table.id, user, "d1", table.version, number)
    moves = list(islice(game.moves(table.state, seat.number), 40))
    move, version = chance.choice(moves), table.version - (chance.random() < 0.1)
    return lambda tables: tables.play(table.id, user, move, version, number)
