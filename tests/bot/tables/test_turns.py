"""Turns of several moves: one post for each, which is edited as the turn goes on, and one ping when it passes on."""

import pytest

from bot.store import Outbox
from bot.tables import promises
from engine.contract import Event
from tests.bot.tables.invariants import broken
from tests.bot.tables.rig import ANN, BEN, CEM, Rig
from tests.bot.tables.stones import STONES
from tests.bot.tables.test_promises import deliver

FIRST = 500
"""The first message that is delivered: the lobby's. The board's is the next one."""


def waited(seat: int) -> Event:
    return Event("waited", {"seat": seat})


async def kinds(rig: Rig, table_id: int, state: str = "new") -> list[tuple[str, int]]:
    return [(post.kind, post.version) for post in await rig.posts(table_id) if post.state == state]


async def test_a_turn_goes_on_as_an_edit_that_pings_nobody(rig: Rig) -> None:
    table = await rig.playing()
    await deliver(rig, FIRST)
    table = await rig.play(table, "wait")
    assert table.turn_version == table.version - 1
    assert await kinds(rig, table.id) == [("turn", table.version), ("retire", table.version)]
    promise = await rig.promised(table.id, "turn")
    assert (promise.pings, promise.turns) == ((), (table.turn_version,))
    [post] = await Outbox(rig.store).due(rig.clock.time, 10)
    assert post.message_id == FIRST + 1 == table.board_message_id


async def test_edits_that_wait_are_one_edit(rig: Rig) -> None:
    """Last state wins."""
    table = await rig.playing()
    await deliver(rig, FIRST)
    table = await rig.play(table, *["wait"] * 12)
    assert await kinds(rig, table.id) == [("turn", table.version), ("retire", table.version)]
    edits = await rig.posts(table.id, "turn")
    assert [edit.state for edit in edits] == ["superseded"] * 11 + ["new"]


async def test_the_board_after_a_turn_tells_all_of_it(rig: Rig) -> None:
    table = await rig.playing()
    await deliver(rig, FIRST)
    began = table.version
    table = await rig.play(table, "wait", "wait", "take 1")
    assert await kinds(rig, table.id) == [("board", table.version), ("retire", table.version)]
    promise = await rig.promised(table.id, "board")
    assert (promise.pings, promise.turns) == ((BEN.user_id,), (began,))
    [events] = await rig.tables.told(table.id, promise.turns, promise.version)
    assert events == (waited(0), waited(0), Event("took", {"seat": 0, "number": 1}))
    assert table.turn_version == table.version


async def test_a_board_that_waits_is_not_posted_to_be_edited(rig: Rig) -> None:
    """Ann and Ben were faster than Discord: one board, without a ping for whoever has moved on already."""
    table = await rig.play(await rig.playing(), "take 1", "wait")
    assert await kinds(rig, table.id) == [("lobby", 5), ("board", table.version), ("retire", table.version)]
    promise = await rig.promised(table.id, "board")
    assert promise.pings == ()
    turns = await rig.tables.told(table.id, promise.turns, promise.version)
    assert turns == ((Event("took", {"seat": 0, "number": 1}),), (waited(1),))


@pytest.mark.parametrize("moves", [("wait",), ("take 1",), ("wait", "take 1", "wait")])
async def test_what_takes_the_place_of_the_first_board_opens_the_table_in_its_stead(
    rig: Rig, moves: tuple[str, ...]
) -> None:
    """The hash of the seed is shown, however fast the first moves are; and not again."""
    table = await rig.playing()
    assert (await rig.promised(table.id, "board")).opening
    table = await rig.play(table, *moves)
    assert (await rig.promised(table.id, "board")).opening
    await deliver(rig, FIRST)
    table = await rig.play(table, "take 1")
    assert not (await rig.promised(table.id, "board")).opening


async def test_the_first_board_keeps_what_opens_the_table_when_it_is_edited(rig: Rig) -> None:
    table = await rig.playing()
    await deliver(rig, FIRST)
    await rig.tables.play(table.id, BEN.user_id, "order none", None, None)
    table = await rig.play(table, "wait", "wait")
    assert (await rig.promised(table.id, "turn")).opening
    table = await rig.play(table, "take 1")
    await deliver(rig, FIRST)
    table = await rig.play(table, "wait")
    assert not (await rig.promised(table.id, "turn")).opening


