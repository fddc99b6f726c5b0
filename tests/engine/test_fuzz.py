"""A few games of the fuzzer; ``python -m tests.engine.fuzz`` plays as many as one likes."""

from typing import Any

import pytest

from engine.catalogue import GAMES
from engine.contract import Fault
from engine.halali.game import Halali
from tests.engine import fuzz

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@each_game
@pytest.mark.parametrize("number", range(12))
def test_games_end_without_a_fault(game: Any, number: int) -> None:
    assert 0 < fuzz.fuzz(game, number) < fuzz.LONGEST


def test_a_game_without_a_stall_rule_ends_when_players_choose_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "HABITS", fuzz.HABITS[:1])

    assert all(fuzz.fuzz(Halali(), number) < fuzz.LONGEST for number in range(4))


class _DeadEnd(Halali):
    def moves(self, state: Any, seat: int, picked: Any = ()) -> Any:
        return iter(list(super().moves(state, seat, picked))[: 0 if state.position.stall else None])


class _Faulty(Halali):
    def faults(self, state: Any) -> list[Fault]:
        return [Fault("made up")]


class _Endless(Halali):
    def play(self, state: Any, seat: int, move: Any, chance: Any) -> Any:
        return state, ()


@pytest.mark.parametrize(
    ("game", "message"), [(_DeadEnd(), "dead end"), (_Faulty(), "made up"), (_Endless(), "endless")]
)
def test_the_fuzzer_finds_what_it_looks_for(game: Any, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "LONGEST", 400)
    with pytest.raises(AssertionError, match=message):
        fuzz.fuzz(game, 0)
