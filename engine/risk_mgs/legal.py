"""Every legal move of the awaited seat: by step, lazily, narrowed by the picks already made."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain

from engine.contract import Move
from engine.risk_mgs.board import boss_effects, effects_of, owned
from engine.risk_mgs.conquest import entries
from engine.risk_mgs.employing import hireable, homes, unpaid
from engine.risk_mgs.facts import ATTACK_DICE, BOSS_IDS, MOST_BOUGHT, SHOP_PRICE
from engine.risk_mgs.forces import most_attack_dice
from engine.risk_mgs.moving import maneuvers, rounded
from engine.risk_mgs.objectives import met
from engine.risk_mgs.playing_cards import card_moves
from engine.risk_mgs.reactions import playable
from engine.risk_mgs.recruiting import star_sets
from engine.risk_mgs.setting_up import setup_moves
from engine.risk_mgs.state import SETUP, State
from engine.risk_mgs.world import ADJACENT, DOCKS, NAMES, NUMBERS

DONE: Move = ("done",)
KEEP: Move = ("keep",)
"""F5, F6: the dice stay as they are."""
PASS: Move = ("pass",)
"""B6: no answer."""
AUTO: Move = ("auto",)
"""Section 21 (a): the standing orders answer."""
ODDS = "odds"
"""The stop of a series that goes on while the dice are three to two, or better."""


def awaited(state: State) -> int:
    """The seat that has to choose."""
    return state.active if state.window is None else state.window.seat


def legal_moves(state: State, picked: Move = ()) -> Iterator[Move]:
    """Every move of the awaited seat that begins with the picks."""
    moves = _moves(state)(state, picked)
    if not picked:
        return iter(moves)
    return (move for move in moves if move[: len(picked)] == picked)


def _moves(state: State) -> Callable[[State, Move], Iterable[Move]]:
    if state.window is not None:
        return _window
    if state.battle is not None:
        return _IN_BATTLE[state.battle.stage]
    if state.step in SETUP:
        return _setup
    return _BY_STEP[state.step]


def _setup(state: State, picked: Move) -> Iterable[Move]:
    return setup_moves(state)


def _window(state: State, picked: Move) -> Iterator[Move]:
    window = state.window
    if window is not None:
        yield from (("card", design) for design in playable(state, window.seat, window.trigger))
    yield PASS
    yield AUTO


def _reroll(state: State, picked: Move) -> Iterator[Move]:
    if state.battle is not None:
        yield from (("reroll", str(die)) for die in range(1, len(state.battle.attack) + 1))
    yield KEEP


def _after_roll(state: State, picked: Move) -> Iterator[Move]:
    yield from card_moves(state, state.active, "after_roll", picked)
    yield KEEP


def _conquest(state: State, picked: Move) -> Iterable[Move]:
    return (("move", *entry) for entry in entries(state))


def _recruit(state: State, picked: Move) -> Iterable[Move]:
    seat, course = state.active, state.course
    sets = () if course.traded or picked[:1] == ("deploy",) else [("stars", stars) for stars in star_sets(state, seat)]
    own = owned(state, seat) if len(picked) < 2 else [each for each in (NUMBERS.get(picked[1], -1),) if each >= 0]
    names = [NAMES[territory] for territory in own if state.owners[territory] == seat]
    most = rounded(course.armies)
    return chain(sets, *(_deployments(name, most)[: course.armies] for name in names))


@lru_cache(maxsize=20_000)
def _deployments(name: str, armies: int) -> tuple[Move, ...]:
    return tuple(("deploy", name, str(number)) for number in range(1, armies + 1))


def price(state: State, seat: int) -> int:
    """B1, and EVA's discount."""
    return SHOP_PRICE - sum(effect.number for _, effect in boss_effects(state, seat, "shop_discount"))


def may_buy(state: State) -> bool:
    """B1, B3."""
    seat = state.active
    return (
        bool(state.shop_deck) and state.course.bought < MOST_BOUGHT and state.seats[seat].points >= price(state, seat)
    )


def _shop(state: State, picked: Move) -> Iterator[Move]:
    if may_buy(state):
        yield ("buy",)
    yield DONE


