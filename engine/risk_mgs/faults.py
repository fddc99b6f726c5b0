"""The invariants of states: what a strict reader checks, and what tests and imports look for."""

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.contract import Fault
from engine.risk_mgs.facts import (
    BOSS_IDS,
    DESIGN_OF,
    DESIGNS,
    FACTIONS,
    OBJECTIVES,
    REWARDS,
    SHOP_CARDS,
    TERRITORY_CARDS,
)
from engine.risk_mgs.state import NOBODY, POOL, SETUP, UNKNOWN, State
from engine.risk_mgs.world import DOCKS, NAMES, WORLD

SEATS = range(3, 6)


def state_faults(state: State) -> list[Fault]:
    """Everything that does not fit together."""
    return list(_shape(state)) or [
        *_board(state),
        *_bosses(state),
        *_players(state),
        *_cards(state),
        *_goals(state),
        *_under_way(state),
    ]


def _shape(state: State) -> Iterator[Fault]:
    # Only with these in order can the rest be asked at all.
    seats, places = range(len(state.seats)), range(len(NAMES))
    if len(seats) not in SEATS or sorted(state.order) != list(seats):
        yield Fault("strange-seats", {"seats": len(seats), "order": list(state.order)})
    if len(state.owners) != len(places) or len(state.armies) != len(places) or len(state.bosses) != len(BOSS_IDS):
        yield Fault("strange-board", {"territories": len(state.owners)})
    if not {*state.owners} <= {*seats, -1, -2, NOBODY} or min(state.armies, default=0) < 0:
        yield Fault("strange-owner")
    if state.dock not in DOCKS or state.round < 0:
        yield Fault("strange-number", {"dock": state.dock, "round": state.round})
    if not {*(place for place, _ in state.airfields), *state.cities, *state.course.start} <= {*places}:
        yield Fault("strange-place")
    if not {*state.bosses} <= {POOL, *places} or not {seat.headquarters for seat in state.seats} <= {None, *WORLD}:
        yield Fault("strange-place")
    named = {
        state.active,
        *state.answering,
        *(each.seat for each in state.lasting),
        *(each.seat for each in state.stack),
    }
    if state.window is not None:
        named.add(state.window.seat)
    if not named <= {*seats} or state.viewer not in (None, *seats):
        yield Fault("strange-seat", {"seats": sorted(named)})
    if not {*(each.design for each in state.lasting), *(each.design for each in state.stack)} <= {*DESIGNS}:
        yield Fault("strange-card")
    if state.battle is not None and not {state.battle.source, state.battle.target} <= {*places}:
        yield Fault("strange-battle")


def _board(state: State) -> Iterator[Fault]:
    entered = state.battle.target if state.battle is not None and state.battle.stage == "conquest" else None
    for place, (owner, armies) in enumerate(zip(state.owners, state.armies, strict=True)):
        if (armies == 0) != (owner == NOBODY or place == entered):
            yield Fault("armies", {"territory": NAMES[place], "armies": armies})
    if NOBODY in state.owners and state.step not in SETUP and not state.ended:
        yield Fault("unclaimed", {"territory": NAMES[state.owners.index(NOBODY)]})
    for place, seat in state.airfields:
        if state.owners[place] != seat:
            yield Fault("airfield", {"territory": NAMES[place], "seat": seat})
    if list(state.cities) != sorted(set(state.cities)):
        yield Fault("cities")


def _bosses(state: State) -> Iterator[Fault]:
    places = [place for place in state.bosses if place != POOL]
    if len(set(places)) < len(places):
        yield Fault("two-bosses")
    for boss, place in enumerate(state.bosses):
        if place != POOL and (state.owners[place] < 0 or not state.armies[place]):
            yield Fault("boss-alone", {"boss": BOSS_IDS[boss], "territory": NAMES[place]})


def _players(state: State) -> Iterator[Fault]:
    gone = state.battle.loser if state.battle is not None else NOBODY
    for number, seat in enumerate(state.seats):
        holds = number in state.owners
        if holds and not seat.alive:
            yield Fault("dead-hand", {"seat": number})
        if not holds and seat.alive and state.step not in SETUP and number != gone:
            yield Fault("nothing-left", {"seat": number})
        if seat.points < 0 or seat.faction not in ("", *FACTIONS) or (seat.out > 0) == seat.alive:
            yield Fault("strange-player", {"seat": number, "points": seat.points, "faction": seat.faction})
    living = sum(seat.alive for seat in state.seats)
    if living == 0 or (living == 1 and not state.ended):
        yield Fault("nobody-left")


def _cards(state: State) -> Iterator[Fault]:
    territory = [*state.territory_deck, *state.territory_discards]
    shop = [*state.shop_deck]
    for seat in state.seats:
        territory += seat.territory_cards
        shop += seat.shop_cards
    yield from _pack("territory", territory, TERRITORY_CARDS, len(TERRITORY_CARDS))
    yield from _pack("shop", shop, SHOP_CARDS, len(SHOP_CARDS) - len(state.shop_used))
    designs = Counter(DESIGN_OF[card] for card in shop if card in DESIGN_OF) + Counter(state.shop_used)
    exist = Counter(DESIGN_OF.values())
    for design, number in designs.items():
        if design != UNKNOWN and number > exist[design]:
            yield Fault("too-many-cards", {"card": design, "number": number})


def _pack(name: str, cards: Iterable[str], known: tuple[str, ...], wanted: int) -> Iterator[Fault]:
    counted = Counter(cards)
    if counted.total() != wanted:
        yield Fault("cards", {"deck": name, "number": counted.total(), "wanted": wanted})
    for card, number in counted.items():
        if card != UNKNOWN and (card not in known or number > 1):
            yield Fault("strange-card", {"card": card, "number": number})


def _goals(state: State) -> Iterator[Fault]:
    objectives = Counter([*state.open_objectives, *(each for seat in state.seats for each in seat.objectives)])
    rewards = Counter([*state.face_down.values(), *(each for seat in state.seats for each in seat.rewards)])
    for name, found, known in (("objective", objectives, OBJECTIVES), ("reward", rewards, REWARDS)):
        for each, number in found.items():
            if each != UNKNOWN and (each not in known or number > 1):
                yield Fault(f"strange-{name}", {"id": each, "number": number})
    if not set(state.face_down) <= set(state.open_objectives) or state.reward not in ("", *REWARDS):
        yield Fault("strange-reward")


def _under_way(state: State) -> Iterator[Fault]:
    if bool(state.ended) != (state.step == "over"):
        yield Fault("ended", {"step": state.step})
    if not state.ended and not state.seats[state.active].alive:
        yield Fault("dead-turn", {"seat": state.active})
    if state.window is not None and not state.seats[state.window.seat].alive:
        yield Fault("dead-answer", {"seat": state.window.seat})
    if state.stack and state.window is None:
        yield Fault("unsettled")
    battle = state.battle
    if battle is None:
        return
    waiting = battle.stage in ("reroll", "cards", "conquest") or state.window is not None
    if not waiting or state.owners[battle.source] != state.active or not battle.dice > 0:
        yield Fault("strange-battle", {"stage": battle.stage})
