"""Every refusal has its words; a fault of ours is told by its number alone."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import get_args

import pytest

from bot.store.errors import Busy, Closed, Corrupt, DiskFull, Uncertain, Unreachable
from bot.tables import Code, TableError
from bot.ui.desk import Desk
from bot.ui.pictures import Pictures
from bot.ui.refusals import Refused, explain
from bot.words.localizer import load_localizer
from engine.catalogue import GAMES
from tests.bot.tables.rig import ANN, HERE, Rig, opened

DATA = {
    "id": 1,
    "game": "**chess** @everyone",
    "most": 1,
    "option": "colour",
    "value": "@everyone",
    "choices": [],
    "limit": 30,
    "per": "person",
    "seats": 2,
    "taken": 1,
    "opener": 101,
    "status": "over",
    "version": 1,
    "setting": "zone",
    "length": 1_001,
    "longest": 1_000,
}
"""Whatever any code may come with."""
WITHOUT_TABLE = ("no-table", "unknown-game", "too-many-tables", "bad-option")


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """A desk at which Ann has opened the table with the number 1."""
    store = await opened(tmp_path)
    rig = Rig(store, GAMES)
    await rig.tables.open(HERE, ANN, "halali")
    pictures = Pictures()
    yield Desk(rig.tables, load_localizer(strict=True), pictures)
    pictures.close()
    await store.close()


@pytest.mark.parametrize("code", get_args(Code))
async def test_every_code_of_the_tables_has_a_sentence(desk: Desk, code: Code) -> None:
    """None of them is told as a fault of ours, and what was typed pings nobody."""
    say = desk.words.say_in()
    data: dict[str, object] = {**DATA, "table": 1} if code not in WITHOUT_TABLE else DATA
    text = (await explain(desk, say, TableError(code, **data))).content
    assert text
    assert not text.startswith(say("error-unknown", id="#").split("#")[0])
    assert "@everyone" not in text and "**" not in text


@pytest.mark.parametrize(
    ("status", "key"), [("over", "error-over"), ("cancelled", "error-called-off"), ("orphaned", "error-called-off")]
)
async def test_table_without_a_result_is_not_said_to_have_one(desk: Desk, status: str, key: str) -> None:
    say = desk.words.say_in()
    text = (await explain(desk, say, TableError("table-over", table=1, status=status))).content
    assert text.startswith(say(key, link="#").split("#")[0])


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (DiskFull("full"), "error-not-saved"),
        (Busy("busy"), "error-busy"),
        (Closed("closed"), "error-busy"),
        (Unreachable("away"), "error-out-of-reach"),
        (Uncertain("cut"), "error-not-certain"),
        (Refused("error-no-table"), "error-no-table"),
    ],
    ids=["full", "busy", "closed", "away", "uncertain", "refused"],
)
async def test_expected_trouble_is_told_in_its_own_words(desk: Desk, error: Exception, key: str) -> None:
    assert (await explain(desk, desk.words.say_in(), error)).content == desk.words.say_in()(key)


@pytest.mark.parametrize("error", [ValueError("a secret"), Corrupt("a secret")], ids=["fault", "database"])
async def test_fault_is_told_by_a_number_that_stands_in_the_log(
    desk: Desk, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    text = (await explain(desk, desk.words.say_in(), error)).content
    found = re.search(r"[0-9a-f]{8}", text)
    assert found is not None
    assert found[0] in caplog.text
    assert "secret" not in text
