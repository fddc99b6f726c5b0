"""Whole games, random and greedy, in each mode with each number of seats: they end, and nothing is lost on the way."""

from collections import Counter

import pytest

from engine.contract import Event
from engine.risk_mgs.facts import DESIGN_OF, TERRITORY_CARDS
from engine.risk_mgs.game import MODES
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import State
from tests.engine.risk_mgs.games import Habit, Step, greedy, random, steps, unruly

EVERY = [(mode, seats, habit) for mode in MODES for seats in (3, 4, 5) for habit in (random, greedy)]


@pytest.mark.parametrize(("mode", "seats", "habit"), EVERY, ids=lambda value: getattr(value, "__name__", str(value)))
def test_whole_games_end_with_everything_accounted_for(mode: str, seats: int, habit: Habit) -> None:
    last = None
    for number, step in enumerate(steps(seats, mode, 1, habit)):
        assert armies(step.after) - armies(step.before) == _army_changes(step)
        assert points(step.after) - points(step.before) == _point_changes(step.events)
        # Counting all cards takes as long as several moves.
        if number % 10 == 0 or step.after.ended:
            assert GAME.faults(step.after) == []
            assert _territory_cards(step.after) == Counter(TERRITORY_CARDS)
            assert _shop_cards(step.after) == Counter(DESIGN_OF.values())
        last = step
    assert last is not None
    result = GAME.result(last.after)
    assert result is not None
    assert len(result.ranking[0]) == 1
    assert last.events[-1].code == "game-over"


@pytest.mark.parametrize("seats", (3, 4, 5))
@pytest.mark.parametrize("mode", MODES)
def test_games_with_orders_time_limits_and_resignations_end(mode: str, seats: int) -> None:
    codes = set()
    for step in steps(seats, mode, 2, unruly):
        assert GAME.faults(step.after) == []
        codes |= {event.code for event in step.events}
    assert {"ordered", "game-over"} <= codes


def armies(state: State) -> int:
    return sum(state.armies)


def points(state: State) -> int:
    return sum(seat.points for seat in state.seats)


def _army_changes(step: Step) -> int:
    change = 0
    for event in step.events:
        if event.code == "fought":
            change -= sum(event.data["lost"])
        elif event.code == "deployed":
            change += event.data["armies"]
        elif event.code == "armies-removed":
            change -= event.data["armies"]
        elif event.code == "armies-added":
            change += sum(event.data["territories"].values())
        elif event.code == "recruits":
            change += sum(event.data["placed"].values())
        elif event.code == "placed":
            change += 1
        elif event.code == "laid-out":
            change += armies(step.after) - armies(step.before)
    return change


def _point_changes(events: tuple[Event, ...]) -> int:
    change = 0
    for event in events:
        change += event.data.get("gained", 0) - event.data.get("salary", 0) - event.data.get("fee", 0)
        change -= event.data.get("price", 0)
        if event.code == "played-card":
            change -= event.data["cost"]
        elif event.code == "eliminated":
            change -= event.data["points"]
        elif event.code == "laid-out":
            change += event.data["points"]
    return change


def _territory_cards(state: State) -> Counter[str]:
    hands = [card for seat in state.seats for card in seat.territory_cards]
    return Counter([*state.territory_deck, *state.territory_discards, *hands])


def _shop_cards(state: State) -> Counter[str]:
    cards = [*state.shop_deck, *(card for seat in state.seats for card in seat.shop_cards)]
    return Counter(DESIGN_OF[card] for card in cards) + Counter(state.shop_used)
