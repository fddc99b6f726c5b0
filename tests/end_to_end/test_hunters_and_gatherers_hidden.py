"""The order of the piles of Hunters and Gatherers changes nothing that leaves the bot, to the last bit."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from bot.ui.pictures import Pictures
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from engine.hunters_and_gatherers.state import State
from sandbox.values import Json
from tests.bot.words.hunters_and_gatherers.tables import crowding, random_table
from tests.end_to_end import panels
from tests.end_to_end.house import House
from tests.end_to_end.hunting import begun, useful
from tests.end_to_end.room import actions_of
from tests.end_to_end.test_hidden import TOKEN

MOVES = 2
COMMANDS = ("game board", "game text", "game log", "game export", "game tiles")
PARTS = ("owners", "0,0", "2,-1")


def middle() -> State:
    """A game in its middle: everything is on the table, and much is in the piles."""
    return [state for state, _ in random_table(5, 2, crowding) if state.drawn_kind == "land"][36]


def in_another_order(state: State) -> State:
    """The same to everybody's eyes, also after so many moves: from the next tile on, all come in another order."""
    other = msgspec.structs.replace(
        state,
        land=(*state.land[:MOVES], *reversed(state.land[MOVES:])),
        bonus=tuple(reversed(state.bonus)),
    )
    assert other.land[MOVES] != state.land[MOVES] and other.bonus[0] != state.bonus[0]
    assert HUNTERS_AND_GATHERERS.seen_by(other, 0) == HUNTERS_AND_GATHERERS.seen_by(state, 0)
    return other


async def look_at_everything(house: House, board: Json) -> None:
    """As the player whose turn it is, who opens the panel too, and as a spectator."""
    mover = await house.awaited()
    for person in (mover, house.chloe):
        for command in COMMANDS:
            assert (await person.slash(house.room.id, command)).text
        for part in PARTS:
            assert (await person.slash(house.room.id, "game board", part=part)).text
        await person.complete(house.room.id, "game board", "part", part="")
        for typed in ("", "1", "hut"):
            await person.complete(house.room.id, "move", "move", move=typed)
        for move in ("0,0 0 -", "50,50 90 member:a", "what next"):
            await person.slash(house.room.id, "move", move=move)
        await person.click(board, actions_of(board)["more"])
    panel = await panels.opened(mover, board)
    for choice in panels.choices(panel)[::8]:
        await panels.take(mover, await panels.opened(mover, board), choice)


async def life(folder: Path, state: State) -> tuple[Sequence[Any], dict[str, bytes]]:
    """All that the bot has sent in one and the same story from this position on, and all files."""
    async with House(folder, pictures=Pictures(), still=True) as house:
        board = await begun(house, house.ann, house.ben)
        await house.place(state)
        for _ in range(MOVES):
            await look_at_everything(house, board)
            done = await panels.make(await house.awaited(), board, useful)
            assert done.text.startswith("Done: "), done.text
            board = await house.room.board(board)
            await house.delivered()
        await look_at_everything(house, board)
        sent = [
            (request["method"], TOKEN.sub(r"\1/-", request["path"]), request["query"], request["json"])
            for request in house.sandbox.requests
        ]
        return sent, dict(house.sandbox.platform.files.stored)


async def test_order_of_the_piles_changes_nothing_that_anybody_gets(tmp_path: Path) -> None:
    """Posts, alt texts, completions, panels, refusals, logs, exports, `/game tiles` and pictures."""
    state = middle()
    lives = []
    for name, deal in (("one", state), ("other", in_another_order(state))):
        folder = tmp_path / name
        folder.mkdir()
        lives.append(await life(folder, deal))
    (sent, files), (other_sent, other_files) = lives
    assert len(sent) > 100
    assert len(files) > 30
    for one, other in zip(sent, other_sent, strict=True):
        assert one == other
    assert files == other_files
