"""V1 to V3, W1, W2: which objectives are met, and what taking one brings."""

from collections.abc import Callable

from engine.contract import Illegal
from engine.risk_mgs.board import cities_of, headquarters_of, holds_all, owned, zones_of
from engine.risk_mgs.facts import OBJECTIVES, REWARDS, Predicate
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.state import UNKNOWN, State
from engine.risk_mgs.world import SHIP, ZONE


def met(state: State) -> list[str]:
    """V1: the open objectives that the active seat meets now."""
    return [
        objective
        for objective in state.open_objectives
        if PREDICATES[(predicate := OBJECTIVES[objective].predicate).kind](state, state.active, predicate)
    ]


def count_haven_turn(play: Progress, seat: int) -> None:
    """V3: at the start of an own turn."""
    whole = holds_all(play.state, seat, tuple(SHIP))
    play.change_seat(seat, haven_turns=play.seat(seat).haven_turns + 1 if whole else 0)


def take_objective(play: Progress, objective: str) -> None:
    """V1, W1. An Airfield waits to be placed."""
    seat = play.state.active
    reward = play.state.face_down.get(objective, "")
    if reward == UNKNOWN:
        raise Illegal("unknown-card")
    play.change(
        open_objectives=tuple(each for each in play.state.open_objectives if each != objective),
        face_down={each: token for each, token in play.state.face_down.items() if each != objective},
        reward=reward if reward and any(each.kind == "airfield" for each in REWARDS[reward].effects) else "",
    )
    taken = play.seat(seat)
    rewards = (*taken.rewards, reward) if reward else taken.rewards
    play.change_seat(seat, objectives=(*taken.objectives, objective), rewards=rewards)
    play.change_course(took_objective=True)
    play.tell("took-objective", seat=seat, objective=objective, reward=reward, taken=len(taken.objectives) + 1)


def _control_zone(state: State, seat: int, told: Predicate) -> bool:
    return holds_all(state, seat, ZONE[told.zone].territories)


def _take_zone_this_turn(state: State, seat: int, told: Predicate) -> bool:
    return _control_zone(state, seat, told) and not set(ZONE[told.zone].territories) & set(state.course.start)


def _zone_at_turn_starts(state: State, seat: int, told: Predicate) -> bool:
    return state.seats[seat].haven_turns >= told.turns


def _new_cities(state: State, seat: int, told: Predicate) -> bool:
    return len(set(cities_of(state, seat)) - set(state.course.start)) >= told.at_least


def _new_territories(state: State, seat: int, told: Predicate) -> bool:
    return len(set(owned(state, seat)) - set(state.course.start)) >= told.at_least


def _control_cities(state: State, seat: int, told: Predicate) -> bool:
    return len(cities_of(state, seat)) >= told.at_least


def _control_territories(state: State, seat: int, told: Predicate) -> bool:
    return len(owned(state, seat)) >= told.at_least


def _control_zones(state: State, seat: int, told: Predicate) -> bool:
    return len(zones_of(state, seat)) >= told.at_least


def _control_enemy_hq(state: State, seat: int, told: Predicate) -> bool:
    return len(set(headquarters_of(state, seat)) - {seat}) >= told.at_least


PREDICATES: dict[str, Callable[[State, int, Predicate], bool]] = {
    "control_zone": _control_zone,
    "control_cities": _control_cities,
    "control_territories": _control_territories,
    "control_zones": _control_zones,
    "control_enemy_hq": _control_enemy_hq,
    "new_cities_this_turn": _new_cities,
    "new_territories_this_turn": _new_territories,
    "take_zone_this_turn": _take_zone_this_turn,
    "zone_at_turn_starts": _zone_at_turn_starts,
}
"""V2: by the word in which `cards.json` tells it."""
