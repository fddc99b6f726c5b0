"""Arrows lead from badge to badge, tell their outcome by their line, and their labels hide nothing."""

import pytest
from PIL import Image, ImageChops

from engine.risk_mgs.world import NUMBERS, WORLD
from render.canvas import Box
from render.risk_mgs.arrow_labels import paint_labels
from render.risk_mgs.arrows import paint_arrows
from render.risk_mgs.blocks import blocks
from render.risk_mgs.curves import curves, length, without_end
from render.risk_mgs.layout import WHOLE
from render.risk_mgs.marking import Arrow, Outcome
from render.risk_mgs.ship import part_boxes
from tests.render.risk_mgs.map_scenes import BOARD, scene

BLOCKS = blocks(scene(BOARD), WHOLE)
WHERE = {block.territory: block.boxes for block in BLOCKS}
WHERE |= {part: (box,) for part, box in part_boxes(BOARD, WHOLE).items()}
TAKEN = [box for block in BLOCKS for box in block.boxes]

CROWDED = [
    ("egypt", "east_africa"),
    ("northern_europe", "southern_europe"),
    ("great_britain", "scandinavia"),
    ("yakutsk", "siberia"),
    ("western_australia", "eastern_australia"),
    ("alaska", "kamchatka"),
    ("peru", "brazil"),
]


def arrow(source: str, target: str, outcome: Outcome = "taken", label: str = "") -> Arrow:
    return Arrow(NUMBERS[source], NUMBERS[target], 0, outcome, label)


def inked(*shown: Arrow) -> Image.Image:
    """What is painted, as a mask."""
    image = Image.new("RGB", WHOLE.size, (255, 0, 255))
    plain = image.copy()
    paint_arrows(image, BOARD, WHOLE, shown, WHERE)
    return ImageChops.difference(image, plain).convert("L").point(lambda value: 255 if value > 30 else 0)


def amount(mask: Image.Image) -> int:
    return sum(mask.tobytes()) // 255


@pytest.mark.parametrize(
    ("source", "target"), [("egypt", "middle_east"), ("brazil", "north_africa"), ("ural", "china")]
)
def test_an_arrow_is_clear_of_both_badges(source: str, target: str) -> None:
    ((curve, headed),) = curves(arrow(source, target), WHOLE, WHERE)
    assert headed
    for x, y in curve:
        for end in (source, target):
            for left, top, right, bottom in WHERE[NUMBERS[end]]:
                assert not (left <= x <= right and top <= y <= bottom)


def test_there_and_back_are_two_lines() -> None:
    ((there, _),) = curves(arrow("brazil", "north_africa"), WHOLE, WHERE)
    ((back, _),) = curves(arrow("north_africa", "brazil"), WHOLE, WHERE)
    middle, other = there[len(there) // 2], back[len(back) // 2]
    assert abs(middle[0] - other[0]) + abs(middle[1] - other[1]) > 20


@pytest.mark.parametrize(("source", "target"), [("alaska", "kamchatka"), ("kamchatka", "alaska")])
def test_over_the_pacific_an_arrow_goes_around_the_edge(source: str, target: str) -> None:
    (out, headed), (back, arrives) = curves(arrow(source, target), WHOLE, WHERE)
    assert (headed, arrives) == (False, True)
    west, east = sorted((out, back), key=lambda curve: curve[0][0])
    assert all(x < 120 for x, _ in west)
    assert all(x > 1450 for x, _ in east)
    assert {min(x for x, _ in west) < 0, max(x for x, _ in east) > 1600} == {True}


def test_conquest_attack_and_move_have_lines_of_their_own() -> None:
    amounts = {
        outcome: amount(inked(arrow("brazil", "north_africa", outcome))) for outcome in ("taken", "held", "moved")
    }
    assert amounts["taken"] > 1.15 * amounts["held"]
    assert amounts["taken"] > 1.15 * amounts["moved"]


def test_parts_of_the_ship_that_touch_still_have_an_arrow() -> None:
    assert amount(inked(arrow("oh_bow", "oh_deck"))) > 300


def labels_at(*shown: Arrow) -> Box | None:
    image = Image.new("RGB", WHOLE.size, (255, 0, 255))
    plain = image.copy()
    paint_labels(image, WHOLE, shown, WHERE, TAKEN, "")
    return ImageChops.difference(image, plain).getbbox()


@pytest.mark.parametrize(("source", "target"), CROWDED)
def test_a_label_hides_no_badge_and_stays_inside(source: str, target: str) -> None:
    box = labels_at(arrow(source, target, label="–10/–12"))
    assert box is not None
    assert WHOLE.holds(box)
    for block in BLOCKS:
        left, top, right, bottom = block.badge
        across, down = min(box[2], right) - max(box[0], left), min(box[3], bottom) - max(box[1], top)
        assert across <= 3 or down <= 3, block.name


def test_an_arrow_without_words_has_no_label() -> None:
    assert labels_at(arrow("egypt", "congo")) is None


def test_lines_are_measured_and_shortened() -> None:
    line = [(float(x), 0.0) for x in range(0, 101, 10)]
    assert length(line) == 100
    assert without_end(line, 35)[-1] == (60.0, 0.0)
    assert len(without_end(line, 500)) == 2
    assert len(WHERE) == len(WORLD) + 3
