"""The speaker as the bot uses it: words for whatever the engine offers, at every ply."""

import ast
from pathlib import Path

import pytest

from bot.words.contract import Say, Speaker
from bot.words.hunters_and_gatherers.speaker import HUNTERS_AND_GATHERERS_WORDS
from bot.words.limits import ALT_TEXT, BUTTON, LABEL, MESSAGE, PLACEHOLDER, length
from bot.words.localizer import Localizer
from engine.contract import RESIGN, Unreadable
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from render.hunters_and_gatherers.painter import HuntersAndGatherersPainter
from render.hunters_and_gatherers.seats import LOOKS
from tests.bot.words.hunters_and_gatherers.tables import NAMES, random_table

ENGINE = Path(__file__).parents[4] / "engine" / "hunters_and_gatherers"
WORDS: Speaker = HUNTERS_AND_GATHERERS_WORDS


def codes(call: str) -> set[str]:
    """The codes with which the engine makes events, prompts or refusals: first arguments of the calls."""
    found = set()
    for file in ENGINE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call and node.args:
                found |= {part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)}
    return {str(code) for code in found}


@pytest.mark.parametrize(
    ("call", "family", "silent"),
    [
        # Options are refused before there is a table to speak of, and what a record says is not a move.
        ("Illegal", "refusal-", {"bad-option", "other-tile"}),
        ("Ambiguous", "refusal-", set()),
        # Of scored areas, `test_scorings` has every kind.
        ("Event", "event-", {"drawn", "game-over", "scored-"}),
    ],
)
def test_every_code_of_the_engine_has_words(localizer: Localizer, call: str, family: str, silent: set[str]) -> None:
    found, keys = codes(call) - silent, localizer.keys()
    assert found
    for code in found:
        # Some codes have several sentences.
        wanted = f"hunters_and_gatherers-{family}{code}"
        assert any(key == wanted or key.startswith(f"{wanted}-") for key in keys), code


def test_options_and_choices_have_short_labels(say: Say) -> None:
    (first,) = HUNTERS_AND_GATHERERS.options
    assert WORDS.option(say, first.name) == "Who begins"
    told = [WORDS.choice(say, first.name, value) for value in range(-1, 5)]
    assert told[:2] == ["drawn by chance", "seat 1, red (ring)"]
    assert len(set(told)) == len(told)
    assert all(length(choice) <= LABEL for choice in told)
    assert length(WORDS.option(say, first.name)) <= PLACEHOLDER


def test_seats_are_called_as_they_look_in_the_picture(say: Say) -> None:
    seats = WORDS.lobby_seats(say)
    assert len(seats) == HUNTERS_AND_GATHERERS.seats[1]
    for seat, (told, look) in enumerate(zip(seats, LOOKS, strict=True)):
        assert told.endswith(f"({look.emblem})")
        state, _ = next(random_table(1, 5))
        assert WORDS.seat(say, state, seat) == told
        assert length(told) <= BUTTON


def test_the_rules_fit_into_a_message_and_name_everything(say: Say) -> None:
    rules = WORDS.rules(say)
    assert length(rules) <= MESSAGE
    things = (
        "gatherer",
        "fisher",
        "hunter",
        "hut",
        "gold",
        "mushroom",
        "mammoth",
        "aurochs",
        "deer",
        "iger",
        "ildfire",
    )
    assert all(thing in rules for thing in (*things, "stone circle", "spring", "bonus tile"))


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_table_can_be_told(say: Say, seats: int) -> None:
    painter, names = HuntersAndGatherersPainter(), NAMES[:seats]
    for state, events in random_table(seats, seats):
        turn = HUNTERS_AND_GATHERERS.turn(state)
        seen = HUNTERS_AND_GATHERERS.seen_by(state, state.active)
        assert 0 < length(WORDS.standing(say, seen, names)) <= MESSAGE // 10
        assert 0 < length(WORDS.alt_text(say, seen, names, events)) <= ALT_TEXT
        assert 0 < length(WORDS.text_board(say, seen, names, events)) <= MESSAGE
        assert 0 < length(WORDS.left(say, seen)) <= MESSAGE
        assert all(0 < length(WORDS.lens(say, seen, names, lens)) <= MESSAGE for lens in painter.lenses(seen)[:2])
        assert bool(WORDS.prompt(say, seen, turn, names)) == bool(turn.seats)
        for seat in turn.seats:
            move = next(HUNTERS_AND_GATHERERS.moves(seen, seat))
            assert all(WORDS.pick(say, seen, seat, move[:picks], pick) for picks, pick in enumerate(move))
            assert all(WORDS.group(say, seen, seat, move[:picks], pick) for picks, pick in enumerate(move))
            assert 0 < length(WORDS.preview(say, seen, seat, move)) <= MESSAGE // 2
            assert WORDS.preview(say, seen, seat, RESIGN)
            assert not WORDS.final(say, seen, 1 - seat if seat < 2 else 0, RESIGN)
            assert WORDS.refusal(say, seen, seat, "?", Unreadable("bad-syntax", text="?"))
        assert sum(bool(WORDS.event(say, event, names)) for event in events) >= bool(events)
    result = HUNTERS_AND_GATHERERS.result(state)
    assert result is not None
    assert WORDS.result(say, state, result, names)
