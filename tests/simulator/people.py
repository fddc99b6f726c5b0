"""Who takes part, and what they do at a channel or a lobby, allowed or not; what is refused changes nothing."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from random import Random
from typing import TypeAlias

from bot.pace.durations import DAY
from bot.pace.pace import ByPromise, PerMove, Unhurried
from bot.tables import Person, Place, Table, Tables
from tests.bot.tables.rig import ANN, BEN, CEM, DAN, GUILD

EVE, FAY = Person(105, "Eve"), Person(106, "Fay")
PEOPLE = (ANN, BEN, CEM, DAN, EVE, FAY)
CHOOSY = (CEM, DAN)
"""Those who want their pings otherwise than usual now and then."""
PACES = (Unhurried(), PerMove(DAY), PerMove(2 * DAY, DAY), ByPromise())
OFFERED = ("halali", "halali", "hunters_and_gatherers", "risk_mgs")
Deed: TypeAlias = Callable[[Tables], Awaitable[object]]


def opening(chance: Random, here: Sequence[Person], channel: int, number: int) -> Deed:
    person, pace, game = chance.choice(here), chance.choice(PACES), chance.choice(OFFERED)
    return lambda tables: tables.open(Place(GUILD, channel), person, game, {}, (DAN.user_id,), number, pace=pace)


def again(chance: Random, here: Sequence[Person], table: Table, number: int) -> Deed:
    """At a table that is over: once more."""
    person = chance.choice(here)
    gone = [seat.user_id for seat in table.seats if all(seat.user_id != each.user_id for each in here)]
    return lambda tables: tables.agreements.rematch(table.id, person, gone, number)


def gathering(chance: Random, here: Sequence[Person], table: Table, number: int) -> Deed:
    """Somebody does something to a lobby."""
    person = chance.choice(here)
    user = table.opened_by if chance.random() < 0.5 else person.user_id
    deeds: Mapping[str, Deed] = {
        "join": lambda tables: tables.join(table.id, person, number),
        "leave": lambda tables: tables.leave(table.id, user, number),
        "cancel": lambda tables: tables.cancel(table.id, user, number),
        "repost": lambda tables: tables.repost(table.id, user, number),
        "wish": lambda tables: tables.wish(table.id, user, chance.randrange(2), number),
        "pace": lambda tables: tables.clocks.agree(table.id, user, chance.choice(PACES), number),
        "start": lambda tables: tables.start(table.id, user, number),
    }
    return deeds[chance.choice([*deeds, *["join", "join", "start"] * 5])]


def personal(chance: Random, here: Sequence[Person], table: Table, number: int) -> Deed:
    """What changes no game: settings, vacations, notes, names."""
    person = chance.choice(here)
    ways = {kind: chance.choice(("channel", "direct", "none")) for kind in ("turn", "reminder", "request")}
    zones = {"zone": chance.choice(("Europe/Berlin", "Asia/Tokyo")), "quiet": "22:00-07:00"}

    async def vacation(tables: Tables) -> object:
        today = await tables.personal.today(person.user_id)
        first, last = (today.replace(year=today.year + 1, day=day).isoformat() for day in (3, 3 + chance.randrange(9)))
        return await tables.personal.plan_vacation(person.user_id, first, last, number)

    async def stay(tables: Tables) -> None:
        for each in await tables.personal.vacations(person.user_id):
            await tables.personal.cancel_vacation(person.user_id, each.start)

    deeds: Sequence[Deed] = (
        lambda tables: tables.personal.change(chance.choice(CHOOSY).user_id, ways),
        lambda tables: tables.personal.change(person.user_id, zones),
        lambda tables: tables.personal.change(person.user_id, {"heads-up": "on"}),
        lambda tables: tables.personal.write_note(table.id, person.user_id, note_of(person)),
        lambda tables: tables.meet(table.id, Person(person.user_id, f"{person.name} {number}")),
        vacation,
        stay,
    )
    return chance.choice(deeds)


def note_of(person: Person) -> str:
    """What nobody else may ever read."""
    return f"secret plan of {person.user_id}"
