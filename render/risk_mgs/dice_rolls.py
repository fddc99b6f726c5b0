"""Which roll is to be shown: the one that lies on the table, or else the newest of the news, with its series."""

from collections.abc import Sequence

from msgspec import Struct

from engine.contract import Data, Event
from engine.risk_mgs.dice import LOWEST, Modifier
from engine.risk_mgs.facts import BOSS_IDS
from engine.risk_mgs.forces import ATTACKER, DEFENDER, modifiers
from engine.risk_mgs.state import NEUTRAL, Battle, State
from engine.risk_mgs.world import NAMES, NUMBERS
from render.scene import Scene


class Die(Struct, frozen=True):
    """One die. ``final``: with what is added; ``boss``: it has eight sides."""

    natural: int
    final: int
    boss: bool


class Side(Struct, frozen=True):
    """Attacker or defender in one roll. ``owner``: a seat, or below 0; ``dice``: highest first."""

    owner: int
    territory: str
    dice: tuple[Die, ...]
    added: tuple[Modifier, ...]


class Sums(Struct, frozen=True):
    """Of all rolls of an attack: armies lost, destroyed, and saved from being lost by attacker and defender."""

    rolls: int
    lost: int
    destroyed: int
    spared: tuple[int, int]


class Roll(Struct, frozen=True):
    """``lost``: armies in this roll alone, attacker's and defender's; None while the dice may still change."""

    attack: Side
    defence: Side
    lost: tuple[int, int] | None = None
    sums: Sums | None = None
    conquered: bool = False


def traced(natural: Sequence[int], boss: bool, added: Sequence[Modifier]) -> tuple[Die, ...]:
    """F7, as `engine.risk_mgs.dice.final` has it, but each die remembers what it showed."""
    sums = {scope: sum(each.amount for each in added if each.scope == scope) for scope in ("boss_die", "all")}
    values = [
        (face + sums["all"] + (sums["boss_die"] if boss and number == 0 else 0), number)
        for number, face in enumerate(natural)
    ]
    values.sort(key=lambda value: -value[0])
    for place, scope in enumerate(("highest", "second")):
        if place < len(values):
            bonus = sum(each.amount for each in added if each.scope == scope)
            values[place] = values[place][0] + bonus, values[place][1]
    dice = [Die(natural[number], max(LOWEST, value), boss and number == 0) for value, number in values]
    return tuple(sorted(dice, key=lambda die: -die.final))


def newest_roll(scene: Scene) -> Roll | None:
    """What the reader sees of dice now; None where nobody has rolled lately."""
    battle = scene.state.battle
    if battle is not None and battle.attack and battle.stage != "conquest":
        return _open_roll(scene.state, battle)
    return _last_roll(scene.state, scene.news)


def _open_roll(state: State, battle: Battle) -> Roll:
    sides = []
    for number, (place, natural) in enumerate(((battle.source, battle.attack), (battle.target, battle.defence))):
        added = modifiers(state, battle, number)
        dice = traced(natural, battle.bosses[number] >= 0, added)
        sides.append(Side(state.owners[place], NAMES[place], dice, added))
    return Roll(sides[ATTACKER], sides[DEFENDER])


def _last_roll(state: State, news: Sequence[Event]) -> Roll | None:
    last = max((number for number, event in enumerate(news) if event.code == "fought"), default=None)
    if last is None:
        return None
    declared = [number for number, event in enumerate(news) if event.code == "attacked"]
    start = max((number for number in declared if number < last), default=0)
    end = min((number for number in declared if number > last), default=len(news))
    return _told_roll(state, news[start:end], news[last].data)


def _told_roll(state: State, attack: Sequence[Event], fought: Data) -> Roll:
    """``attack``: all events of one attack, of which ``fought`` is the last roll."""
    rolls = [event.data for event in attack if event.code == "fought"]
    conquest = next((event.data for event in attack if event.code == "conquered"), None)
    # Where the news began in the middle of the attack, the board tells who fought.
    told = next((event.data for event in attack if event.code == "attacked"), {})
    attacker = told.get("seat", state.owners[NUMBERS[fought["source"]]])
    loser = conquest["loser"] if conquest else state.owners[NUMBERS[fought["target"]]]
    owners = attacker, told.get("defender", NEUTRAL if loser == attacker else loser)
    names = fought["source"], fought["target"]
    sides = []
    for number, side in ((ATTACKER, fought["attack"]), (DEFENDER, fought["defence"])):
        added = tuple(Modifier(*each) for each in side["added"])
        dice = traced(side["natural"], fought["bosses"][number] in BOSS_IDS, added)
        sides.append(Side(owners[number], names[number], dice, added))
    sums = Sums(
        len(rolls),
        sum(roll["lost"][ATTACKER] for roll in rolls),
        sum(roll["lost"][DEFENDER] for roll in rolls),
        (sum(roll["spared"][ATTACKER] for roll in rolls), sum(roll["spared"][DEFENDER] for roll in rolls)),
    )
    lost = fought["lost"][ATTACKER], fought["lost"][DEFENDER]
    return Roll(sides[ATTACKER], sides[DEFENDER], lost, sums, conquest is not None)
