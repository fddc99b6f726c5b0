"""Position strings, and what a strict reader refuses."""

import pytest

from engine.contract import Unreadable
from engine.risk_mgs.game import RISK_MGS as GAME
from tests.engine.risk_mgs.games import random, steps
from tests.engine.risk_mgs.table import after, at

LAND = {"alaska": "0.5@vamp", "kamchatka": "1.1", "iceland": "n.2"}
STATE = at(LAND, airfields={"alaska": 0}, shop=[["rpg7"]], points=[1000], orders=[[], ["defence-at peru min"]])
TEXT = GAME.position(STATE)


def test_the_board_can_be_read_by_people() -> None:
    mode, number, step, active, dock, board, _ = TEXT.split(" ", 6)

    assert (mode, number, step, active, dock) == ("basic_training", "1", "attack", "0", "1")
    assert board.split("/")[0] == "0.5h0a0@vamp"
    assert board.split("/")[-3:] == ["t.3", "t.3", "t.4"]
    assert "2.1*" in board.split("/")


def test_all_of_a_state_is_told() -> None:
    assert GAME.load(TEXT, {}) == STATE
    waiting = after(STATE, "attack alaska kamchatka 3", dice=(6, 6, 6, 1))
    assert GAME.load(GAME.position(waiting), {}) == waiting


@pytest.mark.parametrize("mode", ("basic_training", "command_room"))
def test_positions_of_a_whole_game_and_of_its_views(mode: str) -> None:
    for step in steps(3, mode, 5, random):
        assert GAME.load(GAME.position(step.after), {}) == step.after
        seen = GAME.seen_by(step.after, step.seat)
        assert GAME.load(GAME.position(seen), {}) == seen


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("basic_training", "advanced_training", "bad-position"),
        (" attack ", " nap ", "bad-position"),
        (" 1 attack", " x attack", "bad-position"),
        ("0.5h0a0@vamp", "0.5h0a0@ninja", "bad-board"),
        ("0.5h0a0@vamp", "7.5h0a0@vamp", "bad-board"),
        ("0.5h0a0@vamp/", "", "bad-board"),
        ("0.5h0a0@vamp", "0.0h0a0@vamp", "faulty-position"),
        ("0.5h0a0@vamp", "0.5h0a1@vamp", "faulty-position"),
        ('"points":1000', '"points":-1', "faulty-position"),
        ('"points":1000', '"points":"x"', "bad-position"),
        ('"points":1000', '"coins":1000', "bad-position"),
        ('"tc_alaska"', '"tc_atlantis"', "faulty-position"),
        ('"order":[0,1,2]', '"order":[0,1,1]', "faulty-position"),
        (" 0 1 ", " 9 1 ", "faulty-position"),
        ("{", "[", "bad-position"),
    ],
)
def test_what_is_no_position_is_unreadable(old: str, new: str, code: str) -> None:
    assert old in TEXT
    with pytest.raises(Unreadable) as caught:
        GAME.load(TEXT.replace(old, new, 1), {})
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["", "basic_training", "a b c d e f", "x" * 30_000])
def test_other_texts_are_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="bad-position"):
        GAME.load(text, {})
