"""What servers settle is kept, and which overviews are to be brought up to date."""

from functools import partial

import msgspec

from bot.store import Session, Store
from bot.store.guilds import GuildRow, OverviewRow
from tests.bot.store.samples import SNOWFLAKE

EVERYTHING = GuildRow(7, "de", SNOWFLAKE, ratings=False, locale="en-GB")


async def put(store: Store, *rows: OverviewRow) -> None:
    def change(session: Session) -> None:
        for row in rows:
            session.guilds.put_overview(row)

    await store.write(change)


async def changed(store: Store, now: int, limit: int = 9) -> list[int]:
    found = await store.read(lambda session: session.guilds.changed_overviews(now, limit))
    return [row.guild_id for row in found]


async def test_settings_are_kept_and_replaced(store: Store) -> None:
    assert await store.read(lambda session: session.guilds.get(7)) is None

    def keep(row: GuildRow, session: Session) -> None:
        session.guilds.put(row)

    for row in (EVERYTHING, GuildRow(7), GuildRow(8), EVERYTHING):
        await store.write(partial(keep, row))
        assert await store.read(lambda session, row=row: session.guilds.get(row.guild_id)) == row  # type: ignore[misc]
    assert await store.read(lambda session: session.guilds.get(8)) == GuildRow(8)


async def test_one_overview_a_server(store: Store) -> None:
    whole = OverviewRow(7, 70, 2, SNOWFLAKE, changed=False, not_before=9, attempts=3, shown="ab")
    await put(store, OverviewRow(7, 70, 1), whole, OverviewRow(8, 80, 1))
    assert await store.read(lambda session: session.guilds.overview(7)) == whole
    await store.write(lambda session: session.guilds.drop_overview(7))
    assert await store.read(lambda session: session.guilds.overview(7)) is None
    assert await store.read(lambda session: session.guilds.overview(8)) == OverviewRow(8, 80, 1)


async def test_overview_goes_with_its_channel(store: Store) -> None:
    await put(store, OverviewRow(7, 70, 1), OverviewRow(8, 80, 1))
    await store.write(lambda session: session.guilds.drop_overview_in(70))
    assert await changed(store, 0) == [8]


async def test_what_has_changed_comes_in_the_order_of_its_time(store: Store) -> None:
    rows = [OverviewRow(guild, guild * 10, 1, not_before=at) for guild, at in ((1, 30), (2, 10), (3, 20), (4, 40))]
    await put(store, *rows, OverviewRow(5, 50, 1, changed=False))
    assert await changed(store, 30) == [2, 3, 1]
    assert await changed(store, 30, 2) == [2, 3]
    assert await store.read(lambda session: session.guilds.next_overview()) == 10


async def test_touching_changes_one_that_is_there(store: Store) -> None:
    await put(store, *(OverviewRow(guild, guild * 10, 1, changed=False) for guild in (1, 2)))
    assert await store.read(lambda session: session.guilds.next_overview()) is None
    await store.write(lambda session: session.guilds.touch(1))
    await store.write(lambda session: session.guilds.touch(9))
    assert await changed(store, 0) == [1]
    row = await store.read(lambda session: session.guilds.overview(1))
    assert row == msgspec.structs.replace(OverviewRow(1, 10, 1), changed=True)
    await store.write(lambda session: session.guilds.touch_all())
    assert await changed(store, 0) == [1, 2]
