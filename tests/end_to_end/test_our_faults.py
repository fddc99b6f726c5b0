"""A fault of ours at one table: told by a number, and nothing else stops."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from bot.words.halali.speaker import HalaliSpeaker
from tests.end_to_end import panels
from tests.end_to_end.house import House, fault_text
from tests.end_to_end.room import actions_of


async def test_move_that_fails_by_our_fault_changes_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The person reads a number that stands in the log; the next attempt works."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    mover, before = await house.awaited(), await house.table()
    panel = await panels.to_the_end(mover, board, lambda offered: offered[0])

    async def fail(*_: Any) -> None:
        raise ZeroDivisionError("a secret")

    with monkeypatch.context() as broken:
        broken.setattr(house.tables, "play", fail)
        outcome = await panels.confirm(mover, panel)
    assert outcome.text.startswith(fault_text(house))
    number = re.findall(r"[0-9a-f]{8}", outcome.text)[-1]
    assert number in caplog.text
    assert "secret" not in outcome.text
    assert (await house.table()).version == before.version
    again = await panels.confirm(mover, panel)
    assert again.text.startswith("Done: ")


async def test_board_that_cannot_be_made_stops_no_other_channel(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table goes on by private answers, and once the fault is mended the post comes, once."""
    here = await house.rooms[0].sit_down(house.ann, house.ben)
    there = await house.rooms[1].sit_down(house.chloe, house.dai)
    await house.delivered()
    alt_text = HalaliSpeaker.alt_text

    def fail(self: HalaliSpeaker, say: Any, state: Any, names: Sequence[str], news: Any) -> str:
        if "Ann" in names:
            raise ZeroDivisionError("a faulty text")
        return alt_text(self, say, state, names, news)

    monkeypatch.setattr(HalaliSpeaker, "alt_text", fail)
    await house.move(await house.awaited(house.rooms[0]), "flip a1", house.rooms[0])
    await house.move(await house.awaited(house.rooms[1]), "flip a1", house.rooms[1])
    await house.rooms[1].board(there)
    assert (await house.ann.slash(house.room.id, "game text")).text
    monkeypatch.setattr(HalaliSpeaker, "alt_text", alt_text)
    await house.leap(3600)
    following = await house.rooms[0].board(here)
    await house.delivered()
    assert following["x_pings"] == [(await house.awaited(house.rooms[0])).id]
    assert "move" in actions_of(following)
    assert len([message for message in house.rooms[0].public() if message["attachments"]]) == 2
