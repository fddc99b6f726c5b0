"""What is settled before the start is the opener's to settle, and nobody's afterwards."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables import Person, Place, Table, TableError
from bot.ui.press import Press
from tests.bot.tables.rig import ANN, BEN, GUILD
from tests.bot.ui.parlour import Parlour, parlour

MENUS = ("options", "pace", "language")


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path, monkeypatch) as made:
        yield made


@pytest.fixture
async def lobby(house: Parlour) -> Table:
    """Ann's, in another channel than that of the table in play."""
    return await house.rig.tables.open(Place(GUILD, 71), ANN, "halali")


async def refused(house: Parlour, person: Person, action: str, table: int) -> str:
    with pytest.raises(TableError) as caught:
        await house.press(person, Press(action, table, 0))
    return caught.value.code


@pytest.mark.parametrize("action", ["pace", "language"])
async def test_the_opener_is_shown_a_menu(house: Parlour, lobby: Table, action: str) -> None:
    assert (await house.press(ANN, Press(action, lobby.id, 0))).view is not None


@pytest.mark.parametrize("action", MENUS)
async def test_nobody_else_is(house: Parlour, lobby: Table, action: str) -> None:
    assert await refused(house, BEN, action, lobby.id) == "not-opener"


@pytest.mark.parametrize("action", (*MENUS, "side"))
async def test_there_is_nothing_to_settle_once_it_has_begun_or_was_called_off(
    house: Parlour, lobby: Table, action: str
) -> None:
    assert await refused(house, ANN, action, house.table.id) == "already-started"
    await house.rig.tables.cancel(lobby.id, ANN.user_id)
    assert await refused(house, ANN, action, lobby.id) == "table-over"
