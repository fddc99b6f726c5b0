"""Every legal move of the awaited seat: by step, lazily, narrowed by the picks already made."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain

from engine.contract import Move
from engine.risk_mgs.board import boss_effects, effects_of, owned
from engine.risk_mgs.conquest import entries
from engine.risk_mgs.employing import hireable, homes, unpaid
from engine.risk_mgs.facts import BOSS_IDS, MOST_BOUGHT, SHOP_PRICE
from engine.risk_mgs.forces import most_attack_dice
from engine.risk_mgs.moving import maneuvers, narrowed, rounded
from engine.risk_mgs.objectives import met
from engine.risk_mgs.playing_cards import card_moves
from engine.risk_mgs.reactions import playable
from engine.risk_mgs.recruiting import deployments, star_sets
from engine.risk_mgs.setting_up import setup_moves
from engine.risk_mgs.state import SETUP, State
from engine.risk_mgs.world import ADJACENT, DOCKS, NAMES

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


def is_legal(state: State, move: Move) -> bool:
    """Whether the awaited seat may do this."""
    return move in _moves(state)(state, move)


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
    seat, word = state.active, picked[0] if picked else ""
    sets = () if state.course.traded or word == "deploy" else [("stars", stars) for stars in star_sets(state, seat)]
    return chain(sets, *deployments(state, seat, picked[1:]))


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


def _bosses(state: State, picked: Move) -> Iterable[Move]:
    waiting = [BOSS_IDS[boss] for boss in unpaid(state)]
    if waiting:
        return [(word, boss) for word in ("pay", "dismiss") for boss in waiting]
    candidates = narrowed([BOSS_IDS[boss] for boss in hireable(state)], picked[1:])
    places = [NAMES[place] for place in homes(state, state.active)] if candidates else ()
    return [*[("hire", boss, place) for boss in candidates for place in places], DONE]


def _opening(state: State, picked: Move) -> Iterable[Move]:
    word = picked[0] if picked else ""
    cards = card_moves(state, state.active, "start_of_turn", picked) if word in ("", "card") else ()
    return chain(cards, _maneuver(state, picked))


def attacks(state: State, source: str = "") -> list[tuple[int, tuple[int, ...]]]:
    """F1: every source, or the one, with its targets."""
    armies, fronts = state.armies, _fronts(state.owners, state.active, state.dock)
    if source:
        fronts = tuple([front for front in fronts if NAMES[front[0]] == source])
    if state.lasting:
        blocked = {each.territory for each in state.lasting if any(effects_of(each, "block_attack"))}
        fronts = _without(fronts, blocked) if blocked else fronts
    return [front for front in fronts if armies[front[0]] > 1]


def attacks_left(state: State) -> bool:
    """F1: whether the active seat can attack at all."""
    return bool(attacks(state))


Fronts = tuple[tuple[int, tuple[int, ...]], ...]
"""Own territories, each with the others beside it."""


@lru_cache(maxsize=4096)
def _fronts(owners: tuple[int, ...], seat: int, dock: int) -> Fronts:
    # Owners change less often than armies.
    own = [place for place, owner in enumerate(owners) if owner == seat]
    fronts = [(place, tuple([each for each in ADJACENT[dock][place] if owners[each] != seat])) for place in own]
    return tuple([front for front in fronts if front[1]])


def _without(fronts: Fronts, blocked: set[int | None]) -> Fronts:
    open_ = [(place, tuple([each for each in targets if each not in blocked])) for place, targets in fronts]
    return tuple([front for front in open_ if front[1]])


def _attack(state: State, picked: Move) -> Iterable[Move]:
    # Most of the time of a game goes by here: whole tuples are chained, nothing is looked at move by move.
    armies, fronts = state.armies, attacks(state, *picked[1:2])
    word = picked[0] if picked else ""
    ways: list[tuple[Move, ...]] = []
    if word in ("", "attack"):
        ways += [_single(source, targets, most_attack_dice(armies[source])) for source, targets in fronts]
    if word in ("", "series"):
        for source, targets in fronts:
            number = armies[source]
            size = rounded(number)
            ways += [_series(source, target, size)[:number] for target in targets]
    return chain(*ways, (DONE,))


@cache
def _single(source: int, targets: tuple[int, ...], most: int) -> tuple[Move, ...]:
    dice = range(1, most + 1)
    return tuple([("attack", NAMES[source], NAMES[target], str(number)) for target in targets for number in dice])


@cache
def _series(source: int, target: int, armies: int) -> tuple[Move, ...]:
    stops = [ODDS, *map(str, range(1, armies))]
    return tuple([("series", NAMES[source], NAMES[target], stop) for stop in stops])


def _objective(state: State, picked: Move) -> Iterator[Move]:
    yield from (("take", objective) for objective in met(state))
    yield DONE


def _airfield(state: State, picked: Move) -> Iterable[Move]:
    return (("airfield", NAMES[territory]) for territory in owned(state, state.active))


def _maneuver(state: State, picked: Move) -> Iterable[Move]:
    # Thousands of moves: chained as they come, none goes through a generator of its own.
    allowed = state.course.maneuvers and (not picked or picked[0] == "maneuver")
    ways = maneuvers(state, state.active, ("maneuver",), picked[1:]) if allowed else ()
    return chain(ways, (DONE,))


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
