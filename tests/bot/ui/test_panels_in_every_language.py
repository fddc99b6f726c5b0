"""Panels in every language: five rows at most, and every label within Discord's limits."""

from collections.abc import Iterator

import pytest

from bot.store.guilds import GuildRow, OverviewRow
from bot.store.people import PersonRow
from bot.ui import lobby, server_panel, settings_panel
from bot.ui.message import Message
from bot.words.localizer import Voice, load_localizer
from engine.catalogue import GAMES
from sandbox.rules import lengths
from tests.bot.tables.conftest import rig as rig
from tests.bot.tables.rig import ANN, HERE, Rig

WORDS = load_localizer(strict=True)
ROWS = 5


def panels(say: Voice) -> Iterator[Message]:
    for language in (None, *WORDS.languages):
        yield settings_panel.show(PersonRow(1, language, turn="direct", reminder="none"), WORDS, say)
        yield server_panel.show(GuildRow(1, language, 5), OverviewRow(1, 2, 3), WORDS, say)


def check(message: Message) -> None:
    assert message.view is not None and message.content
    components = message.view.to_components()
    assert len(components) <= ROWS
    assert lengths.of_components(components) == []


@pytest.mark.parametrize("voice", WORDS.voices, ids=lambda voice: voice.language)
def test_settings(voice: Voice) -> None:
    for message in panels(voice):
        check(message)


@pytest.mark.parametrize("voice", WORDS.voices, ids=lambda voice: voice.language)
@pytest.mark.parametrize("game", list(GAMES))
async def test_lobbies(rig: Rig, voice: Voice, game: str) -> None:
    """The post, its menus of options, the choice of sides."""
    whole = Rig(rig.store, GAMES)
    table = await whole.tables.open(HERE, ANN, game)
    for message in (lobby.show(table, voice), lobby.options(table, voice), lobby.sides(table, ANN.user_id, voice)):
        check(message)
    check(lobby.in_private(table, "why", voice))
