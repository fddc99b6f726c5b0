"""Standing orders: given at any time, in private, at once, and nobody else notices."""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.tables import Person, TableError
from bot.ui import completion
from bot.ui.actions import ordering, typing
from bot.ui.message import Message
from bot.ui.press import Press
from bot.ui.refusals import MoveRefused, Refused
from tests.bot.tables.rig import ANN, BEN, CEM
from tests.bot.ui.parlour import Parlour, items, parlour, shown


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path, monkeypatch, houses=30) as made:
        yield made


def orders(house: Parlour) -> Press:
    return Press("orders", house.table.id, house.table.version)


async def noted(house: Parlour) -> Message:
    """The panel in which Ben notes houses. It is Ann's turn."""
    return await house.tap(BEN, await house.press(BEN, orders(house)), "note")


async def test_order_is_given_by_choosing_it(house: Parlour) -> None:
    """Out of turn, without Confirm; the panel stays where the order was chosen, and tells what stands now."""
    panel = await house.tap(BEN, await noted(house), "+house-3")
    assert (await house.state()).notes == ((), ("house-3",))
    assert panel.content.startswith("Done: order note +house-3\n")
    assert "notes: house-3" in panel.content
    assert "-house-3" in shown(panel) and "+house-4" in shown(panel)


async def test_list_is_built_by_repeated_picks(house: Parlour) -> None:
    panel = await noted(house)
    for label in ("+house-7", "+house-2", "-house-7", "+house-9"):
        panel = await house.tap(BEN, panel, label)
    assert (await house.state()).notes[1] == ("house-2", "house-9")


async def test_next_order_is_chosen_on_the_same_page(house: Parlour) -> None:
    """A long list has pages, and giving an order does not turn them back."""
    press = Press("order-pick", house.table.id, house.table.version, ("order", "note"), 4)
    panel = await house.press(BEN, press, "+house-5")
    assert {item.press.page // 4 for item in items(panel) if item.press.action == "order-pick"} == {0}
    assert "-house-5" in shown(panel)


async def test_panel_and_version_of_the_others_stay(house: Parlour) -> None:
    """Ann's open panel is good for her move after Ben's order, and her view has not changed."""
    glance = await house.desk.glance(house.table, ANN.user_id, house.desk.words.say_in())
    open_panel = await house.press(ANN, Press("move", house.table.id, house.table.version))
    posts = await house.rig.posts(house.table.id)
    await house.tap(BEN, await noted(house), "+house-3")
    now = await house.rig.tables.get(house.table.id)
    assert now.version == house.table.version
    assert (await house.desk.glance(now, ANN.user_id, house.desk.words.say_in())).state == glance.state
    assert await house.rig.posts(house.table.id) == posts
    following = await house.tap(ANN, await house.tap(ANN, open_panel, "house-2"), "Confirm")
    assert following.content.startswith("Done: carry house-2")


async def test_order_that_has_been_given_meanwhile_is_not_given_twice(house: Parlour) -> None:
    panel = await noted(house)
    await house.tap(BEN, panel, "+house-3")
    again = await house.tap(BEN, panel, "+house-3")
    assert again.content.startswith("This cannot be ordered any more.")
    assert (await house.state()).notes[1] == ("house-3",)
    assert "-house-3" in shown(again)


async def test_ways_back_never_leave_the_orders(house: Parlour) -> None:
    panel = await noted(house)
    back = await house.tap(BEN, panel, "Back")
    assert shown(back) == ["note", "mood"]
    assert "Back" not in shown(back)


@pytest.mark.parametrize("picks", [(), ("carry",), ("order", "nothing"), ("done",)])
async def test_forged_picks_lead_to_the_orders_and_make_no_move(house: Parlour, picks: tuple[str, ...]) -> None:
    before = await house.state()
    answer = await house.press(ANN, Press("order-walk", house.table.id, house.table.version, picks))
    assert "mood" in shown(answer)
    assert await house.state() == before


async def test_stranger_has_no_orders(house: Parlour) -> None:
    with pytest.raises(TableError) as refused:
        await house.press(CEM, orders(house))
    assert refused.value.code == "not-seated"


async def test_over_is_over(house: Parlour) -> None:
    panel = await noted(house)
    await house.rig.tables.resign(house.table.id, ANN.user_id)
    with pytest.raises(TableError) as refused:
        await house.tap(BEN, panel, "+house-3")
    assert refused.value.code == "table-over"


async def test_game_without_orders_says_so(house: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(house.table.rules), "_orders", lambda *_: iter(()))
    with pytest.raises(Refused) as refused:
        await ordering.orders(house.asked(BEN), house.table)
    assert refused.value.key == "error-no-orders"


async def test_order_is_typed_at_any_time(house: Parlour) -> None:
    panel = await typing.play(house.asked(BEN), "order mood merry")
    assert (await house.state()).moods == ("", "merry")
    assert shown(panel) == ["calm", "merry", "Back"]


@pytest.mark.parametrize("typed", ["order nonsense", "ORDER", "order note " + "+house-1," * 99])
async def test_order_that_is_none_is_refused_in_private(house: Parlour, typed: str) -> None:
    with pytest.raises((MoveRefused, Refused)):
        await typing.play(house.asked(BEN), typed)


async def test_other_moves_are_not_typed_out_of_turn(house: Parlour) -> None:
    with pytest.raises(Refused) as refused:
        await typing.play(house.asked(BEN), "carry house-1 3")
    assert refused.value.key == "error-not-your-turn"


@pytest.mark.parametrize(
    ("person", "typed", "offered"),
    [
        (BEN, "", ["order note +house-1", "order note +house-2"]),
        (BEN, "merry", ["order mood merry"]),
        (BEN, "carry", []),
        (ANN, "", ["carry house-1 1", "carry house-1 2"]),
        (ANN, "merry", []),
        (ANN, "order m", ["order mood calm", "order mood merry"]),
        (CEM, "order", []),
    ],
)
async def test_orders_are_completed_out_of_turn_or_after_their_word(
    house: Parlour, person: Person, typed: str, offered: list[str]
) -> None:
    interaction = house.asked(person).interaction
    interaction.locale = discord.Locale.british_english
    found = await completion.moves(house.desk, interaction, typed)
    assert [choice.value for choice in found[:2]] == offered


async def test_order_that_acts_at_once_is_confirmed(house: Parlour) -> None:
    """It is a move like any other then: public, and not to be taken back."""
    panel = await house.tap(ANN, await house.press(ANN, orders(house)), "mood")
    asked = await house.tap(ANN, panel, "merry")
    assert "as soon as you confirm it" in asked.content and "order mood merry" in asked.content
    assert shown(asked) == ["Confirm", "Back", "Start over"]
    assert (await house.state()).moods == ("", "")
    given = await house.tap(ANN, asked, "Confirm")
    assert given.content.startswith("Done: order mood merry\n")
    assert ((await house.state()).moods, (await house.state()).side) == (("merry", ""), 1)


async def test_order_that_only_stands_is_not_confirmed_in_ones_own_turn(house: Parlour) -> None:
    panel = await house.tap(ANN, await house.press(ANN, orders(house)), "mood")
    assert (await house.tap(ANN, panel, "calm")).content.startswith("Done: ")
    assert (await house.state()).moods == ("calm", "")
