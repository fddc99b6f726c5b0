"""Z1 to Z3: who has won, and a table of results for the others."""

from itertools import groupby

from engine.contract import Result
from engine.risk_mgs.board import owned
from engine.risk_mgs.state import State


def result(state: State) -> Result | None:
    """Scores are objectives taken. The others rank by survival, then objectives, then territories (Z3)."""
    if not state.ended:
        return None
    seats = sorted(range(len(state.seats)), key=lambda seat: _worth(state, seat), reverse=True)
    ranking = tuple(tuple(sorted(tied)) for _, tied in groupby(seats, key=lambda seat: _worth(state, seat)))
    return Result(tuple(len(seat.objectives) for seat in state.seats), ranking, state.ended)


def _worth(state: State, seat: int) -> tuple[int, ...]:
    each = state.seats[seat]
    won = each.alive and (seat == state.active or state.ended == "last-left")
    return (int(won), int(each.alive), each.out, len(each.objectives), len(owned(state, seat)))
