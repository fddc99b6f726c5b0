"""Rules of a new version: who goes on under them, and who is told why not."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.store import SqliteStore
from bot.tables import TableError
from engine.chance import Chance
from engine.contract import Event, Move
from tests.bot.tables.invariants import broken
from tests.bot.tables.rig import ANN, BEN, Rig, opened
from tests.bot.tables.stones import State, Stones


class Stricter(Stones):
    """In the second version nobody may take two."""

    def play(self, state: State, seat: int, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
        return super().play(state, seat, ("take", "1") if move == ("take", "2") else move, chance)


class Failing(Stones):
    """In the second version the rules have a fault."""

    def play(self, state: State, seat: int, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
        raise KeyError("nothing there")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    made = await opened(tmp_path)
    yield made
    await made.close()


async def begun(store: SqliteStore, *moves: str) -> int:
    rig = Rig(store)
    return (await rig.play(await rig.playing(), *moves)).id


def under(store: SqliteStore, game: Any) -> Rig:
    return Rig(store, games={"stones": game})


async def test_a_table_to_which_it_makes_no_difference_goes_on(store: SqliteStore) -> None:
    table_id = await begun(store, "take 1", "roll")
    rig = under(store, Stricter(version=2))
    assert await rig.tables.operations.renew() == (table_id,)
    table = await rig.tables.get(table_id)
    assert (table.rules_version, table.ply, table.under_other_rules) == (2, 2, False)
    assert await store.read(lambda session: broken(session, Stricter(version=2), table_id)) == []
    after = await rig.tables.play(table_id, ANN.user_id, "take 1", table.version, None)
    assert after.table.ply == 3
    assert await rig.tables.operations.renew() == ()


async def test_old_buttons_still_hold(store: SqliteStore) -> None:
    table_id = await begun(store, "take 1")
    rig = under(store, Stones(version=2))
    before = (await rig.tables.get(table_id)).version
    await rig.tables.operations.renew()
    assert (await rig.tables.get(table_id)).version == before


@pytest.mark.parametrize("game", [Stricter(version=2), Failing(version=2)], ids=["other", "broken"])
async def test_a_table_that_would_be_another_one_stays_and_says_why(store: SqliteStore, game: Stones) -> None:
    table_id = await begun(store, "take 2", "take 1")
    rig = under(store, game)
    assert await rig.tables.operations.renew() == ()
    table = await rig.tables.get(table_id)
    assert (table.rules_version, table.under_other_rules) == (1, True)
    with pytest.raises(TableError) as refused:
        await rig.tables.play(table_id, ANN.user_id, "take 1", table.version, None)
    assert refused.value.code == "other-rules"
    assert (await rig.tables.resign(table_id, BEN.user_id)).status == "cancelled"


async def test_a_table_of_a_game_that_is_gone_is_left_alone(store: SqliteStore) -> None:
    await begun(store, "take 2")
    assert await Rig(store, games={}).tables.operations.renew() == ()


async def test_a_lobby_takes_the_rules_of_its_start(store: SqliteStore) -> None:
    lobby = await Rig(store).lobby()
    rig = under(store, Stones(version=2))
    assert await rig.tables.operations.renew() == ()
    await rig.tables.join(lobby.id, BEN)
    assert (await rig.tables.start(lobby.id, ANN.user_id)).rules_version == 2


async def test_it_is_written_into_the_log(store: SqliteStore) -> None:
    table_id = await begun(store, "take 1")
    rig = under(store, Stones(version=2))
    await rig.tables.operations.renew()
    last = (await rig.entries(table_id))[-1]
    assert (last.kind, last.data) == ("rules", {"from": 1, "to": 2})
