"""The whole life of a table while the n-th call of the database fails: never half a change, and trying again helps."""

from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from bot.store import Session, SqliteStore, StoreError
from bot.tables import Place, Played, Table
from tests.bot.store.faulty import Fault, FaultyConnection
from tests.bot.tables.invariants import broken
from tests.bot.tables.rig import ANN, BEN, CEM, GUILD, Rig
from tests.bot.tables.stones import STONES


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    store = await SqliteStore.open(tmp_path / "turnpost.db", factory=FaultyConnection)
    yield Rig(store)
    Fault.disarm()
    await store.close()


async def persistently(
    rig: Rig, step: Callable[[int], Awaitable[Table | Played]], check: Callable[[Session], list[str]]
) -> Table | Played:
    """The step, tried again as the same interaction when the database fails, as a person or Discord would."""
    interaction = next(rig.interactions)
    try:
        return await step(interaction)
    except StoreError:
        Fault.disarm()
        assert await rig.store.read(check) == []
        return await step(interaction)


async def life(rig: Rig, channel: int) -> Table:
    """Open, gather, play to the end."""
    tables, found = rig.tables, []

    def check(session: Session) -> list[str]:
        row = session.tables.last_in_channel(channel)
        return broken(session, STONES, row.id) if row is not None else []

    async def do(step: Callable[[int], Awaitable[Table | Played]]) -> None:
        done = await persistently(rig, step, check)
        found.append(done.table if isinstance(done, Played) else done)

    await do(lambda i: tables.open(Place(GUILD, channel), ANN, "stones", {"stones": 3}, (CEM.user_id,), i))
    table = found[-1]
    await do(lambda i: tables.join(table.id, BEN, i))
    await do(lambda i: tables.wish(table.id, ANN.user_id, 0, i))
    await do(lambda i: tables.start(table.id, ANN.user_id, i))
    for move in ("look", "take 1", "take 2"):
        await do(partial(rig.tables.play, table.id, found[-1].awaited[0], move, found[-1].version))
    Fault.disarm()
    assert await rig.store.read(check) == []
    return await tables.get(table.id)


@pytest.mark.parametrize("after", [False, True])
async def test_whichever_call_fails_the_game_is_played_to_its_end(rig: Rig, after: bool) -> None:
    for number in count(1):
        fault = Fault(number, after)
        table = await life(rig, number)
        assert (table.status, table.version, table.ply) == ("over", 7, 3)
        if not fault.happened:
            break
    assert number > 50
