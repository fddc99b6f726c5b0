"""Channels and guilds that are gone."""

import pytest

from bot.tables import Place, TableError
from tests.bot.tables.rig import ANN, CHANNEL, GUILD, Rig


async def test_a_table_without_its_channel_ends_and_frees_the_seats(rig: Rig) -> None:
    table = await rig.playing()
    orphan = await rig.tables.orphan(CHANNEL)
    assert orphan is not None
    assert (orphan.id, orphan.status, orphan.ended_at) == (table.id, "orphaned", rig.clock.time)
    assert await rig.tables.of_person(ANN.user_id) == ()
    assert {post.state for post in await rig.posts(table.id)} == {"superseded", "dead"}
    with pytest.raises(TableError) as caught:
        await rig.tables.play(table.id, ANN.user_id, "take 1", None, 1)
    assert caught.value.data == {"table": table.id, "status": "orphaned"}


async def test_what_was_over_stays_over_but_nothing_is_posted(rig: Rig) -> None:
    table = await rig.play(await rig.playing(stones=1), "take 1")
    assert await rig.tables.orphan(CHANNEL) is None
    assert (await rig.tables.get(table.id)).status == "over"
    assert not [post for post in await rig.posts(table.id) if post.state == "new"]


async def test_an_empty_channel(rig: Rig) -> None:
    assert await rig.tables.orphan(CHANNEL) is None


async def test_a_guild_takes_all_its_tables_along(rig: Rig) -> None:
    here = await rig.playing()
    there = await rig.lobby(Place(GUILD, CHANNEL + 1))
    other = await rig.lobby(Place(GUILD + 1, CHANNEL + 2))
    assert [table.id for table in await rig.tables.orphan_guild(GUILD)] == [here.id, there.id]
    assert [table.id for table in await rig.tables.of_person(ANN.user_id)] == [other.id]
    waiting = [post for table in (here, there, other) for post in await rig.posts(table.id) if post.state == "new"]
    assert [post.table_id for post in waiting] == [other.id]
    assert await rig.tables.orphan_guild(GUILD) == ()


async def test_a_post_that_fails_while_its_channel_goes_stays_dead(rig: Rig) -> None:
    table = await rig.lobby()
    due = await rig.store.write(lambda session: session.posts.claim(rig.clock.time, rig.clock.time + 60, 1))
    await rig.tables.orphan(CHANNEL)
    await rig.store.write(lambda session: session.posts.later(due[0].row.id, 0, "503"))
    assert [post.state for post in await rig.posts(table.id)] == ["dead"]
