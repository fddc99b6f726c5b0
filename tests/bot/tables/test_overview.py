"""Overviews are due when something public has changed, at most every minute, and the last state wins."""

from bot.store.guilds import OverviewRow
from bot.tables import Place
from bot.tables.overview import PAUSE, Due
from tests.bot.tables.rig import ANN, GUILD, Rig

POSTED, SHOWN = 5_000, "hash"
WHERE = 60


async def stand(rig: Rig) -> None:
    await rig.tables.servers.stand_overview(GUILD, WHERE)


async def bring(rig: Rig) -> Due:
    """The one that is due is brought up to date."""
    (due,) = await rig.tables.servers.overviews_due()
    await rig.tables.servers.overview_done(due, POSTED, SHOWN)
    return due


async def kept(rig: Rig) -> OverviewRow:
    row = await rig.tables.servers.overview(GUILD)
    assert row is not None
    return row


async def test_new_one_is_due_at_once_with_the_tables_of_its_server(rig: Rig) -> None:
    table = await rig.playing()
    await rig.playing(place=Place(GUILD + 1, 80))
    await stand(rig)
    due = await bring(rig)
    assert [each.id for each in due.tables] == [table.id]
    assert len(due.nonce) <= 25
    assert await rig.tables.servers.next_overview() is None


async def test_many_changes_within_a_minute_are_one(rig: Rig) -> None:
    await stand(rig)
    await bring(rig)
    table = await rig.playing()
    await rig.play(table, "take 1", "take 1")
    assert await rig.tables.servers.overviews_due() == ()
    assert await rig.tables.servers.next_overview() == rig.clock.time + PAUSE
    rig.clock.time += PAUSE
    due = await bring(rig)
    assert [wait.user_id for each in due.tables for wait in each.waits] == [ANN.user_id]
    assert (due.row.message_id, due.row.shown) == (POSTED, SHOWN)
    rig.clock.time += PAUSE
    assert await rig.tables.servers.overviews_due() == ()


async def test_s20_standing_order_is_not_seen_by_its_time(rig: Rig) -> None:
    table = await rig.playing()
    await stand(rig)
    await bring(rig)
    await rig.tables.play(table.id, table.seats[1].user_id, "order one", None, None)
    assert await rig.tables.servers.next_overview() is None


async def test_change_while_it_is_brought_is_for_the_next_time(rig: Rig) -> None:
    await stand(rig)
    (due,) = await rig.tables.servers.overviews_due()
    await rig.lobby()
    await rig.tables.servers.overview_done(due, POSTED, SHOWN)
    assert await rig.tables.servers.next_overview() == rig.clock.time + PAUSE


async def test_what_fails_comes_again_and_counts(rig: Rig) -> None:
    await stand(rig)
    for attempt in (1, 2, 3):
        (due,) = await rig.tables.servers.overviews_due()
        assert due.row.attempts == attempt
        await rig.tables.servers.overview_later(due, 600)
        assert await rig.tables.servers.overviews_due() == ()
        rig.clock.time += 600
    await bring(rig)
    assert (await kept(rig)).attempts == 0


async def test_new_post_takes_the_place_of_one_too_old_to_be_edited(rig: Rig) -> None:
    await stand(rig)
    before = await bring(rig)
    await rig.lobby()
    rig.clock.time += PAUSE
    (due,) = await rig.tables.servers.overviews_due()
    await rig.tables.servers.overview_later(due, 0, anew=True)
    after = await bring(rig)
    assert after.row.message_id is None and after.nonce != before.nonce


async def test_one_that_was_moved_is_not_disturbed_by_what_was_under_way(rig: Rig) -> None:
    await stand(rig)
    (due,) = await rig.tables.servers.overviews_due()
    before = await rig.tables.servers.stand_overview(GUILD, WHERE + 1)
    assert before is not None and before.channel_id == WHERE
    await rig.tables.servers.overview_done(due, POSTED, SHOWN)
    await rig.tables.servers.overview_gone(due)
    assert ((await kept(rig)).channel_id, (await kept(rig)).message_id) == (WHERE + 1, None)


async def test_one_that_was_dropped_is_not_mistaken_for_the_next(rig: Rig) -> None:
    """Neither by whoever still brings it, nor by Discord, which remembers nonces for minutes."""
    await stand(rig)
    (due,) = await rig.tables.servers.overviews_due()
    await rig.tables.servers.drop_overview(GUILD)
    rig.clock.time += 1
    await rig.tables.servers.stand_overview(GUILD, WHERE + 1)
    await rig.tables.servers.overview_done(due, POSTED, SHOWN)
    assert (await kept(rig)).message_id is None
    (again,) = await rig.tables.servers.overviews_due()
    assert again.nonce != due.nonce


async def test_it_goes_with_its_post_its_channel_or_its_server(rig: Rig) -> None:
    servers = rig.tables.servers
    await stand(rig)
    await servers.overview_gone(await bring(rig))
    assert await servers.overview(GUILD) is None
    await stand(rig)
    await rig.tables.orphan(WHERE)
    assert await servers.overview(GUILD) is None
    await stand(rig)
    await rig.tables.orphan_guild(GUILD)
    assert await servers.overview(GUILD) is None


async def test_after_a_start_all_are_looked_at_again(rig: Rig) -> None:
    """What was taken up and never reported on is not lost."""
    await stand(rig)
    await rig.tables.servers.overviews_due()
    assert await rig.tables.servers.next_overview() is None
    await rig.tables.servers.look_again()
    rig.clock.time += PAUSE
    assert (await bring(rig)).row.attempts == 2
