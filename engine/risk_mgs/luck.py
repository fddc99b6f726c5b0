"""What chance brought in Risk: Metal Gear Solid: the dice of battles, and how many pairs they won by themselves.

Counted is the first throw of each roll, before any die is thrown again and without what bosses and cards add: what
people decide after a throw must not bend the comparison with what dice bring on average.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product

from engine.contract import Event, Luck, Ply
from engine.luck import Tallies
from engine.risk_mgs.dice import compare, sides_of

ATTACKING, DEFENDING = "pairs-attacking", "pairs-defending"


def luck(plies: Sequence[Ply]) -> tuple[Luck, ...]:
    """F4, F5, F8, H5. Dice and pairs of land that belongs to nobody who plays are left out."""
    tallies = Tallies()
    seats, again = (-1, -1), 0
    natural: list[int] = []
    for ply in plies:
        codes = [event.code for event in ply.events]
        thrown = [face for event in ply.events if event.code == "dice" for face in event.data["results"]]
        # What is left of an attack that was broken off belongs to no roll of this one.
        natural = thrown if "attacked" in codes else natural + thrown
        for event in ply.events:
            match event.code:
                case "attacked":
                    seats = (int(event.data["seat"]), int(event.data["defender"]))
                case "rerolled":
                    again += len(event.data["now"])
                case "fought":
                    attack, defence = (len(event.data[side]["natural"]) for side in ("attack", "defence"))
                    _count(tallies, seats, event, natural[:attack], natural[attack : attack + defence])
                    natural, again = natural[attack + defence + again :], 0
    return tallies.all()


def _count(tallies: Tallies, seats: tuple[int, int], event: Event, attack: list[int], defence: list[int]) -> None:
    bosses = [boss is not None for boss in event.data["bosses"]]
    for seat, dice, boss in zip(seats, (attack, defence), bosses, strict=True):
        for face, sides in zip(dice, sides_of(len(dice), boss), strict=True):
            if seat >= 0:
                tallies.throw(seat, f"d{sides}", face, sides)
    losses = compare(_sorted(attack), _sorted(defence))
    pairs = len(losses.pairs)
    won = pairs_won(len(attack), bosses[0], len(defence), bosses[1])
    if seats[0] >= 0:
        tallies.count(seats[0], ATTACKING, losses.defender, won)
    if seats[1] >= 0:
        tallies.count(seats[1], DEFENDING, losses.attacker, {pairs - number: each for number, each in won.items()})


@cache
def pairs_won(attack: int, attack_boss: bool, defence: int, defence_boss: bool) -> Mapping[int, float]:
    """In how many of all throws of so many dice, one of them eight-sided with a boss, the attacker wins so many
    pairs."""
    found: Counter[int] = Counter()
    defences = _throws(defence, defence_boss)
    for mine, times in _throws(attack, attack_boss).items():
        for others, more in defences.items():
            found[compare(mine, others).defender] += times * more
    return found


def _throws(dice: int, boss: bool) -> Counter[tuple[int, ...]]:
    return Counter(_sorted(faces) for faces in product(*(range(1, sides + 1) for sides in sides_of(dice, boss))))


def _sorted(dice: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(dice, reverse=True))
