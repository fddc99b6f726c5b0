"""A turn of many moves is one message that is edited, and one ping when it passes on."""

from pathlib import Path

from engine.risk_mgs.game import RISK_MGS
from render.scene import Scene
from tests.end_to_end.battling import begun, edits, end_of_turn, pings, step
from tests.end_to_end.fittings import QuickPictures
from tests.end_to_end.house import House
from tests.end_to_end.room import version_of

STEPS = 12


class SeenPictures(QuickPictures):
    """Keeps what it was to paint."""

    def __init__(self) -> None:
        super().__init__()
        self.scenes: list[Scene] = []

    async def paint(self, game: str, scene: Scene) -> tuple[bytes, ...]:
        self.scenes.append(scene)
        return await super().paint(game, scene)


async def test_turn_of_twelve_moves_is_one_message_and_one_ping(house: House) -> None:
    """No picture for each move, no ping for anybody but the next player."""
    board = await begun(house)
    mover = await house.awaited()
    posted, pinged = len(house.room.public()), await pings(house)
    for _ in range(STEPS):
        await step(house)
    await house.delivered()
    assert (await house.awaited()).id == mover.id
    assert (len(house.room.public()), await pings(house)) == (posted, pinged)
    running = house.room.again(board)
    assert version_of(running) == (await house.table()).version
    assert running["content"].startswith(f"{mover.mention}’s turn in Risk: Metal Gear Solid: ")
    assert len(running["attachments"]) == len(board["attachments"])
    assert running["attachments"][0]["url"] != board["attachments"][0]["url"]
    assert running["attachments"][0]["description"] != board["attachments"][0]["description"]
    assert (await house.table()).commitment in running["content"], "the hash of the seed stays where it was shown"
    await end_of_turn(house)
    following = await house.room.board(board)
    await house.delivered()
    following_mover = await house.awaited()
    assert len(house.room.public()) == posted + 1
    assert following["x_pings"] == [following_mover.id]
    assert sum(await pings(house)) == sum(pinged) + 1
    assert house.room.again(board)["components"] == []
    assert "’s turn in" not in following["content"]


async def test_pictures_mark_what_the_turn_has_brought_and_then_what_is_new_to_the_next(tmp_path: Path) -> None:
    """While it runs its own events; for the next player all since that one's own last turn."""
    pictures = SeenPictures()
    async with House(tmp_path, pictures=pictures) as house:
        await begun(house)
        for turn in range(2):
            for _ in range(2):
                await step(house)
                await house.delivered()
            assert [event.code for event in pictures.scenes[-1].news][-2:] == ["deployed"] * 2
            assert {event.data["seat"] for event in pictures.scenes[-1].news} == {pictures.scenes[-1].state.active}
            await end_of_turn(house)
            await house.delivered()
            seats = {event.data["seat"] for event in pictures.scenes[-1].news if event.code == "deployed"}
            assert len(seats) == turn + 1


async def test_edits_mention_nobody_in_earnest(house: House) -> None:
    board = await begun(house)
    await step(house)
    await house.delivered()
    [edit] = edits(house, board)
    assert edit["json"]["allowed_mentions"] == {"parse": [], "users": []}


async def test_move_made_just_before_a_restart_is_shown_after_it(house: House) -> None:
    """Committed, and the bot goes away: one edit, and the last of many moves wins."""
    board = await begun(house)
    posted, pinged = len(house.room.public()), await pings(house)
    await house.sleep()
    for _ in range(3):
        table = await house.table()
        move = next(RISK_MGS.moves(table.state, table.state.active))
        await house.tables.play(table.id, table.awaited[0], move, table.version, None)
    await house.wake()
    await house.delivered()
    assert len(edits(house, board)) == 1
    assert (len(house.room.public()), await pings(house)) == (posted, pinged)
    assert version_of(house.room.again(board)) == (await house.table()).version
