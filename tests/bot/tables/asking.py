"""People who ask each other for something at a table."""

from bot.pace.errors import PaceError, VoteError
from bot.store.requests import RequestRow
from bot.tables import Person, Table, TableError
from bot.tables.requesting import Wanted
from tests.bot.tables.invariants import broken_log
from tests.bot.tables.rig import Rig
from tests.bot.tables.stones import STONES


async def ask(rig: Rig, table: Table, person: Person, wanted: Wanted) -> RequestRow:
    return await rig.tables.agreements.ask(table.id, person.user_id, wanted, next(rig.interactions))


async def agree(rig: Rig, request: RequestRow, *people: Person) -> RequestRow:
    """They agree, one after the other."""
    for person in people:
        request = await rig.tables.agreements.answer(request.id, person, True, next(rig.interactions))
    return request


async def decline(rig: Rig, request: RequestRow, person: Person) -> RequestRow:
    return await rig.tables.agreements.answer(request.id, person, False, next(rig.interactions))


async def again(rig: Rig, request: RequestRow) -> RequestRow:
    """As it stands by now."""
    return await rig.tables.agreements.get(request.id)


async def now(rig: Rig, table: Table) -> Table:
    """The table as it stands by now, whose log is whole."""
    assert await rig.store.read(lambda session: broken_log(session, STONES, table.id)) == []
    return await rig.tables.get(table.id)


async def notes(rig: Rig, table: Table, kind: str) -> list[str]:
    """What the newest post of this kind tells besides the game."""
    return [note.key for note in (await rig.promised(table.id, kind)).notes]


def why(error: TableError | VoteError | PaceError) -> str:
    return str(error.code)
