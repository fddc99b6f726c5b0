"""Which part of the world a picture shows."""

from collections.abc import Iterable, Sequence

from engine.risk_mgs.state import State
from engine.risk_mgs.world import BOW, SHIP, ZONE, ZONES
from render.risk_mgs import geography
from render.risk_mgs.layout import CLOSE_HEIGHTS, CLOSE_WIDTH, WORLD, Part, Point, View
from render.risk_mgs.places import badge_places, berths, docks

_SCALES = (2.6, 2.3, 2.0, 1.75, 1.5)
"""Of pictures of a part: few, and on a coarse grid, so that their land needs to be drawn seldom."""
_GRID = 20
_ROOM = (64, 54)
"""Units from the middle of a badge to the rim of the picture, at least."""
_SHIP_ROOM = (110, 70)


def lens_names() -> tuple[str, ...]:
    """The zones, the ship last."""
    return tuple(zone.id for zone in ZONES)


def zone_of(lens: str) -> str | None:
    """The zone that a lens names, as a person may type it."""
    name = "_".join(lens.lower().replace("-", " ").replace("_", " ").split())
    return name if name in ZONE else None


def zone_view(zone: str, state: State) -> View:
    """A whole zone; Outer Haven with the land around its dock."""
    territories = ZONE[zone].territories
    if territories == tuple(SHIP):
        return _fitted(_span([*_ends(state, BOW), *_ends(state, SHIP[-1])], _ROOM))
    parts = [geography.extent(territory) for territory in territories]
    corners = [corner for left, top, right, bottom in parts for corner in ((left, top), (right, bottom))]
    badges = [badge_places()[territory] for territory in territories]
    return _fitted(_joined(_span(corners, (8, 8)), _span(badges, _ROOM)))


def closest(territories: Sequence[int], state: State) -> View:
    """The part with the first of these territories, and as many of the others as fit."""
    shown = _ends(state, territories[0])
    for territory in territories[1:]:
        wider = [*shown, *_ends(state, territory)]
        if _scale(_span(wider, _ROOM)) is not None:
            shown = wider
    return _fitted(_span(shown, _ROOM))


def together(territories: Sequence[int], state: State) -> bool:
    """Whether one part shows all of them."""
    ends = [end for territory in territories for end in _ends(state, territory)]
    return bool(ends) and _scale(_span(ends, _ROOM)) is not None


def _ends(state: State, territory: int) -> list[Point]:
    """What has to be seen of a territory: its badge, or the whole ship with its dock."""
    if territory not in SHIP:
        return [badge_places()[territory]]
    x, y = berths()[state.dock].middle
    across, down = (more - least for more, least in zip(_SHIP_ROOM, _ROOM, strict=True))
    return [(x - across, y - down), (x + across, y + down), docks()[state.dock]]


def _span(points: Iterable[Point], room: tuple[float, float]) -> Part:
    columns, rows = zip(*points, strict=True)
    return min(columns) - room[0], min(rows) - room[1], max(columns) + room[0], max(rows) + room[1]


def _joined(one: Part, other: Part) -> Part:
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _scale(part: Part) -> float | None:
    """The largest at which it fits."""
    left, top, right, bottom = part
    return next(
        (
            scale
            for scale in _SCALES
            if (right - left) * scale <= CLOSE_WIDTH and (bottom - top) * scale <= CLOSE_HEIGHTS[1]
        ),
        None,
    )


def _fitted(part: Part) -> View:
    """The view around a part, as much as there is room for."""
    scale = _scale(part) or _SCALES[-1]
    width, heights = CLOSE_WIDTH / scale, [height / scale for height in CLOSE_HEIGHTS]
    height = min(max(part[3] - part[1], heights[0]), heights[1])
    left = _placed((part[0] + part[2] - width) / 2, WORLD[0], WORLD[2] - width)
    top = _placed((part[1] + part[3] - height) / 2, WORLD[1], WORLD[3] - height)
    return View((left, top, left + width, top + height), scale)


def _placed(place: float, least: float, most: float) -> float:
    return min(max(round(place / _GRID) * _GRID, least), most)
