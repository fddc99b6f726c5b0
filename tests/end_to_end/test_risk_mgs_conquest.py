"""World Conquest, played to its end through the tables by computer players."""

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

from bot.store import SqliteStore
from bot.tables.export import verify
from engine.catalogue import GAMES
from engine.chance import Seeded
from tests.bot.tables.rig import ANN, BEN, CEM, DAN, HERE, Repeating, Rig

MODE = "world_conquest"
MOST_MOVES = 3_000


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    store = await SqliteStore.open(tmp_path / "turnpost.sqlite3")
    yield Rig(store, games=GAMES, entropy=Repeating("conquest"))
    await store.close()


@pytest.mark.timeout(120)
async def test_world_conquest_of_four_ends_with_one_left(rig: Rig) -> None:
    tables = rig.tables
    table = await tables.open(HERE, ANN, "risk_mgs", {"mode": MODE})
    for person in (BEN, CEM, DAN):
        await tables.join(table.id, person)
    table = await tables.start(table.id, ANN.user_id)
    for number in count():
        assert number < MOST_MOVES
        if table.status != "playing":
            break
        [seat] = table.rules.turn(table.state).seats
        move = table.rules.advise(table.seen_by(seat), seat, Seeded(b"conquest", number))
        table = (await tables.play(table.id, table.seats[seat].user_id, move, table.version, None)).table
    assert table.result is not None and table.result.reason == "last-left"
    [[winner], *losers] = table.result.ranking
    assert [each.alive for each in table.state.seats] == [seat == winner for seat in range(4)]
    assert len(losers) == 3, "those who left earlier stand behind"
    told = {event.code for entry in await tables.log(table.id) for event in entry.events}
    assert {"eliminated", "conquered", "game-over"} <= told
    findings = verify(await tables.export(table.id))
    assert findings.honest, findings.lines
