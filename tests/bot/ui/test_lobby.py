"""What the lobby says: who is waited for, and what each menu chooses."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord import ui

from bot.tables import Table
from bot.ui import lobby
from bot.ui.message import Message
from bot.words import names
from bot.words.contract import Say
from bot.words.localizer import load_localizer
from engine.catalogue import GAMES
from tests.bot.tables.rig import ANN, BEN, CEM, DAN, HERE, Rig, opened


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    store = await opened(tmp_path)
    yield Rig(store, GAMES)
    await store.close()


@pytest.fixture(scope="module")
def say() -> Say:
    return load_localizer(strict=True).say_in()


async def hunting(rig: Rig) -> Table:
    """A table for two to five, to which Cem and Dan are invited."""
    return await rig.tables.open(HERE, ANN, "hunters_and_gatherers", {}, (CEM.user_id, DAN.user_id))


def labels(message: Message) -> list[tuple[str, ...]]:
    assert message.view is not None
    found = [getattr(child, "item", child) for child in message.view.children]
    return [tuple(option.label for option in menu.options) for menu in found if isinstance(menu, ui.Select)]


async def test_enough_players_are_not_everybody(rig: Rig, say: Say) -> None:
    table = await hunting(rig)
    table = await rig.tables.join(table.id, BEN)
    text = lobby.show(table, say).content
    assert say("lobby-ready", opener=names.mention(ANN.user_id)) in text
    assert names.mention(DAN.user_id) in text
    assert say("lobby-full") not in text


async def test_seats_are_free_until_the_start(rig: Rig, say: Say) -> None:
    table = await hunting(rig)
    table = await rig.tables.join(table.id, BEN)
    assert say("lobby-seat-free", place=3) in lobby.show(table, say).content
    begun = await rig.tables.start(table.id, ANN.user_id)
    assert say("lobby-seat-free", place=3) not in lobby.show(begun, say).content


async def test_one_alone_waits_for_another(rig: Rig, say: Say) -> None:
    text = lobby.show(await hunting(rig), say).content
    assert say("lobby-waiting", missing=1) in text


async def test_at_a_full_table_nobody_is_waited_for(rig: Rig, say: Say) -> None:
    """Whoever was invited, and too late, is not named any more; once a seat is free, they are again."""
    table = await rig.tables.open(HERE, ANN, "halali", {}, (CEM.user_id,))
    full = await rig.tables.join(table.id, BEN)
    text = lobby.show(full, say).content
    assert say("lobby-full") in text
    assert names.mention(CEM.user_id) not in text
    freed = await rig.tables.leave(table.id, BEN.user_id)
    assert names.mention(CEM.user_id) in lobby.show(freed, say).content


@pytest.mark.parametrize("game", GAMES)
async def test_each_choice_of_a_menu_says_what_it_is_a_choice_of(rig: Rig, say: Say, game: str) -> None:
    """A closed menu shows nothing but what is chosen, and two of them may both be "on"."""
    menus = labels(lobby.options(await rig.tables.open(HERE, ANN, game), say))
    everything = [label for menu in menus for label in menu]
    assert menus and len(set(everything)) == len(everything)
    for menu in menus:
        (name,) = {label.split(":")[0] for label in menu}
        assert name and all(len(label) > len(name) + 2 for label in menu)
