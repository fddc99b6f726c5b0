"""What a person typed becomes a legal move, or a refusal."""

from engine.contract import RESIGN, Ambiguous, Illegal, Move, Unreadable
from engine.hunters_and_gatherers.actions import Action, path
from engine.hunters_and_gatherers.legal import legal_moves
from engine.hunters_and_gatherers.notation import LONGEST, RESIGN_WORD, Typed, plain_text, read_text
from engine.hunters_and_gatherers.places import ROTATIONS
from engine.hunters_and_gatherers.refusals import check, refuse_unawaited
from engine.hunters_and_gatherers.state import KINDS, State


def parse(state: State, seat: int, text: str) -> Move:
    """A segment alone may be a member or a hut; a text that leaves the piece out means none if none could be placed.

    Raises `Unreadable`, `Illegal` or `Ambiguous` (``which-piece``)."""
    resigning = plain_text(text) == RESIGN_WORD
    refuse_unawaited(state, seat, resigning)
    if resigning:
        return RESIGN
    typed = read_text(text)
    if typed is None or state.drawn is None:
        raise Unreadable("bad-syntax", text=text[:LONGEST])
    if typed.rotation not in ROTATIONS:
        raise Illegal("bad-rotation", rotation=typed.rotation, rotations=list(ROTATIONS))
    place = Action(typed.x, typed.y, typed.rotation)
    if not typed.piece:
        check(state, state.drawn, place)
        return _only(list(legal_moves(state, path(place)[:2])))
    if not typed.segment:
        check(state, state.drawn, place)
        return path(place)
    return _with_piece(state, state.drawn, typed)


def _with_piece(state: State, tile: str, typed: Typed) -> Move:
    legal, refusals = [], []
    for kind in KINDS if typed.kind is None else (typed.kind,):
        action = Action(typed.x, typed.y, typed.rotation, kind, typed.segment)
        try:
            check(state, tile, action)
        except Illegal as refusal:
            refusals.append(refusal)
        else:
            legal.append(path(action))
    if legal:
        return _only(legal)
    # Of a member and a hut that are both refused, the one that may stand on such ground says more.
    raise next((refusal for refusal in refusals if refusal.code != "wrong-kind"), refusals[0])


def _only(moves: list[Move]) -> Move:
    if len(moves) > 1:
        raise Ambiguous("which-piece", moves=[" ".join(move) for move in moves])
    return moves[0]
