"""Alternative text and text board: complete, within Discord's limits, and silent about what is hidden."""

import re

import pytest
from msgspec.structs import replace

from bot.words.contract import Say
from bot.words.halali.alt_text import alt_text
from bot.words.halali.results import headline
from bot.words.halali.text_board import text_board
from bot.words.limits import ALT_TEXT, MESSAGE, length
from bot.words.names import escaped
from engine.contract import Event
from engine.halali.facts import FACTS
from engine.halali.game import HALALI
from engine.halali.scores import points_of
from tests.bot.words.halali.readers import read_ranks, read_text_board
from tests.bot.words.halali.tables import LONG_NAMES, NAMES, full_board, random_table, turned_down

LONGEST_EVENT = Event("took", {"seat": 0, "from": "a1", "to": "a7", "tile": "L", "prey": "P", "points": 10})
WORST_NAMES = (escaped("*" * 32), escaped("_" * 32))


@pytest.mark.parametrize("seed", range(3))
def test_both_tell_every_position_of_a_table(say: Say, seed: int) -> None:
    for state, events in random_table(seed):
        if HALALI.turn(state).phase in ("turning", "end"):
            seen = HALALI.seen_by(state, None)
            expected = HALALI.position(seen)
            assert read_ranks(alt_text(say, seen, NAMES, events)) == expected
            text = text_board(say, seen, NAMES, events)
            assert read_text_board(text) == read_ranks(text) == expected


@pytest.mark.parametrize("taken", [0, 1, 2, 4, 8, 14, 20, 30, 48])
@pytest.mark.parametrize("down", [False, True])
def test_the_fullest_boards_fit_with_the_longest_names_and_the_latest_event(say: Say, taken: int, down: bool) -> None:
    for seed in range(30):
        state = full_board(seed, taken)
        state = turned_down(state, seed) if down else state
        state = HALALI.seen_by(state, None)
        news = [LONGEST_EVENT] * 30
        expected = HALALI.position(state)
        alt = alt_text(say, state, LONG_NAMES, news)
        assert length(alt) <= ALT_TEXT
        assert "took the pheasant on a7" in alt
        assert read_ranks(alt) == expected
        text = text_board(say, state, WORST_NAMES, news)
        assert length(text) <= MESSAGE
        assert "took the pheasant on a7" in text
        assert read_text_board(text) == read_ranks(text) == expected


def test_a_bar_and_a_lock_are_told_with_their_squares(say: Say) -> None:
    state = HALALI.load("7/7/3F3/7/3D3/7/?6 bl - d3 d5d2,- 7 D/-", {})
    told = alt_text(say, state, NAMES, ())
    assert "Locked bird: d3 (may be taken)." in told
    assert "Blue may not go straight back d5-d2." in told
    assert "Quiet turns: 7 of 40." in told
    assert "Ann, animals (blue): 2 points (1 duck)." in told


def test_sides_are_swapped_in_the_second_game(say: Say) -> None:
    state = next(state for state, _ in random_table(5) if state.game == 2)
    told = alt_text(say, HALALI.seen_by(state, 0), NAMES, ())
    assert told.startswith("Halali!, game 2 of 2.\nTo move: Ben, animals (blue).")
    assert "Ann, people (brown): 0 points." in told


OF_A_TURN = ("To move", "Turns left", "Locked bird", "straight back", "Quiet turns")
"""What only a running game has."""


def test_between_the_games_the_first_is_told_and_how_to_go_on(say: Say) -> None:
    between = next(state for state, _ in random_table(6) if HALALI.turn(state).phase == "between")
    assert between.position.bars != (None, None)
    ann, ben = points_of(between)
    for told in (alt_text(say, between, NAMES, ()), text_board(say, between, NAMES, ())):
        assert f"Game 1 is over: Ann {ann}, Ben {ben}. Next goes on to game 2" in told
        assert not any(words in told for words in OF_A_TURN)


@pytest.mark.parametrize("seed", [6, 9])
def test_at_the_end_it_is_told_who_won_and_nothing_of_turns(say: Say, seed: int) -> None:
    *_, (state, _) = random_table(seed)
    outcome = HALALI.result(state)
    assert outcome is not None
    for told in (alt_text(say, state, NAMES, ()), text_board(say, state, NAMES, ())):
        assert f"The game is over. {headline(say, state, outcome, NAMES)}\n" in told
        assert not any(words in told for words in OF_A_TURN)


@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize("taken", [0, 1, 4, 14])
def test_the_fullest_boards_that_were_given_up_fit(say: Say, taken: int, down: bool) -> None:
    for seed in range(30):
        state = full_board(seed, taken)
        state = replace(turned_down(state, seed) if down else state, ended="resign", resigned=seed % 2)
        alt = alt_text(say, state, LONG_NAMES, [LONGEST_EVENT] * 3)
        assert length(alt) <= ALT_TEXT
        assert "took the pheasant on a7" in alt
        assert length(text_board(say, state, WORST_NAMES, [LONGEST_EVENT] * 3)) <= MESSAGE


def test_a_single_game_is_not_numbered(say: Say) -> None:
    state = next(state for state, _ in random_table(7, match=False))
    assert alt_text(say, state, NAMES, ()).startswith("Halali!\n")
    assert text_board(say, state, NAMES, ()).startswith("**Halali!**\n")


def test_the_stall_rule_is_silent_when_it_is_off(say: Say) -> None:
    state = HALALI.load("7/7/3F3/7/3D3/7/?6 bl - - -,- 7 -/-", {"stall_limit": 0})
    assert "Quiet turns" not in alt_text(say, state, NAMES, ())


def test_what_is_hidden_changes_no_word(say: Say) -> None:
    for state, _ in random_table(8):
        shown = HALALI.seen_by(state, None)
        assert alt_text(say, state, NAMES, ()) == alt_text(say, shown, NAMES, ())
        assert text_board(say, state, NAMES, ()) == text_board(say, shown, NAMES, ())


def test_names_cannot_break_out_of_the_text_board(say: Say) -> None:
    state = full_board(1)
    told = text_board(say, state, tuple(escaped(name) for name in ("```\n@everyone", "[a](https://b.example)")), ())
    assert told.count("```") == 2
    assert "@" not in told
    assert "https://" not in told


def test_an_empty_board_says_so(say: Say) -> None:
    state = full_board(1, taken=48)
    assert "Rank 4: empty." in alt_text(say, replace(state, position=replace(state.position, lock=None)), NAMES, ())


def test_the_legend_says_whose_each_kind_is(say: Say) -> None:
    legend = next(line for line in text_board(say, full_board(1), NAMES, ()).splitlines() if ".. empty" in line)
    for kind in FACTS.tiles:
        whose = {"blue": "Animals (blue)", "brown": "People (brown)"}.get(kind.owner)
        stretch = next(part for part in re.split(r"\. |; ", legend) if f"{kind.letter} {kind.id}" in part)
        assert (stretch.split(":")[0] == whose) is (whose is not None)
