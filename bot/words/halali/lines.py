"""What a board says beside its squares, line by line: shared by alternative text and text board."""

from collections.abc import Iterator, Sequence

from bot.words.contract import Say
from bot.words.halali.results import headline
from bot.words.halali.vocabulary import pile, pile_of, scores, side
from bot.words.names import listed
from engine.halali.facts import SIDES, points
from engine.halali.geometry import SQUARES
from engine.halali.scores import between_games, points_of, table_result
from engine.halali.state import State


def state_lines(say: Say, state: State, names: Sequence[str]) -> Iterator[str]:
    """Whose turn it is, and every counter and bar that limits it; of a game that is over, how it ended."""
    result = table_result(state)
    if result is not None:
        yield say("halali-board-over", outcome=headline(say, state, result, names))
    elif between_games(state):
        yield say("halali-board-between", scores=scores(say, names, points_of(state)))
    else:
        yield from _turn_lines(say, state, names)


def _turn_lines(say: Say, state: State, names: Sequence[str]) -> Iterator[str]:
    position = state.position
    seat = state.seat_of(position.side)
    yield say("halali-board-to-move", player=names[seat], side=side(say, position.side))
    if position.left is not None:
        yield say("halali-board-left", blue=position.left[0], brown=position.left[1])
    if position.lock is not None:
        yield say("halali-board-lock", square=SQUARES[position.lock])
    for which, bar in zip(SIDES, position.bars, strict=True):
        if bar is not None:
            yield say(f"halali-board-bar-{which}", move=f"{SQUARES[bar.tile]}-{SQUARES[bar.barred]}")
    if position.stall and state.agreed.stall_limit:
        yield say("halali-board-stall", turns=position.stall, limit=state.agreed.stall_limit)


def pile_lines(say: Say, state: State, names: Sequence[str]) -> Iterator[str]:
    """What each seat has taken in this game, with its points."""
    for seat, player in enumerate(names):
        counts = pile_of(state, seat)
        who = {"player": player, "side": side(say, state.side_of(seat))}
        if any(counts):
            yield say("halali-board-pile", points=points(counts), tiles=listed(say, pile(say, counts)), **who)
        else:
            yield say("halali-board-no-pile", **who)
