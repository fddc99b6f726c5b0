"""What stands on a territory beside armies: headquarters, city, boss, airfields, effects that last."""

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from engine.risk_mgs.board import boss_at, effects_of
from engine.risk_mgs.facts import BOSS_IDS
from engine.risk_mgs.show import EFFECTS
from engine.risk_mgs.state import Lasting, State
from render.colours import CREAM
from render.inscriptions import write_middle
from render.risk_mgs.factions import look_of
from render.risk_mgs.sheets import mark

SIZE = 34
"""Pixels in the ordinary picture."""
INITIALS = {"raiden": "R", "vamp": "V", "eva": "E", "bb_unit": "BB"}
"""Where they are not the first letters of the words of a boss's id."""


def marks_on(state: State, territory: int) -> tuple[str, ...]:
    """Names of drawings, the most important first."""
    return tuple(_marks(state, territory))


def _marks(state: State, territory: int) -> Iterator[str]:
    for seat, each in enumerate(state.seats):
        if each.headquarters == territory:
            yield f"headquarters-{look_of(state, seat).id}"
    if territory in state.cities:
        yield "city"
    boss = boss_at(state, territory)
    if boss >= 0:
        yield f"boss-{BOSS_IDS[boss]}"
    for place, seat in state.airfields:
        if place == territory:
            yield f"airfield-{look_of(state, seat).id}"
    for lasting in state.lasting:
        if lasting.territory == territory or (boss >= 0 and lasting.boss == boss):
            yield effect_of(lasting)


def effect_of(lasting: Lasting) -> str:
    """What a played card still does, as `engine.risk_mgs.show` calls it."""
    return next(word for kind, word in EFFECTS.items() if any(effects_of(lasting, kind)))


@lru_cache(maxsize=200)
def mark_of(name: str, size: int) -> Image.Image:
    """RGBA, ``size`` pixels along a side."""
    kind, _, boss = name.partition("-")
    return medal(boss, size) if kind == "boss" else mark(name, size)


def initials(boss: str) -> str:
    """Of a boss, by id: the same in every language."""
    return INITIALS.get(boss) or "".join(word[0].upper() for word in boss.split("_"))


def medal(boss: str, size: int) -> Image.Image:
    """A boss, by his initials."""
    picture, text = mark("boss", size).copy(), initials(boss)
    write_middle(picture, (size // 2, size // 2), text, round(size * (0.5 if len(text) > 1 else 0.62)), CREAM)
    return picture
