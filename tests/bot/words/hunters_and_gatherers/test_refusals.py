"""Refusals in three parts: what was understood, why not, and what can be done instead, ready to be typed."""

import random
import re

import pytest
from msgspec.structs import replace

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.refusals import refusal
from bot.words.limits import MESSAGE, length
from engine.chance import Seeded
from engine.contract import RESIGN, Illegal, Refusal
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from engine.hunters_and_gatherers.state import State
from tests.bot.words.hunters_and_gatherers.tables import GOLD, LAKES, at, random_table

MOVE = re.compile(r"(-?\d+,-?\d+ (?:0|90|180|270) (?:-|member:[a-z]|hut:[a-z]))(?= \(|,| or )")
PLACE = re.compile(r"(-?\d+,-?\d+) \(((?:\d+°(?:, | or )?)+)\)")
CASES = [
    (
        "bad-syntax",
        GOLD,
        "hello *you*",
        "“hello \\*you\\*” is not a move I can read. The tile fits on 0,-1 (0°), 0,1 ",
    ),
    (
        "bad-syntax",
        LAKES,
        "",
        "“?” is not a move I can read. The tile fits on 0,1 (0°, 90° or 270°), -2,0 (90°), -1,-1 (0°), -1,1 (180°). "
        "Write place, rotation and piece, such as 0,1 0 -, where the dash means no piece; member:b or hut:b puts one "
        "on part b of the tile.",
    ),
    (
        "bad-rotation",
        GOLD,
        "0,-1 45 -",
        "0,-1 45 -: a tile can be turned by 0, 90, 180 or 270 degrees, not by 45. On 0,-1 you can play 0,-1 0 -, and "
        "perhaps a piece in place of the last dash.",
    ),
    ("occupied", GOLD, "0,0 0 -", "0,0: on 0,0 a tile lies already. The tile fits on "),
    (
        "no-neighbour",
        GOLD,
        "5,5 0 -",
        "5,5: no tile lies beside 5,5, and a tile must share an edge with the field. The tile fits on 1,1 ",
    ),
    (
        "does-not-fit",
        GOLD,
        "0,-1 90 -",
        "0,-1 90: turned by 90° the tile does not fit on 0,-1. It has meadow in the north where the field has forest. "
        "On 0,-1 you can play 0,-1 0 -, and perhaps a piece in place of the last dash.",
    ),
    (
        "no-such-segment",
        GOLD,
        "0,-1 0 member:k",
        "0,-1 0 member\\:k: the tile has no part k. Its parts are a, b. With the tile laid so, you can play 0,-1 0 - "
        "(no piece) or 0,-1 0 member:b (hunter in the meadow).",
    ),
    (
        "wrong-kind",
        LAKES,
        "-1,1 180 member:c",
        "\\-1,1 180 member\\:c: part c is a lake, where no tribe member can stand. With the tile laid so, you can play "
        "-1,1 180 - (no piece), ",
    ),
    (
        "wrong-kind",
        LAKES,
        "-1,1 180 hut:a",
        "\\-1,1 180 hut\\:a: part a is a meadow. Huts stand on rivers and lakes only. With the tile laid so, you can ",
    ),
    (
        "area-occupied",
        GOLD,
        "0,-1 0 member:a",
        "0,-1 0 member\\:a: the forest of part a holds a tribe member already (red). With the tile laid so, you can ",
    ),
    (
        "area-occupied",
        LAKES,
        "-1,-1 0 member:b",
        "\\-1,-1 0 member\\:b: the river of part b holds a tribe member already (you). With the tile laid so, you can ",
    ),
    (
        "area-occupied",
        LAKES,
        "-1,1 180 hut:b",
        "\\-1,1 180 hut\\:b: the river system of part b holds a hut already (blue). With the tile laid so, you can ",
    ),
    (
        "which-piece",
        GOLD,
        "0,-1 0",
        "“0,-1 0” could mean several moves: 0,-1 0 - (no piece), 0,-1 0 member:b (hunter in the meadow). Write one of "
        "them in full.",
    ),
]


