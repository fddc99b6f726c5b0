"""Queries: tables, logs, what happened since, how it stood."""

import pytest

from bot.tables import Place, TableError
from engine.contract import Event
from tests.bot.tables.rig import ANN, BEN, CHANNEL, GUILD, Rig, code
from tests.bot.tables.stones import Stones


def took(seat: int, number: int) -> Event:
    return Event("took", {"seat": seat, "number": number})


async def test_a_channel_shows_the_live_table_else_the_one_that_ended_last(rig: Rig) -> None:
    assert await rig.tables.in_channel(CHANNEL) is None
    first = await rig.play(await rig.playing(stones=1), "take 1")
    rig.clock.time += 60
    second = await rig.play(await rig.playing(stones=1), "take 1")
    rig.clock.time += 60
    called_off = await rig.lobby()
    found = await rig.tables.in_channel(CHANNEL)
    assert found is not None and found.id == called_off.id
    await rig.tables.cancel(called_off.id, ANN.user_id)
    found = await rig.tables.in_channel(CHANNEL)
    assert found is not None and found.id == second.id > first.id


async def test_one_person_at_several_tables(rig: Rig) -> None:
    here = await rig.playing()
    there = await rig.playing(place=Place(GUILD, CHANNEL + 1))
    ended = await rig.playing(place=Place(GUILD, CHANNEL + 2), stones=1)
    await rig.play(ended, "take 1")
    assert [table.id for table in await rig.tables.of_person(BEN.user_id)] == [here.id, there.id]
    assert (await rig.play(there, "take 2")).state.left == 7
    assert (await rig.tables.get(here.id)).ply == 0


async def test_an_unknown_table(rig: Rig) -> None:
    for attempt in (rig.tables.get(9), rig.tables.log(9), rig.tables.since(9, 0), rig.tables.export(9)):
        with pytest.raises(TableError) as caught:
            await attempt
        assert code(caught.value) == ("no-table", {"id": 9})


async def test_the_log_tells_who_did_what(rig: Rig) -> None:
    table = await rig.playing()
    rig.clock.time += 5
    await rig.play(table, "take 1")
    log = await rig.tables.log(table.id)
    assert [entry.kind for entry in log] == ["open", "wish", "join", "wish", "start", "move"]
    assert [entry.version for entry in log] == [1, 2, 3, 4, 5, 6]
    move = log[-1]
    assert (move.user_id, move.seat, move.ply, move.notation, move.at) == (ANN.user_id, 0, 1, "take 1", rig.clock.time)


async def test_a_secret_move_shows_in_its_own_log_until_the_end(rig: Rig) -> None:
    table = await rig.play(await rig.playing(stones=1), "look")
    looked = Event("looked", {"card": table.state.cards[0]}, (0,))
    seen = [(await rig.tables.log(table.id, seat))[-1] for seat in (0, 1, None)]
    assert [(entry.notation, entry.events) for entry in seen] == [("look", (looked,)), (None, ()), (None, ())]
    await rig.play(table, "take 1")
    entry = (await rig.tables.log(table.id))[-2]
    assert (entry.notation, entry.events) == ("look", (looked,))


async def test_what_happened_since_ones_own_last_move(rig: Rig) -> None:
    table = await rig.playing(BEN)
    assert await rig.tables.since(table.id, 0) == ()
    table = await rig.play(table, "take 1", "take 2")
    assert await rig.tables.since(table.id, 0) == (took(1, 2),)
    assert await rig.tables.since(table.id, 1) == ()
    assert await rig.tables.since(table.id, None) == (took(0, 1), took(1, 2))
    assert await rig.tables.since(table.id, 1, until=table.version - 1) == (took(0, 1),)
    await rig.play(table, "look")
    assert await rig.tables.since(table.id, 1) == ()


async def test_the_table_at_each_version(rig: Rig) -> None:
    table = await rig.playing(stones=5)
    stood = [table]
    for move in ("roll", "take 1", "take 1", "take 2"):
        table = await rig.play(table, move)
        stood.append(table)
        if not table.live:
            break
    assert table.status == "over"
    for earlier in stood:
        found = await rig.tables.at(table.id, earlier.version)
        assert (found.state, found.ply, found.status) == (earlier.state, earlier.ply, earlier.status)
        assert (found.version, found.awaited) == (earlier.version, earlier.awaited)


async def test_the_lobby_before_the_start(rig: Rig) -> None:
    table = await rig.playing()
    before = await rig.tables.at(table.id, table.version - 1)
    assert (before.status, before.version, before.state, before.turn) == ("lobby", table.version - 1, None, None)


@pytest.mark.parametrize("version", [0, -1, 6])
async def test_no_such_version(rig: Rig, version: int) -> None:
    table = await rig.playing()
    with pytest.raises(TableError) as caught:
        await rig.tables.at(table.id, version)
    assert code(caught.value) == ("stale", {"table": table.id, "version": 5})


async def test_a_game_of_other_rules_is_not_replayed(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "take 1")
    later = Rig(rig.store, {"stones": Stones(version=2)})
    with pytest.raises(TableError) as caught:
        await later.tables.at(table.id, table.version - 1)
    assert code(caught.value) == ("other-rules", {"table": table.id, "game": "stones"})


async def test_neither_seed_nor_state_shows_in_a_representation(rig: Rig) -> None:
    table = await rig.playing()
    row = await rig.row(table.id)
    text = repr(table) + repr(row) + str(table)
    assert repr(row.seed) not in text and row.seed.hex() not in text
    assert not any(card in text for card in table.state.cards)
