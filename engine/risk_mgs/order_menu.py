"""Section 21: the orders that a menu offers. More can be typed: `orders`.

Of lists it tells what can be added, what can be taken off, and how to empty them.
"""

from collections.abc import Iterable, Iterator

from engine.contract import ORDER, Move
from engine.risk_mgs.board import owned, pool
from engine.risk_mgs.facts import BOSS_IDS, DESIGN_OF, FACTIONS
from engine.risk_mgs.order_lists import ADD, EMPTY, ESCAPE, OFF, Entries, names
from engine.risk_mgs.orders import POLICIES, entries_of
from engine.risk_mgs.reactions import ANSWERS
from engine.risk_mgs.setting_up import REST, awaits, steps_to_come, unclaimed
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NAMES

DICE_FROM = range(2, 11)
"""Armies from which on all dice may be rolled in defence."""
PLANNED = range(1, 4)
"""Armies to place in one territory."""


def order_moves(state: State, seat: int, picked: Move) -> Iterator[Move]:
    """The simplest orders of each kind that begin with the picks; ``state`` as it is, or as the seat sees it."""
    for kind, moves in _kinds(state, seat):
        if len(picked) < 2 or picked[1] == kind:
            yield from (move for move in moves if move[: len(picked)] == picked)


def _kinds(state: State, seat: int) -> Iterator[tuple[str, Iterable[Move]]]:
    yield "defence", _defence()
    yield "defence-at", ((ORDER, "defence-at", name, rule) for name in NAMES for rule in ("max", "min", "default"))
    for design in ANSWERS:
        if design in _designs_left(state):
            yield design, ((ORDER, design, policy) for policy in POLICIES)
    yield ESCAPE, _changes(state, seat, ESCAPE, NAMES)
    yield "wish", _wishes(state, seat)


def _defence() -> Iterator[Move]:
    yield from ((ORDER, "defence", rule) for rule in ("max", "min"))
    yield from ((ORDER, "defence", "max-from", str(armies)) for armies in DICE_FROM)


def _designs_left(state: State) -> set[str]:
    # B2: used cards have left the game.
    left = list(DESIGN_OF.values())
    for design in state.shop_used:
        if design in left:
            left.remove(design)
    return set(left)


def _wishes(state: State, seat: int) -> Iterator[Move]:
    for step in steps_to_come(state):
        if step != state.step or awaits(state, seat):
            yield from _changes(state, seat, step, _wishable(state, seat, step))


def _wishable(state: State, seat: int, step: str) -> Iterable[str]:
    """What all can see that may still be had."""
    if step == "factions":
        taken = {each.faction for each in state.seats}
        return [faction for faction in FACTIONS[: len(state.seats)] if faction not in taken]
    if step == "first-boss":
        return [BOSS_IDS[boss] for boss in pool(state)]
    if step == "place":
        return [REST, *(NAMES[place] for place in sorted({*owned(state, seat), *unclaimed(state)}))]
    return [NAMES[place] for place in unclaimed(state)]


def _changes(state: State, seat: int, kind: str, choices: Iterable[str]) -> Iterator[Move]:
    entries = entries_of(state.seats[seat].orders, kind)
    path = (ORDER, kind) if kind == ESCAPE else (ORDER, "wish", kind)
    yield from ((*path, ADD + entry) for entry in _additions(kind, entries, choices))
    yield from ((*path, OFF + entry) for entry in entries)
    if entries:
        yield (*path, EMPTY)


def _additions(kind: str, entries: Entries, choices: Iterable[str]) -> Iterator[str]:
    there = names(entries)
    if REST in there:
        # Nothing is left after it.
        return
    for choice in choices:
        if choice not in there:
            yield from (f"{choice}:{armies}" for armies in PLANNED) if kind == "place" and choice != REST else (choice,)