def refused(state: State, seat: int, text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        HUNTERS_AND_GATHERERS.parse(state, seat, text)
    return caught.value


@pytest.mark.parametrize(("code", "position", "text", "words"), CASES)
def test_words_of_a_refusal(say: Say, code: str, position: str, text: str, words: str) -> None:
    state = at(position)
    error = refused(state, state.active, text)
    assert error.code == code
    assert refusal(say, state, state.active, text, error).startswith(words)


@pytest.mark.parametrize(("code", "position", "text", "words"), CASES)
def test_each_names_real_moves_or_places(say: Say, code: str, position: str, text: str, words: str) -> None:
    state = at(position)
    told = refusal(say, state, state.active, text, refused(state, state.active, text))
    now = told[max(told.find("you can play"), told.find("fits on"), told.find("several moves")) :]
    legal = list(HUNTERS_AND_GATHERERS.moves(state, state.active))
    moves = MOVE.findall(now)
    places = [(cell, turn) for cell, turns in PLACE.findall(now) for turn in re.findall(r"\d+", turns)]
    assert moves or places
    assert {tuple(move.split(" ")) for move in moves} <= set(legal)
    assert set(places) <= {move[:2] for move in legal}


def test_many_places_are_counted(say: Say) -> None:
    state = [state for state, _ in random_table(2)][40]
    told = refusal(say, state, state.active, "?", refused(state, state.active, "?"))
    cells = {move[0] for move in HUNTERS_AND_GATHERERS.moves(state, state.active)}
    assert len(PLACE.findall(told)) == 5
    assert f"; there are {len(cells) - 5} more. Write place" in told


@pytest.mark.parametrize(
    ("piece", "words"),
    [
        (
            "member:b",
            "you have no tribe member in hand. Gatherers and fishers come home when their forest or river is "
            "completed.",
        ),
        ("hut:b", "you have no hut in hand, and huts never come back."),
    ],
)
def test_without_a_piece_in_hand(say: Say, piece: str, words: str) -> None:
    state = replace(at("S01@0,0/0 - 0/0 0 L44 ?77 ?12 - -"), supply=((0, 0), (5, 2)))
    text = f"-1,0 90 {piece}"
    told = refusal(say, state, 0, text, refused(state, 0, text))
    assert words in told
    assert told.endswith("With the tile laid so, you can play -1,0 90 - (no piece).")


def test_out_of_turn_one_waits(say: Say) -> None:
    state = at(GOLD)
    assert refusal(say, state, 0, "0,-1 0 -", refused(state, 0, "0,-1 0 -")) == (
        "0,-1 0 -: it is the turn of blue. You are pinged when it is your turn; until then /game board shows the board."
    )


def test_after_the_end(say: Say) -> None:
    *_, (state, _) = random_table(1)
    assert refusal(say, state, 0, "0,1 0 -", refused(state, 0, "0,1 0 -")) == (
        "0,1 0 -: the game is over. The result and the log stay open; /game new opens another table."
    )


def test_strangers_have_words_too(say: Say) -> None:
    state = at(GOLD)
    assert "only the players of this table can move" in refusal(say, state, 4, "x", refused(state, 4, "x"))


def test_who_resigned_can_do_nothing_more(say: Say) -> None:
    state, _ = HUNTERS_AND_GATHERERS.play(at(GOLD.replace("4/2", "4/2/0")), 2, RESIGN, Seeded(b"refusals", 1))
    assert "it is the turn of blue" in refusal(say, state, 2, "resign", refused(state, 2, "resign"))


def test_a_position_that_does_not_tell_its_tiles(say: Say) -> None:
    state = at(GOLD)
    with pytest.raises(Illegal) as caught:
        HUNTERS_AND_GATHERERS.play(state, 1, ("1,-1", "90", "-"), Seeded(b"refusals", 1))
    told = refusal(say, state, 1, "1,-1 90 -", caught.value)
    assert told.startswith("1,-1 90 -: this position does not tell which tile is drawn next.")


@pytest.mark.parametrize("seats", [2, 5])
def test_whatever_is_typed_has_an_answer(say: Say, seats: int) -> None:
    luck = random.Random(seats)
    for state, _ in random_table(seats, seats):
        shown = HUNTERS_AND_GATHERERS.seen_by(state, 0)
        x, y = luck.randint(-5, 5), luck.randint(-5, 5)
        ending = luck.choice(["", "-", "a", "member:b", "hut:c", "hut:h", "nonsense"])
        text = f"{x},{y} {luck.choice([0, 90, 180, 270, 45])} {ending}"
        seat = luck.choice([state.active, luck.randrange(seats)])
        try:
            HUNTERS_AND_GATHERERS.parse(state, seat, text)
        except Refusal as error:
            told = refusal(say, state, seat, text, error)
            assert told == refusal(say, shown, seat, text, refused(shown, seat, text))
            assert 0 < length(told) <= MESSAGE


def test_hostile_text_is_shown_harmless(say: Say) -> None:
    state = at(GOLD)
    text = "@everyone [x](https://evil.example) ```"
    told = refusal(say, state, 1, text, refused(state, 1, text))
    assert "@" not in told
    assert "https://" not in told
    assert "```" not in told.replace("\\`", "")
