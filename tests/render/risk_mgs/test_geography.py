"""The outlines agree with the rules' map: the same territories, the same borders, badges on their own land."""

from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageDraw

from engine.risk_mgs.world import BORDERS, DOCKS, NAMES, NUMBERS, WORLD, ZONE_OF, ZONES
from render.risk_mgs import geography
from render.risk_mgs.layout import WORLD as WORLD_PART
from render.risk_mgs.places import badge_places, berths, docks, zone_places

Segment = frozenset[tuple[float, float]]


def segments(territory: int) -> set[Segment]:
    return {
        frozenset((start, end))
        for shape in geography.polygons(territory)
        for ring in shape
        for start, end in zip(ring, (*ring[1:], ring[0]), strict=True)
    }


def test_land_borders_are_drawn_where_the_rules_have_them_and_nowhere_else() -> None:
    by_land = {frozenset((border.a, border.b)) for border in BORDERS if not border.sea}
    drawn = {
        frozenset((NAMES[one], NAMES[other]))
        for one, other in combinations(WORLD, 2)
        if segments(one) & segments(other)
    }
    assert drawn == by_land


def test_edges_are_told_by_kind() -> None:
    egypt, ural, russia = (NUMBERS[name] for name in ("egypt", "ural", "russia"))
    kinds: dict[Segment, str] = {
        frozenset(pair): kind for kind, line in geography.edges() for pair in pairwise(line) if len(set(pair)) == 2
    }
    assert {kinds[each] for each in segments(ural) & segments(russia)} == {"zone"}
    assert {kinds[each] for each in segments(egypt) & segments(NUMBERS["north_africa"])} == {"border"}
    coast = segments(egypt) - set().union(*(segments(other) for other in WORLD if other != egypt))
    assert {kinds[each] for each in coast} == {"coast"}


def test_each_sea_border_has_its_line() -> None:
    by_sea = [border for border in BORDERS if border.sea]
    # The one over the Pacific is drawn in two ends.
    assert len(geography.sea_lines()) == len(by_sea) + 1


@pytest.mark.parametrize("name", [NAMES[territory] for territory in WORLD])
def test_a_badge_touches_its_own_land_and_no_other_is_nearer(name: str) -> None:
    x, y = badge_places()[NUMBERS[name]]
    window = Image.new("L", (76, 46))
    draw = ImageDraw.Draw(window)
    for shape in geography.polygons(NUMBERS[name]):
        draw.polygon([(px - x + 38, py - y + 23) for px, py in shape[0]], fill=255)
    assert window.getbbox() is not None


def test_docks_lie_at_their_territory() -> None:
    assert set(docks()) == set(berths()) == set(DOCKS)
    for dock, place in docks().items():
        points = [point for shape in geography.polygons(DOCKS[dock]) for point in shape[0]]
        assert min(abs(x - place[0]) + abs(y - place[1]) for x, y in points) < 40


def test_every_zone_of_the_world_has_a_place_for_its_name() -> None:
    assert set(zone_places()) == {zone.id for zone in ZONES} - {ZONE_OF[NUMBERS["oh_bow"]].id}


def test_all_land_is_in_the_picture() -> None:
    left, top, right, bottom = WORLD_PART
    for territory in WORLD:
        extent = geography.extent(territory)
        assert left <= extent[0] < extent[2] <= right
        assert top <= extent[1] < extent[3] <= bottom


def test_breadth_is_the_lesser_side() -> None:
    assert geography.breadth(((0, 0), (9, 0), (9, 4), (0, 4))) == 4
