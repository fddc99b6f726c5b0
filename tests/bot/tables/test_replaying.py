"""A table move by move, as everybody may know it."""

from pathlib import Path

import pytest

from bot.tables import TableError
from tests.bot.tables.rig import BEN, Rig, opened
from tests.bot.tables.stones import HIDDEN, Stones


async def test_the_start_and_every_move(rig: Rig) -> None:
    table = await rig.play(await rig.playing(stones=9), "take 2", "roll", "wait")
    steps = await rig.tables.records.steps(table.id)
    assert [step.ply for step in steps] == [0, 1, 2, 3]
    assert [step.version for step in steps] == list(range(table.version - 3, table.version + 1))
    assert [step.notation for step in steps] == [None, "take 2", "roll", "wait"]
    assert (steps[0].state.left, steps[1].state.left) == (9, 7)
    assert steps[-1].state == table.seen_by(None)
    assert [event.code for event in steps[1].events] == ["took"]


async def test_hidden_things_stay_hidden_while_the_game_runs_and_after(rig: Rig) -> None:
    table = await rig.play(await rig.playing(stones=3), "look", "take 2")
    running = await rig.tables.records.steps(table.id)
    await rig.play(table, "take 1")
    over = await rig.tables.records.steps(table.id)
    assert over[: len(running)] == running
    for step in over:
        assert set(step.state.cards) == {HIDDEN}
    assert (running[1].events, running[1].notation) == ((), None)


async def test_secret_moves_are_no_steps(rig: Rig) -> None:
    table = await rig.playing(stones=9)
    before = await rig.tables.records.steps(table.id)
    await rig.tables.play(table.id, BEN.user_id, ("order", "one"), None, None)
    assert await rig.tables.records.steps(table.id) == before
    table = await rig.play(await rig.tables.get(table.id), "take 1")
    later = await rig.tables.records.steps(table.id)
    # The order was carried out with the move after it.
    assert len(later) == 2 and later[-1].state.left == table.state.left == 7


async def test_a_lobby_has_no_steps(rig: Rig) -> None:
    table = await rig.lobby()
    with pytest.raises(TableError) as error:
        await rig.tables.records.steps(table.id)
    assert error.value.code == "not-started"


async def test_a_table_under_other_rules_cannot_be_replayed(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    table = await Rig(store).playing()
    with pytest.raises(TableError) as error:
        await Rig(store, {"stones": Stones(2)}).tables.records.steps(table.id)
    assert error.value.code == "other-rules"
    await store.close()
