"""2.2 to 2.4: a tile is laid with a piece on it, and what it completes is scored."""

from msgspec import Struct
from msgspec.structs import replace

from engine.contract import Event
from engine.hunters_and_gatherers.actions import Action
from engine.hunters_and_gatherers.facts import SEGMENTS
from engine.hunters_and_gatherers.field import extend, vacated
from engine.hunters_and_gatherers.parts import HOLDERS
from engine.hunters_and_gatherers.scoring import members_in, paid, scored
from engine.hunters_and_gatherers.state import KINDS, Kind, Laid, Piece, State

ROLES = {"forest": "gatherer", "river": "fisher", "meadow": "hunter"}
"""4.2: what a member is called, by the ground."""


class Placed(Struct, frozen=True):
    """After the tile lies, before the next one is drawn: the tile is still named as `State.drawn`."""

    state: State
    events: tuple[Event, ...]
    gold: bool
    """7.1: whether a forest with gold was completed."""


def lay(state: State, tile: str, action: Action) -> Placed:
    """The state after a legal action with the tile in hand. Events: ``laid``, ``placed``, and for each completed area
    ``scored-forest`` or ``scored-river``, ``went-home``."""
    seat, kind, laid = state.active, action.kind, Laid(tile, action.x, action.y, action.rotation)
    where = {"x": laid.x, "y": laid.y}
    events = [Event("laid", {"seat": seat, "kind": state.drawn_kind, "tile": tile, **where, "rotation": laid.rotation})]
    part, pieces, supply = -1, state.pieces, state.supply
    if kind is not None:
        part = HOLDERS[kind, tile, action.segment]
        pieces = (*pieces, Piece(seat, kind, laid.x, laid.y, action.segment))
        supply = _handed(supply, seat, kind, -1)
        role = "hut" if kind == "hut" else ROLES[SEGMENTS[tile][action.segment].kind]
        events.append(Event("placed", {"seat": seat, "piece": kind, "role": role, "segment": action.segment, **where}))
    extended = extend(state.field, len(state.tiles), laid, part, seat)
    state = replace(state, tiles=(*state.tiles, laid), pieces=pieces, supply=supply, field=extended.field)
    gold = False
    for number in extended.completed:
        state, gone = _complete(state, number)
        events += gone
        gold = gold or gone[0].data.get("gold", 0) > 0
    return Placed(state, tuple(events), gold)


def _complete(state: State, number: int) -> tuple[State, list[Event]]:
    # 5.7, 6.5: the area is scored, then all its members go home.
    area = state.field.areas[number]
    event = scored(state, area)
    if not area.seats:
        return state, [event]
    gone = members_in(state, area)
    supply = state.supply
    for piece in gone:
        supply = _handed(supply, piece.seat, "member", 1)
    home = {
        "kind": area.kind,
        "members": event.data["members"],
        "pieces": [{"seat": piece.seat, "x": piece.x, "y": piece.y, "segment": piece.segment} for piece in gone],
    }
    state = replace(
        state,
        pieces=tuple(piece for piece in state.pieces if piece not in gone),
        supply=supply,
        scores=paid(state.scores, event),
        field=vacated(state.field, number),
    )
    return state, [event, Event("went-home", home)]


def _handed(supply: tuple[tuple[int, int], ...], seat: int, kind: Kind, number: int) -> tuple[tuple[int, int], ...]:
    # A piece leaves the supply of the seat, or comes back.
    held = list(supply[seat])
    held[KINDS.index(kind)] += number
    return (*supply[:seat], (held[0], held[1]), *supply[seat + 1 :])
