"""What the effects of cards do, by the words of the data files, once nobody cancels them.

Each reads the picks that its choices in `effects` offered.
"""

from collections.abc import Callable

from msgspec.structs import replace

from engine.contract import Move
from engine.risk_mgs.board import battle_of
from engine.risk_mgs.decks import draw_shop_card, draw_territory_card
from engine.risk_mgs.dice import D6, highest, sides_of
from engine.risk_mgs.employing import dismiss, hire
from engine.risk_mgs.facts import BOSS_IDS, DESIGNS, Effect
from engine.risk_mgs.forces import ATTACKER, DEFENDER
from engine.risk_mgs.moving import move_along
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.state import Lasting, Played
from engine.risk_mgs.world import DOCKS, NAMES, NUMBERS


def carry_out(play: Progress, card: Played) -> None:
    """All effects of a card, in order."""
    rest, removed = card.choices, 0
    for effect in DESIGNS[card.design].effects:
        used, removed = DEEDS[effect.kind](play, card, effect, rest, removed)
        rest = rest[used:]


Deed = Callable[[Progress, Played, Effect, Move, int], tuple[int, int]]
"""What an effect does, with the picks still unread and the armies that the effect before removed: picks read, armies
removed."""


def _remove(play: Progress, card: Played, effect: Effect, rest: Move, removed: int) -> tuple[int, int]:
    aimed = effect.target != "attacking_territory"
    territory = NUMBERS[rest[0]] if aimed else battle_of(play.state).source
    most = play.roll(D6)[0] if effect.amount == "d6" else effect.number
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
        territory = battle_of(play.state).target
    elif effect.kind == "limit_dice":
        territory = NUMBERS[rest[0]]
    elif effect.kind == "suppress_boss":
        boss = BOSS_IDS.index(rest[0])
    play.change(lasting=(*play.state.lasting, Lasting(card.design, card.seat, territory, boss)))
    if effect.kind == "block_attack":
        play.change(battle=replace(battle_of(play.state), blocked=True))
    return int(effect.target != ""), 0


def _reroll(play: Progress, card: Played, effect: Effect, rest: Move, removed: int) -> tuple[int, int]:
    battle = battle_of(play.state)
    side = ATTACKER if effect.role == "attack" else DEFENDER
    dice = battle.attack if side == ATTACKER else battle.defence
    chosen = effect.pick != "highest"
    reroll(play, side, [int(each) - 1 for each in rest[0].split("+")] if chosen else [highest(dice)])
    return int(chosen), 0


def reroll(play: Progress, side: int, places: list[int]) -> None:
    """F6: dice of a side again, each with as many sides as before."""
    battle = battle_of(play.state)
    dice = list((battle.attack, battle.defence)[side])
    sides = sides_of(len(dice), battle.bosses[side] >= 0)
    before = [dice[place] for place in places]
    for place, face in zip(places, play.roll(*(sides[place] for place in places)), strict=True):
        dice[place] = face
    changed = {"attack": tuple(dice)} if side == ATTACKER else {"defence": tuple(dice)}
    play.change(battle=replace(battle, **changed))
    play.tell(
        "rerolled", side=("attack", "defence")[side], before=before, now=[dice[place] for place in places], dice=dice
    )


def _spare(play: Progress, card: Played, effect: Effect, rest: Move, removed: int) -> tuple[int, int]:
    battle = battle_of(play.state)
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
