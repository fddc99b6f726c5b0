"""The stored drawings are what the art draws: ``python -m render.art.hunters_and_gatherers`` was run after the last
change."""

import pytest

from engine.hunters_and_gatherers.facts import TILES
from render.art.hunters_and_gatherers import drawings
from render.art.hunters_and_gatherers.spots import spots
from render.art.hunters_and_gatherers.tile import draw_tile
from render.art.hunters_and_gatherers.zones import zones
from render.canvas import ASSETS
from render.colours import CREAM, INK, SIGNAL
from render.hunters_and_gatherers import sheets
from render.hunters_and_gatherers.seats import LOOKS
from render.hunters_and_gatherers.sheets import PIECE, TILE, ZONES
from tests.render.pictures import unlike
from tests.render.vision import difference, lab

FOLDER = ASSETS / sheets.GAME
PALETTED = 3.0
"""Mean difference in grey that 256 colours may make."""
SAMPLE = (("S01", 0), ("L14", 90), ("L31", 180), ("L59", 270), ("B03", 0), ("B05", 90), ("B11", 180))


@pytest.mark.parametrize(("name", "rotation"), SAMPLE)
def test_stored_tiles_are_as_drawn(name: str, rotation: int) -> None:
    assert unlike(sheets.tile(name, rotation, TILE), draw_tile(name, rotation)) < PALETTED


def test_a_tile_is_drawn_the_same_each_time() -> None:
    assert draw_tile("L48", 90).tobytes() == draw_tile("L48", 90).tobytes()


def test_stored_marks_are_as_drawn_and_there_are_no_others() -> None:
    drawn = dict(drawings.marks())
    tiles = {f"tiles-{rotation}" for rotation in (0, 90, 180, 270)}
    assert {path.stem for path in FOLDER.glob("*.png")} == {*drawn, *tiles, "pieces", "zones", "palette"}
    for name, image in drawn.items():
        assert sheets.drawing(name).tobytes() == image.tobytes(), name


@pytest.mark.parametrize(("seat", "role"), [(0, "hunter"), (2, "fisher"), (3, "gatherer"), (4, "hut")])
def test_stored_pieces_are_as_drawn(seat: int, role: sheets.Role) -> None:
    assert sheets.piece(seat, role, PIECE).tobytes() == drawings.piece(seat, role).tobytes()


@pytest.mark.parametrize("name", ["S01", "L37", "L56", "B05"])
def test_stored_zones_and_standing_places_are_as_drawn(name: str) -> None:
    for number, segment in enumerate(TILES[name].segments):
        drawn = zones(TILES[name]).resize((ZONES, ZONES), 0).point([255 * (value == number) for value in range(256)])
        assert sheets.zone(name, 0, frozenset(segment.id), ZONES).tobytes() == drawn.tobytes()
        x, y = spots(name)[segment.id][-1]
        assert sheets.standing(name, 0, segment.id) == pytest.approx((x / 100, y / 100), abs=0.002)


def test_standing_places_turn_with_the_tile() -> None:
    x, y = sheets.standing("L32", 0, "b")
    assert sheets.standing("L32", 90, "b") == pytest.approx((1 - y, x))
    assert sheets.standing("L32", 180, "b") == pytest.approx((1 - x, 1 - y))
    assert sheets.standing("L32", 270, "b") == pytest.approx((y, 1 - x))


def test_the_palette_has_the_colours_of_letters_marks_and_players() -> None:
    colours = sheets.palette().getpalette() or []
    known = [lab((colours[at], colours[at + 1], colours[at + 2])) for at in range(0, len(colours), 3)]
    assert len(known) == 256
    for colour in (CREAM, INK, SIGNAL, *(look.colour for look in LOOKS)):
        assert min(difference(lab(colour), other) for other in known) < 4


def test_the_package_stays_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 2_300_000
