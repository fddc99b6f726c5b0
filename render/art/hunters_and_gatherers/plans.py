"""Where a tile's land differs from the usual, so that its picture shows which meadows are parted and which are not.

Units are hundredths of a tile, from the upper left corner of the unturned tile.
"""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from render.art.pen import Point


class Plan(Struct, frozen=True):
    """``lakes``: middle and half axes; ``springs``: where a river rises; ``reach``: how deep a forest (by its letter)
    goes into the tile, or the meadow of a side (N, E, S, W) into a forest; ``corners``: those to which a forest
    stretches a tongue, counted clockwise from the upper left one."""

    lakes: Mapping[str, tuple[float, float, float, float]] = {}
    springs: Mapping[str, Point] = {}
    reach: Mapping[str, float] = {}
    corners: tuple[int, ...] = ()


USUAL = Plan()

PLANS: Mapping[str, Plan] = MappingProxyType(
    {
        "S01": Plan(lakes={"e": (44, 47, 18, 15)}, reach={"b": 46}),
        "L01": Plan(lakes={"f": (46, 46, 18, 16)}, reach={"e": 30, "d": 24}),
        "L02": Plan(lakes={"g": (50, 48, 22, 21)}, reach={"d": 36}),
        "L03": Plan(lakes={"e": (55, 47, 17, 15)}, reach={"d": 45}),
        "L05": Plan(lakes={"g": (55, 50, 18, 17)}, reach={"d": 29}),
        "L11": Plan(lakes={"i": (50, 50, 21, 18)}, reach={"f": 36}),
        "L14": Plan(springs={"b": (50, 36)}, reach={"d": 24, "e": 58, "f": 24}),
        "L19": Plan(lakes={"g": (51, 50, 21, 19)}, reach={"f": 36}),
        "L23": Plan(lakes={"g": (49, 50, 21, 18)}, reach={"d": 36}),
        "L40": Plan(lakes={"i": (50, 50, 24, 16)}, reach={"d": 29, "h": 29}),
        "L46": Plan(reach={"a": 62}),
        "L47": Plan(springs={"d": (47, 50)}, reach={"a": 47, "b": 25}),
        "L48": Plan(lakes={"f": (49, 43, 17, 15)}, reach={"d": 24, "e": 44}),
        "L49": Plan(lakes={"e": (50, 66, 17, 14)}, reach={"S": 46}),
        "L50": Plan(lakes={"e": (50, 50, 21, 18)}, reach={"d": 36}),
        "L56": Plan(springs={"c": (50, 66)}, reach={"S": 41, "W": 25}, corners=(3,)),
        "L58": Plan(springs={"c": (50, 49)}, reach={"a": 43}),
        "L59": Plan(springs={"b": (46, 33), "d": (67, 54)}, reach={"f": 53}),
        "L60": Plan(springs={"b": (50, 23)}, lakes={"h": (50, 73, 18, 13)}, reach={"N": 31, "S": 37}),
        "L63": Plan(lakes={"g": (50, 50, 15, 19)}, reach={"d": 24, "f": 24}),
        "L66": Plan(lakes={"e": (45, 46, 19, 17)}, reach={"d": 30}),
        "B01": Plan(springs={"d": (50, 70)}, reach={"S": 37}),
        "B04": Plan(lakes={"e": (46, 46, 21, 19)}, reach={"d": 30}),
        "B05": Plan(lakes={"h": (67, 33, 17, 16), "i": (33, 67, 17, 16)}),
        "B10": Plan(lakes={"f": (55, 43, 17, 15)}, reach={"e": 25}),
        "B11": Plan(lakes={"g": (45, 45, 23, 21)}, reach={"d": 46}),
        "L31": Plan(corners=(1, 2), reach={"N": 26, "E": 25, "S": 26}),
        "L37": Plan(corners=(3,), reach={"S": 30, "W": 30}),
    }
)
