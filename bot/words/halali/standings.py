"""Who plays what, who is asked what, and how the table stands."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.halali.vocabulary import face_down, scores, side
from bot.words.names import joined
from engine.contract import Turn
from engine.halali.scores import between_games, points_of, table_result, totals
from engine.halali.state import State


def prompt(say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
    """What the awaited seats are asked; empty when nobody is awaited."""
    if not turn.seats:
        return ""
    key = f"halali-prompt-{turn.prompt.code}"
    if between_games(state):
        return say(key, players=joined(say, [names[seat] for seat in turn.seats]))
    seat = turn.seats[0]
    which = state.side_of(seat)
    left = state.position.left
    turns = state.agreed.stall_limit if left is None else left[which]
    return say(key, player=names[seat], side=side(say, which), turns=turns)


def standing(say: Say, state: State, names: Sequence[str]) -> str:
    """The scores of the present game, how far it is, and those of the match: parts parted by dots."""
    present = zip(names, points_of(state), strict=True)
    parts = [say("halali-score", player=name, points=number) for name, number in present]
    parts.append(_progress(say, state, names))
    if state.agreed.match:
        parts.append(say("halali-standing-game", game=state.game))
    if state.game > 1:
        earned, _ = totals(state)
        parts.append(say("halali-standing-match", scores=scores(say, names, earned)))
    text = parts[0]
    for part in parts[1:]:
        text = say("halali-standing-part", start=text, next=part)
    return text


def _progress(say: Say, state: State, names: Sequence[str]) -> str:
    position = state.position
    if table_result(state):
        return say("halali-standing-over")
    if between_games(state):
        return say("halali-standing-between")
    if position.left is None:
        return say("halali-standing-turning", count=face_down(position))
    left = [position.left[state.side_of(seat)] for seat in range(2)]
    return say("halali-standing-end", left=scores(say, names, left))
