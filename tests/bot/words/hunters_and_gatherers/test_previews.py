"""What a move would do, said before it is confirmed; and whether it tells something hidden."""

import pytest
from msgspec.structs import replace

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.previews import preview, tells_hidden
from bot.words.limits import MESSAGE, length
from engine.chance import Seeded
from engine.contract import RESIGN, Move
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from tests.bot.words.hunters_and_gatherers.tables import GOLD, LAKES, at, crowding, random_table

LAST = "S01@0,0/0;L52@0,1/0 0member@0,1/a;1hut@0,0/d 4/2 1 L33 - - - -"
"""The last tile is in blue's hand, and no bonus tile is left."""


@pytest.mark.parametrize(
    ("position", "move", "words"),
    [
        (
            GOLD,
            ("0,-1", "0", "member:b"),
            "Land tile on 0,-1, turned by 0°, hunter in the meadow. Forest with gold: 3 tiles x 2 = 6 for red. "
            "Gatherers come home: red 1. You find gold and draw a bonus tile.",
        ),
        (GOLD, ("1,-1", "0", "-"), "Land tile on 1,-1, turned by 0°, no piece."),
        (
            GOLD.replace("?12", "-"),
            ("0,-1", "0", "-"),
            "Land tile on 0,-1, turned by 0°, no piece. Forest with gold: 3 tiles x 2 = 6 for red. Gatherers come "
            "home: red 1. The gold is lost: no bonus tile is left.",
        ),
        (
            LAKES,
            ("-1,1", "180", "member:b"),
            "Land tile on -1,1, turned by 180°, fisher on the river. River: 2 tiles + 3 fish = 5 for you. Fishers come "
            "home: you 1.",
        ),
        (
            LAKES,
            ("-1,1", "180", "-"),
            "Land tile on -1,1, turned by 180°, no piece. River of 2 tiles completed with nobody on it: no points.",
        ),
        (
            LAST,
            ("0,-1", "0", "-"),
            "Land tile on 0,-1, turned by 0°, no piece. The last scoring follows and brings red 4, you 1.",
        ),
        (
            LAST.replace("0member@0,1/a;1hut@0,0/d", "-"),
            ("0,-1", "0", "-"),
            "Land tile on 0,-1, turned by 0°, no piece. The last scoring follows and brings nobody points.",
        ),
        (
            "S01@0,0/0 - 0/0 0 B07 ?78 ?11 - -",
            ("0,1", "90", "member:a"),
            "Bonus tile on 0,1, turned by 90°, hunter in the meadow.",
        ),
        (GOLD, RESIGN, "Resign: the other player wins."),
        (GOLD.replace("4/2", "4/2/0"), RESIGN, "Resign: the others play on, and your pieces stay on the field."),
    ],
)
def test_previews(say: Say, position: str, move: Move, words: str) -> None:
    state = at(position)
    assert preview(say, state, state.active, move) == words


def test_a_tile_is_drawn_after_nearly_every_move() -> None:
    assert tells_hidden(at(GOLD), 1, ("1,-1", "0", "-"))
    assert not tells_hidden(at(LAST), 1, ("0,-1", "0", "-"))
    # Gold found with the last land tile brings a bonus tile all the same.
    assert tells_hidden(at(GOLD.replace("?74", "-")), 1, ("0,-1", "0", "-"))
    assert not tells_hidden(at(GOLD.replace("?74", "-")), 1, ("1,-1", "0", "-"))


def test_who_resigns_in_a_bonus_turn_turns_up_a_tile_for_the_next_player() -> None:
    bonus = "S01@0,0/0 - 0/0/0 0 B07 ?78 ?11 - -"
    assert tells_hidden(at(bonus), 0, RESIGN)
    assert not tells_hidden(at(bonus), 1, RESIGN)
    assert not tells_hidden(at(bonus.replace("0/0/0", "0/0")), 0, RESIGN)
    assert not tells_hidden(at(bonus.replace("?78", "-")), 0, RESIGN)
    assert not tells_hidden(at(GOLD.replace("4/2", "4/2/0")), 1, RESIGN)


def test_previews_tell_the_truth_about_drawing() -> None:
    for number, (state, _) in enumerate(random_table(7)):
        for move in list(HUNTERS_AND_GATHERERS.moves(state, state.active))[:2]:
            _, events = HUNTERS_AND_GATHERERS.play(state, state.active, move, Seeded(b"previews", number))
            turned_up = any(event.code in ("drawn", "fits-nowhere") for event in events)
            assert tells_hidden(state, state.active, move) == turned_up


def test_the_last_preview_of_a_full_field_is_short(say: Say) -> None:
    states = [state for state, _ in random_table(8, 5, crowding)]
    last = replace(states[-2], land=(), bonus=())
    for move in HUNTERS_AND_GATHERERS.moves(last, last.active):
        assert length(preview(say, last, last.active, move)) <= MESSAGE // 2
