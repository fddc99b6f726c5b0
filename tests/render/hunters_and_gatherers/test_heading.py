"""Above the map: the tile in hand, both piles, whose turn it is, scores, free pieces, and how it ended."""

import pytest
from msgspec.structs import replace
from PIL import Image, ImageStat

from engine.hunters_and_gatherers.state import State
from render.colours import SIGNAL, Colour
from render.hunters_and_gatherers.layout import GAP, MARGIN, ROW, Box
from render.hunters_and_gatherers.sheets import palette
from tests.render.hunters_and_gatherers.pictures import PAINTER, frame, picture
from tests.render.hunters_and_gatherers.scenes import NAMES, at, played, scene
from tests.render.pictures import unlike
from tests.render.vision import pixels

SEATS = 5
FIVE = replace(at(scores="10/22/3/104/57"), supply=((5, 2), (4, 1), (0, 0), (3, 2), (1, 1)))
SMALL = played("small")[0]


def line(of: State, seat: int) -> Box:
    """The right part of a player's line, with everything but the emblem."""
    where = frame(scene(of))
    seats = len(of.scores)
    top = MARGIN + (where.heading - seats * ROW - (seats - 1) * GAP) // 2 + seat * (ROW + GAP)
    return 540, top, where.width - MARGIN, top + ROW


def shown(of: State, seat: int, names: tuple[str, ...] = NAMES) -> Image.Image:
    return picture(scene(of, names=names)).crop(line(of, seat))


def nearest(colour: Colour) -> Colour:
    """As 256 colours have it."""
    return pixels(Image.new("RGB", (1, 1), colour).quantize(palette=palette(), dither=Image.Dither.NONE))[0]


@pytest.mark.parametrize("seat", range(SEATS))
def test_the_line_of_whoever_is_to_move_is_the_light_one(seat: int) -> None:
    of = replace(FIVE, active=seat)
    lit = [ImageStat.Stat(shown(of, other).convert("L")).mean[0] > 150 for other in range(SEATS)]
    assert lit == [other == seat for other in range(SEATS)]


@pytest.mark.parametrize("seat", range(SEATS))
def test_scores_and_free_pieces_are_those_of_the_seat(seat: int) -> None:
    scores = tuple(score + (1 if other == seat else 0) for other, score in enumerate(FIVE.scores))
    supply = tuple((2, huts) if other == seat else (members, huts) for other, (members, huts) in enumerate(FIVE.supply))
    for other in (replace(FIVE, scores=scores), replace(FIVE, supply=supply)):
        differing = [unlike(shown(FIVE, row), shown(other, row)) > 0 for row in range(SEATS)]
        assert differing == [row == seat for row in range(SEATS)]


def test_piles_are_counted_with_the_tile_in_hand() -> None:
    """1.8: so the number of the pile drops only when the tile has been laid."""
    box = (0, 0, 440, 240)
    in_hand = replace(SMALL, land=("?",) * 19)
    laid = replace(SMALL, land=("?",) * 20, drawn="B03", drawn_kind="bonus", bonus=("?",) * 10)
    hand_again = replace(SMALL, land=("?",) * 20, bonus=("?",) * 11, drawn="B03", drawn_kind="bonus")
    pictures = [picture(scene(of)).crop(box) for of in (in_hand, laid, hand_again)]
    assert unlike(pictures[0], pictures[1]) > 1
    assert 0 < unlike(pictures[1], pictures[2]) < 2


def test_a_bonus_tile_is_named_so() -> None:
    of = replace(SMALL, drawn="B03", drawn_kind="bonus")
    bonus, land = (picture(scene(state)).crop((36, 150, 240, 236)) for state in (of, replace(of, drawn_kind="land")))
    assert unlike(bonus, land) > 5


def test_the_winners_have_a_star_and_nobody_is_to_move() -> None:
    over = replace(FIVE, ended=True, drawn=None, scores=(10, 104, 3, 104, 57))
    running = replace(over, ended=False)
    star = nearest(SIGNAL)
    stars = [pixels(shown(over, seat)).count(star) for seat in range(SEATS)]
    assert [count > 100 for count in stars] == [False, True, False, True, False]
    assert unlike(shown(over, over.active), shown(running, over.active)) > 40


def test_who_gave_up_is_told() -> None:
    of = replace(FIVE, resigned=(2,))
    assert [unlike(shown(FIVE, seat), shown(of, seat)) > 0.5 for seat in range(SEATS)] == [
        seat == 2 for seat in range(SEATS)
    ]


@pytest.mark.parametrize(
    "name", ["", "🦊", "A" * 400, "王" * 60, "محمد", "\u202ekcab", "**bold** @everyone", "Wilhelmina von Hohenfels"]
)
def test_any_name_stays_in_its_line(name: str) -> None:
    plain = picture(scene(FIVE))
    named = picture(scene(FIVE, names=(*NAMES[:2], name, *NAMES[3:])))
    _, top, right, bottom = line(FIVE, 2)
    for box in ((0, 0, plain.width, top - 1), (0, bottom + 1, plain.width, plain.height)):
        assert unlike(plain.crop(box), named.crop(box)) == 0
    # Names end before the pieces, scores stay readable.
    assert unlike(plain.crop((right - 100, top, right, bottom)), named.crop((right - 100, top, right, bottom))) == 0


def test_two_to_five_players_can_be_painted() -> None:
    for seats in range(2, 6):
        assert PAINTER.paint(scene(at(scores="/".join("0" * seats))))
