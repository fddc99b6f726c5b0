"""The land shows whose it is, and where its borders are, at every scale."""

from itertools import pairwise

import pytest
from PIL import Image

from engine.risk_mgs.state import NEUTRAL
from engine.risk_mgs.world import NUMBERS, WORLD
from render.colours import Colour
from render.risk_mgs import geography
from render.risk_mgs.factions import LOOKS, OTHERS, Look
from render.risk_mgs.land import land_of, paint_land, without_specks
from render.risk_mgs.layout import WHOLE, View
from render.risk_mgs.rims import paint_rims
from tests.render.vision import difference, lab

WOLF, RAVEN, OCELOT = (LOOKS[name] for name in ("werewolf", "raven_sword", "otselotovaya_khvatka"))
CLOSE = View((640, 400, 1120, 700), 2.5)
INSIDE = {"north_africa": (640, 500), "egypt": (790, 480), "east_africa": (900, 650), "congo": (800, 690)}
"""Places of the world well within a territory, on both views."""


def painted(view: View, **looks: Look) -> Image.Image:
    image = Image.new("RGB", view.size)
    paint_land(image, view, [looks.get(name, RAVEN) for name in _names()])
    return image


def _names() -> list[str]:
    by_number = {number: name for name, number in NUMBERS.items()}
    return [by_number[territory] for territory in WORLD]


def colour_at(image: Image.Image, view: View, place: tuple[float, float]) -> Colour:
    x, y = view.at(place)
    patch = image.crop((x - 2, y - 2, x + 3, y + 3)).resize((1, 1), Image.Resampling.BOX)
    red, green, blue = patch.tobytes()
    return red, green, blue


@pytest.mark.parametrize("view", [WHOLE, CLOSE], ids=["whole", "close"])
def test_land_has_the_colour_of_its_owner(view: View) -> None:
    image = painted(view, egypt=WOLF, congo=OCELOT)
    looks = {"egypt": WOLF, "congo": OCELOT, "north_africa": RAVEN, "east_africa": RAVEN}
    for name, place in INSIDE.items():
        shown = lab(colour_at(image, view, place))
        nearest = min(LOOKS.values(), key=lambda look: difference(shown, lab(look.colour)))
        assert nearest == looks[name], name


def test_land_of_nobody_is_hatched() -> None:
    plain = Look("neutral", OTHERS[NEUTRAL].colour, OTHERS[NEUTRAL].sign)
    shades: list[int] = []
    for look in (plain, OTHERS[NEUTRAL]):
        x, y = WHOLE.at(INSIDE["north_africa"])
        part = painted(WHOLE, north_africa=look).crop((x - 12, y - 12, x + 12, y + 12)).convert("L")
        least, greatest = part.getextrema()
        assert isinstance(least, int)
        assert isinstance(greatest, int)
        shades.append(greatest - least)
    assert shades[1] > shades[0] + 15


def test_borders_of_zones_are_stronger_than_others() -> None:
    image = painted(WHOLE).convert("L")
    strength: dict[str, list[float]] = {"border": [], "zone": []}
    for kind, line in geography.edges():
        if kind != "coast":
            for (x1, y1), (x2, y2) in pairwise(line):
                x, y = WHOLE.at(((x1 + x2) / 2, (y1 + y2) / 2))
                low, high = image.crop((x - 3, y - 3, x + 4, y + 4)).getextrema()
                strength[kind].append(float(high) - float(low))  # type: ignore[arg-type]
    means = {kind: sum(values) / len(values) for kind, values in strength.items()}
    assert means["zone"] > 2 * means["border"] > 20


def test_only_what_is_seen_is_drawn() -> None:
    assert set(land_of(WHOLE).masks) == set(WORLD)
    seen = land_of(CLOSE).masks
    assert NUMBERS["egypt"] in seen
    assert NUMBERS["alaska"] not in seen
    width, height = CLOSE.size
    for box, mask in seen.values():
        assert 0 <= box[0] < box[2] <= width
        assert 0 <= box[1] < box[3] <= height
        assert mask.size == (box[2] - box[0], box[3] - box[1])


def test_islands_bear_no_marks() -> None:
    indonesia = NUMBERS["indonesia"]
    whole, marked = land_of(WHOLE).masks[indonesia][1], without_specks(WHOLE, indonesia)
    assert marked.size == whole.size
    assert 0 < sum(marked.tobytes()) < sum(whole.tobytes())


def test_rims_lie_within_what_is_marked() -> None:
    plain, rimmed = painted(CLOSE), painted(CLOSE)
    paint_rims(rimmed, CLOSE, {NUMBERS["egypt"]: "choice", NUMBERS["congo"]: "plain"})
    grey = [image.convert("L").tobytes() for image in (plain, rimmed)]
    width = CLOSE.size[0]
    changed = [
        (index % width, index // width)
        for index, (one, other) in enumerate(zip(*grey, strict=True))
        if abs(one - other) > 40
    ]
    left, top, right, bottom = land_of(CLOSE).masks[NUMBERS["egypt"]][0]
    assert len(changed) > 1500
    assert all(left <= x < right and top <= y < bottom for x, y in changed)
    assert colour_at(plain, CLOSE, INSIDE["egypt"]) == colour_at(rimmed, CLOSE, INSIDE["egypt"])
