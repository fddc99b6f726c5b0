"""The speaker as the bot uses it: found by the game's id, and words for whatever the engine offers."""

import ast
from pathlib import Path

import pytest

from bot.words.catalogue import SPEAKERS, speaker
from bot.words.contract import Say, Speaker
from bot.words.limits import BUTTON, LABEL, MESSAGE, PLACEHOLDER, length
from bot.words.localizer import Localizer
from engine.catalogue import GAMES
from engine.contract import Unreadable
from engine.halali.game import HALALI
from tests.bot.words.halali.tables import NAMES, random_table

ENGINE = Path(__file__).parents[4] / "engine" / "halali"


def codes(*calls: str) -> set[str]:
    """The codes with which the engine makes events, prompts or refusals: first arguments of the calls."""
    found = set()
    for file in ENGINE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in calls and node.args:
                found |= {part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)}
    return {str(code) for code in found}


def test_every_game_has_a_speaker() -> None:
    assert set(SPEAKERS) == set(GAMES)
    with pytest.raises(KeyError):
        speaker("chess")


@pytest.mark.parametrize(
    ("calls", "family", "silent"),
    [
        (("Illegal",), "halali-refusal-", {"wrong-sign"}),
        (("Event",), "halali-event-", {"match-over"}),
        (("Prompt",), "halali-prompt-", {"over"}),
    ],
)
def test_every_code_of_the_engine_has_words(
    localizer: Localizer, calls: tuple[str, ...], family: str, silent: set[str]
) -> None:
    found = codes(*calls) - silent
    assert found
    assert {f"{family}{code}" for code in found} <= localizer.keys()


def test_every_option_and_choice_has_a_short_label(say: Say) -> None:
    told = [(HALALI_WORDS.option(say, option.name), option) for option in HALALI.options]
    assert [label for label, _ in told] == ["Length", "No going straight back", "Stall rule"]
    for label, option in told:
        assert length(label) <= PLACEHOLDER
        choices = [HALALI_WORDS.choice(say, option.name, value) for value in option.choices]
        assert len(set(choices)) == len(choices)
        assert all(length(choice) <= LABEL for choice in choices)


def test_choices_read_well(say: Say) -> None:
    assert HALALI_WORDS.choice(say, "match", True) == "match of two games, sides swapped"
    assert HALALI_WORDS.choice(say, "no_return", False) == "off"
    assert HALALI_WORDS.choice(say, "stall_limit", 0) == "off"
    assert HALALI_WORDS.choice(say, "stall_limit", 40) == "after 40 quiet turns"


def test_seats_are_called_by_what_they_play(say: Say) -> None:
    assert HALALI_WORDS.lobby_seats(say) == ("animals (blue)", "people (brown)")
    assert all(length(seat) <= BUTTON for seat in HALALI_WORDS.lobby_seats(say))
    second = next(state for state, _ in random_table(1) if state.game == 2)
    assert HALALI_WORDS.seat(say, second, 0) == "people (brown)"


def test_the_rules_fit_into_a_message_and_name_every_kind(say: Say) -> None:
    rules = HALALI_WORDS.rules(say)
    assert length(rules) <= MESSAGE
    assert all(kind in rules for kind in ("bear", "fox", "lumberjack", "hunter", "pheasant", "duck", "tree"))


def test_a_whole_table_can_be_told(say: Say) -> None:
    for state, events in random_table(4, stall_limit=20):
        turn = HALALI.turn(state)
        for seat in turn.seats:
            seen = HALALI.seen_by(state, seat)
            move = next(HALALI.moves(seen, seat))
            parts = [
                HALALI_WORDS.prompt(say, seen, turn, NAMES),
                HALALI_WORDS.pick(say, seen, seat, (), move[0]),
                HALALI_WORDS.group(say, seen, seat, (), move[0]),
                HALALI_WORDS.preview(say, seen, seat, move),
                HALALI_WORDS.standing(say, seen, NAMES),
                HALALI_WORDS.alt_text(say, seen, NAMES, events),
                HALALI_WORDS.text_board(say, seen, NAMES, events),
                HALALI_WORDS.refusal(say, seen, seat, "?", Unreadable("bad-syntax", text="?")),
                *(HALALI_WORDS.event(say, event, NAMES) for event in events),
            ]
            assert all(parts)
            assert HALALI_WORDS.final(say, seen, seat, move) == (len(move) == 1 and move[0] not in ("pass", "next"))
    result = HALALI.result(state)
    assert result is not None
    assert HALALI_WORDS.result(say, state, result, NAMES)


HALALI_WORDS: Speaker = speaker("halali")
