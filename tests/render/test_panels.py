"""The players' panels: whose turn, points, turns left, and how it ended."""

from itertools import pairwise

from msgspec.structs import replace

from engine.halali.state import Agreed, Score
from render.colours import SIGNAL
from render.halali import words
from render.halali.layout import CENTRE, PANELS, TRAYS, Box
from render.scene import Scene
from tests.render.pictures import picture, unlike
from tests.render.scenes import END_BEGUN, FOX_TAKEN, OVER, SCENES, scene, state
from tests.render.vision import difference, lab, pixels


def differs(one: Scene, other: Scene, box: Box) -> bool:
    return unlike(picture(one).crop(box), picture(other).crop(box)) > 0.3


def mean_light(of: Scene, box: Box) -> float:
    histogram = picture(of).crop(box).convert("L").histogram()
    return sum(value * count for value, count in enumerate(histogram)) / sum(histogram)


def test_the_panel_of_the_side_to_move_is_the_light_one() -> None:
    blue, brown = scene(state(FOX_TAKEN)), scene(state(FOX_TAKEN.replace(" bl ", " br ")))
    for of, lit, dark in ((blue, 0, 1), (brown, 1, 0)):
        assert mean_light(of, PANELS[lit]) > mean_light(of, PANELS[dark]) + 80
    # And a pointer beside it, for those who see one picture only.
    assert differs(blue, brown, CENTRE)


def test_nobody_is_to_move_when_a_game_is_over() -> None:
    over = SCENES["over"]
    assert all(mean_light(over, panel) < 120 for panel in PANELS)


def test_turns_left_are_counted_down_by_dots() -> None:
    pictures = [picture(scene(state(END_BEGUN.replace(" 5-5 ", f" {left}-5 ")))) for left in range(5, -1, -1)]
    left, top, right, _ = PANELS[0]
    dots = (left + 108, top + 62, left + 245, top + 94)
    steps = [unlike(one.crop(dots), other.crop(dots)) for one, other in pairwise(pictures)]
    assert min(steps) > 0.5
    assert right > dots[2]


def test_points_and_piles_are_shown() -> None:
    fewer = FOX_TAKEN.replace("F3P2DT", "F2P2DT")
    assert differs(scene(state(FOX_TAKEN)), scene(state(fewer)), PANELS[1])
    assert differs(scene(state(FOX_TAKEN)), scene(state(fewer)), TRAYS[1])
    assert not differs(scene(state(FOX_TAKEN)), scene(state(fewer)), PANELS[0])


def test_a_full_pile_fits_its_tray() -> None:
    full = picture(scene(state(FOX_TAKEN.split(" P/")[0] + " B2F6L2H8P8D7T15/B2F6L2H8P8D7T15")))
    empty = picture(scene(state(FOX_TAKEN.split(" P/")[0] + " -/-")))
    for left, top, right, bottom in TRAYS:
        edge = (left, bottom - 60, right, bottom)
        assert unlike(full.crop(edge), empty.crop(edge)) == 0
        gap = (right + 3, top, right + 6, bottom) if left < 600 else (left - 6, top, left - 3, bottom)
        assert unlike(full.crop(gap), empty.crop(gap)) == 0


def test_sides_swap_with_the_second_game() -> None:
    first, second = scene(state(FOX_TAKEN)), scene(state(FOX_TAKEN, 2))
    swapped = replace(second, names=("Ben", "Ann"))
    assert differs(first, second, PANELS[0])
    left, top, right, bottom = PANELS[0]
    assert not differs(first, swapped, (left, top, left + 300, bottom))
    assert right > left + 300


def test_the_second_game_shows_the_points_of_the_first() -> None:
    without = SCENES["second-game"].state
    other = replace(without, first=Score((12, 31), (5, 9), "turns"))
    # In game 2 seat 0 plays brown.
    assert differs(scene(without), scene(other), PANELS[1])
    assert not differs(scene(without), scene(other), PANELS[0])


def test_the_winner_has_a_star_and_a_draw_has_none() -> None:
    def star(position: str, side: int, resigned: int | None = None, match: bool = False) -> bool:
        left, top, *_ = PANELS[side]
        ended = replace(state(position, ended="turns"), resigned=resigned, agreed=Agreed(match=match))
        corner = picture(scene(ended)).crop((left + 4, top + 4, left + 44, top + 48))
        gold = sum(difference(lab(colour), lab(SIGNAL)) < 10 for colour in pixels(corner))
        return gold > 200

    assert (star(OVER, 0), star(OVER, 1)) == (True, False)
    # A match is won only after its second game.
    assert (star(OVER, 0, match=True), star(OVER, 1, match=True)) == (False, False)
    level = OVER.split(" 0 FH4")[0] + " 0 FH/FL"
    assert (star(level, 0), star(level, 1)) == (False, False)
    assert (star(OVER, 0, resigned=0), star(OVER, 1, resigned=0)) == (False, True)


def test_between_two_games_it_is_told_that_one_is_over_and_that_another_follows() -> None:
    def told(of: Scene) -> list[tuple[str, dict[str, object]]]:
        said: list[tuple[str, dict[str, object]]] = []

        def say(key: str, **data: object) -> str:
            said.append((key, data))
            return key

        picture(replace(of, say=say))
        return said

    between = told(SCENES["between-games"])
    assert (words.WON_GAME, {"game": 1}) in between
    assert (words.GAME_OVER, {"game": 1}) in between
    assert (words.NEXT_GAME, {"game": 2}) in between
    over = told(SCENES["over"])
    assert {words.WON, words.OVER, words.GAME} <= {key for key, _ in over}
    assert not {key for key, _ in over} & {words.WON_GAME, words.GAME_OVER, words.NEXT_GAME}
