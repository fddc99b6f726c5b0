"""What a legal move would do, said before it is confirmed."""

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.events import event
from bot.words.hunters_and_gatherers.pieces import short
from bot.words.hunters_and_gatherers.vocabulary import called, shares
from bot.words.names import strung
from engine.contract import RESIGN, Event, Move
from engine.hunters_and_gatherers.areas import preview as foreseen
from engine.hunters_and_gatherers.ending import staying
from engine.hunters_and_gatherers.state import State

_LAST = frozenset(("scored-water", "scored-meadow"))
_LAYING = frozenset(("laid", "placed"))


def preview(say: Say, state: State, seat: int, move: Move) -> str:
    """What is laid, completed and scored, who comes home, whether gold brings a bonus tile; of the last scoring, after
    the last tile, the sum."""
    if move == RESIGN:
        alone = len(staying(state)) == 2
        return say("hunters_and_gatherers-preview-resign-last" if alone else "hunters_and_gatherers-preview-resign")
    cell, turn, piece = move
    names = called(say, state, seat)
    events = foreseen(state, move)
    placed = short(say, state.drawn or "", int(turn), piece)
    told = [say(f"hunters_and_gatherers-preview-{state.drawn_kind}", cell=cell, rotation=turn, piece=placed)]
    told += [_event(say, names, each) for each in events if each.code not in _LAST | _LAYING]
    last = [each for each in events if each.code in _LAST]
    if any(each.code == "game-over" for each in events):
        told.append(_last_scoring(say, names, last))
    return strung(say, "hunters_and_gatherers-then", [text for text in told if text])


def tells_hidden(state: State, seat: int, move: Move) -> bool:
    """Whether a tile is drawn after the move: nearly always."""
    if move == RESIGN:
        mine = seat == state.active and state.drawn_kind == "bonus"
        return mine and bool(state.land) and len(staying(state)) > 2
    return bool(state.land) or any(each.code == "bonus-earned" for each in foreseen(state, move))


def _event(say: Say, names: tuple[str, ...], happened: Event) -> str:
    return say("hunters_and_gatherers-preview-gold") if happened.code == "bonus-earned" else event(say, happened, names)


def _last_scoring(say: Say, names: tuple[str, ...], events: list[Event]) -> str:
    points = [sum(each.data["points"] for each in events if seat in each.data["winners"]) for seat in range(len(names))]
    if not any(points):
        return say("hunters_and_gatherers-preview-over")
    return say("hunters_and_gatherers-preview-last-scoring", scores=shares(say, names, points))
