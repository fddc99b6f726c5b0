"""The strip of dice: whole, inside its edges, the same for everybody, and readable without colours."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.contract import Event
from engine.risk_mgs.state import State
from engine.risk_mgs.world import DOCKS, NAMES
from render.risk_mgs import dice
from render.risk_mgs.dice_faces import ATTACK, DEFENCE, face
from render.risk_mgs.dice_rolls import Die
from tests.engine.risk_mgs.table import at, played
from tests.render.languages import ENGLISH, LANGUAGES
from tests.render.pictures import unlike
from tests.render.risk_mgs.panel_scenes import WIDE, Written, check_fits, moves, scene, witness

PLAIN = {"alaska": "0.9", "kamchatka": "1.5", "iceland": "1.3"}
CROWDED: dict[str, Any] = {
    "airfields": {"oh_bow": 0, "western_united_states": 1},
    "lasting": [{"design": "sop_link", "seat": 0}],
    "dock": next(dock for dock, place in DOCKS.items() if NAMES[place] == "western_united_states"),
}
SHIP = {"oh_bow": "0.30@liquid_ocelot", "oh_deck": "0.1", "oh_stern": "0.1", "western_united_states": "1.6@bb_unit"}


def strip(
    state: State, news: Sequence[Event], names: tuple[str, ...] = WIDE, language: str = ENGLISH
) -> tuple[Image.Image, list[Written]]:
    with witness() as texts:
        image = dice.strip(scene(state, *news, names=names, language=language))
    assert image is not None
    return image, texts


def plain(*faces: int) -> tuple[State, list[Event]]:
    return played(at(PLAIN), "attack alaska kamchatka 3", dice=faces)


@pytest.mark.parametrize(
    ("table", "more", "moves"),
    [
        (PLAIN, {}, ["attack alaska kamchatka 3"]),
        (PLAIN | {"alaska": "0.9@solid_snake", "kamchatka": "1.5@roy_campbell"}, {}, ["attack alaska kamchatka 3"]),
        (PLAIN | {"alaska": "0.99", "kamchatka": "n.60"}, {}, ["series alaska kamchatka 1"]),
        (SHIP, CROWDED, ["attack oh_bow western_united_states 3"]),
        (PLAIN | {"alaska": "0.9@raiden"}, {}, ["attack alaska kamchatka 3"]),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits(table: dict[str, str], more: dict[str, Any], moves: list[str], language: str) -> None:
    state, news = played(at(table, **more), *moves)
    image, texts = strip(state, news, language=language)
    assert image.size == (dice.WIDTH, dice.HEIGHT)
    check_fits(image, texts, *WIDE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_fit(language: str) -> None:
    fights = [step for step in moves("command_room", 3) if any(event.code == "fought" for event in step.events)]
    assert len(fights) > 20
    for step in fights:
        check_fits(*strip(step.after, step.events, language=language), *WIDE)


def test_a_series_is_told_in_sums() -> None:
    state, news = played(
        at(PLAIN), "series alaska kamchatka 1", dice=[6, 5, 4, 3, 3, 6, 5, 4, 3, 3, 1, 1, 1, 6, 5, 5, 5, 1]
    )
    _, texts = strip(state, news)
    assert texts[-1].text == "4 rolls: lost 1, destroyed 5 · conquered"


def test_modified_dice_tell_what_they_count() -> None:
    state, news = played(at(PLAIN | {"alaska": "0.9@bb_unit"}), "attack alaska kamchatka 3", dice=[7, 3, 2, 4, 4])
    texts = [text.text for text in strip(state, news)[1]]
    assert [text for text in texts if "=" in text] == ["+1 = 8", "+1 = 4", "+1 = 3"]
    assert "B&B Unit +1 (all dice)" in texts
    assert not [text.text for text in strip(*plain(6, 5, 4, 3, 3))[1] if "=" in text.text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_modifiers_stand_in_lines_that_can_be_read(language: str) -> None:
    state, news = played(at(SHIP, **CROWDED), "attack oh_bow western_united_states 3")
    texts = [text for text in strip(state, news, language=language)[1] if " +1" in text.text and "=" not in text.text]
    assert sum(text.text.count("+1") for text in texts) == 5
    assert min(text.size for text in texts) >= 15


def test_losses_stand_at_their_side() -> None:
    _, texts = strip(*plain(6, 6, 6, 1, 1))
    right = [text for text in texts if text.box[0] > dice.WIDTH * 0.8]
    assert [text.text for text in sorted(right, key=lambda text: text.box[1])] == ["0", "–2"]


def test_who_loses_a_pair_shows_without_colours() -> None:
    """Ties go to the defender: the arrow turns."""
    won, tied = (strip(*plain(6, 5, 1, low, 5))[0] for low in (5, 6))
    box = (dice.WIDTH * 0.4, dice.HEIGHT * 0.38, dice.WIDTH * 0.6, dice.HEIGHT * 0.53)
    arrows = [image.convert("L").crop(tuple(map(round, box))) for image in (won, tied)]  # type: ignore[arg-type]
    assert unlike(*arrows) > 2


@pytest.mark.parametrize("look", [ATTACK, DEFENCE])
@pytest.mark.parametrize("beaten", [False, True])
def test_faces_differ_in_grey(look: Any, beaten: bool) -> None:
    dice_of_both = [
        Die(number, number, boss) for boss, sides in ((False, 6), (True, 8)) for number in range(1, sides + 1)
    ]
    faces = [face(die, 40, look, beaten).convert("L") for die in dice_of_both]
    assert min(unlike(one, other) for one, other in combinations(faces, 2)) > 1
    assert unlike(face(dice_of_both[0], 40, ATTACK, False), face(dice_of_both[0], 40, DEFENCE, False)) > 20


def test_boss_dice_have_another_outline() -> None:
    square, octagon = (face(Die(3, 3, boss), 60, ATTACK, False).getchannel("A") for boss in (False, True))
    assert [image.getpixel((6, 6)) for image in (square, octagon)] == [255, 0]


@pytest.mark.parametrize("width", [500, 800, 1100])
def test_a_strip_is_as_wide_as_wanted(width: int) -> None:
    state, news = plain(6, 6, 6, 1, 1)
    image = dice.strip(scene(state, *news), width)
    assert image is not None
    assert image.width == width
    assert image.height == pytest.approx(width * dice.HEIGHT / dice.WIDTH, abs=1)


def test_equal_scenes_give_equal_strips_whoever_looks() -> None:
    state, news = played(at(PLAIN, shop=[["rpg7"], ["compress"]], points=[5000, 5000]), "attack alaska kamchatka 3")
    views = [scene(state, *news, viewer=viewer) for viewer in (None, 0, 1)] + [scene(state, *news, hide=False)]
    strips = [dice.strip(view) for view in views]
    assert len({image.tobytes() for image in strips if image is not None}) == 1
    other = replace(state, seats=tuple(replace(seat, shop_cards=seat.shop_cards[::-1]) for seat in state.seats))
    again = dice.strip(scene(other, *news))
    assert again is not None
    assert strips[0] is not None
    assert again.tobytes() == strips[0].tobytes()


def test_nothing_rolled_gives_no_strip() -> None:
    assert dice.strip(scene(at(PLAIN))) is None
