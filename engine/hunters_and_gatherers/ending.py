"""11: the last scoring, and who has won."""

from itertools import groupby

from msgspec.structs import replace

from engine.contract import Event, Result
from engine.hunters_and_gatherers.scoring import paid, scored
from engine.hunters_and_gatherers.state import State

TILES_OUT, RESIGNED = "tiles", "resign"
"""Reasons: all land tiles are laid (11.1), or all but one have given up."""


def finish(state: State) -> tuple[State, tuple[Event, ...]]:
    """11.2, 11.3: water systems and meadows with pieces in them are scored, others give nothing. Pieces stay (14.5)."""
    areas = [area for _, area in sorted(state.field.areas.items()) if area.seats]
    events = [scored(state, area) for kind in ("water", "meadow") for area in areas if area.kind == kind]
    scores = state.scores
    for event in events:
        scores = paid(scores, event)
    return game_over(replace(state, scores=scores), tuple(events))


def game_over(state: State, before: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    """The game is over as the scores stand. ``game-over``: ``reason``, ``scores``, ``ranking``."""
    state = replace(state, drawn=None, drawn_kind="land", ended=True)
    placing = [list(seats) for seats in _ranking(state)]
    over = Event("game-over", {"reason": _reason(state), "scores": list(state.scores), "ranking": placing})
    return state, (*before, over)


def result(state: State) -> Result | None:
    """11.4, 11.5: most points win, several winners if equal; who gave up comes last."""
    return Result(state.scores, _ranking(state), _reason(state)) if state.ended else None


def staying(state: State) -> list[int]:
    """The seats that have not given up."""
    return [seat for seat in range(len(state.scores)) if seat not in state.resigned]


def _reason(state: State) -> str:
    return TILES_OUT if len(staying(state)) > 1 else RESIGNED


def _ranking(state: State) -> tuple[tuple[int, ...], ...]:
    best_first = sorted(staying(state), key=lambda seat: (-state.scores[seat], seat))
    places = [tuple(seats) for _, seats in groupby(best_first, key=lambda seat: state.scores[seat])]
    return (*places, *((seat,) for seat in reversed(state.resigned)))
