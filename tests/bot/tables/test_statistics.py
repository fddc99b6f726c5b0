"""What tables answer about people, servers and chance."""

import pytest

from bot.store.guilds import GuildRow
from bot.tables import Place, TableError
from engine.contract import Luck
from tests.bot.tables.rig import ANN, BEN, CEM, CHANNEL, GUILD, Rig, code

ELSEWHERE = Place(8, 80)


async def won(rig: Rig, place: Place = Place(GUILD, CHANNEL)) -> int:  # noqa: B008 (frozen)
    """Ben wins against Ann in that place: the table's id."""
    table = await rig.playing(place=place, stones=3)
    rig.clock.time += 60
    table = await rig.play(table, "take 2", "take 1")
    return table.id


async def test_of_a_person_on_one_server_and_on_all(rig: Rig) -> None:
    await won(rig)
    await won(rig, ELSEWHERE)
    [here] = await rig.tables.records.of_person(BEN.user_id, GUILD)
    [everywhere] = await rig.tables.records.of_person(BEN.user_id, None)
    assert (here.summary.played, here.summary.won) == (1, 1)
    assert (everywhere.summary.played, everywhere.summary.won) == (2, 2)
    assert here.rating is not None and everywhere.rating is None
    assert await rig.tables.records.of_person(CEM.user_id, GUILD) == ()


async def test_of_a_server_the_best_first(rig: Rig) -> None:
    await won(rig)
    found = await rig.tables.records.of_guild(GUILD, "stones")
    assert [each.summary.user_id for each in found] == [BEN.user_id, ANN.user_id]
    assert await rig.tables.records.of_guild(GUILD, "chess") == ()
    assert await rig.tables.records.of_guild(9, "stones") == ()


async def test_a_server_that_wants_no_ratings_is_shown_none(rig: Rig) -> None:
    await won(rig)
    await rig.store.write(lambda session: session.guilds.put(GuildRow(GUILD, ratings=False)))
    found = await rig.tables.records.of_guild(GUILD, "stones")
    assert [each.rating for each in found] == [None, None]
    assert [each.summary.user_id for each in found] == [BEN.user_id, ANN.user_id]
    [own] = await rig.tables.records.of_person(BEN.user_id, GUILD)
    assert own.rating is None


async def test_luck_of_a_game_that_is_over(rig: Rig) -> None:
    table = await rig.playing(stones=1)
    with pytest.raises(TableError) as error:
        await rig.tables.records.luck(table.id)
    assert code(error.value) == ("not-over", {"table": table.id})
    await rig.play(table, "roll")
    [found] = await rig.tables.records.luck(table.id)
    assert isinstance(found, Luck)
    assert (found.seat, found.code, found.times) == (0, "die", 1)


async def test_luck_of_a_table_that_never_began_is_none(rig: Rig) -> None:
    table = await rig.lobby()
    await rig.tables.cancel(table.id, ANN.user_id)
    with pytest.raises(TableError) as error:
        await rig.tables.records.luck(table.id)
    assert error.value.code == "not-over"
