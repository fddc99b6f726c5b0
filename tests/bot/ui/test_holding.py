"""*My hand*: what one player alone holds, at any time, and nobody else's."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables import TableError
from bot.ui import posts
from bot.ui.press import Press
from bot.ui.refusals import Refused
from tests.bot.tables.rig import ANN, BEN, CEM
from tests.bot.ui.errands import Words
from tests.bot.ui.parlour import Parlour, parlour, shown


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path, monkeypatch) as made:
        yield made


def hand(house: Parlour) -> Press:
    return Press("hand", house.table.id, house.table.version)


async def test_words_and_a_picture_that_says_the_same(house: Parlour) -> None:
    await house.rig.tables.play(house.table.id, BEN.user_id, ("order", "mood", "calm"), None, None)
    answer = await house.press(BEN, hand(house))
    assert answer.content == "notes: ; mood: calm"
    (picture,) = answer.attachments
    assert (picture.content, picture.alt) == (b"hand", answer.content)


async def test_nobody_sees_anothers_hand(house: Parlour) -> None:
    await house.rig.tables.play(house.table.id, BEN.user_id, ("order", "mood", "calm"), None, None)
    assert (await house.press(ANN, hand(house))).content == "notes: ; mood: "


async def test_ways_on(house: Parlour) -> None:
    """To the move for whoever is awaited, and to the orders and the own note for both."""
    assert shown(await house.press(ANN, hand(house))) == ["Your move", "Orders", "Note"]
    assert shown(await house.press(BEN, hand(house))) == ["Orders", "Note"]


async def test_s40_note_stands_with_the_hand_of_its_owner_alone(house: Parlour) -> None:
    await house.rig.tables.personal.write_note(house.table.id, BEN.user_id, "first house-2\nthen house-3")
    assert (await house.press(BEN, hand(house))).content == (
        "**Your note:**\n> first house-2\n> then house-3\n\nnotes: ; mood: "
    )
    assert (await house.press(ANN, hand(house))).content == "notes: ; mood: "


async def test_spectators_have_none(house: Parlour) -> None:
    with pytest.raises(TableError) as refused:
        await house.press(CEM, hand(house))
    assert refused.value.code == "not-seated"


async def test_hand_is_shown_after_the_end(house: Parlour) -> None:
    await house.rig.tables.resign(house.table.id, ANN.user_id)
    answer = await house.press(BEN, hand(house))
    assert answer.content == "notes: ; mood: "
    assert shown(answer) == ["Note"]


async def test_picture_that_cannot_be_painted_leaves_the_words(house: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    async def none(game: str, scene: object) -> None:
        return None

    monkeypatch.setattr(house.drawn, "paint_hand", none)
    answer = await house.press(BEN, hand(house))
    assert answer.content and answer.attachments == ()


async def test_more_offers_orders_to_players_alone(house: Parlour) -> None:
    more = Press("more", house.table.id, house.table.version)
    assert "Orders" in shown(await house.press(BEN, more))
    assert "Orders" not in shown(await house.press(CEM, more))


async def test_game_in_which_nobody_holds_anything_says_so(house: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "hands", False)
    with pytest.raises(Refused) as refused:
        await house.press(BEN, hand(house))
    assert refused.value.key == "error-no-hands"


@pytest.mark.parametrize("hands", [True, False])
async def test_boards_have_the_button_only_where_there_are_hands(
    house: Parlour, monkeypatch: pytest.MonkeyPatch, hands: bool
) -> None:
    monkeypatch.setattr(posts, "speaker", lambda game: Words())
    monkeypatch.setattr(Words, "hands", hands)
    promise = await house.rig.promised(house.table.id, "board")
    post = await posts.of_board(house.desk, house.table, promise)
    assert ("My hand" in shown(post.message)) is hands
