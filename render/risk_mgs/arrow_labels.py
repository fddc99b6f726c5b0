"""What is written on arrows: losses, armies on the move, dice to be rolled."""

from collections.abc import Iterable, Sequence
from math import hypot

from PIL import Image

from render.canvas import Box, Spot, around
from render.colours import CREAM, INK, SIGNAL
from render.plates import label, label_size
from render.risk_mgs.curves import Curve, Where, curves
from render.risk_mgs.layout import View
from render.risk_mgs.marking import Arrow
from render.risk_mgs.sheets import mark

FONT = 25
_SHIFTS = (0, 0.9, -0.9, 1.5, -1.5, 2.2, -2.2, 3, -3)
"""How far a label may be beside its arrow, in heights of it."""
_ALONG = (0.5, 0.35, 0.65)
_GRID = (-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2)
"""And around the middle of it, in its own widths and heights."""
_OUTSIDE, _ON_ARROW = 1e6, 2500.0
"""How bad it is to be cut off, and to hide all of the arrow, in pixels of other things hidden."""


def paint_labels(
    picture: Image.Image,
    view: View,
    arrows: Sequence[Arrow],
    where: Where,
    taken: Iterable[Box],
    language: str,
) -> None:
    """Beside boxes that are taken, as far as there is room."""
    boxes, size = list(taken), round(FONT * view.zoom)
    for arrow in arrows:
        if arrow.label:
            curve = max((curve for curve, _ in curves(arrow, view, where)), key=len)
            signs = (mark("flag", round(size * 0.95)),) if arrow.outcome == "taken" else ()
            needed = label_size(arrow.label, size, signs, language)
            spot = _free(curve, needed, boxes, view)
            box = around(spot, needed)
            if not view.holds(box):
                continue
            boxes.append(box)
            colours = (SIGNAL, INK) if arrow.planned else (INK, CREAM)
            label(picture, spot, arrow.label, size, colours, signs, language)


def _free(curve: Curve, size: Spot, taken: Sequence[Box], view: View) -> Spot:
    """Where on the curve, or beside it, a label hides least."""
    middle = curve[len(curve) // 2]
    dx, dy = curve[-1][0] - curve[0][0], curve[-1][1] - curve[0][1]
    long = hypot(dx, dy) or 1.0
    # Beside a steep arrow a label has to go further than above or below a flat one.
    beside = -dy / long * (size[0] / 2 + size[1] / 2), dx / long * size[1]
    spots = [
        (round(x + beside[0] * shift), round(y + beside[1] * shift))
        for shift in _SHIFTS
        for x, y in (curve[int(len(curve) * share)] for share in _ALONG)
    ]
    spots += [
        (round(middle[0] + size[0] * across), round(middle[1] + size[1] * down)) for across in _GRID for down in _GRID
    ]

    lefts, tops = zip(*spots, strict=True)
    reach = (min(lefts) - size[0], min(tops) - size[1], max(lefts) + size[0], max(tops) + size[1])
    near = [box for box in taken if _shared(box, reach)]

    def badness(spot: Spot) -> float:
        box = around(spot, size)
        covered = sum(box[0] < x < box[2] and box[1] < y < box[3] for x, y in curve) / len(curve)
        hidden = sum(_shared(box, other) for other in near)
        away = hypot(spot[0] - middle[0], spot[1] - middle[1])
        return hidden + away + _OUTSIDE * (not view.holds(box)) + _ON_ARROW * covered

    return min(spots, key=badness)


def _shared(one: Box, other: Box) -> int:
    """Pixels that two boxes have in common."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0
