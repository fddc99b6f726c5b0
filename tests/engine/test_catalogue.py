"""The list of games."""

import pytest

from engine.catalogue import GAMES, game
from engine.halali.game import HALALI


def test_games_are_found_by_id() -> None:
    assert game("halali") is HALALI
    assert [each.id for each in GAMES.values()] == list(GAMES)


def test_an_unknown_game_is_no_game() -> None:
    with pytest.raises(KeyError):
        game("chess")
