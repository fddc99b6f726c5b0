"""The sprites in the package are what the art draws: ``python -m render.art`` was run after the last change."""

from PIL import Image

from render.art import halali
from render.canvas import ASSETS
from render.colours import CREAM, INK, SIGNAL
from render.halali.sprites import drawing, mini, palette, tile
from tests.render.pictures import unlike
from tests.render.vision import difference, lab

# Letters on the gates and the frame may come out differently by a fraction of a pixel with other font libraries.
ALMOST = 0.5


def test_every_sprite_is_as_the_art_draws_it_and_there_is_no_other() -> None:
    drawn = dict(halali.drawings())
    stored = {path.stem for path in (ASSETS / "halali").glob("*.png")}
    assert stored == {*drawn, "palette"}
    for name, image in drawn.items():
        assert drawing(name).mode == image.mode
        assert unlike(drawing(name), image) < ALMOST, name
        if image.mode == "RGBA":
            assert unlike(drawing(name).getchannel("A"), image.getchannel("A")) < ALMOST, name


def test_the_palette_has_the_colours_of_letters_and_marks() -> None:
    colours = palette().getpalette() or []
    known = [lab((colours[at], colours[at + 1], colours[at + 2])) for at in range(0, len(colours), 3)]
    assert len(known) == 256
    for colour in (CREAM, INK, SIGNAL):
        assert min(difference(lab(colour), other) for other in known) < 3


def test_all_face_down_tiles_look_the_same() -> None:
    assert len({id(tile(text, square)) for text in ("?", "b", "hn", "t") for square in range(49)}) == 1


def test_both_trees_stand_on_a_board_and_a_tree_never_changes() -> None:
    trees = [tile("T", square) for square in range(49)]
    assert 15 < sum(tree is drawing("tile-T2") for tree in trees) < 35
    assert [tile("T", square) for square in range(49)] == trees


def test_a_pile_shows_hunters_whatever_their_guns() -> None:
    assert {id(mini(text)) for text in ("Hn", "He", "Hs", "Hw", "H")} == {id(drawing("mini-H"))}
    assert isinstance(mini("?"), Image.Image)
