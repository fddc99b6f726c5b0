"""Where one's tables are, in which order, and whom each waits for at every moment."""

from bot.tables import Place
from bot.tables.whereabouts import Whereabouts
from tests.bot.tables.rig import ANN, BEN, CEM, GUILD, HERE, Rig

HOUR = 3_600
DAY = 24 * HOUR
OTHER_GUILD = 8


def awaited(table: Whereabouts) -> list[int]:
    return [wait.user_id for wait in table.waits]


async def whom(rig: Rig, table_id: int) -> list[int]:
    return awaited(await rig.tables.servers.whereabouts(table_id))


async def test_s31_where_one_is_awaited_comes_first_longest_waiting_first(rig: Rig) -> None:
    servers = rig.tables.servers
    lobby = await rig.lobby(Place(GUILD, 71))
    rig.clock.time += HOUR
    bens = await rig.playing(place=Place(GUILD, 72))
    bens = await rig.play(bens, "take 1")
    rig.clock.time += HOUR
    older = await rig.playing(place=Place(GUILD, 73))
    rig.clock.time += HOUR
    younger = await rig.playing(place=Place(GUILD, 74))
    elsewhere = await rig.playing(place=Place(OTHER_GUILD, 80))
    found = await servers.tables_of(ANN.user_id, GUILD)
    assert [table.id for table in found] == [older.id, younger.id, bens.id, lobby.id]
    assert found[0].since == older.started_at
    everywhere = await servers.tables_of(ANN.user_id, None)
    assert [table.id for table in everywhere] == [older.id, younger.id, elsewhere.id, bens.id, lobby.id]
    assert [table.id for table in await servers.tables_of(BEN.user_id, GUILD)] == [bens.id, older.id, younger.id]
    assert await servers.tables_of(CEM.user_id, None) == ()


async def test_tables_of_a_server_that_play_come_before_lobbies(rig: Rig) -> None:
    lobby = await rig.lobby(Place(GUILD, 71))
    rig.clock.time += HOUR
    playing = await rig.playing()
    await rig.playing(place=Place(OTHER_GUILD, 80))
    assert [table.id for table in await rig.tables.servers.tables_in(GUILD)] == [playing.id, lobby.id]


async def test_s37_whom_it_waits_for_is_right_after_every_move(rig: Rig) -> None:
    table = await rig.playing(BEN, CEM)
    for person in (ANN, BEN, CEM, ANN):
        assert await whom(rig, table.id) == [person.user_id]
        table = await rig.play(table, "take 1")
    over = await rig.tables.resign(table.id, BEN.user_id)
    assert over.status == "over" and await whom(rig, table.id) == []


async def test_s37_all_who_decide_together_are_named_until_each_has(rig: Rig) -> None:
    table = await rig.playing(together=True)
    assert await whom(rig, table.id) == [ANN.user_id, BEN.user_id]


async def test_s37_it_is_right_after_a_take_back_and_a_replacement(rig: Rig) -> None:
    table = await rig.playing()
    table = await rig.play(table, "take 1")
    await rig.tables.moderation.replace(table.id, 900, 1, CEM)
    assert await whom(rig, table.id) == [CEM.user_id]
    assert (await rig.tables.servers.tables_of(BEN.user_id, None)) == ()


async def test_pause_and_vacation_are_told(rig: Rig) -> None:
    table = await rig.playing()
    await rig.tables.moderation.pause(table.id, 900, 3 * DAY)
    seen = await rig.tables.servers.whereabouts(table.id)
    assert seen.paused_until == rig.clock.time + 3 * DAY
    vacation = await rig.tables.personal.plan_vacation(ANN.user_id, "2023-11-14", "2023-11-20", 1)
    assert (await rig.tables.servers.whereabouts(table.id)).away == {ANN.user_id: vacation.end}


async def test_s15_every_ending_takes_the_table_off_the_list(rig: Rig) -> None:
    """Resigned, called off, ended by a moderator, its channel or its server gone."""
    tables = rig.tables
    resigned = await rig.playing(place=Place(GUILD, 71))
    called_off = await rig.lobby(Place(GUILD, 72))
    ended = await rig.playing(place=Place(GUILD, 73))
    await rig.playing(place=Place(GUILD, 74))
    await rig.playing(place=Place(OTHER_GUILD, 80))
    left = await rig.lobby(Place(GUILD, 75))
    await tables.resign(resigned.id, BEN.user_id)
    await tables.cancel(called_off.id, ANN.user_id)
    await tables.moderation.end(ended.id, 900)
    await tables.orphan(74)
    await tables.orphan_guild(OTHER_GUILD)
    await tables.leave(left.id, ANN.user_id)
    assert await tables.servers.tables_of(ANN.user_id, None) == ()
    assert await tables.servers.tables_of(BEN.user_id, None) == ()
    assert await rig.lobby(HERE)
