"""What changes promise to channels."""

from bot.store import Outbox
from bot.tables import Table, promises
from engine.contract import Event
from tests.bot.tables.invariants import broken
from tests.bot.tables.rig import ANN, BEN, CEM, Rig
from tests.bot.tables.stones import STONES


async def deliver(rig: Rig, message: int) -> None:
    """All that waits, as messages counted from this number."""
    outbox = Outbox(rig.store)
    while due := await outbox.due(rig.clock.time, 10):
        for post in due:
            await outbox.done(post.row.id, None if post.row.kind == "retire" else post.message_id or message)
            message += 1


async def test_each_move_makes_one_board_that_pings_the_awaited(rig: Rig) -> None:
    table = await rig.playing()
    for move, awaited in (("take 1", BEN), ("take 2", ANN), ("look", BEN)):
        table = await rig.play(table, move)
        assert (await rig.promised(table.id, "board")).pings == (awaited.user_id,)
    assert [post.version for post in await rig.posts(table.id, "board")] == [5, 6, 7, 8]
    assert await rig.store.read(lambda session: broken(session, STONES, table.id)) == []


async def test_who_moved_and_is_awaited_again_is_not_pinged(rig: Rig) -> None:
    table = await rig.playing(BEN, CEM, together=True)
    table = (await rig.tables.play(table.id, BEN.user_id, "take 1", None, 1)).table
    assert BEN.user_id in table.awaited
    assert (await rig.promised(table.id, "board")).pings == (CEM.user_id,)


async def told(rig: Rig, table: Table, kind: str = "board") -> tuple[tuple[Event, ...], ...]:
    """What the newest post of this kind tells, turn by turn."""
    promise = await rig.promised(table.id, kind)
    return await rig.tables.told(table.id, promise.turns, promise.version)


async def test_a_newer_board_supersedes_and_tells_everything(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "take 1", "take 2", "look")
    boards = await rig.posts(table.id, "board")
    assert [board.state for board in boards] == ["superseded"] * 3 + ["new"]
    assert await told(rig, table) == (
        (Event("took", {"seat": 0, "number": 1}),),
        (Event("took", {"seat": 1, "number": 2}),),
        (),
    )


async def test_a_delivered_board_is_not_told_again(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "take 1")
    await deliver(rig, 500)
    await rig.play(table, "take 2")
    assert await told(rig, table) == ((Event("took", {"seat": 1, "number": 2}),),)


async def test_a_board_on_its_way_is_not_superseded(rig: Rig) -> None:
    table = await rig.playing()
    await deliver(rig, 500)
    table = await rig.play(table, "take 1")
    [under_way] = await Outbox(rig.store).due(rig.clock.time, 10)
    assert under_way.row.kind == "board"
    table = await rig.play(table, "take 2")
    assert [post.state for post in await rig.posts(table.id, "board")] == ["done", "new", "new"]
    assert await told(rig, table) == ((Event("took", {"seat": 1, "number": 2}),),)


async def test_the_end_makes_a_result_and_no_board(rig: Rig) -> None:
    table = await rig.play(await rig.playing(stones=3), "take 2", "take 1")
    waiting = [(post.kind, post.version) for post in await rig.posts(table.id) if post.state == "new"]
    assert waiting == [("lobby", 5), ("result", table.version), ("retire", table.version)]
    promise = await rig.promised(table.id, "result")
    last = (await rig.tables.log(table.id))[-1]
    assert promise.pings == tuple(seat.user_id for seat in table.seats if seat.user_id != last.user_id)
    assert [len(events) for events in await told(rig, table, "result")] == [1, 1]


async def test_older_boards_are_retired_after_the_new_one(rig: Rig) -> None:
    table = await rig.playing()
    await deliver(rig, 500)
    table = await rig.play(table, "take 1", "take 1")
    outbox = Outbox(rig.store)
    [board] = await outbox.due(rig.clock.time, 10)
    assert (board.row.kind, board.row.version) == ("board", table.version)
    await outbox.done(board.row.id, 600)
    [retire] = await outbox.due(rig.clock.time, 10)
    assert (retire.row.kind, retire.retire) == ("retire", (501,))
    await outbox.done(retire.row.id, None)
    table = await rig.play(table, "take 1")
    await outbox.done((await outbox.due(rig.clock.time, 10))[0].row.id, 700)
    assert [post.retire for post in await outbox.due(rig.clock.time, 10)] == [(600,)]
    assert (await rig.tables.get(table.id)).board_message_id == 700


async def test_the_lobby_post_is_sent_then_edited(rig: Rig) -> None:
    table = await rig.lobby()
    outbox = Outbox(rig.store)
    [first] = await outbox.due(rig.clock.time, 10)
    assert first.message_id is None
    await outbox.done(first.row.id, 500)
    assert (await rig.tables.join(table.id, BEN)).lobby_message_id == 500
    [second] = await outbox.due(rig.clock.time, 10)
    assert second.message_id == 500


async def test_nonces_are_short_unique_and_of_this_installation(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "take 1", "take 1")
    nonces = [post.nonce for post in await rig.posts(table.id)]
    assert len(set(nonces)) == len(nonces)
    salt = nonces[0][: promises.SALT_LENGTH]
    assert salt.isalpha() and nonces[-1] == f"{salt}{table.id}.{table.version}.retire"
    assert len(f"{salt}99999999.99999.retire") == 25


async def test_secrets_are_not_promised(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "look")
    seed = (await rig.row(table.id)).seed
    for post in await rig.posts(table.id):
        assert not any(card.encode() in post.payload for card in table.state.cards)
        assert seed.hex().encode() not in post.payload


async def test_a_commit_is_announced_and_a_refusal_is_not(rig: Rig) -> None:
    calls = []
    rig.tables.on_commit = lambda: calls.append(rig.clock.time)
    table = await rig.lobby()
    assert len(calls) == 1
    await rig.tables.get(table.id)
    try:
        await rig.tables.join(table.id, ANN)
    except Exception as error:
        assert str(error)
    assert len(calls) == 1
