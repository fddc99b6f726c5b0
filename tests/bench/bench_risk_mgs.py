"""How fast Risk: Metal Gear Solid is played: plain phases, listings at their longest, the replay of a long log."""

import time

from msgspec.structs import replace

from engine.chance import Outcome, Seeded, replay
from engine.contract import Move
from engine.risk_mgs.game import RISK_MGS
from engine.risk_mgs.legal import awaited
from engine.risk_mgs.state import NEUTRAL, Course, State, Step
from engine.risk_mgs.world import NAMES
from tests.bench.timing import best_of, calibration

WANTED_STEPS = 20_000
WANTED_REPLAY = 0.100
WANTED_LISTING = 0.005
REPLAYED = 1000
PLAIN = ("recruit", "shop", "bosses", "attack", "conquest", "objective", "claim", "place")
"""Phases in which one thing is done after another, without cards."""

STEPS: tuple[Step, ...] = ("recruit", "attack", "maneuver")
Log = list[tuple[int, Move, tuple[Outcome, ...]]]


def main() -> None:
    """Prints steps a second in plain phases, the 99th percentile of listings, and the time of a replay."""
    plain = calibration()
    choices = Seeded(b"bench", 1).roll("choices", 1 << 20, 20_000)
    positions = _positions(choices)
    seconds = best_of(5, lambda: _step_each(positions, choices))
    print(f"plain phases: {len(positions) / seconds:,.0f} steps/s (wanted {WANTED_STEPS:,})")
    print(f"  one step = {seconds / len(positions) / plain:.2e} calibration loops")

    _, log, everything = _long_log(choices)
    _print_listings("random games", everything)
    _print_listings("full maps", [_full_map(state, step) for state in everything[::10] for step in STEPS])

    start, log, _ = _long_log(choices)
    seconds = best_of(5, lambda: _replay(start, log))
    print(f"replay of {len(log)} moves: {seconds * 1000:.1f} ms (wanted under {WANTED_REPLAY * 1000:.0f})")
    print(f"  {seconds / plain:.2f} calibration loops")


def _pick(moves: list[Move], choices: tuple[int, ...], step: int) -> Move:
    return moves[choices[step % len(choices)] % len(moves)]


def _long_log(choices: tuple[int, ...]) -> tuple[State, Log, list[State]]:
    start = state = RISK_MGS.start(3, {"mode": "world_conquest"}, Seeded(b"bench", 0))
    log: Log = []
    states = []
    while len(log) < REPLAYED and not state.ended:
        seat, chance = awaited(state), Seeded(b"bench", len(log) + 1)
        move = _pick(list(RISK_MGS.moves(state, seat)), choices, len(log))
        states.append(state)
        state, _ = RISK_MGS.play(state, seat, move, chance)
        log.append((seat, move, chance.outcomes))
    return start, log, states


def _positions(choices: tuple[int, ...]) -> list[State]:
    return [state for state in _long_log(choices)[2] if RISK_MGS.turn(state).phase in PLAIN]


def _step_each(states: list[State], choices: tuple[int, ...]) -> None:
    # A step is one thing: of attacks a single roll, not a series of them.
    chance = Seeded(b"bench", 0)
    for step, state in enumerate(states):
        seat = awaited(state)
        moves = list(RISK_MGS.moves(state, seat))
        move = _pick(moves, choices, step)
        RISK_MGS.play(state, seat, moves[0] if move[0] == "series" else move, chance)


def _full_map(state: State, step: Step) -> State:
    # Nearly everything is one player's, with armies everywhere and 40 more.
    seat = state.active
    owners = tuple(seat if place % 5 else NEUTRAL for place in range(len(NAMES)))
    armies = tuple(1 + place % 12 for place in range(len(NAMES)))
    course = Course(armies=40, paid_armies=40, maneuvers=1)
    return replace(state, owners=owners, armies=armies, course=course, step=step, battle=None, window=None)


def _print_listings(title: str, states: list[State]) -> None:
    times = sorted(map(_listing_time, states))
    ninety_nine = times[len(times) * 99 // 100]
    print(f"listings, {title}: p99 {ninety_nine * 1000:.2f} ms (wanted under {WANTED_LISTING * 1000:.0f})")


def _listing_time(state: State) -> float:
    began = time.process_time()
    for _ in RISK_MGS.moves(state, awaited(state)):
        pass
    return time.process_time() - began


def _replay(start: State, log: Log) -> State:
    state = start
    for seat, move, outcomes in log:
        state, _ = RISK_MGS.play(state, seat, move, replay(outcomes))
    return state


if __name__ == "__main__":
    main()
