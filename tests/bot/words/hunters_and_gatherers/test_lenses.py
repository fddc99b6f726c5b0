"""In words what the painter's lenses show."""

import re

import pytest

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.lenses import lens
from bot.words.limits import MESSAGE, length
from bot.words.names import mention
from engine.hunters_and_gatherers.areas import report
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from render.hunters_and_gatherers.painter import HuntersAndGatherersPainter
from tests.bot.words.hunters_and_gatherers.tables import (
    GOLD,
    NAMES,
    Chooser,
    any_move,
    at,
    crowding,
    random_table,
    straggling,
)

MENTIONS = tuple(mention(2**64 - 1 - seat) for seat in range(5))
MERGED = (
    "S01@0,0/0;L52@0,1/0;L51@1,1/0;B03@-1,1/90 0member@-1,1/a;1member@0,1/a;1member@1,1/a;1hut@0,0/d 0/0/0 2 L33 ?74 "
    "?11 - -"
)
"""Two blue hunters, and red's one on the tile with the stone circle, in a meadow that grew together."""


def test_owners_are_told_by_kind_with_arithmetic(say: Say) -> None:
    assert lens(say, at(GOLD), NAMES[:2], "owners") == (
        "**Who owns what**, as if it were scored now. Open forests and rivers count only once they are completed.\n"
        "red Ann, blue Ben\n"
        "**Forests**\n"
        "- 1,0: 2 tiles x 2 = 4 for red, 1 open edge"
    )


def test_the_stone_circle_decides_against_the_majority(say: Say) -> None:
    told = lens(say, at(MERGED), NAMES[:3], "owners")
    assert "- -1,1: (2 mammoths + 1 deer - 1 for 1 tiger) x 2 = 4 for red (red 1, blue 2)\n" in told
    assert "**River systems**\n- 0,0: 1 fish = 1 for blue" in told


def test_where_nobody_stands_that_is_said(say: Say) -> None:
    state = at("L52@0,0/0 - 0/0 0 L51 ?74 ?12 - -")
    assert lens(say, state, NAMES[:2], "owners").endswith("\nNobody stands anywhere yet.")


def test_a_part_is_told_tile_by_tile_from_the_north_west(say: Say) -> None:
    assert lens(say, at(MERGED), NAMES[:3], "0,0") == (
        "**Around 0,0**, from the north-west, row by row\n"
        "-1,1: meadow north and east, forest south and west; 1 tiger, a stone circle, gold, red hunter\n"
        "0,1: meadow all round; 1 deer, blue hunter\n"
        "1,1: meadow all round; 1 mammoth, blue hunter\n"
        "0,0: meadow north, forest east and south, river west; 1 mammoth, gold, 1 fish, blue hut"
    )


def test_pieces_are_told_with_the_side_where_ground_of_that_kind_is_twice(say: Say) -> None:
    state = at("S01@0,0/0;L44@-1,0/90 0member@-1,0/c 0/0 1 L33 ?74 ?12 - -")
    assert "-1,0: meadow north, river east and west, meadow south; 1 deer, red hunter south" in lens(
        say, state, NAMES[:2], "-1,0"
    )


def test_what_is_no_lens_shows_nothing(say: Say) -> None:
    assert lens(say, at(GOLD), NAMES[:2], "nonsense") == ""


@pytest.mark.parametrize("choose", [any_move, crowding, straggling])
def test_every_lens_fits_and_counts_what_it_leaves_out(say: Say, choose: Chooser) -> None:
    painter = HuntersAndGatherersPainter()
    for number, (state, _) in enumerate(random_table(3, 5, choose)):
        if number % 20 and state.drawn is not None:
            continue
        owned = sum(bool(area.winners) for area in report(state))
        for which in painter.lenses(state):
            told = lens(say, state, MENTIONS, which)
            assert 0 < length(told) <= MESSAGE
            if which == "owners" and not state.ended:
                found = re.search(r"And (\d+) more area", told)
                assert told.count("\n- ") + (int(found.group(1)) if found else 0) == owned


def test_a_crowded_part_says_how_many_tiles_had_no_room(say: Say) -> None:
    *_, (state, _) = random_table(3, 5, crowding)
    state = HUNTERS_AND_GATHERERS.seen_by(state, None)
    inside = [laid for laid in state.tiles if abs(laid.x) <= 3 and abs(laid.y) <= 2]
    told = lens(say, state, NAMES, "0,0")
    found = re.search(r"^(\d+) tiles? at the rim", told, re.MULTILINE)
    shown = len(re.findall(r"^-?\d+,-?\d+: ", told, re.MULTILINE))
    assert shown + (int(found.group(1)) if found else 0) == len(inside)
    assert shown >= 15
