"""Scenes that between them come to every named crash point: what people do, step by step, and time that passes.

A step that was not acknowledged is done again after a restart, as Discord or a person would.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from bot.pace.durations import DAY, HOUR
from bot.pace.pace import ByPromise, Pace, PerMove, Unhurried
from bot.pace.terms import Kind
from bot.tables import Person, Place, Table, TableError, Tables, archive
from bot.tables.overview import Due
from bot.tables.requesting import Wanted
from bot.ui import overview
from engine.catalogue import GAMES
from tests.bot.tables.rig import ANN, BEN, CEM
from tests.simulator.life import Life
from tests.simulator.timeline import VirtualClock

GUILD, CHANNEL, OTHER = 7, 70, 71
UNHURRIED = Unhurried()
HERE, THERE = Place(GUILD, CHANNEL), Place(GUILD, OTHER)


class Act(msgspec.Struct, frozen=True):
    """What a step has in hand. ``id`` is its interaction's, the same whenever the step is done again; ``begun`` is when
    the scene began (UTC seconds)."""

    life: Life
    clock: VirtualClock
    id: int
    begun: float

    @property
    def tables(self) -> Tables:
        return self.life.tables

    async def table(self, channel: int = CHANNEL) -> Table:
        found = await self.tables.in_channel(channel)
        assert found is not None
        return found


Step: TypeAlias = Callable[[Act], Awaitable[object]]


def at_table(use: Callable[[Tables, int, int], Awaitable[object]]) -> Step:
    """``use`` is given the table's id and that of the interaction."""

    async def step(act: Act) -> object:
        return await use(act.tables, (await act.table()).id, act.id)

    return step


def opening(*invited: Person, game: str = "halali", pace: Pace = UNHURRIED, place: Place = HERE) -> Step:
    guests = [person.user_id for person in invited]
    return lambda act: act.tables.open(place, ANN, game, {}, guests, act.id, pace=pace)


def joining(person: Person) -> Step:
    return at_table(lambda tables, table, number: tables.join(table, person, number))


def started(*others: Person, game: str = "halali", pace: Pace = UNHURRIED) -> list[Step]:
    """A table of Ann and Ben, or these others, Ann to move."""
    return [
        opening(game=game, pace=pace),
        *(joining(person) for person in others or (BEN,)),
        at_table(lambda tables, table, number: tables.wish(table, ANN.user_id, 0, number)),
        at_table(lambda tables, table, number: tables.speak(table, ANN.user_id, "ja", number)),
        at_table(lambda tables, table, number: tables.start(table, ANN.user_id, number)),
    ]


def moved(number: int) -> Step:
    """The move of that number, by whoever is awaited; it is done already when it comes again."""

    async def step(act: Act) -> object:
        table = await act.table()
        if table.ply >= number:
            return None
        user = table.awaited[0]
        seat = table.seat_of(user)
        assert seat is not None and seat.number is not None
        move = next(GAMES[table.game].moves(table.state, seat.number))
        return await act.tables.play(table.id, user, move, table.version, act.id)

    return step


def later(seconds: int) -> Step:
    """Until so long after the beginning of the scene."""
    return lambda act: asyncio.sleep(max(0.0, act.begun + seconds - act.clock.now()))


def asked(person: Person, kind: Kind, seconds: int = 0, seat: int | None = None) -> Step:
    wanted = Wanted(kind, seconds, seat)
    return at_table(lambda tables, table, number: tables.agreements.ask(table, person.user_id, wanted, number))


def answered(person: Person, yes: bool) -> Step:
    async def step(act: Act) -> object:
        open_ = await act.tables.agreements.open((await act.table()).id)
        return await act.tables.agreements.answer(open_[0].id, person, yes, act.id) if open_ else None

    return step


async def _withdraw(act: Act) -> object:
    open_ = await act.tables.agreements.open((await act.table()).id)
    return await act.tables.agreements.withdraw(open_[0].id, ANN.user_id, act.id) if open_ else None


async def _take_back(act: Act) -> object:
    """The last move, by whoever made it, if it may be taken back without asking."""
    table = await act.table()
    return await act.tables.agreements.take_back(table.id, table.awaited[0], table.version, act.id)


async def _undo(act: Act) -> object:
    table = await act.table()
    return await act.tables.operations.undo(table.id) if table.ply > 1 else None


async def _move_in(act: Act) -> object:
    """The table is copied to another channel."""
    if await act.tables.in_channel(OTHER) is not None:
        return None
    told = archive.read(await act.tables.operations.archive((await act.table()).id))
    elsewhere = msgspec.structs.replace(told.table, channel_id=OTHER)
    return await act.tables.operations.move_in(msgspec.structs.replace(told, table=elsewhere), renumbered=True)


async def _renew(act: Act) -> object:
    return await act.tables.operations.renew(), await act.tables.records.record_missing()


async def _resume(act: Act) -> None:
    """As after a restore."""
    await act.tables.operations.resume()


async def _manage(act: Act) -> object:
    return await act.tables.servers.change(GUILD, language="en")


async def _stand(act: Act) -> object:
    """The overview stands here from now on; the post of the one before goes."""
    _remove_overviews(act)
    return await act.tables.servers.stand_overview(GUILD, CHANNEL)