def _bosses(state: State, picked: Move) -> Iterator[Move]:
    waiting = unpaid(state)
    yield from (("pay", BOSS_IDS[boss]) for boss in waiting)
    yield from (("dismiss", BOSS_IDS[boss]) for boss in waiting)
    if waiting:
        return
    if candidates := hireable(state):
        places = [NAMES[place] for place in homes(state, state.active)]
        yield from [("hire", boss, place) for boss in map(BOSS_IDS.__getitem__, candidates) for place in places]
    yield DONE


def _opening(state: State, picked: Move) -> Iterator[Move]:
    if not picked or picked[0] == "card":
        yield from card_moves(state, state.active, "start_of_turn", picked)
    if state.course.maneuvers and (not picked or picked[0] == "maneuver"):
        yield from maneuvers(state, state.active, ("maneuver",), picked[1:])
    yield DONE


def attacks(state: State, source: str = "") -> Iterator[tuple[int, int]]:
    """F1: every source and target, or those from one source."""
    seat, owners, armies, beside = state.active, state.owners, state.armies, ADJACENT[state.dock]
    blocked = {each.territory for each in state.lasting if any(effects_of(each, "block_attack"))}
    places = range(len(owners)) if not source else [NUMBERS[source]] if source in NUMBERS else []
    own = [place for place in places if owners[place] == seat and armies[place] > 1]
    return ((place, each) for place in own for each in beside[place] if owners[each] != seat and each not in blocked)


def attacks_left(state: State) -> bool:
    return next(attacks(state), None) is not None


def _attack(state: State, picked: Move) -> Iterable[Move]:
    # Most of the time of a game goes by here: whole tuples are chained, nothing is looked at move by move.
    armies, pairs = state.armies, list(attacks(state, *picked[1:2]))
    word = picked[0] if picked else ""
    ways: list[tuple[Move, ...]] = []
    if word in ("", "attack"):
        ways += [_single(source, target, armies[source]) for source, target in pairs]
    if word in ("", "series"):
        ways += [_series(source, target, armies[source]) for source, target in pairs]
    return chain(*ways, (DONE,))


@lru_cache(maxsize=50_000)
def _single(source: int, target: int, armies: int) -> tuple[Move, ...]:
    return _most_single(source, target)[: most_attack_dice(armies)]


@lru_cache(maxsize=50_000)
def _series(source: int, target: int, armies: int) -> tuple[Move, ...]:
    return _most_series(source, target, rounded(armies))[:armies]


@cache
def _most_single(source: int, target: int) -> tuple[Move, ...]:
    return tuple(("attack", NAMES[source], NAMES[target], str(number)) for number in range(1, ATTACK_DICE + 1))


@lru_cache(maxsize=5_000)
def _most_series(source: int, target: int, armies: int) -> tuple[Move, ...]:
    stops = [ODDS, *map(str, range(1, armies))]
    return tuple(("series", NAMES[source], NAMES[target], stop) for stop in stops)


def _objective(state: State, picked: Move) -> Iterator[Move]:
    yield from (("take", objective) for objective in met(state))
    yield DONE


def _airfield(state: State, picked: Move) -> Iterable[Move]:
    return (("airfield", NAMES[territory]) for territory in owned(state, state.active))


def _maneuver(state: State, picked: Move) -> Iterator[Move]:
    if not picked or picked[0] == "maneuver":
        yield from maneuvers(state, state.active, ("maneuver",), picked[1:])
    yield DONE


def _closing(state: State, picked: Move) -> Iterator[Move]:
    yield from card_moves(state, state.active, "end_of_turn", picked)
    yield DONE


def _ship(state: State, picked: Move) -> Iterator[Move]:
    yield from (("sail", str(dock)) for dock in DOCKS if dock != state.dock)
    yield DONE


def _nothing(state: State, picked: Move) -> Iterable[Move]:
    return ()


_BY_STEP: dict[str, Callable[[State, Move], Iterable[Move]]] = {
    "recruit": _recruit,
    "shop": _shop,
    "bosses": _bosses,
    "opening": _opening,
    "attack": _attack,
    "objective": _objective,
    "airfield": _airfield,
    "maneuver": _maneuver,
    "closing": _closing,
    "ship": _ship,
    "over": _nothing,
}
_IN_BATTLE: dict[str, Callable[[State, Move], Iterable[Move]]] = {
    "reroll": _reroll,
    "cards": _after_roll,
    "conquest": _conquest,
}
