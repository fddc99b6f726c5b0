"""W1 to W4, G1, G2: when a game is over, its points, and who is ahead."""

from engine.contract import Event, Result
from engine.halali.facts import points
from engine.halali.state import BLUE, BROWN, Position, Score, State
from engine.halali.tiles import OWN

TURNS, EARLY, RESIGNED = "turns", "early", "resign"


def ending(position: Position) -> str | None:
    """G1, G2: why the game is over after a turn has led to this position; None if it goes on."""
    if position.left is None:
        return None
    if position.left == (0, 0):
        return TURNS
    if any(own.isdisjoint(position.board) for own in OWN):
        return EARLY
    return None


def points_of(state: State) -> tuple[int, int]:
    """W1: the points of the present game, by seat."""
    return _by_seat(state, points(state.position.piles[BLUE]), points(state.position.piles[BROWN]))


def tiles_of(state: State) -> tuple[int, int]:
    """W3: the tiles in the piles of the present game, by seat."""
    return _by_seat(state, sum(state.position.piles[BLUE]), sum(state.position.piles[BROWN]))


def score(state: State, reason: str) -> Score:
    """The present game as it stands, by seat."""
    return Score(points_of(state), tiles_of(state), reason)


def game_over(state: State) -> Event:
    """What is told when the present game is over: its score, why it ended, and whether it was the last."""
    data = {"game": state.game, "reason": state.ended, "points": [*points_of(state)], "tiles": [*tiles_of(state)]}
    return Event("game-over", {**data, "last": not between_games(state)})


def totals(state: State) -> tuple[tuple[int, int], tuple[int, int]]:
    """W4: points and tiles over the games begun so far, by seat."""
    earned, held = points_of(state), tiles_of(state)
    if state.game == 2 and state.first is not None:
        earned = (earned[0] + state.first.points[0], earned[1] + state.first.points[1])
        held = (held[0] + state.first.tiles[0], held[1] + state.first.tiles[1])
    return earned, held


def table_result(state: State) -> Result | None:
    """The result of the table: of the one game, or of the match (W4). A resignation decides the ranking."""
    if state.ended is None or between_games(state):
        return None
    earned, held = totals(state)
    if state.resigned is not None:
        return Result(earned, ((1 - state.resigned,), (state.resigned,)), RESIGNED)
    return Result(earned, _ranking(earned, held), state.ended)


def between_games(state: State) -> bool:
    """W4: whether the first game of a match is over and the second has not begun."""
    return state.agreed.match and state.game == 1 and state.ended is not None and state.resigned is None


def _ranking(earned: tuple[int, int], held: tuple[int, int]) -> tuple[tuple[int, ...], ...]:
    # W2, W3: more points, then more tiles, else a draw.
    one, other = (earned[0], held[0]), (earned[1], held[1])
    if one == other:
        return ((0, 1),)
    return ((0,), (1,)) if one > other else ((1,), (0,))


def _by_seat(state: State, blue: int, brown: int) -> tuple[int, int]:
    return (blue, brown) if state.blue_seat() == 0 else (brown, blue)
