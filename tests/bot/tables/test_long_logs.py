"""What is read from the end of a log is what all of it would say, however little is read at first."""

import random
from typing import Any

import pytest

from bot.tables import TableError, line
from tests.bot.tables.rig import ANN, BEN, Rig

ALL = 10_000
MOVES = ("wait", "roll", "take 1", "look", "order one")


async def told(rig: Rig, table_id: int) -> list[Any]:
    """All that is asked of logs, at every version and of every seat."""
    table, agreements = await rig.tables.get(table_id), rig.tables.agreements
    found: list[Any] = []
    for seat in (0, 1, None):
        for version in range(1, table.version + 1):
            found.append(await rig.tables.newest(table_id, seat, version))
            found.append([(await rig.tables.log(table_id, seat, version))])
            found += [await rig.tables.since(table_id, seat, version, turn) for turn in (None, version // 2)]
    for person in (ANN, BEN):
        free = await agreements.free(table_id, person.user_id)
        assert await agreements.can_take_back(table_id, person.user_id) == (free is not None)
        found.append(free)
    return found


@pytest.mark.parametrize("seed", range(4))
async def test_it_makes_no_difference_how_much_is_read(rig: Rig, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    luck, table = random.Random(seed), await rig.playing(stones=1_000)
    for _ in range(25):
        user = table.awaited[0]
        if luck.random() < 0.2:
            try:
                table = await rig.tables.agreements.take_back(table.id, user, table.version)
            except TableError:
                table = await rig.tables.operations.undo(table.id) if table.ply else table
            continue
        table = (await rig.tables.play(table.id, user, luck.choice(MOVES), table.version, None)).table
    assert any(entry.kind == line.KIND for entry in await rig.entries(table.id))
    monkeypatch.setattr(line, "FEW", 1)
    by_little = await told(rig, table.id)
    monkeypatch.setattr(line, "FEW", ALL)
    assert await told(rig, table.id) == by_little
    assert any(events for events in by_little)


async def test_a_log_is_read_to_its_beginning_if_need_be(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await rig.play(await rig.playing(stones=1_000), *["wait"] * 9)
    monkeypatch.setattr(line, "FEW", 2)
    parts = await rig.store.read(lambda session: list(line.backwards(session.entries, table.id)))
    assert [len(part) for part in parts] == [2, 8, len(await rig.entries(table.id))]
    assert parts[-1] == await rig.entries(table.id)
    assert len(await rig.tables.since(table.id, 1)) == 9