async def test_others_are_still_pinged_by_a_board_that_was_not_posted(rig: Rig) -> None:
    table = await rig.playing(BEN, CEM, together=True)
    await rig.tables.play(table.id, BEN.user_id, "wait", None, 1)
    assert (await rig.promised(table.id, "board")).pings == (CEM.user_id,)
    await deliver(rig, FIRST)
    await rig.tables.play(table.id, CEM.user_id, "wait", None, 2)
    assert (await rig.promised(table.id, "turn")).pings == ()


async def test_a_board_that_could_not_be_edited_is_retired(rig: Rig) -> None:
    table = await rig.playing()
    await deliver(rig, FIRST)
    await rig.play(table, "wait")
    outbox = Outbox(rig.store)
    [turn] = await outbox.due(rig.clock.time, 10)
    await outbox.done(turn.row.id, 900)
    [retire] = await outbox.due(rig.clock.time, 10)
    assert (retire.row.kind, retire.retire) == ("retire", (FIRST + 1,))
    await outbox.done(retire.row.id, None)
    assert (await rig.tables.get(table.id)).board_message_id == 900
    await rig.play(await rig.tables.get(table.id), "wait")
    [turn] = await outbox.due(rig.clock.time, 10)
    assert turn.message_id == 900
    await outbox.done(turn.row.id, 900)
    [retire] = await outbox.due(rig.clock.time, 10)
    assert retire.retire == ()


async def test_an_edit_that_cannot_be_made_leaves_the_board_as_it_is(rig: Rig) -> None:
    table = await rig.playing()
    await deliver(rig, FIRST)
    await rig.play(table, "wait")
    outbox = Outbox(rig.store)
    [turn] = await outbox.due(rig.clock.time, 10)
    await outbox.done(turn.row.id, None)
    [retire] = await outbox.due(rig.clock.time, 10)
    assert retire.retire == ()
    assert (await rig.tables.get(table.id)).board_message_id == FIRST + 1


async def test_a_turn_on_its_way_is_followed_by_the_next_edit(rig: Rig) -> None:
    table = await rig.playing()
    await deliver(rig, FIRST)
    table = await rig.play(table, "wait")
    [under_way] = await Outbox(rig.store).due(rig.clock.time, 10)
    table = await rig.play(table, "wait", "wait")
    assert [kind for kind, _ in await kinds(rig, table.id)] == ["turn", "turn", "retire"]
    assert under_way.row.version == table.version - 2


async def test_news_in_ones_own_turn_are_what_led_to_it_and_what_it_has_brought(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "take 1", "take 2", "wait", "wait")
    assert await rig.tables.since(table.id, 0) == ()
    took = Event("took", {"seat": 1, "number": 2})
    assert await rig.tables.since(table.id, 0, turn=table.turn_version) == (took, waited(0), waited(0))
    earlier = await rig.tables.since(table.id, 0, until=table.version - 1, turn=table.turn_version)
    assert earlier == (took, waited(0))


async def test_at_each_version_the_turn_is_the_one_of_that_time(rig: Rig) -> None:
    stood = [await rig.playing(stones=1)]
    for move in ("wait", "wait", "look", "wait", "take 1"):
        stood.append(await rig.play(stood[-1], move))
    assert [table.turn_version for table in stood] == [5, 5, 5, 8, 8, 10]
    for table in stood:
        found = await rig.tables.at(table.id, table.version)
        assert (found.turn_version, found.ply) == (table.turn_version, table.ply)


@pytest.mark.parametrize("move", ["take 2", "look"])
async def test_all_of_it_holds_together(rig: Rig, move: str) -> None:
    table = await rig.playing()
    await deliver(rig, FIRST)
    table = await rig.play(table, "wait", "wait", move, "wait", "take 1", "wait")
    await deliver(rig, FIRST + 10)
    await rig.play(table, "wait", "take 1")
    assert await rig.store.read(lambda session: broken(session, STONES, table.id)) == []


async def test_old_promises_are_read(rig: Rig) -> None:
    """A row of the outbox from before turns were told."""
    assert promises.read(b'{"version":7,"pings":[1],"events":[]}').turns == ()
    assert ANN.user_id not in promises.read(b'{"version":7}').pings