async def _put_off_overview(act: Act) -> None:
    standing = await act.tables.servers.overview(GUILD)
    assert standing is not None
    await act.tables.servers.overview_later(Due(standing, "", None, ()), HOUR)


async def _lose_overview(act: Act) -> None:
    """Somebody deletes its post."""
    _remove_overviews(act)
    standing = await act.tables.servers.overview(GUILD)
    if standing is not None:
        await act.tables.servers.overview_gone(Due(standing, "", None, ()))


async def _drop_overview(act: Act) -> None:
    await act.tables.servers.drop_overview(GUILD)
    _remove_overviews(act)


def _remove_overviews(act: Act) -> None:
    world = act.life.world
    world.messages = [message for message in world.messages if overview.PRESS.custom_id() not in message.custom_ids]


async def _settle(act: Act) -> object:
    """Ben is called by direct messages, writes himself a note, and goes away next year."""
    personal, year = act.tables.personal, (await act.tables.personal.today(BEN.user_id)).year + 1
    await personal.change(BEN.user_id, {"turn": "direct"})
    await personal.write_note((await act.table()).id, BEN.user_id, "beware of the bear")
    return await personal.plan_vacation(BEN.user_id, f"{year}-01-10", f"{year}-01-12", act.id)


async def _cancel_vacation(act: Act) -> object:
    for vacation in await act.tables.personal.vacations(BEN.user_id):
        await act.tables.personal.cancel_vacation(BEN.user_id, vacation.start)
    await act.tables.personal.forget(BEN.user_id)
    return None


async def _promise(act: Act) -> object:
    table = (await act.table()).id
    return await act.tables.clocks.promise(table, ANN.user_id, (await act.tables.clocks.days(table, ANN.user_id))[1])


async def _put_off(act: Act) -> object:
    due = await act.life.store.read(lambda session: session.due.of(1))
    await act.tables.clocks.put_off(due[0])
    return None


async def _come_back(act: Act) -> object:
    try:
        return await act.tables.agreements.come_back((await act.table()).id, ANN.user_id, act.id)
    except TableError as error:
        # It was done before.
        assert error.code == "not-computer"
        return None


OVERVIEWS = [_stand, _put_off_overview, _lose_overview, _stand, _drop_overview, _stand]
SCENES: Mapping[str, Sequence[Step]] = {
    "lobby": [
        opening(CEM, pace=PerMove(2 * DAY)),
        joining(BEN),
        at_table(lambda tables, table, number: tables.leave(table, BEN.user_id, number)),
        joining(CEM),
        at_table(lambda tables, table, number: tables.configure(table, ANN.user_id, {}, number)),
        at_table(lambda tables, table, number: tables.clocks.agree(table, ANN.user_id, PerMove(DAY), number)),
        at_table(lambda tables, table, number: tables.wish(table, ANN.user_id, 0, number)),
        at_table(lambda tables, table, number: tables.meet(table, Person(ANN.user_id, "Anna"))),
        at_table(lambda tables, table, number: tables.repost(table, ANN.user_id, number)),
        at_table(lambda tables, table, number: tables.start(table, ANN.user_id, number)),
        moved(1),
    ],
    "called off": [
        opening(),
        at_table(lambda tables, table, number: tables.cancel(table, ANN.user_id, number)),
        opening(place=THERE),
        lambda act: act.tables.orphan(OTHER),
    ],
    "moves": [
        *started(),
        _settle,
        *(moved(number) for number in range(1, 4)),
        at_table(lambda tables, table, number: tables.resign(table, ANN.user_id, number)),
        at_table(lambda tables, table, number: tables.agreements.rematch(table, BEN, (), number)),
        _cancel_vacation,
    ],
    "long turn": [
        *started(BEN, CEM, game="risk_mgs"),
        *(moved(number) for number in range(1, 8)),
        _take_back,
        moved(7),
        moved(8),
    ],
    "requests": [
        *started(),
        moved(1),
        asked(ANN, "pause", DAY),
        answered(BEN, False),
        asked(ANN, "pause", DAY),
        _withdraw,
        asked(ANN, "take-back"),
        answered(BEN, True),
        asked(BEN, "pause", DAY),
        answered(ANN, True),
        asked(BEN, "resume"),
        answered(ANN, True),
        at_table(lambda tables, table, number: tables.moderation.pause(table, CEM.user_id, DAY, number)),
        at_table(lambda tables, table, number: tables.moderation.resume(table, CEM.user_id, number)),
    ],
    "time": [
        *started(pace=PerMove(6 * HOUR)),
        _put_off,
        later(4 * HOUR),
        at_table(lambda tables, table, number: tables.clocks.mute(table, ANN.user_id, True)),
        at_table(lambda tables, table, number: tables.clocks.mute(table, ANN.user_id, False)),
        later(7 * HOUR),
        asked(BEN, "computer", seat=0),
        later(8 * HOUR),
        _come_back,
    ],
    "promise": [*started(pace=ByPromise()), _promise, moved(1)],
    "host": [*started(), moved(1), moved(2), _undo, _move_in, _manage, *OVERVIEWS, _renew, _resume],
}
