"""What a table agrees on, and what seats are called."""

import pytest

from bot.words.contract import Say
from bot.words.limits import BUTTON, LABEL, PLACEHOLDER, length
from bot.words.risk_mgs.options import choice, lobby_seats, option, seat
from engine.risk_mgs.facts import FACTIONS
from engine.risk_mgs.game import RISK_MGS as GAME
from tests.engine.risk_mgs.rules.test_setting_up import begun
from tests.engine.risk_mgs.table import at


def test_options_and_choices_have_short_labels(say: Say) -> None:
    (mode,) = GAME.options
    assert option(say, mode.name) == "Mode"
    labels = [choice(say, mode.name, value) for value in mode.choices]
    assert len(set(labels)) == len(labels)
    assert labels[0].startswith("Basic Training")
    assert all(length(label) <= LABEL for label in labels)
    assert length(option(say, mode.name)) <= PLACEHOLDER


def test_seats_are_told_by_faction_colour_and_emblem(say: Say) -> None:
    state = at(seats=5)
    told = [seat(say, state, number) for number in range(5)]
    assert told[2] == "Raven Sword (purple raven)"
    assert len(set(told)) == len(FACTIONS)
    assert all(length(each) <= BUTTON for each in told)


@pytest.mark.parametrize(("mode", "words"), [("basic_training", "Player 2"), ("command_room", "mantis")])
def test_before_factions_are_chosen_seats_have_numbers(say: Say, mode: str, words: str) -> None:
    state = begun(3, mode)
    assert words in " ".join(seat(say, state, number) for number in range(3))


def test_in_the_lobby_nobody_has_a_faction_yet(say: Say) -> None:
    assert lobby_seats(say) == ("player 1", "player 2", "player 3", "player 4", "player 5")
