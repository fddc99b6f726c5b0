"""Recorded games come to the same under the rules of their version, move by move: else the version has to go up."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.tables import verify
from engine.catalogue import GAMES
from engine.chance import Chance
from engine.contract import AnyGame, Event, Move, Unreadable
from tests.corpus.record import PLANS
from tests.corpus.shelf import SHELF, folder, read, recorded

PRESENT = [path for game in GAMES.values() for path in sorted(folder(game).glob("*.json"))]


def name(path: Path) -> str:
    return str(path.relative_to(SHELF).with_suffix(""))


@pytest.mark.parametrize("path", PRESENT, ids=name)
def test_recorded_game_comes_to_the_same(path: Path) -> None:
    findings = verify(read(path))
    advice = "If old games are to play differently, the game's `version` goes up, and tests.corpus.record is run."
    assert findings.honest, f"{advice}\n{findings.lines}"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_mode_and_number_of_seats_is_recorded(game: AnyGame) -> None:
    """Run ``python -m tests.corpus.record`` when a version has gone up or an option was added."""
    games = [read(path) for path in sorted(folder(game).glob("*.json"))]
    assert {len(each["seats"]) for each in games} == set(range(game.seats[0], game.seats[1] + 1))
    for option in game.options:
        assert {each["options"][option.name] for each in games} == set(option.choices), option.name
    assert any(len(each["plies"]) > 80 for each in games), "one is played to its end"


def test_all_that_is_planned_is_there_and_nothing_else() -> None:
    planned = {folder(GAMES[plan.game]) / f"{plan.name}.json" for plan in PLANS}
    assert set(PRESENT) == planned


@pytest.mark.parametrize("path", recorded(), ids=name)
def test_every_record_says_which_rules_it_was_played_by(path: Path) -> None:
    told = read(path)
    assert (told["game"], str(told["rules_version"])) == (path.parent.parent.name, path.parent.name)
    assert told["seed"] and told["status"] == "over"


def test_a_game_of_another_version_is_refused_plainly() -> None:
    told = read(PRESENT[0])
    with pytest.raises(Unreadable) as refused:
        verify({**told, "rules_version": told["rules_version"] + 1})
    assert refused.value.code == "other-rules"


class Altered:
    """A game of which one move in a hundred does nothing, though its version is the same."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._made = 0

    def __getattr__(self, attribute: str) -> Any:
        return getattr(self._game, attribute)

    def play(self, state: Any, seat: int, move: Move, chance: Chance) -> tuple[Any, tuple[Event, ...]]:
        self._made += 1
        after, events = self._game.play(state, seat, move, chance)
        return (state if self._made % 100 == 50 else after), events


def altered() -> Iterator[tuple[str, AnyGame]]:
    for identity, game in GAMES.items():
        changed: Any = Altered(game)
        yield identity, changed


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_change_without_a_new_version_is_noticed(game: AnyGame) -> None:
    path = next(path for path in sorted(folder(game).glob("*.json")) if len(read(path)["plies"]) > 50)
    assert not verify(read(path), dict(altered())).honest
