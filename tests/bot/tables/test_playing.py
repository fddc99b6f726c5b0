"""Moves."""

import asyncio

import pytest

from bot.tables import Played, TableError
from engine.chance import Seeded
from engine.contract import Event, Illegal, Unreadable
from tests.bot.tables.invariants import broken
from tests.bot.tables.rig import ANN, BEN, CEM, Rig, code
from tests.bot.tables.stones import STONES, Stones


async def test_a_move_by_picks(rig: Rig) -> None:
    table = await rig.playing()
    played = await rig.tables.play(table.id, ANN.user_id, ("take", "2"), table.version, 1)
    assert (played.seat, played.move, played.notation) == (0, ("take", "2"), "take 2")
    assert played.events == (Event("took", {"seat": 0, "number": 2}),)
    assert (played.version, played.repeated) == (table.version + 1, False)
    assert (played.table.ply, played.table.state.left, played.table.awaited) == (1, 7, (BEN.user_id,))


async def test_a_move_by_text(rig: Rig) -> None:
    table = await rig.playing()
    assert (await rig.tables.play(table.id, ANN.user_id, "TAKE 2", None, 1)).move == ("take", "2")


async def test_text_is_read_as_the_seat_sees_the_board(rig: Rig) -> None:
    table = await rig.playing()
    with pytest.raises(Unreadable) as caught:
        await rig.tables.play(table.id, ANN.user_id, "give me the moon", None, 1)
    assert caught.value.data["cards"] == [table.state.cards[0], "?"]


async def test_each_move_has_its_own_stream_of_chance(rig: Rig) -> None:
    table = await rig.playing(stones=1000)
    await rig.play(table, *["roll"] * 12)
    seed = (await rig.row(table.id)).seed
    rolled = [entry.outcomes[0].values[0] for entry in await rig.entries(table.id) if entry.kind == "move"]
    assert rolled == [Seeded(seed, stream).roll("die", 2, 1)[0] for stream in range(1, 13)]


async def test_the_end(rig: Rig) -> None:
    table = await rig.play(await rig.playing(stones=3), "take 2", "take 1")
    assert (table.status, table.ended_at, table.awaited) == ("over", rig.clock.time, ())
    assert table.result is not None and table.result.ranking == ((1,), (0,))
    assert table.seed == (await rig.row(table.id)).seed.hex()
    assert await rig.tables.of_person(ANN.user_id) == ()


async def test_refusals_of_the_game_pass_through_and_change_nothing(rig: Rig) -> None:
    table = await rig.playing()
    for user, move, expected in (
        (BEN, ("take", "1"), "not-your-turn"),
        (ANN, ("take", "3"), "no-such-move"),
        (ANN, (), "no-such-move"),
    ):
        with pytest.raises(Illegal) as caught:
            await rig.tables.play(table.id, user.user_id, move, table.version, 1)
        assert caught.value.code == expected
    assert await rig.tables.get(table.id) == table


async def test_strangers_and_old_boards(rig: Rig) -> None:
    table = await rig.playing()
    old = table.version
    table = await rig.play(table, "take 1", "take 1")
    with pytest.raises(TableError) as caught:
        await rig.tables.play(table.id, ANN.user_id, ("take", "1"), old, 1)
    assert code(caught.value) == ("stale", {"table": table.id, "version": table.version})
    with pytest.raises(TableError) as caught:
        await rig.tables.play(table.id, CEM.user_id, ("take", "1"), old, 1)
    assert code(caught.value) == ("not-seated", {"table": table.id})


async def test_before_the_start_and_after_the_end(rig: Rig) -> None:
    table = await rig.lobby()
    with pytest.raises(TableError) as caught:
        await rig.tables.play(table.id, ANN.user_id, "take 1", None, 1)
    assert code(caught.value) == ("not-started", {"table": table.id})
    await rig.tables.cancel(table.id, ANN.user_id)
    ended = await rig.play(await rig.playing(stones=1), "take 1")
    for attempt in (
        rig.tables.play(ended.id, BEN.user_id, "take 1", ended.version, 2),
        rig.tables.resign(ended.id, BEN.user_id, 3),
    ):
        with pytest.raises(TableError) as caught:
            await attempt
        assert code(caught.value) == ("table-over", {"table": ended.id, "status": "over"})


async def test_a_table_of_other_rules_says_so_and_stays(rig: Rig) -> None:
    table = await rig.playing()
    later = Rig(rig.store, {"stones": Stones(version=2)})
    with pytest.raises(TableError) as caught:
        await later.tables.play(table.id, ANN.user_id, "take 1", None, 1)
    assert code(caught.value) == ("other-rules", {"table": table.id, "game": "stones"})
    found = await later.tables.get(table.id)
    assert (found.status, found.state, found.seen_by(0), found.turn, found.awaited) == ("playing", None, None, None, ())


async def test_the_same_interaction_twice_is_one_move(rig: Rig) -> None:
    table = await rig.playing()
    first = await rig.tables.play(table.id, ANN.user_id, "take 1", table.version, 1)
    await rig.tables.play(table.id, BEN.user_id, "take 2", None, 2)
    again = await rig.tables.play(table.id, ANN.user_id, "take 1", table.version, 1)
    assert again.repeated
    assert (again.version, again.move, again.events) == (first.version, first.move, first.events)
    assert again.table.ply == 2


async def test_of_twenty_clicks_at_once_one_wins(rig: Rig) -> None:
    table = await rig.playing()
    clicks = [
        rig.tables.play(table.id, ANN.user_id, ("take", str(1 + number % 2)), table.version, number)
        for number in range(1, 21)
    ]
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(isinstance(outcome, Played) for outcome in outcomes) == 1
    stale = [outcome for outcome in outcomes if isinstance(outcome, TableError)]
    assert [error.code for error in stale] == ["stale"] * 19
    assert (await rig.tables.get(table.id)).ply == 1


async def test_the_same_click_twenty_times_at_once_is_one_move(rig: Rig) -> None:
    table = await rig.playing()
    outcomes = await asyncio.gather(
        *(rig.tables.play(table.id, ANN.user_id, ("take", "1"), table.version, 1) for _ in range(20))
    )
    assert sorted(outcome.repeated for outcome in outcomes) == [False] + [True] * 19
    assert {outcome.version for outcome in outcomes} == {table.version + 1}


async def test_a_storm_of_cancelled_moves_leaves_all_consistent(rig: Rig) -> None:
    table = await rig.playing(stones=1000)
    told = 0

    def count_commits() -> None:
        nonlocal told
        told += 1

    rig.tables.on_commit = count_commits
    moves = []
    for number in range(600):
        user = (ANN, BEN)[number % 2].user_id
        moves.append(asyncio.create_task(rig.tables.play(table.id, user, "take 1", None, number + 1)))
        await asyncio.sleep(0)
        if number % 2:
            moves[-1].cancel()
    outcomes = await asyncio.gather(*moves, return_exceptions=True)
    assert sum(isinstance(outcome, asyncio.CancelledError) for outcome in outcomes) == 300
    assert [outcome for outcome in outcomes if isinstance(outcome, Exception)] == []
    after = await rig.tables.get(table.id)
    assert after.ply == 600 == told
    assert await rig.store.read(lambda session: broken(session, STONES, table.id)) == []
