"""Standing orders: two stories, in one of which somebody has given some, are alike to the last bit for all others."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.ui.pictures import Pictures
from engine.risk_mgs.game import RISK_MGS
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end.battling import begun, step
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of
from tests.end_to_end.test_hidden import TOKEN

STEPS = 3
ORDERS = ("order escape egypt", "order defence-at kamchatka min", "order claymore never", "order defence-at egypt max")
"""None of them is carried out in this story."""
LOOKS = ("game board", "game text", "game log", "game tiles", "game export")


async def look(house: House, person: Person, board: Json, old: Json) -> None:
    """All that somebody can ask for, by commands and by the buttons of the newest board and of a panel."""
    for command in LOOKS:
        await person.slash(house.room.id, command)
    await person.complete(house.room.id, "move", "move", move="")
    await person.slash(house.room.id, "move", move="attack nowhere")
    for action in ("move", "more"):
        await person.click(board, actions_of(board)[action])
    if "walk" in actions_of(old):
        await person.click(old, actions_of(old)["walk"])


async def life(folder: Path, orders: Sequence[str]) -> tuple[list[Any], dict[str, bytes]]:
    """All that the bot has sent in one and the same story, and all files."""
    async with House(folder, pictures=Pictures(), still=True) as house:
        board = await begun(house)
        table = await house.table()
        mover = await house.awaited()
        secretive = next(seat.user_id for seat in table.seats if seat.user_id != int(mover.id))
        readers = [mover, house.dai]
        readers += [house.who(seat.user_id) for seat in table.seats if seat.user_id not in (int(mover.id), secretive)]
        opened = await mover.click(board, actions_of(board)["move"])
        assert opened.message is not None
        for number in range(STEPS):
            for order in orders[number:]:
                await house.tables.play(table.id, secretive, order, None, None)
            for person in readers:
                await look(house, person, house.room.again(board), opened.message)
            # Not typed: its answer and the post would race, each time to another end.
            state = (await house.table()).state
            move = next(RISK_MGS.moves(state, state.active))
            await house.tables.play(table.id, int(mover.id), move, None, None)
            await house.delivered()
        sent = [
            (request["method"], TOKEN.sub(r"\1/-", request["path"]), request["query"], request["json"])
            for request in house.sandbox.requests
        ]
        row = await house.store.read(lambda session: session.tables.get(table.id))
        assert row is not None and row.revision - row.version == sum(len(orders[number:]) for number in range(STEPS))
        return sent, dict(house.sandbox.platform.files.stored)


async def test_orders_change_nothing_that_anybody_else_gets(tmp_path: Path) -> None:
    """Posts, edits, completions, panels, refusals, logs, exports, names and contents of files, numbers, custom_ids."""
    folders = [tmp_path / name for name in ("without", "ordered")]
    for folder in folders:
        folder.mkdir()
    sent, files = await life(folders[0], ())
    other_sent, other_files = await life(folders[1], ORDERS)
    assert len(sent) > 80
    assert len(files) > 10
    for one, other in zip(sent, other_sent, strict=True):
        assert one == other
    assert files == other_files


async def test_panel_opened_before_an_order_still_makes_its_move(house: House) -> None:
    """Nobody's panel goes stale by what somebody else orders, nor does anything come to the channel."""
    board = await begun(house)
    table, mover = await house.table(), await house.awaited()
    said, other = house.said(), next(seat.user_id for seat in table.seats if seat.user_id != int(mover.id))
    requests = len(house.sandbox.requests)
    outcome = await house.who(other).slash(house.room.id, "move", move="order defence min")
    assert outcome.state == "answered"
    await house.delivered()
    assert house.said() == said
    assert house.room.again(board) == board
    assert all(
        str(request["path"]).startswith(("/interactions/", "/webhooks/"))
        for request in house.sandbox.requests[requests:]
    )
    after = await house.table()
    assert (after.version, after.state.seats[_seat(after, other)].orders.defence) == (table.version, -1)
    await step(house)
    assert RISK_MGS.turn((await house.table()).state).seats == RISK_MGS.turn(after.state).seats


def _seat(table: Any, user: int) -> int:
    return next(number for number, seat in enumerate(table.seats) if seat.user_id == user)
