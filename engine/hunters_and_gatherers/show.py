"""A state as plain data for other programs."""

from engine.contract import Json
from engine.hunters_and_gatherers.positions import write_position
from engine.hunters_and_gatherers.prompts import turn_of
from engine.hunters_and_gatherers.state import State
from engine.hunters_and_gatherers.views import unseen


def show(state: State) -> dict[str, Json]:
    """Tiles in the order laid, pieces in the order placed. It hides nothing: hand in what `seen_by` returned."""
    return {
        "phase": turn_of(state).phase,
        "active": state.active,
        "drawn": state.drawn,
        "drawn_kind": state.drawn_kind,
        "tiles": [{"id": laid.tile, "x": laid.x, "y": laid.y, "rotation": laid.rotation} for laid in state.tiles],
        "pieces": [
            {"seat": piece.seat, "kind": piece.kind, "x": piece.x, "y": piece.y, "segment": piece.segment}
            for piece in state.pieces
        ],
        "supply": [{"members": members, "huts": huts} for members, huts in state.supply],
        "scores": list(state.scores),
        "left": {"land": len(state.land), "bonus": len(state.bonus)},
        "piles": {"land": list(state.land), "bonus": list(state.bonus)},
        "unseen": unseen(state),
        "removed": list(state.removed),
        "resigned": list(state.resigned),
        "ended": state.ended,
        "position": write_position(state),
    }
