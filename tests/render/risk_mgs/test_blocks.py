"""Badges and names hide nothing and are not cut off, however many armies there are."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.risk_mgs.state import NOBODY, State
from engine.risk_mgs.world import DOCKS, WORLD
from render.canvas import Box
from render.risk_mgs import badges
from render.risk_mgs.badges import badge, badge_size
from render.risk_mgs.blocks import Block, blocks
from render.risk_mgs.coasts import titles
from render.risk_mgs.layout import WHOLE, WIDTH
from render.risk_mgs.ship import ship_box
from tests.render.languages import ENGLISH, LANGUAGES
from tests.render.risk_mgs.map_scenes import BOARD, claiming, full, scene

Named = tuple[str, Box]


def named_boxes(state: State, language: str = ENGLISH) -> list[Named]:
    of = scene(state, language=language)
    shown = blocks(of, WHOLE)
    found = [(f"badge of {block.name}", block.badge) for block in shown if block.count]
    found += [(f"name of {block.name}", block.caption) for block in shown]
    found += [(title.text, title.box) for title in titles(of, WHOLE)]
    return [*found, ("ship", ship_box(state.dock, WHOLE))]


def meeting(boxes: list[Named]) -> list[tuple[str, str]]:
    return [
        (one, other)
        for (one, a), (other, b) in combinations(boxes, 2)
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
    ]


@pytest.mark.parametrize("armies", [1, 34, 888])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_badge_or_name_lies_upon_another(armies: int, language: str) -> None:
    assert meeting(named_boxes(full(BOARD, armies), language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mark_above_a_badge_hides_no_name(language: str) -> None:
    everywhere = replace(full(BOARD, 34), cities=tuple(WORLD), bosses=(), airfields=(), lasting=())
    shown = blocks(scene(everywhere, language=language), WHOLE)
    own = {block.name: block.row for block in shown if len(block.marks) == 1}
    assert len(own) > 35
    names = [(block.name, block.caption) for block in shown] + [
        (title.text, title.box) for title in titles(scene(BOARD, language=language), WHOLE)
    ]
    for name, row in own.items():
        assert [other for other, _ in meeting([(name, row), *names]) if other == name] == [], name


@pytest.mark.parametrize("dock", DOCKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ship_hides_nothing_at_any_dock(dock: int, language: str) -> None:
    boxes = named_boxes(replace(full(BOARD, 128), dock=dock), language)
    assert meeting(boxes) == []
    # All titles of zones have their place, the ship's too.
    assert len(boxes) == 2 * len(WORLD) + 7 + 1


@pytest.mark.parametrize("armies", [1, 888, 12345])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_in_the_picture(armies: int, language: str) -> None:
    for name, box in named_boxes(full(BOARD, armies), language):
        assert WHOLE.holds(box), name


def test_unclaimed_land_bears_its_name_alone() -> None:
    state = claiming()
    shown = blocks(scene(state), WHOLE)
    free = [block for block in shown if state.owners[block.territory] == NOBODY]
    assert free
    for block in free:
        assert block.count == ""
        assert meeting([("name", block.caption), ("place", (*block.middle, block.middle[0] + 1, block.middle[1] + 1))])
    assert meeting([(block.name, block.caption) for block in shown]) == []


@pytest.mark.parametrize("count", ["1", "34", "888", "12345"])
def test_numerals_are_large(count: str) -> None:
    size = badges.FONTS[min(len(count), len(badges.FONTS)) - 1]
    assert size >= (0.025 * WIDTH if len(count) < 3 else 30)
    across, height = badge_size(count, 1.0)
    image = badge(BLOCK.look, count, 1.0)
    assert image.width > across
    assert image.height > height


BLOCK: Block = blocks(scene(BOARD), WHOLE)[0]


def test_a_marked_badge_has_a_rim() -> None:
    plain = badge(BLOCK.look, "3", 1.0)
    assert not plain.getpixel((plain.width // 2, 2))[3]  # type: ignore[index]
    looks = {state: badge(BLOCK.look, "3", 1.0, state).tobytes() for state in badges.STATES}
    assert len(set(looks.values())) == len(badges.STATES)


def test_marks_stand_in_a_row_above_the_badge() -> None:
    shown = {block.territory: block for block in blocks(scene(BOARD), WHOLE)}
    marked = [block for block in shown.values() if block.marks]
    assert len(marked) > 15
    for block in marked:
        assert block.row[3] <= block.badge[1] + 10
        assert (block.row[0] + block.row[2]) // 2 == pytest.approx(block.middle[0], abs=1)
        assert WHOLE.holds(block.row)
