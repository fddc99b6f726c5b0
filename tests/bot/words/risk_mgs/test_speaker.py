"""The speaker as the bot uses it: words for whatever the engine offers, at every step."""

import ast
from pathlib import Path

import pytest

from bot.words.contract import Say, Speaker
from bot.words.limits import ALT_TEXT, BUTTON, LABEL, MESSAGE, length
from bot.words.localizer import Localizer
from bot.words.risk_mgs.speaker import RISK_MGS_WORDS
from engine.contract import RESIGN, Unreadable
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.legal import awaited
from tests.bot.words.risk_mgs.tables import NAMES, sample
from tests.engine.risk_mgs.table import after, at

ENGINE = Path(__file__).parents[4] / "engine" / "risk_mgs"
WORDS: Speaker = RISK_MGS_WORDS


def codes(call: str) -> set[str]:
    """The codes with which the engine makes refusals: first arguments of the calls."""
    found = set()
    for file in ENGINE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call and node.args:
                first = [node.args[0]] if not isinstance(node.args[0], ast.IfExp) else _branches(node.args[0])
                found |= {part.value for part in first if isinstance(part, ast.Constant)}
    return {str(code) for code in found}


def _branches(choice: ast.IfExp) -> list[ast.expr]:
    return [choice.body, choice.orelse]


@pytest.mark.parametrize("call", ["Illegal", "Ambiguous"])
def test_every_refusal_of_the_engine_has_words(localizer: Localizer, call: str) -> None:
    found, keys = codes(call), localizer.keys()
    assert found
    for code in found:
        # Some codes have several sentences.
        wanted = f"risk_mgs-refusal-{code}"
        assert any(key == wanted or key.startswith(f"{wanted}-") for key in keys), code


def test_seats_fit_on_buttons(say: Say) -> None:
    state = at(seats=5)
    assert len(WORDS.lobby_seats(say)) == GAME.seats[1]
    assert all(length(WORDS.seat(say, state, seat)) <= BUTTON for seat in range(5))
    (mode,) = GAME.options
    assert all(length(WORDS.choice(say, mode.name, value)) <= LABEL for value in mode.choices)
    assert WORDS.option(say, mode.name)


def test_whole_games_can_be_told(say: Say) -> None:
    for number, step in enumerate(sample()[::20]):
        names = NAMES[: len(step.after.seats)]
        turn = GAME.turn(step.after)
        seat = awaited(step.after)
        seen = GAME.seen_by(step.after, seat)
        assert length(WORDS.standing(say, seen, names)) <= MESSAGE // 4
        assert 0 < length(WORDS.alt_text(say, seen, names, step.events)) <= ALT_TEXT
        assert 0 < length(WORDS.text_board(say, seen, names, step.events)) <= MESSAGE
        assert 0 < length(WORDS.left(say, seen)) <= MESSAGE
        assert 0 < length(WORDS.lens(say, seen, names, "europe")) <= MESSAGE
        assert 0 < length(WORDS.hand(say, seen, names)) <= MESSAGE
        assert isinstance(WORDS.story(say, step.events, names), tuple)
        assert all(length(WORDS.event(say, event, names)) <= MESSAGE for event in step.events)
        assert bool(WORDS.prompt(say, seen, turn, names)) == bool(turn.seats)
        moves = list(GAME.moves(seen, seat))
        for move in moves[number % 20 :: 20]:
            assert all(WORDS.pick(say, seen, seat, move[:picks], pick) for picks, pick in enumerate(move))
            assert all(WORDS.group(say, seen, seat, move[:picks], pick) for picks, pick in enumerate(move))
            assert WORDS.likely(seen, seat, move[:-1], move[-1:]) in ("", move[-1])
            assert WORDS.preview(say, seen, seat, move)
            assert WORDS.final(say, seen, seat, move) in (True, False)
        assert WORDS.refusal(say, seen, seat, "?", Unreadable("bad-syntax", text="?"))


def test_players_hold_cards(say: Say) -> None:
    assert WORDS.hands
    assert WORDS.hand(say, GAME.seen_by(at(), None), NAMES[:3]) == ""


def test_the_end_and_the_rules_are_told(say: Say) -> None:
    over = after(after(at({"egypt": "0.7", "japan": "1.2"}), "resign", seat=1), "resign", seat=2)
    result = GAME.result(over)
    assert result is not None
    assert "Ann" in WORDS.result(say, over, result, NAMES[:3]).split("\n")[0]
    assert WORDS.preview(say, at(), 0, RESIGN)
    assert 0 < length(WORDS.rules(say)) <= MESSAGE
