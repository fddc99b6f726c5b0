"""Joining, leaving, calling off, agreeing."""

from collections.abc import Awaitable, Callable

import pytest

from bot.tables import Table, TableError
from tests.bot.tables.rig import ANN, BEN, CEM, DAN, Rig, code

Attempt = Callable[[Rig, int], Awaitable[object]]
CHANGES: dict[str, Attempt] = {
    "join": lambda rig, table: rig.tables.join(table, DAN, 5),
    "leave": lambda rig, table: rig.tables.leave(table, ANN.user_id, 5),
    "cancel": lambda rig, table: rig.tables.cancel(table, ANN.user_id, 5),
    "repost": lambda rig, table: rig.tables.repost(table, ANN.user_id, 5),
    "configure": lambda rig, table: rig.tables.configure(table, ANN.user_id, {"stones": 5}, 5),
    "speak": lambda rig, table: rig.tables.speak(table, ANN.user_id, "ja", 5),
    "wish": lambda rig, table: rig.tables.wish(table, ANN.user_id, 1, 5),
    "start": lambda rig, table: rig.tables.start(table, ANN.user_id, 5),
}


async def test_joining_in_order(rig: Rig) -> None:
    table = await rig.lobby()
    await rig.tables.join(table.id, BEN)
    table = await rig.tables.join(table.id, CEM)
    assert table.names == ("Ann", "Ben", "Cem")
    assert (table.version, table.full) == (3, True)


async def test_nobody_sits_twice(rig: Rig) -> None:
    table = await rig.lobby()
    with pytest.raises(TableError) as caught:
        await rig.tables.join(table.id, ANN)
    assert code(caught.value) == ("already-seated", {"table": table.id})


async def test_a_full_table_takes_no_more(rig: Rig) -> None:
    table = await rig.lobby()
    await rig.tables.join(table.id, BEN)
    await rig.tables.join(table.id, CEM)
    with pytest.raises(TableError) as caught:
        await rig.tables.join(table.id, DAN)
    assert code(caught.value) == ("table-full", {"table": table.id, "seats": 3})


async def test_an_opener_who_leaves_hands_on(rig: Rig) -> None:
    table = await rig.lobby()
    await rig.tables.join(table.id, BEN)
    await rig.tables.join(table.id, CEM)
    table = await rig.tables.leave(table.id, ANN.user_id)
    assert (table.opened_by, table.names, table.status) == (BEN.user_id, ("Ben", "Cem"), "lobby")
    table = await rig.tables.leave(table.id, CEM.user_id)
    assert table.opened_by == BEN.user_id
    assert (await rig.tables.join(table.id, ANN)).names == ("Ben", "Ann")


async def test_the_last_one_to_leave_cancels(rig: Rig) -> None:
    table = await rig.lobby()
    table = await rig.tables.leave(table.id, ANN.user_id)
    assert (table.status, table.live, table.ended_at) == ("cancelled", False, rig.clock.time)
    assert await rig.tables.of_person(ANN.user_id) == ()


async def test_a_stranger_cannot_leave_or_wish(rig: Rig) -> None:
    table = await rig.lobby()
    for attempt in (rig.tables.leave(table.id, BEN.user_id), rig.tables.wish(table.id, BEN.user_id, 0)):
        with pytest.raises(TableError) as caught:
            await attempt
        assert code(caught.value) == ("not-seated", {"table": table.id})


async def test_only_the_opener_configures(rig: Rig) -> None:
    table = await rig.lobby()
    await rig.tables.join(table.id, BEN)
    with pytest.raises(TableError) as caught:
        await rig.tables.configure(table.id, BEN.user_id, {"stones": 5})
    assert code(caught.value) == ("not-opener", {"table": table.id, "opener": ANN.user_id})


async def test_anyone_seated_calls_it_off(rig: Rig) -> None:
    table = await rig.lobby()
    await rig.tables.join(table.id, BEN)
    assert (await rig.tables.cancel(table.id, BEN.user_id)).status == "cancelled"


