"""What the button of an offered thread carries."""

import pytest

from bot.ui import offers
from bot.ui.press import LIMIT, Press
from engine.catalogue import GAMES

LONGEST = 2**63 - 1


@pytest.mark.parametrize("game", GAMES)
def test_four_guests_fit_and_are_read_back(game: str) -> None:
    guests = [LONGEST - number for number in range(4)]
    press = offers.press(game, guests)
    assert len(press.custom_id()) <= LIMIT
    assert offers.read(press) == (game, tuple(guests))


@pytest.mark.parametrize("forged", ["0", "-5", " 5", "１２", "_", "z" * 13, "z" * 20, "a b", "ß"])
def test_no_id_is_no_guest(forged: str) -> None:
    assert offers.read(Press("thread", 0, 0, ("halali", forged, "2s"))) == ("halali", (100,))


def test_nothing_picked_is_no_game() -> None:
    assert offers.read(Press("thread", 0, 0)) == ("", ())
