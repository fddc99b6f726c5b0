"""A full disk, a held lock: who plays is told that nothing was saved, and the bot goes on."""

import pytest

from bot.store.errors import Busy, DiskFull, StoreError
from tests.end_to_end import panels
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of

TROUBLES = {"error-not-saved": DiskFull("The disk is full"), "error-busy": Busy("The database is in use")}


@pytest.mark.parametrize(("key", "trouble"), TROUBLES.items(), ids=TROUBLES.keys())
async def test_move_that_cannot_be_saved_is_not_made(house: House, key: str, trouble: StoreError) -> None:
    """Told in private; the panel stays as it was and works once the trouble is over."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    mover, before, posted = await house.awaited(), await house.table(), house.said()
    panel = await panels.to_the_end(mover, board, lambda offered: offered[0])
    house.store.trouble = trouble
    outcome = await panels.confirm(mover, panel)
    assert outcome.text == house.words.say_in()(key)
    typed = await mover.slash(house.room.id, "move", move="flip a1")
    assert typed.text == house.words.say_in()(key)
    looked = await house.chloe.slash(house.room.id, "game board")
    assert looked.message is not None and looked.message["attachments"]
    house.store.trouble = None
    assert ((await house.table()).version, house.said()) == (before.version, posted)
    again = await panels.confirm(mover, panel)
    assert again.text.startswith("Done: ")
    assert "move" in actions_of(await house.room.board(board))


async def test_trouble_after_the_move_only_delays_its_post(house: House) -> None:
    """The courier cannot read its outbox for a while; what was promised comes afterwards, once."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    mover, on_commit = await house.awaited(), house.tables.on_commit

    def fall_ill() -> None:
        house.store.trouble = DiskFull("The disk is full")
        on_commit()

    house.tables.on_commit = fall_ill
    await house.move(mover, "flip a1")
    house.store.trouble = None
    house.tables.on_commit = on_commit
    on_commit()
    following = await house.room.board(board)
    await house.delivered()
    assert [message["id"] for message in house.room.public()[-2:]] == [board["id"], following["id"]]
