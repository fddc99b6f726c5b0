"""Two tables that differ only in what nobody may know are alike to the last bit, in all that leaves the bot."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from bot.ui.pictures import Pictures
from engine.halali.game import HALALI
from engine.halali.geometry import SQUARES
from engine.halali.state import State
from engine.halali.tiles import FACE_DOWN
from tests.end_to_end import panels
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of

TURNED_UP = ("a1", "g7", "f6")
TOKEN = re.compile(r"^(/interactions/\d+|/webhooks/\d+)/[\w-]+")
"""The token of an interaction in an address: chance of the stand-in's."""


def with_other_tiles(state: State) -> State:
    """The same to everybody's eyes: the hidden tiles that the story will not turn up change places."""
    board = list(state.position.board)
    hidden = [square for square, tile in enumerate(board) if tile in FACE_DOWN and SQUARES[square] not in TURNED_UP]
    tiles = [board[square] for square in hidden]
    for square, tile in zip(hidden, reversed(tiles), strict=True):
        board[square] = tile
    return msgspec.structs.replace(state, position=msgspec.structs.replace(state.position, board=tuple(board)))


async def exchange(house: House) -> None:
    """Change the hidden tiles of the one table behind the bot's back."""
    table = await house.table()
    other = with_other_tiles(table.state)
    assert other != table.state
    assert HALALI.seen_by(other, 0) == HALALI.seen_by(table.state, 0)
    await house.place(other)


async def life(folder: Path, *, exchanged: bool) -> tuple[Sequence[Any], dict[str, bytes]]:
    """All that the bot has sent in one and the same story, and all files."""
    async with House(folder, pictures=Pictures(), still=True) as house:
        board = await house.room.sit_down(house.ann, house.ben)
        await house.delivered()
        if exchanged:
            await exchange(house)
        for square in TURNED_UP:
            mover, other = await house.awaited(), await house.other()
            for person in (mover, other, house.chloe):
                for command in ("game board", "game text", "game log", "game export"):
                    await person.slash(house.room.id, command)
                await person.complete(house.room.id, "move", "move", move="")
                await person.slash(house.room.id, "move", move="c4-c5")
                await person.slash(house.room.id, "move", move="c4xd4")
                await person.click(board, actions_of(board)["more"])
            panel = await panels.opened(mover, board)
            for choice in panels.choices(panel)[::16]:
                await panels.take(mover, await panels.opened(mover, board), choice)
            await house.move(mover, f"flip {square}")
            board = await house.room.board(board)
            await house.delivered()
        sent = [
            (request["method"], TOKEN.sub(r"\1/-", request["path"]), request["query"], request["json"])
            for request in house.sandbox.requests
        ]
        return sent, dict(house.sandbox.platform.files.stored)


async def test_hidden_tiles_change_nothing_that_anybody_gets(tmp_path: Path) -> None:
    """Posts, alt texts, completions, panels, refusals, logs, exports and pictures of two deals that look alike."""
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        folder.mkdir()
    sent, files = await life(folders[0], exchanged=False)
    other_sent, other_files = await life(folders[1], exchanged=True)
    assert len(sent) > 150
    assert len(files) > 20
    for one, other in zip(sent, other_sent, strict=True):
        assert one == other
    assert files == other_files
