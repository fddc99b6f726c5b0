"""Simple computer players: legal, fair, quick, and always to an end, in every game with all its options."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from engine.advising import chance_of_advice
from engine.catalogue import GAMES
from engine.chance import Seeded
from engine.contract import AnyGame, Illegal, Options
from tests.engine.hidden import RESAMPLED
from tests.engine.random_play import steps

LONGEST = 20_000
SLOWEST = 0.050
"""Seconds, in 95 of 100 moves."""


def _variants() -> Iterator[tuple[str, int, Options]]:
    # Each option by itself, with the fewest seats, and the default with the most.
    for name, game in GAMES.items():
        yield name, game.seats[1], {}
        for option in game.options:
            yield from ((name, game.seats[0], {option.name: value}) for value in option.choices)


VARIANTS = list(_variants())


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS, ids=[f"{n}-{s}-{o}" for n, s, o in VARIANTS])
def test_games_of_advisers_end_with_legal_moves_only(name: str, seats: int, options: Options) -> None:
    game, seed = GAMES[name], b"advisers"
    state = game.start(seats, options, Seeded(seed, 0))
    times = []
    for ply in range(1, LONGEST):
        if not (awaited := game.turn(state).seats):
            break
        seen = game.seen_by(state, awaited[0])
        began = time.process_time()
        move = game.advise(seen, awaited[0], chance_of_advice(seed, ply))
        times.append(time.process_time() - began)
        assert list(game.moves(state, awaited[0], move)) == [move]
        state, _ = game.play(state, awaited[0], move, Seeded(seed, ply))
    assert game.result(state) is not None
    assert sorted(times)[len(times) * 95 // 100] < SLOWEST


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_advice_goes_by_nothing_hidden(game: AnyGame) -> None:
    for at, step in enumerate(steps(game, 7, {})):
        if at % 5 == 0:
            states = (step.before, RESAMPLED[game.id](step.before, at), game.seen_by(step.before, step.seat))
            assert len({_advice(game, state, step.seat) for state in states}) == 1


def _advice(game: AnyGame, state: Any, seat: int) -> tuple[str, ...]:
    return game.advise(state, seat, Seeded(b"advice", 1))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_advice_and_passing_are_for_awaited_seats(game: AnyGame) -> None:
    state = game.start(game.seats[0], {}, Seeded(b"idle", 0))
    (seat,) = game.turn(state).seats
    idle = (seat + 1) % game.seats[0]

    with pytest.raises(Illegal, match="not-your-turn"):
        _advice(game, state, idle)
    assert game.passing(state, idle) is None
    passing = game.passing(state, seat)
    if passing is not None:
        after, events = game.play(state, seat, passing, Seeded(b"idle", 1))
        assert events
        assert game.turn(after).seats != (seat,)


def test_a_rule_for_absent_players_is_known_of_risk_alone() -> None:
    passing = {}
    for name, game in GAMES.items():
        state = game.start(game.seats[0], {}, Seeded(b"idle", 0))
        passing[name] = game.passing(state, *game.turn(state).seats)
    assert passing == {"halali": None, "hunters_and_gatherers": None, "risk_mgs": ("skip",)}


def test_advice_has_a_chance_of_its_own() -> None:
    seed = b"a seed"
    rolls = [chance_of_advice(seed, 3).roll("dice", 6, 20) for _ in range(2)]
    assert rolls[0] == rolls[1] != Seeded(seed, 3).roll("dice", 6, 20)
    assert rolls[0] != chance_of_advice(seed, 4).roll("dice", 6, 20)
