"""*Take back*, in the panel of a long turn and after it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables import TableError
from bot.ui.message import Message
from bot.ui.press import Press
from tests.bot.tables.rig import ANN, BEN, DAN
from tests.bot.ui.errands import BUNDLES
from tests.bot.ui.parlour import Parlour, parlour, shown


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path, monkeypatch) as made:
        yield made


async def turn(house: Parlour, *labels: str) -> Message:
    """Ann's panel after she has tapped these."""
    panel = await house.press(ANN, Press("move", house.table.id, house.table.version))
    for label in labels:
        panel = await house.tap(ANN, panel, label)
    return panel


async def test_s05_a_misclick_is_two_taps_away_from_being_undone(house: Parlour) -> None:
    """The panel goes on from there; a second click does not take back more."""
    assert "Take back" not in shown(await turn(house))
    panel = await turn(house, "house-2", "Confirm")
    assert (await house.state()).left == 0
    back = await house.tap(ANN, panel, "Take back")
    assert back.content.startswith("Taken back.\n")
    assert (await house.state()).left == BUNDLES
    assert "house-2" in shown(back)
    with pytest.raises(TableError) as caught:
        await house.tap(ANN, panel, "Take back")
    assert caught.value.code in ("stale", "nothing-to-undo")
    assert (await house.state()).left == BUNDLES


async def test_after_the_turn_others_are_asked(house: Parlour) -> None:
    panel = await turn(house, "house-2", "Confirm", "done", "Confirm")
    question = await house.tap(ANN, panel, "Take back")
    assert shown(question) == ["Ask"]
    assert (await house.tap(ANN, question, "Ask")).content == "Asked. The others see it in the channel."
    panel = await house.press(BEN, Press("move", house.table.id, house.table.version + 2))
    assert "asks to take a move back" in panel.content


@pytest.mark.parametrize("person", [BEN, DAN])
async def test_nobody_takes_back_what_others_did(house: Parlour, person: object) -> None:
    panel = await turn(house, "house-2", "Confirm")
    with pytest.raises(TableError) as caught:
        await house.tap(person, panel, "Take back")  # type: ignore[arg-type]
    assert caught.value.code == ("nothing-to-undo" if person is BEN else "not-seated")
