"""A player's own note stands before the move, and leaves room for what is needed to make it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.notes import LONGEST
from bot.ui import choosing, walk
from bot.ui.choosing import Trail
from bot.ui.message import button
from bot.ui.press import Press
from engine.contract import Move
from tests.bot.tables.rig import ANN, BEN
from tests.bot.ui.parlour import Parlour, parlour, shown


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path, monkeypatch) as made:
        yield made


def move(house: Parlour) -> Press:
    return Press("move", house.table.id, house.table.version)


async def test_s40_note_is_shown_at_the_beginning_of_the_turn_and_not_at_each_step(house: Parlour) -> None:
    await house.rig.tables.personal.write_note(house.table.id, ANN.user_id, "house-3 first\n@everyone")
    await house.rig.tables.personal.write_note(house.table.id, BEN.user_id, "not hers")
    panel = await house.press(ANN, move(house))
    assert "> house-3 first\n> @everyone" in panel.content and "not hers" not in panel.content
    assert shown(panel)[-1] == "Note"
    further = await house.tap(ANN, panel, "house-1")
    assert "house-3 first" not in further.content and "Note" not in shown(further)


async def test_long_note_leaves_room_for_the_question(house: Parlour) -> None:
    await house.rig.tables.personal.write_note(house.table.id, ANN.user_id, "x" * LONGEST)
    panel = await house.press(ANN, move(house))
    assert "\n**errands: 8 left**" in panel.content
    assert len(panel.content) < 1_000


@pytest.mark.parametrize(("confirm", "kept"), [((), 5), (("carry", "house-1", "8"), 4)])
async def test_what_matters_least_gives_way_when_a_row_is_full(house: Parlour, confirm: Move, kept: int) -> None:
    """Discord takes five buttons a row; *Confirm* comes before all."""
    mover = await house.desk.mover(house.table, ANN.user_id, house.desk.words.say_in())
    assert mover is not None
    step = walk.begin(mover.glance.table.rules, mover.glance.state, mover.seat)
    more = [button(Press("hand", 1, 1, (str(number),)), f"way {number}") for number in range(7)]
    made = choosing.components(Trail(mover.glance, mover.seat), step, confirm=confirm, more=more)
    labels = [each for item in made if (each := getattr(getattr(item, "item", None), "label", None)) is not None]
    assert [label for label in labels if label.startswith("way")] == [f"way {number}" for number in range(kept)]
