"""Shorthands for tests of Risk: Metal Gear Solid: tables in a few words, moves as people type them, told dice."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Scripted, Seeded
from engine.contract import Event, Refusal
from engine.risk_mgs.facts import BASIC_CITIES, BOSS_IDS, DESIGN_OF, FACTIONS, OBJECTIVES, SHOP_CARDS, STARS
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.legal import awaited
from engine.risk_mgs.orders import obey
from engine.risk_mgs.positions import OWNERS
from engine.risk_mgs.state import POOL, TROOPERS, Agreed, Course, Lasting, Seat, State
from engine.risk_mgs.world import NAMES, NUMBERS, SHIP

BASIC_OBJECTIVES = tuple(each.id for each in OBJECTIVES.values() if each.basic_training)
HEADQUARTERS = ("alaska", "iceland", "peru", "japan", "madagascar")


def at(
    territories: Mapping[str, str] | None = None,
    *,
    step: str = "attack",
    seats: int = 3,
    active: int = 0,
    rest: int = 2,
    rest_armies: int = 1,
    mode: str = "basic_training",
    dock: int = 1,
    hq: Sequence[str | None] = HEADQUARTERS,
    cities: Sequence[str] = BASIC_CITIES,
    points: Sequence[int] = (),
    shop: Sequence[Sequence[str]] = (),
    stars: Sequence[Sequence[int]] = (),
    rewards: Sequence[Sequence[str]] = (),
    objectives: Sequence[Sequence[str]] = (),
    open_objectives: Sequence[str] = BASIC_OBJECTIVES,
    face_down: Mapping[str, str] | None = None,
    airfields: Mapping[str, int] | None = None,
    haven: Sequence[int] = (),
    orders: Sequence[Sequence[str]] = (),
    lasting: Sequence[Mapping[str, Any]] = (),
    course: Mapping[str, Any] | None = None,
    start: Sequence[str] | None = None,
    missed: Sequence[int] = (),
) -> State:
    """Territories by name as ``0.3@eva``: owner, armies, boss. What is left out belongs to the seat ``rest``, the ship
    to troopers. ``stars``: hands of Territory cards, ``shop`` of designs; ``start``: what the active seat had."""
    owners, armies = [rest] * len(NAMES), [rest_armies] * len(NAMES)
    bosses = [POOL] * len(BOSS_IDS)
    for place, number in zip(SHIP, (3, 3, 4), strict=True):
        owners[place], armies[place] = TROOPERS, number
    for name, words in (territories or {}).items():
        ground, _, boss = words.partition("@")
        holder, _, count = ground.partition(".")
        owners[NUMBERS[name]] = OWNERS[holder] if holder in OWNERS else int(holder)
        armies[NUMBERS[name]] = int(count)
        if boss:
            bosses[BOSS_IDS.index(boss)] = NUMBERS[name]
    shop_deck, deck = list(SHOP_CARDS), list(STARS)
    players = []
    for seat in range(seats):
        hand = [_take(shop_deck, design, DESIGN_OF) for design in _at(shop, seat, ())]
        cards = [_take(deck, number, STARS) for number in _at(stars, seat, ())]
        home = hq[seat]
        player = Seat(
            faction=FACTIONS[seat],
            points=_at(points, seat, 0),
            shop_cards=tuple(hand),
            territory_cards=tuple(cards),
            rewards=tuple(_at(rewards, seat, ())),
            objectives=tuple(_at(objectives, seat, ())),
            headquarters=None if home is None else NUMBERS[home],
            haven_turns=_at(haven, seat, 0),
            missed=_at(missed, seat, 0),
        )
        for order in _at(orders, seat, ()):
            player = replace(player, orders=obey(player.orders, ("order", *order.split())))
        players.append(player)
    taken = {objective for each in objectives for objective in each}
    began = (
        [place for place, owner in enumerate(owners) if owner == active] if start is None else map(NUMBERS.get, start)
    )
    return State(
        agreed=Agreed(mode),  # type: ignore[arg-type]
        owners=tuple(owners),
        armies=tuple(armies),
        cities=tuple(sorted(NUMBERS[city] for city in cities)),
        bosses=tuple(bosses),
        airfields=tuple(sorted((NUMBERS[name], seat) for name, seat in (airfields or {}).items())),
        dock=dock,
        seats=tuple(players),
        order=tuple(range(seats)),
        active=active,
        round=1,
        step=step,  # type: ignore[arg-type]
        open_objectives=tuple(each for each in open_objectives if each not in taken),
        face_down=dict(face_down or {}),
        territory_deck=tuple(deck),
        territory_discards=(),
        shop_deck=tuple(shop_deck),
        shop_used=(),
        lasting=tuple(
            Lasting(
                each["design"],
                each["seat"],
                NUMBERS[each["territory"]] if "territory" in each else None,
                BOSS_IDS.index(each["boss"]) if "boss" in each else None,
            )
            for each in lasting
        ),
        course=Course(start=tuple(began), **(course or {})),  # type: ignore[arg-type]
    )


def _at(values: Sequence[Any], seat: int, default: Any) -> Any:
    return values[seat] if seat < len(values) else default


def _take(cards: list[str], kind: Any, kinds: Mapping[str, Any]) -> str:
    card = next(card for card in cards if kinds[card] == kind)
    cards.remove(card)
    return card


def played(state: State, *texts: str, dice: Sequence[int] = (), seat: int | None = None) -> tuple[State, list[Event]]:
    """The state after the moves, and all their events. Dice that are not told are rolled; told ones must be used."""
    chance = Scripted({"dice": [(face,) for face in dice]}, Seeded(b"tests", 1))
    told: list[Event] = []
    for text in texts:
        mover = awaited(state) if seat is None else seat
        state, events = GAME.play(state, mover, GAME.parse(state, mover, text), chance)
        told += events
        assert GAME.faults(state) == []
    assert not chance.unused, chance.unused
    return state, told


def after(state: State, *texts: str, dice: Sequence[int] = (), seat: int | None = None) -> State:
    return played(state, *texts, dice=dice, seat=seat)[0]


def data(events: Sequence[Event], code: str) -> dict[str, Any]:
    """The data of the first event with the code."""
    return dict(next(event.data for event in events if event.code == code))


def codes(events: Sequence[Event]) -> list[str]:
    return [event.code for event in events]


def texts(state: State, *picked: str) -> list[str]:
    """Legal moves of the awaited seat, in notation."""
    return [GAME.format(state, move) for move in GAME.moves(state, awaited(state), picked)]


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The code with which the text is refused."""
    with pytest.raises(Refusal) as caught:
        GAME.parse(state, awaited(state) if seat is None else seat, text)
    return caught.value.code


def armies(state: State, *names: str) -> list[int]:
    return [state.armies[NUMBERS[name]] for name in names]


def owner(state: State, name: str) -> int:
    return state.owners[NUMBERS[name]]


def lost(events: Sequence[Event]) -> list[int]:
    """Armies lost by attacker and defender in the first roll."""
    return list(data(events, "fought")["lost"])


def phase(state: State) -> str:
    return GAME.turn(state).phase
