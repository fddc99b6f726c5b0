"""What people do at a table in play: moves, perhaps out of turn or on an old board, and what they ask of each other."""

from collections.abc import Mapping, Sequence
from itertools import islice
from random import Random

from bot.pace.durations import DAY
from bot.pace.terms import Kind
from bot.tables import Person, Table, Tables
from bot.tables.requesting import Wanted
from engine.advising import chance_of_advice
from engine.catalogue import GAMES
from engine.contract import Move
from tests.simulator import people
from tests.simulator.people import Deed

LOOKED_THROUGH = 40
"""Moves among which one is chosen blindly."""


def playing(chance: Random, here: Sequence[Person], table: Table, number: int) -> Deed:
    """Somebody does something at a table that is in play."""
    among = chance.random()
    if among < 0.65:
        return move(chance, here, table, number)
    if among < 0.72:
        return people.personal(chance, here, table, number)
    if among < 0.77:
        return presiding(chance, table, number)
    return agreeing(chance, here, table, number)


def move(chance: Random, here: Sequence[Person], table: Table, number: int) -> Deed:
    """Mostly by whoever is awaited, if that person is here."""
    present = [each.user_id for each in here]
    awaited = [user for user in table.awaited if user in present] or present
    user = chance.choice(awaited) if chance.random() < 0.9 else chance.choice(present)
    chosen = _chosen(chance, table, user, number)
    version = table.version - (chance.random() < 0.1)
    return lambda tables: tables.play(table.id, user, chosen, version, number)


def _chosen(chance: Random, table: Table, user: int, number: int) -> Move | str:
    """Half of the time a reasonable move, so that games come to their ends."""
    seat, game = table.seat_of(user), GAMES[table.game]
    if seat is None or seat.number is None or table.turn is None or seat.number not in table.turn.seats:
        return "d1"
    if chance.random() < 0.5:
        return game.advise(table.seen_by(seat.number), seat.number, chance_of_advice(b"simulator", number))
    return chance.choice(list(islice(game.moves(table.state, seat.number), LOOKED_THROUGH)))


def agreeing(chance: Random, here: Sequence[Person], table: Table, number: int) -> Deed:
    """Somebody asks the others for something, answers, or does what needs no asking."""
    seat = chance.choice(table.seats)
    person = next((each for each in here if each.user_id == seat.user_id), chance.choice(here))
    other, yes, late = chance.choice(here), chance.random() < 0.7, chance.randrange(len(table.seats))
    asked: Kind = chance.choice(("pause", "take-back", "take-back", "resume", "agreed-end", "offer"))
    about: Kind = chance.choice(("skip", "computer", "replace", "replace", "end"))
    wanted = Wanted(asked, DAY, person=other) if chance.random() < 0.6 else Wanted(about, seat=late, person=other)

    async def answer(tables: Tables) -> object:
        open_ = [each for each in await tables.agreements.open(table.id) if each.request is not None]
        if not open_:
            return None
        missing = [each for each in here if open_[0].request is not None and each.user_id in open_[0].request.missing]
        return await tables.agreements.answer(open_[0].id, missing[0] if missing else person, yes, number)

    async def withdraw(tables: Tables) -> object:
        open_ = await tables.agreements.open(table.id)
        return await tables.agreements.withdraw(open_[0].id, person.user_id, number) if open_ else None

    async def promise(tables: Tables) -> object:
        days = await tables.clocks.days(table.id, person.user_id)
        return await tables.clocks.promise(table.id, person.user_id, days[0]) if days else None

    deeds: Mapping[str, Deed] = {
        "ask": lambda tables: tables.agreements.ask(table.id, person.user_id, wanted, number),
        "answer": answer,
        "withdraw": withdraw,
        "promise": promise,
        "take back": lambda tables: tables.agreements.take_back(table.id, person.user_id, table.version, number),
        "come back": lambda tables: tables.agreements.come_back(table.id, person.user_id, number),
        "resign": lambda tables: tables.resign(table.id, person.user_id, number),
        "mute": lambda tables: tables.clocks.mute(table.id, person.user_id, yes),
    }
    return deeds[chance.choice([*deeds, "take back", "come back", *["ask", "answer", "answer"] * 4])]


def presiding(chance: Random, table: Table, number: int) -> Deed:
    """A moderator, or the host, does something."""
    moderator = people.PEOPLE[0].user_id
    seat, person = chance.randrange(len(table.seats)), chance.choice(people.PEOPLE)
    deeds: Sequence[Deed] = (
        lambda tables: tables.moderation.pause(table.id, moderator, DAY, number),
        lambda tables: tables.moderation.resume(table.id, moderator, number),
        lambda tables: tables.moderation.replace(table.id, moderator, seat, person, number),
        lambda tables: tables.moderation.end(table.id, moderator, number),
        lambda tables: tables.operations.undo(table.id),
        lambda tables: tables.operations.undo(table.id),
    )
    return chance.choice(deeds)
