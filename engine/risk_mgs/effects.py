"""What the effects of cards ask their player to choose, and what they then do, by the words of the data files.

The choices of an effect are picks; those of a card are the choices of its effects, one after another.
"""

from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement

from msgspec.structs import replace

from engine.contract import Move
from engine.risk_mgs.board import (
    boss_slots,
    bosses_of,
    commands_ship,
    holds_own_headquarters,
    is_enemy,
    neighbours,
    owned,
    pool,
    suppressed,
)
from engine.risk_mgs.decks import draw_shop_card, draw_territory_card
from engine.risk_mgs.dice import D6, highest, sides_of
from engine.risk_mgs.employing import dismiss, hire, homes
from engine.risk_mgs.facts import BOSS_IDS, DESIGNS, Effect
from engine.risk_mgs.forces import ATTACKER, DEFENDER, losses
from engine.risk_mgs.moving import maneuvers, move_along, transfers
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.state import Battle, Lasting, Played, State
from engine.risk_mgs.world import DOCKS, NAMES, NUMBERS

NONE: tuple[Move, ...] = ((),)
"""Nothing to choose."""


def choices(state: State, seat: int, design: str, picked: Move) -> Iterator[Move]:
    """B4: every way to play a card, as the picks that follow its name. Those that begin with ``picked``, at least."""
    ways: list[Move] = [()]
    for effect in DESIGNS[design].effects:
        ways = [
            (*way, *more)
            for way in ways
            for more in CHOICES.get(effect.kind, _nothing)(state, seat, effect, (way, picked[len(way) :]))
        ]
    return iter(ways)


def carry_out(play: Progress, card: Played) -> None:
    """All effects of a card, in order."""
    rest, removed = card.choices, 0
    for effect in DESIGNS[card.design].effects:
        used, removed = DEEDS[effect.kind](play, card, effect, rest, removed)
        rest = rest[used:]


Beside = tuple[Move, Move]
"""The picks of the effects before, and what is picked from here on."""


