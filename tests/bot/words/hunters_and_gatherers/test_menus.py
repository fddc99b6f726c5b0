"""The choices of menus: complete without the picture, short, and few enough."""

from collections import Counter

import pytest

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.menus import group, pick
from bot.words.hunters_and_gatherers.sites import gain, sites
from bot.words.limits import LABEL, PLACEHOLDER, length
from engine.contract import Move
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from tests.bot.words.hunters_and_gatherers.tables import (
    GOLD,
    LAKES,
    Chooser,
    any_move,
    at,
    crowding,
    random_table,
    straggling,
)

MENU_LIMIT = 25
SHRINE = "S01@0,0/0;L52@0,1/0 0member@0,1/a 0/0 1 B03 ?76 ?11 - -"


@pytest.mark.parametrize(
    ("position", "picked", "choice", "words"),
    [
        # Letters are those of all places where the tile fits, from west to east.
        (GOLD, (), "0,-1", "A: 0,-1, completes a forest with gold (6 for red); forest north"),
        (GOLD, (), "1,-1", "C: 1,-1, meets meadow north"),
        (
            GOLD,
            ("0,-1",),
            "0",
            "0°: completes a forest with gold (6 for red); forest north, meadow east, south and west",
        ),
        (GOLD, ("1,-1",), "90", "90°: meadow north, south and west, forest east"),
        (GOLD, ("1,-1", "90"), "-", "no piece"),
        (GOLD, ("1,-1", "90"), "member:a", "a: gatherer in the forest: 1 tile"),
        (GOLD, ("1,-1", "90"), "member:b", "b: hunter in the meadow: 1 mammoth, 1 deer"),
        (LAKES, (), "-2,0", "A: -2,0, completes a river (5, nobody’s); river east"),
        (LAKES, (), "-1,-1", "B: -1,-1, completes a river (5 for you); river north"),
        (LAKES, ("-2,0", "90"), "member:b", "b: fisher on the river: 2 tiles, 3 fish, completed (+5)"),
        (
            GOLD.replace("L33 ?74", "L38 ?74"),
            (),
            "0,-1",
            "A: 0,-1, at 180° completes a forest with gold (6 for red); forest north",
        ),
        ("S01@0,0/0 - 0/0 0 L65 ?77 ?12 - -", ("-1,0", "90"), "hut:c", "c: hut on the lake: 2 fish"),
        ("S01@0,0/0 - 0/0 0 L65 ?77 ?12 - -", ("-1,0", "90"), "hut:b", "b: hut on the river: 2 fish"),
        (
            "S01@0,0/0 - 0/0 0 L57 ?77 ?12 - -",
            ("0,-1", "0"),
            "member:a",
            "a: gatherer in the forest north: 2 tiles, gold",
        ),
        ("S01@0,0/0 - 0/0 0 L57 ?77 ?12 - -", ("0,-1", "0"), "member:b", "b: gatherer in the forest east: 1 tile"),
        (SHRINE, ("0,2", "180"), "member:b", "b: gatherer in the forest: 1 tile, gold"),
        (
            "S01@0,0/0 - 0/0 0 B03 ?78 ?11 - -",
            ("0,1", "90"),
            "member:a",
            "a: hunter in the meadow: 1 tiger, a stone circle",
        ),
        (
            "S01@0,0/0 - 0/0 0 B07 ?78 ?11 - -",
            ("0,1", "0"),
            "member:a",
            "a: hunter in the meadow: 1 mammoth, 1 tiger, wildfire",
        ),
    ],
)
def test_choices_tell_what_matters(say: Say, position: str, picked: Move, choice: str, words: str) -> None:
    state = at(position)
    assert pick(say, state, state.active, picked, choice) == words


@pytest.mark.parametrize("choose", [any_move, crowding, straggling])
def test_every_choice_is_short_and_unlike_the_others(say: Say, choose: Chooser) -> None:
    for number, (state, _) in list(enumerate(random_table(5, 5, choose)))[::3]:
        seat, moves = state.active, list(HUNTERS_AND_GATHERERS.moves(state, state.active))
        for move in moves[number % 7 :: 7][:6]:
            for picks in range(3):
                choices = dict.fromkeys(each[picks] for each in moves if each[:picks] == move[:picks])
                labels = [pick(say, state, seat, move[:picks], choice) for choice in list(choices)[:8]]
                assert all(0 < length(label) <= LABEL for label in labels)
                assert len(set(labels)) == len(labels)


def test_the_longest_gains_leave_out_the_ground_before_they_are_cut(say: Say) -> None:
    labels = [
        pick(say, state, state.active, (), site.cell)
        for seed in range(3)
        for state, _ in random_table(seed, 5, crowding)
        for site in sites(state)
        if len(gain(state, site).events) > 1
    ]
    assert any(label.endswith(")") for label in labels)
    assert all(length(label) <= LABEL for label in labels)


def test_menus_hold_25_places_in_the_order_of_their_letters(say: Say) -> None:
    state, _ = max(random_table(6, 2, straggling), key=lambda pair: len(sites(pair[0])))
    cells = [site.cell for site in sites(state)]
    headings = Counter(group(say, state, (), cell) for cell in cells)
    assert len(cells) > 2 * MENU_LIMIT
    assert list(headings)[:2] == ["Places A to Y", "Places Z to AX"]
    assert sum(headings.values()) == len(cells)
    assert max(headings.values()) == MENU_LIMIT


def test_rotations_and_pieces_have_headings_of_their_own(say: Say) -> None:
    state = at(GOLD)
    told = [group(say, state, ("0,-1", "0")[:picks], "0,-1") for picks in range(3)]
    assert told == ["Places A to E", "How to turn it", "What to put on it"]
    assert all(length(heading) <= PLACEHOLDER for heading in told)
