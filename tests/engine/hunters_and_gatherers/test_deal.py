"""The start, from chance or from a script."""

from typing import Any

import pytest

from engine.chance import ChanceError, Scripted, Seeded, replay
from engine.contract import Illegal, Unreadable
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.state import State


def _start(deal: dict[str, Any], seats: int = 3, **options: int) -> State:
    return GAME.start(seats, options, Scripted(GAME.script(deal), Seeded(b"deal", 0)))


def test_piles_are_told_in_drawing_order() -> None:
    state = _start({"land": ["L12", "L03", "L44"], "bonus": ["B07", "B03"], "first": 2})

    assert (state.drawn, state.land, state.bonus, state.active) == ("L12", ("L03", "L44"), ("B07", "B03"), 2)


def test_what_is_not_told_is_left_to_chance() -> None:
    chance = GAME.start(3, {}, Seeded(b"deal", 0))
    bonus_told, land_told = _start({"bonus": ["B07"]}), _start({"land": ["L12"]})

    assert (bonus_told.drawn, bonus_told.land) == (chance.drawn, chance.land)
    assert len(land_told.bonus) == 12


def test_an_agreed_first_player_is_not_asked_for() -> None:
    state = _start({"first": 1}, first=2)

    assert state.active == 2


def test_a_deal_is_replayed_from_what_chance_decided() -> None:
    chance = Scripted(GAME.script({"land": ["L12", "L03"], "bonus": []}), Seeded(b"deal", 0))
    state = GAME.start(2, {}, chance)
    again = replay(chance.outcomes)

    assert GAME.start(2, {}, again) == state
    assert again.unused == {}


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({"land": ["L12"], "more": []}, "bad-script"),
        ({"first": "1"}, "bad-script"),
        ({"first": True}, "bad-script"),
        ({"land": "L12"}, "bad-deal"),
        ({"land": [12]}, "bad-deal"),
        ({"land": None}, "bad-deal"),
        ({"bonus": {"B01": 1}}, "bad-deal"),
        ({"land": ["?"]}, "strange-tile"),
        ({"land": ["l12"]}, "strange-tile"),
        ({"land": ["L30"] * 4}, "too-many"),
    ],
)
def test_a_script_that_makes_no_sense_is_refused(words: dict[str, Any], code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.script(words)
    assert caught.value.code == code


@pytest.mark.parametrize("first", [3, -1, 99])
def test_a_first_player_who_is_not_there_cannot_come_up(first: int) -> None:
    with pytest.raises(ChanceError):
        _start({"first": first})


@pytest.mark.parametrize(("seats", "first"), [(2, 2), (3, 4), (5, 5), (2, -2)])
def test_an_absurd_option_is_refused(seats: int, first: int) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.start(seats, {"first": first}, Seeded(b"deal", 0))
    assert caught.value.code == "bad-option"
