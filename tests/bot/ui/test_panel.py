"""A long turn goes on in its panel, in few taps; nothing is final before *Confirm*."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.ui.press import Press
from bot.ui.refusals import Refused
from tests.bot.tables.rig import ANN, BEN
from tests.bot.ui.errands import BUNDLES
from tests.bot.ui.parlour import Parlour, items, parlour, rows, shown


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path, monkeypatch) as made:
        yield made


def begin(house: Parlour, version: int | None = None) -> Press:
    return Press("move", house.table.id, house.table.version if version is None else version)


async def test_likely_move_is_two_taps_away(house: Parlour) -> None:
    """All bundles to one house: the house, and Confirm."""
    panel = await house.press(ANN, begin(house))
    panel = await house.tap(ANN, panel, "house-2")
    assert f"carry house-2 {BUNDLES}" in panel.content
    assert house.drawn.scenes[-1].picked == ("carry", "house-2", str(BUNDLES))
    assert rows(panel)[0][:2] == ["Confirm", "Back"]
    await house.tap(ANN, panel, "Confirm")
    assert (await house.state()).left == 0


async def test_another_value_stands_beside_the_likely_one(house: Parlour) -> None:
    panel = await house.press(ANN, begin(house))
    panel = await house.tap(ANN, panel, "house-2")
    panel = await house.tap(ANN, panel, "3")
    assert (await house.state()).left == BUNDLES
    assert "carry house-2 3" in panel.content
    await house.tap(ANN, panel, "Confirm")
    assert (await house.state()).left == BUNDLES - 3


async def test_turn_goes_on_where_the_move_was_confirmed(house: Parlour) -> None:
    """What the move did stands on top, and the components belong to the new version."""
    panel = await house.press(ANN, begin(house))
    panel = await house.tap(ANN, await house.tap(ANN, panel, "house-1"), "Confirm")
    assert panel.content.startswith(f"Done: carry house-1 {BUNDLES}\ncarry house-1 {BUNDLES}\n")
    assert "errands: 0 left" in panel.content
    now = await house.rig.tables.get(house.table.id)
    assert {item.press.version for item in items(panel)} == {now.version}
    assert "done" in shown(panel)


async def test_whole_turn_in_one_panel(house: Parlour) -> None:
    """A visit is three taps: from where, whereto, Confirm. The end of the turn tells whose move it is."""
    panel = await house.press(ANN, begin(house))
    for label in ("house-1", "Confirm", "house-3", "house-4", "Confirm", "done", "Confirm"):
        panel = await house.tap(ANN, panel, label)
    assert panel.content == f"Done: done\ndone\nNow it is up to <@{BEN.user_id}>."
    assert shown(panel) == ["Take back"]
    assert (await house.state()).side == 1


async def test_back_undoes_picks_and_never_moves(house: Parlour) -> None:
    before = await house.state()
    panel = await house.tap(ANN, await house.press(ANN, begin(house)), "house-2")
    panel = await house.tap(ANN, await house.tap(ANN, panel, "3"), "Back")
    assert rows(panel)[0][0] == "Confirm"
    panel = await house.tap(ANN, panel, "Back")
    assert "Confirm" not in shown(panel)
    assert await house.state() == before


async def test_second_tap_on_confirm_moves_once(house: Parlour) -> None:
    panel = await house.tap(ANN, await house.press(ANN, begin(house)), "house-2")
    panel = await house.tap(ANN, panel, "3")
    await house.tap(ANN, panel, "Confirm")
    with pytest.raises(Refused) as refused:
        await house.tap(ANN, panel, "Confirm")
    assert refused.value.key == "error-move-stands"
    assert (await house.state()).left == BUNDLES - 3


async def test_old_panel_of_the_same_turn_says_that_it_is_old(house: Parlour) -> None:
    old = await house.press(ANN, begin(house))
    await house.tap(ANN, await house.tap(ANN, old, "house-1"), "Confirm")
    stale = await house.tap(ANN, old, "house-2")
    assert "moved on" in stale.content
    assert "done" in shown(await house.tap(ANN, stale, "Your move"))


async def test_old_button_of_ones_own_turn_opens_the_panel_as_it_is(house: Parlour) -> None:
    first = house.table.version
    await house.tap(ANN, await house.tap(ANN, await house.press(ANN, begin(house)), "house-1"), "Confirm")
    assert "done" in shown(await house.press(ANN, begin(house, first)))


async def test_old_button_from_before_anothers_turn_is_stale(house: Parlour) -> None:
    first = house.table.version
    await house.rig.play(house.table, f"carry house-1 {BUNDLES}", "done", f"carry house-1 {BUNDLES}", "done")
    stale = await house.press(ANN, begin(house, first))
    assert "moved on" in stale.content
    assert shown(stale) == ["Your move"]


async def test_panel_begins_with_the_story_since_the_last_turn(house: Parlour) -> None:
    table = await house.rig.play(house.table, f"carry house-1 {BUNDLES}", "done")
    panel = await house.press(BEN, begin(house, table.version))
    assert panel.content.startswith("**Since your last turn**\n- 2 things happened\n")


async def test_all_that_can_be_picked_is_marked(house: Parlour) -> None:
    """Also behind a menu that stands in the place of a word."""
    await house.rig.play(house.table, f"carry house-1 {BUNDLES}")
    table = await house.rig.tables.get(house.table.id)
    await house.press(ANN, begin(house, table.version))
    assert house.drawn.scenes[-1].choices == ("visit", "done", "house-1", "house-2", "house-3", "house-4")


async def test_orders_are_offered_beside_every_step(house: Parlour) -> None:
    panel = await house.press(ANN, begin(house))
    assert "Orders" in shown(panel)
    assert "Orders" in shown(await house.tap(ANN, panel, "house-1"))