async def test_stranger_calls_it_off_only_as_a_moderator(rig: Rig) -> None:
    table = await rig.lobby()
    with pytest.raises(TableError) as caught:
        await rig.tables.cancel(table.id, BEN.user_id)
    assert code(caught.value) == ("may-not-cancel", {"table": table.id})
    assert (await rig.tables.cancel(table.id, BEN.user_id, moderator=True)).status == "cancelled"


async def test_lobby_is_posted_again_for_anybody(rig: Rig) -> None:
    table = await rig.lobby()
    again = await rig.tables.repost(table.id, BEN.user_id)
    assert (again.version, again.seats) == (table.version + 1, table.seats)
    assert [post.state for post in await rig.posts(table.id, "lobby")] == ["superseded", "new"]


async def test_configuring_sets_some_and_leaves_the_others(rig: Rig) -> None:
    table = await rig.lobby(stones=21)
    table = await rig.tables.configure(table.id, ANN.user_id, {"together": True})
    assert table.options == {"stones": 21, "together": True}
    with pytest.raises(TableError) as caught:
        await rig.tables.configure(table.id, ANN.user_id, {"stones": 0})
    assert caught.value.code == "bad-option"
    assert (await rig.tables.get(table.id)).version == table.version


async def test_wishes_are_kept_changed_and_withdrawn(rig: Rig) -> None:
    table = await rig.lobby()
    wishes = [(await rig.tables.wish(table.id, ANN.user_id, number)).seats[0].wish for number in (2, 0, None)]
    assert wishes == [2, 0, None]


@pytest.mark.parametrize("number", [-1, 3])
async def test_a_wish_for_no_seat_of_the_game(rig: Rig, number: int) -> None:
    table = await rig.lobby()
    with pytest.raises(TableError) as caught:
        await rig.tables.wish(table.id, ANN.user_id, number)
    assert code(caught.value) == ("bad-option", {"option": "seat", "value": number})


async def test_each_change_of_the_lobby_shows_in_one_post(rig: Rig) -> None:
    table = await rig.lobby()
    await rig.tables.join(table.id, BEN)
    await rig.tables.wish(table.id, BEN.user_id, 1)
    posts = await rig.posts(table.id)
    assert [(post.kind, post.version, post.state) for post in posts] == [
        ("lobby", 1, "superseded"),
        ("lobby", 2, "superseded"),
        ("lobby", 3, "new"),
    ]


@pytest.mark.parametrize("name", CHANGES)
async def test_no_such_table(rig: Rig, name: str) -> None:
    with pytest.raises(TableError) as caught:
        await CHANGES[name](rig, 99)
    assert code(caught.value) == ("no-table", {"id": 99})


@pytest.mark.parametrize("name", CHANGES)
async def test_nothing_of_the_lobby_after_the_start(rig: Rig, name: str) -> None:
    table = await rig.playing()
    with pytest.raises(TableError) as caught:
        await CHANGES[name](rig, table.id)
    assert code(caught.value) == ("already-started", {"table": table.id})


@pytest.mark.parametrize("name", CHANGES)
async def test_nothing_of_the_lobby_after_the_end(rig: Rig, name: str) -> None:
    table = await rig.lobby()
    await rig.tables.cancel(table.id, ANN.user_id)
    with pytest.raises(TableError) as caught:
        await CHANGES[name](rig, table.id)
    assert code(caught.value) == ("table-over", {"table": table.id, "status": "cancelled"})


@pytest.mark.parametrize("name", CHANGES)
async def test_the_same_interaction_twice_changes_nothing(rig: Rig, name: str) -> None:
    table = await rig.lobby()
    await rig.tables.join(table.id, BEN)
    first = await CHANGES[name](rig, table.id)
    assert isinstance(first, Table) and first.version == table.version + 2
    posts = await rig.posts(table.id)
    assert await CHANGES[name](rig, table.id) == first
    assert await rig.posts(table.id) == posts