def _nothing(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    return iter(NONE)


def _enemies(state: State, seat: int, adjacent: bool) -> list[int]:
    near = {other for own in owned(state, seat) for other in neighbours(state, own)} if adjacent else range(len(NAMES))
    return [territory for territory in sorted(near) if is_enemy(state, seat, territory)]


def _to_remove(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    if effect.target == "attacking_territory":
        yield ()
        return
    for territory in _enemies(state, seat, effect.target == "enemy_adjacent"):
        if state.armies[territory] > 1:
            yield (NAMES[territory],)


def _to_add(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    own = owned(state, seat)
    if effect.where == "any_one":
        yield from ((NAMES[territory],) for territory in own)
    elif effect.where == "any_spread":
        yield from combinations_with_replacement([NAMES[territory] for territory in own], effect.number)
    elif effect.where == "hq":
        yield from NONE if holds_own_headquarters(state, seat) else ()
    else:
        target = NUMBERS[beside[0][0]]
        yield from ((NAMES[each],) for each in neighbours(state, target) if state.owners[each] == seat)


def _to_move(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    return transfers(state, seat, effect.max, (), beside[1])


def _to_maneuver(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    return maneuvers(state, seat, (), beside[1])


def _to_limit(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    return ((NAMES[territory],) for territory in _enemies(state, seat, effect.target == "enemy_adjacent"))


def _to_suppress(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    for boss, place in enumerate(state.bosses):
        if place >= 0 and state.owners[place] != seat and not suppressed(state, boss):
            yield (BOSS_IDS[boss],)


def _to_steal(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    for other, each in enumerate(state.seats):
        if other != seat and each.alive and each.points > 0:
            yield (each.faction,)


def _to_sail(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    if commands_ship(state) in (None, seat):
        yield from ((str(dock),) for dock in DOCKS if dock != state.dock)


def _to_hire(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    # Into a free slot; without one, or without a territory for one more boss, in place of an own boss.
    free = boss_slots(state, seat) > len(bosses_of(state, seat))
    places = homes(state, seat)
    for boss in pool(state):
        if free and places:
            yield from ((BOSS_IDS[boss], NAMES[place]) for place in places)
            continue
        for old in bosses_of(state, seat):
            for place in sorted([*places, state.bosses[old]]):
                yield (BOSS_IDS[boss], BOSS_IDS[old], NAMES[place])


def _to_reroll(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    if state.battle is None or effect.pick == "highest":
        yield ()
        return
    dice = [str(place) for place in range(1, len(state.battle.attack) + 1)]
    for number in range(1, min(effect.count, len(dice)) + 1):
        yield from (("+".join(some),) for some in combinations(dice, number))


def _to_spare(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    if state.battle is not None and losses(state, state.battle).attacker:
        yield ()


def _to_draw(state: State, seat: int, effect: Effect, beside: Beside) -> Iterator[Move]:
    there = state.shop_deck if effect.kind == "draw_shop_card" else (*state.territory_deck, *state.territory_discards)
    yield from NONE if there else ()


CHOICES: dict[str, Callable[[State, int, Effect, Beside], Iterator[Move]]] = {
    "remove_armies": _to_remove,
    "add_armies": _to_add,
    "move_armies": _to_move,
    "extra_maneuver": _to_maneuver,
    "limit_dice": _to_limit,
    "suppress_boss": _to_suppress,
    "steal_points": _to_steal,
    "move_outer_haven": _to_sail,
    "hire_boss": _to_hire,
    "reroll": _to_reroll,
    "prevent_loss": _to_spare,
    "draw_shop_card": _to_draw,
    "draw_territory_card": _to_draw,
}
Deed = Callable[[Progress, Played, Effect, Move, int], tuple[int, int]]
"""What an effect does, with the picks still unread and the armies that the effect before removed: picks read, armies
removed."""


def _remove(play: Progress, card: Played, effect: Effect, rest: Move, removed: int) -> tuple[int, int]:
    aimed = effect.target != "attacking_territory"
    territory = NUMBERS[rest[0]] if aimed else _battle(play).source
    most = play.roll(D6) if effect.amount == "d6" else effect.number
    fallen = min(most, play.state.armies[territory] - 1)
    play.change_armies((territory, -fallen))
    play.tell("armies-removed", seat=card.seat, territory=NAMES[territory], armies=fallen, most=most)
    return int(aimed), fallen


def _add(play: Progress, card: Played, effect: Effect, rest: Move, removed: int) -> tuple[int, int]:
    used, each = 1, removed if effect.amount == "removed" else effect.number
    if effect.where == "hq":
        place = play.seat(card.seat).headquarters
        added = {NAMES[place]: each} if place is not None else {}
        used = 0
    elif effect.where == "any_spread":
        used = effect.number
        added = {name: rest[:used].count(name) for name in rest[:used]}
    else:
        added = {rest[0]: each}
    for name, number in added.items():
        play.change_armies((NUMBERS[name], number))
    play.tell("armies-added", seat=card.seat, territories=added)
    return used, 0


def _move(play: Progress, card: Played, effect: Effect, rest: Move, removed: int) -> tuple[int, int]:
    move_along(play, card.seat, rest)
    return len(rest), 0


def _last(play: Progress, card: Played, effect: Effect, rest: Move, removed: int) -> tuple[int, int]:
    # Effects that stay: what they do is read wherever it counts. Those of one roll are kept with the battle.
    if effect.duration == "roll":
        return 0, 0
    territory, boss = None, None
    if effect.where == "attacked_territory":
        territory = _battle(play).target
    elif effect.kind == "limit_dice":
        territory = NUMBERS[rest[0]]
    elif effect.kind == "suppress_boss":
        boss = BOSS_IDS.index(rest[0])
    play.change(lasting=(*play.state.lasting, Lasting(card.design, card.seat, territory, boss)))
    if effect.kind == "block_attack":
        play.change(battle=replace(_battle(play), blocked=True))
    return int(effect.target != ""), 0


def _reroll(play: Progress, card: Played, effect: Effect, rest: Move, removed: int) -> tuple[int, int]:
    battle = _battle(play)
    side = ATTACKER if effect.role == "attack" else DEFENDER
    dice = battle.attack if side == ATTACKER else battle.defence
    chosen = effect.pick != "highest"
    reroll(play, side, [int(each) - 1 for each in rest[0].split("+")] if chosen else [highest(dice)])
    return int(chosen), 0


def reroll(play: Progress, side: int, places: list[int]) -> None:
    """F6: dice of a side again, each with as many sides as before."""
    battle = _battle(play)
    dice = list((battle.attack, battle.defence)[side])
    sides = sides_of(len(dice), battle.bosses[side] >= 0)
    before = [dice[place] for place in places]
    for place in places:
        dice[place] = play.roll(sides[place])
    changed = {"attack": tuple(dice)} if side == ATTACKER else {"defence": tuple(dice)}
    play.change(battle=replace(battle, **changed))
    play.tell(
        "rerolled", side=("attack", "defence")[side], before=before, now=[dice[place] for place in places], dice=dice
    )


def _spare(play: Progress, card: Played, effect: Effect, rest: Move, removed: int) -> tuple[int, int]:
    battle = _battle(play)
    spared = list(battle.spared)
    spared[ATTACKER if play.state.owners[battle.source] == card.seat else DEFENDER] += effect.count
    play.change(battle=replace(battle, spared=(spared[0], spared[1])))
    return 0, 0


def _steal(play: Progress, card: Played, effect: Effect, rest: Move, removed: int) -> tuple[int, int]:
    victim = next(seat for seat, each in enumerate(play.state.seats) if each.faction == rest[0])
    points = min(effect.number, play.seat(victim).points)
    play.pay(victim, points)
    play.pay(card.seat, -points)
    play.tell("points-stolen", seat=card.seat, victim=victim, points=points)
    return 1, 0


def _sail(play: Progress, card: Played, effect: Effect, rest: Move, removed: int) -> tuple[int, int]:
    sail(play, card.seat, int(rest[0]))
    return 1, 0


def sail(play: Progress, seat: int, dock: int) -> None:
    """R2, O4: armies and bosses on the ship travel with it."""
    play.change(dock=dock)
    play.tell("sailed", seat=seat, dock=dock, territory=NAMES[DOCKS[dock]])


def _hire(play: Progress, card: Played, effect: Effect, rest: Move, removed: int) -> tuple[int, int]:
    if len(rest) > 2:
        dismiss(play, BOSS_IDS.index(rest[1]), "replaced")
    hire(play, BOSS_IDS.index(rest[0]), NUMBERS[rest[-1]], effect.fee)
    return len(rest), 0


def _draw(play: Progress, card: Played, effect: Effect, rest: Move, removed: int) -> tuple[int, int]:
    for _ in range(effect.count):
        if effect.kind == "draw_shop_card":
            draw_shop_card(play, card.seat, 0)
        else:
            draw_territory_card(play, card.seat)
    return 0, 0


def _battle(play: Progress) -> Battle:
    if play.state.battle is None:
        raise ValueError("no battle")
    return play.state.battle


DEEDS: dict[str, Deed] = {
    "remove_armies": _remove,
    "add_armies": _add,
    "move_armies": _move,
    "extra_maneuver": _move,
    "mod_dice": _last,
    "ignore_modifiers": _last,
    "limit_dice": _last,
    "suppress_boss": _last,
    "block_attack": _last,
    "reroll": _reroll,
    "prevent_loss": _spare,
    "steal_points": _steal,
    "move_outer_haven": _sail,
    "hire_boss": _hire,
    "draw_shop_card": _draw,
    "draw_territory_card": _draw,
}
