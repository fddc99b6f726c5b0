"""Time at tables: a game whose rules give answers a time of their own, and a rig on which time passes."""

from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct

from bot.pace.pace import DEFAULT, Pace
from bot.store.rows import SeatRow
from bot.store.waits import WaitRow
from bot.tables import Limits, Person, Table, promises, reminding
from bot.tables.desk import Desk
from bot.tables.door import Door
from engine.contract import Limit, Prompt, Turn
from tests.bot.tables.rig import ANN, BEN, HERE, Repeating, Rig
from tests.bot.tables.stones import STONES, State, Stones

T = TypeVar("T")
ANSWER_SECONDS = 8 * 3600


class Asking(Stones):
    """``wait`` asks the next player for an answer, which is ``wait`` as well and falls due by itself.

    Then the turn goes on.
    """

    def turn(self, state: State) -> Turn:
        if state.winner is not None or state.waits % 2 == 0:
            return super().turn(state)
        return Turn((self._asked(state),), "answering", Prompt("answer"))

    def limit(self, state: State) -> Limit | None:
        if state.winner is not None or state.waits % 2 == 0:
            return None
        return Limit(self._asked(state), ANSWER_SECONDS, ("wait",))

    def _asked(self, state: State) -> int:
        return (state.side + 1) % len(state.cards)


class Said(Struct, frozen=True):
    """A reminder that was promised, or a notice (``kind`` is its key, ``user_id`` whom it is about)."""

    at: int
    kind: str
    user_id: int
    direct: bool = False


async def begun(rig: Rig, pace: Pace = DEFAULT, *others: Person) -> Table:
    """A table at that pace at which Ann is to move."""
    table = await rig.tables.open(HERE, ANN, "stones", {}, pace=pace)
    await rig.tables.wish(table.id, ANN.user_id, 0)
    for number, person in enumerate(others or (BEN,), start=1):
        await rig.tables.join(table.id, person)
        await rig.tables.wish(table.id, person.user_id, number)
    return await rig.tables.start(table.id, ANN.user_id)


async def until(rig: Rig, at: int) -> list[Said]:
    """Time goes on to that moment; what falls due on the way is done at its own time. What was said meanwhile."""
    said: list[Said] = []
    while (following := await rig.tables.clocks.next_at()) is not None and following <= at:
        rig.clock.time = max(rig.clock.time, following)
        for row in await rig.tables.clocks.fallen():
            await rig.tables.clocks.carry_out(row)
        said += [Said(rig.clock.time, *each) for each in await told(rig)]
    rig.clock.time = at
    return said


async def told(rig: Rig) -> list[tuple[str, int, bool]]:
    """Reminders and notices that wait; they are taken out of the outbox."""
    found: list[tuple[str, int, bool]] = []
    posts = await rig.store.write(
        lambda session: [
            post
            for row in session.tables.live()
            for post in session.posts.of(row.id)
            if post.state == "new" and post.kind in ("reminder", "notice")
        ]
    )
    for post in posts:
        if post.kind == "reminder":
            reminder = reminding.read(post.payload)
            found.append((reminder.kind, reminder.user_id, post.user_id is not None))
        else:
            note = promises.read_note(post.payload)
            found.append((note.key, next(iter(note.users), 0), False))
        await rig.store.write(lambda session, post_id=post.id: session.posts.done(post_id, None))  # type: ignore[misc]
    return found


async def at_desk(rig: Rig, change: Callable[[Desk], T]) -> T:
    """A transaction of which no use case is made."""
    door = Door(rig.store, rig.clock, Repeating("desk"), {"stones": STONES}, Limits())
    return await door.do("test", change)


async def wait_of(rig: Rig, table: Table, seat: int) -> WaitRow | None:
    return await rig.store.read(lambda session: session.waits.get(table.id, seat))


async def banks(rig: Rig, table: Table) -> dict[int | None, int]:
    """What is in each seat's bank."""
    seats: tuple[SeatRow, ...] = await rig.store.read(lambda session: session.seats.of(table.id))
    return {seat.number: seat.bank for seat in seats}


async def deadlines(rig: Rig, table: Table) -> dict[int, int | None]:
    """Until when each awaited seat has time."""
    return {wait.seat: wait.until for wait in await rig.tables.clocks.waits(table.id)}
