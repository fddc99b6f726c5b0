"""Territories in the choices of a menu: who holds them with how much, and what is beside them."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.limits import LABEL, cut, length
from bot.words.names import listed
from bot.words.risk_mgs.vocabulary import boss, called, counted, owner, place, zone
from engine.risk_mgs.board import boss_at, is_enemy, lasting_on, neighbours
from engine.risk_mgs.facts import BOSS_IDS
from engine.risk_mgs.show import EFFECTS
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NUMBERS, ZONE_OF

MENU = 25
"""Territories under one heading."""


def own(say: Say, state: State, seat: int, name: str) -> str:
    """ "Egypt: 7 armies, city, Raiden", of a territory of the reader."""
    number = NUMBERS[name]
    what = [counted(say, "armies", state.armies[number]), *features(say, state, seat, number)]
    return say("risk_mgs-land", territory=place(say, number), what=listed(say, what))


def other(say: Say, state: State, seat: int, name: str) -> str:
    """ "East Africa: Werewolf, 3 armies, city"."""
    number = NUMBERS[name]
    holder = owner(say, called(say, state, seat), state.owners[number])
    what = [holder, counted(say, "armies", state.armies[number]), *features(say, state, seat, number)]
    return say("risk_mgs-land", territory=place(say, number), what=listed(say, what))


def free(say: Say, state: State, seat: int, name: str) -> str:
    """ "Egypt: city, in Africa, beside 2 of yours", of a territory that nobody has claimed."""
    number = NUMBERS[name]
    mine = sum(state.owners[each] == seat for each in neighbours(state, number))
    where = say("risk_mgs-land-free", zone=zone(say, ZONE_OF[number].id), count=mine)
    return say(
        "risk_mgs-land", territory=place(say, number), what=listed(say, [*features(say, state, seat, number), where])
    )


def features(say: Say, state: State, seat: int, number: int) -> list[str]:
    """City, headquarters, boss, Airfield, and what played cards have left there."""
    found = [say("risk_mgs-city")] if number in state.cities else []
    standing = boss_at(state, number)
    if standing >= 0:
        found.append(boss(say, BOSS_IDS[standing]))
    found += [
        _headquarters(say, state, seat, whose) for whose, each in enumerate(state.seats) if each.headquarters == number
    ]
    if any(at == number for at, _ in state.airfields):
        found.append(say("risk_mgs-airfield"))
    words = [EFFECTS[kind] for kind in ("limit_dice", "block_attack", "mod_dice") if _lasts(state, kind, number)]
    return [*found, *(say(f"risk_mgs-effect-{word}") for word in words)]


def beside(say: Say, state: State, seat: int, name: str, *, strongest_first: bool) -> str:
    """A territory of the reader with the hostile armies around it, as many as there is room for."""
    number = NUMBERS[name]
    ground = own(say, state, seat, name)
    hostile = [each for each in neighbours(state, number) if is_enemy(state, seat, each)]
    hostile.sort(key=lambda each: state.armies[each], reverse=strongest_first)
    for count in range(len(hostile), 0, -1):
        label = say("risk_mgs-land-beside", land=ground, hostile=_hostile(say, state, hostile, count))
        if length(label) <= LABEL:
            return label
    return cut(ground, LABEL)


def region(say: Say, number: int) -> str:
    """The heading of a part of the world with at most `MENU` territories."""
    return say(f"risk_mgs-region-{_REGIONS[ZONE_OF[number].id]}")


_REGIONS = {
    "north_america": "west",
    "south_america": "west",
    "europe": "middle",
    "africa": "middle",
    "asia": "east",
    "australia": "east",
    "outer_haven": "east",
}


def _hostile(say: Say, state: State, hostile: Sequence[int], count: int) -> str:
    told = listed(
        say,
        [
            say("risk_mgs-land-hostile", territory=place(say, each), armies=state.armies[each])
            for each in hostile[:count]
        ],
    )
    left = len(hostile) - count
    return say("risk_mgs-land-more", hostile=told, count=left) if left else told


def _headquarters(say: Say, state: State, seat: int, whose: int) -> str:
    if whose == seat:
        return say("risk_mgs-headquarters-yours")
    if state.owners[state.seats[whose].headquarters or 0] == whose:
        return say("risk_mgs-headquarters-own")
    return say("risk_mgs-headquarters-of", player=called(say, state, seat)[whose])


def _lasts(state: State, kind: str, number: int) -> bool:
    return any(True for _ in lasting_on(state, kind, number))
