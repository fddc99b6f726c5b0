"""A state as plain data for other programs."""

from engine.contract import Json
from engine.halali.diagram import diagram
from engine.halali.facts import BY_LETTER, SIDES, points
from engine.halali.geometry import SQUARES
from engine.halali.positions import write_position
from engine.halali.prompts import turn_of
from engine.halali.scores import totals
from engine.halali.state import BLUE, BROWN, KINDS, Bar, State
from engine.halali.views import unseen


def show(state: State) -> dict[str, Json]:
    """Squares by name, sides and kinds by their English names. It hides nothing: hand in what `seen_by` returned."""
    position = state.position
    earned, held = totals(state)
    return {
        "game": state.game,
        "match": state.agreed.match,
        "phase": turn_of(state).phase,
        "seats": {SIDES[side]: state.seat_of(side) for side in (BLUE, BROWN)},
        "side": SIDES[position.side],
        "position": write_position(position),
        "diagram": diagram(position.board),
        "board": {name: tile for name, tile in sorted(zip(SQUARES, position.board, strict=True)) if tile},
        "unseen": _counts(unseen(position)),
        "left": None if position.left is None else dict(zip(SIDES, position.left, strict=True)),
        "locked": None if position.lock is None else SQUARES[position.lock],
        "no_return": {SIDES[side]: _bar(position.bars[side]) for side in (BLUE, BROWN)},
        "stall": {"turns": position.stall, "limit": state.agreed.stall_limit},
        "piles": {SIDES[side]: _pile(position.piles[side]) for side in (BLUE, BROWN)},
        "totals": {"points": list(earned), "tiles": list(held)},
        "ended": state.ended,
        "resigned": state.resigned,
    }


def _bar(bar: Bar | None) -> Json:
    return None if bar is None else {"tile": SQUARES[bar.tile], "barred": SQUARES[bar.barred]}


def _pile(pile: tuple[int, ...]) -> Json:
    return {"kinds": _counts(pile), "tiles": sum(pile), "points": points(pile)}


def _counts(numbers: tuple[int, ...]) -> dict[str, int]:
    return {BY_LETTER[letter].id: number for letter, number in zip(KINDS, numbers, strict=True) if number}
