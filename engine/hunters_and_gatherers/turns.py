"""2: turns. A tile is drawn for whoever is next, or for whoever has found gold."""

from msgspec.structs import replace

from engine.contract import Event, Illegal
from engine.hunters_and_gatherers.actions import Action
from engine.hunters_and_gatherers.ending import finish, game_over, staying
from engine.hunters_and_gatherers.laying import lay
from engine.hunters_and_gatherers.legal import fits_anywhere
from engine.hunters_and_gatherers.state import UNKNOWN, State, TileKind

Events = tuple[Event, ...]


def take_turn(state: State, tile: str, action: Action) -> tuple[State, Events]:
    """The state after a legal action with the tile in hand, and everything that happened."""
    placed = lay(state, tile, action)
    state, events = placed.state, placed.events
    if placed.gold:
        why_not = bonus_refused(state)
        if why_not is not None:
            events += (_bonus_lost(state, why_not),)
        else:
            state, drawn = draw(state, "bonus")
            events += (Event("bonus-earned", {"seat": state.active}), *drawn)
            if state.drawn is not None:
                return state, events
            events += (_bonus_lost(state, "fits-nowhere"),)
    state, drawn = _next_land_tile(state)
    return state, events + drawn


def foreseen(state: State, tile: str, action: Action) -> Events:
    """What a legal action causes, as far as it does not depend on tiles still to be drawn."""
    placed = lay(state, tile, action)
    state, events = placed.state, placed.events
    if placed.gold:
        why_not = bonus_refused(state)
        if why_not is None:
            return (*events, Event("bonus-earned", {"seat": state.active}))
        events += (_bonus_lost(state, why_not),)
    return events if state.land else events + finish(state)[1]


def draw(state: State, kind: TileKind) -> tuple[State, Events]:
    """2.1, 3.4, 3.6: the next tile of the pile that fits somewhere, in the hand of the active seat; none if no tile of
    the pile does. Raises `Illegal` (``unknown-tile``) if it is not told."""
    events: list[Event] = []
    pile = state.land if kind == "land" else state.bonus
    removed, drawn = state.removed, None
    while pile and drawn is None:
        tile, pile = pile[0], pile[1:]
        if tile == UNKNOWN:
            raise Illegal("unknown-tile", kind=kind)
        told = {"seat": state.active, "kind": kind, "tile": tile, "left": len(pile)}
        if fits_anywhere(tile, state.field):
            drawn = tile
            events.append(Event("drawn", told))
        else:
            removed = (*removed, tile)
            events.append(Event("fits-nowhere", told))
    land, bonus = (pile, state.bonus) if kind == "land" else (state.land, pile)
    return replace(state, drawn=drawn, drawn_kind=kind, land=land, bonus=bonus, removed=removed), tuple(events)


def resign(state: State, seat: int) -> tuple[State, Events]:
    """The others play on, and the pieces of the seat stay and count. The land tile in its hand goes on to the next
    player, a bonus tile leaves the game. Who is left alone has won at once, without a last scoring."""
    awaited = seat == state.active
    state = replace(state, resigned=(*state.resigned, seat))
    events: Events = (Event("resigned", {"seat": seat}),)
    over = len(staying(state)) == 1
    if state.drawn is not None and (over or (awaited and state.drawn_kind == "bonus")):
        state = replace(state, removed=(*state.removed, state.drawn), drawn=None)
    if over:
        return game_over(state, events)
    if not awaited:
        return state, events
    if state.drawn is None:
        state, drawn = _next_land_tile(state)
        return state, events + drawn
    state = replace(state, active=_next_seat(state))
    return state, (*events, Event("handed-on", {"seat": state.active, "kind": "land", "tile": state.drawn}))


def bonus_refused(state: State) -> str | None:
    """7.5, 7.7: why gold earns no bonus tile now; None if it does."""
    if state.drawn_kind == "bonus":
        return "bonus-turn"
    return None if state.bonus else "pile-empty"


def _bonus_lost(state: State, why: str) -> Event:
    return Event("bonus-lost", {"seat": state.active, "reason": why})


def _next_land_tile(state: State) -> tuple[State, Events]:
    # 2.6, 11.1: the game ends with the turn in which the last land tile was laid, or fitted nowhere.
    state, events = draw(replace(state, active=_next_seat(state)), "land")
    if state.drawn is not None:
        return state, events
    state, ended = finish(state)
    return state, events + ended


def _next_seat(state: State) -> int:
    # 1.7: clockwise.
    seats = len(state.scores)
    seat = (state.active + 1) % seats
    while seat in state.resigned:
        seat = (seat + 1) % seats
    return seat
