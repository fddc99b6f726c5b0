"""Whole games of players with habits."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from engine.chance import Seeded
from engine.contract import RESIGN, Event, Move
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.legal import DONE, awaited, legal_moves
from engine.risk_mgs.order_menu import order_moves
from engine.risk_mgs.reactions import ANSWERS
from engine.risk_mgs.state import State
from engine.risk_mgs.timeouts import SKIP, default_move
from engine.risk_mgs.world import NUMBERS

LONGEST = 20_000
Habit = Callable[[State, Seeded], tuple[int, Move]]
"""Who does what next."""


class Step(Struct, frozen=True):
    """A move of a game, and what came of it."""

    before: State
    seat: int
    move: Move
    after: State
    events: tuple[Event, ...]


def random(state: State, picker: Seeded) -> tuple[int, Move]:
    moves = list(legal_moves(state))
    return awaited(state), moves[picker.roll("move", len(moves), 1)[0] - 1]


def greedy(state: State, picker: Seeded) -> tuple[int, Move]:
    return awaited(state), _grabbed(state, picker)


def _grabbed(state: State, picker: Seeded) -> Move:
    """Turns in stars, buys, plays cards, attacks where there are fewer, takes objectives."""
    moves = list(legal_moves(state))
    for wanted in ("stars", "take", "hire", "pay", "buy", "card"):
        found = [move for move in moves if move[0] == wanted]
        if found:
            return found[picker.roll("move", len(found), 1)[0] - 1]
    series = [move for move in moves if move[0] == "series" and move[3] == "1"]
    if series:
        lead = {move: state.armies[NUMBERS[move[1]]] - state.armies[NUMBERS[move[2]]] for move in series}
        best = max(series, key=lambda move: lead[move])
        return best if lead[best] > 1 else DONE
    if state.step == "recruit":
        deployed = [move for move in moves if move[2] == str(state.course.armies)]
        return deployed[picker.roll("move", len(deployed), 1)[0] - 1]
    return default_move(state)


def steps(seats: int, mode: str, number: int, habit: Habit) -> Iterator[Step]:
    """A game to its end."""
    seed = f"{mode} {seats} {number}".encode()
    state, picker = GAME.start(seats, {"mode": mode}, Seeded(seed, 0)), Seeded(seed + b"picks", 0)
    for ply in range(1, LONGEST):
        if state.ended:
            return
        seat, move = habit(state, picker)
        after, events = GAME.play(state, seat, move, Seeded(seed, ply))
        yield Step(state, seat, move, after, events)
        state = after
    raise AssertionError("endless")


def unruly(state: State, picker: Seeded) -> tuple[int, Move]:
    """Now and then, of any seat still in the game: an order, an expired time limit, a resignation; else at random."""
    whim = picker.roll("whim", 400, 1)[0]
    living = [seat for seat, each in enumerate(state.seats) if each.alive]
    seat = living[picker.roll("seat", len(living), 1)[0] - 1]
    if whim == 1:
        return seat, RESIGN
    if whim < 10:
        return awaited(state), SKIP
    if whim < 60:
        orders = [
            *order_moves(state, seat, ("order",)),
            *(("order", design, "ask") for design in ANSWERS for _ in range(40)),
        ]
        return seat, orders[picker.roll("order", len(orders), 1)[0] - 1]
    return random(state, picker)
