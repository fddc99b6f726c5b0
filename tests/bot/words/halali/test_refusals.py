"""Refusals in three parts: what was understood, why not, and real moves that can be made instead."""

import random
import re

import pytest

from bot.words.contract import Say
from bot.words.halali.refusals import refusal
from bot.words.limits import MESSAGE, length
from engine.chance import Scripted
from engine.contract import Ambiguous, Refusal
from engine.halali.game import HALALI
from engine.halali.state import State
from tests.bot.words.halali.tables import at, random_table

TURNING = "7/7/3F3/7/3D3/7/T1BLHn1? bl - - d5d2,- 3 -/-"
END = "3T3/7/D6/1F4T/F6/3B3/Hn2T3 bl 5-5 - -,- 0 -/-"
SQUARE_OR_FILE = re.compile(r"\b[a-g][1-7]\b")

CASES = [
    (
        "bad-syntax",
        TURNING,
        "hello *you*",
        "“hello \\*you\\*” is not a move I can read. Write flip c4 to turn up a tile, d3-d6 to move, d3xd6 to take, "
        "d2-off to leave. Now you can play, for example, c1xd1, d5xd3, d3-a3 or flip g1.",
    ),
    (
        "no-tile",
        TURNING,
        "b4-b5",
        "b4-b5: b4 is empty, no tile lies there. You can play, for example, c1xd1, d5xd3, d3-a3 or flip g1; "
        "18 more moves are possible.",
    ),
    (
        "already-up",
        TURNING,
        "E1",
        "flip e1: the tile on e1 is face-up already (hunter, gun pointing north). You can play, for example, ",
    ),
    (
        "face-down",
        TURNING,
        "g1-g2",
        "g1-g2: the tile on g1 is face-down, and face-down tiles do not move. You can turn it up with flip g1, "
        "or play, for example, c1xd1, d5xd3 or d3-a3.",
    ),
    ("tree", TURNING, "a1-a2", "a1-a2: a tree stands on a1, and trees never move. You can play, for example, "),
    ("not-yours", TURNING, "e1-e2", "e1-e2: the hunter on e1 belongs to the other side. You can play, for example, "),
    (
        "locked-bird",
        "7/7/3F3/7/3D3/7/2B3? bl - d3 -,- 3 -/-",
        "d3-d1",
        "d3-d1: the duck on d3 is locked, as the other side turned it up or moved it a turn ago. This turn it may be "
        "taken, but not moved. You can play, for example, d5xd3, ",
    ),
    (
        "same-square",
        TURNING,
        "c1-c1",
        "c1-c1: the bear stands on c1 already. From c1 you can play c1-b1, c1-c2 or c1xd1. Other moves are, for "
        "example, d5xd3, d3-a3 or flip g1.",
    ),
    (
        "not-straight",
        TURNING,
        "d5-e6",
        "d5-e6: tiles move straight along a rank or a file, and e6 is on neither from d5. From d5 you can play ",
    ),
    (
        "too-far",
        TURNING,
        "c1-c3",
        "c1-c3: the bear on c1 goes one square at a time, and c3 is farther. From c1 you can play c1-b1, c1-c2 or "
        "c1xd1.",
    ),
    (
        "blocked",
        TURNING,
        "d5-d2",
        "d5-d2: the fox would have to pass d3, where another tile lies (duck). From d5 you can play ",
    ),
    (
        "blocked",
        "7/7/3F1?1/7/7/7/7 bl - - -,- 3 -/-",
        "d5-g5",
        "d5-g5: the fox would have to pass f5, where a tile lies face-down. From d5 you can play ",
    ),
    (
        "blocked",
        "7/7/3F1?1/7/7/7/7 bl - - -,- 3 -/-",
        "d5xf5",
        "d5-f5: the tile on f5 is face-down; it can neither be taken nor moved onto. From d5 you can play ",
    ),
    (
        "not-prey",
        "7/7/3F1T1/7/7/7/?6 bl - - -,- 3 -/-",
        "d5xf5",
        "d5xf5: the fox on d5 cannot take the tree on f5. A fox takes pheasants and ducks. From d5 you can play ",
    ),
    (
        "gun-direction",
        "7/7/3Hn1F1/7/7/7/?6 br - - -,- 3 -/-",
        "d5xf5",
        "d5xf5: the gun of the hunter on d5 points north, and f5 lies east of it. From d5 you can play ",
    ),
    (
        "wrong-sign",
        TURNING,
        "d5xd4",
        "d5xd4: d4 is empty, so there is nothing to take. Moves to empty squares are written with -. From d5 you can ",
    ),
    ("wrong-sign", TURNING, "d5-d3", "d5-d3: the duck stands on d3. Taking is written with x. From d5 you can play "),
    (
        "no-return",
        "7/7/3F3/7/7/7/?6 bl - - d5d2,- 3 -/-",
        "d5-d2",
        "d5-d2: the fox on d5 came from d2 on your last turn and may not go straight back this turn. From d5 you can ",
    ),
    (
        "stalled",
        "7/7/7/3D3/7/3F3/2B3? bl - - -,- 40 -/-",
        "d2-e2",
        "d2-e2: 40 turns in a row have brought neither a turn-up nor a capture, so you must turn up or take. From d2 "
        "you can play d2xd4. Other moves are, for example, flip g1.",
    ),
    (
        "not-end-phase",
        TURNING,
        "d5-off",
        "d5-off: tiles leave the forest in the end-phase only. 1 tile is still face-down. From d5 you can play ",
    ),
    (
        "bird-stays",
        END,
        "a5-off",
        "a5-off: the duck on a5 is a bird, and birds never leave the forest. From a5 you can ",
    ),
    (
        "no-exit",
        END,
        "a3-off",
        "a3-off: the fox on a3 has no line to an exit. Tiles leave along file d or rank 4. From a3 you can play ",
    ),
    (
        "no-exit",
        END,
        "d2-off",
        "d2-off: the bear on d2 goes one square at a time, so it leaves from an exit square only: d7, g4, d1 or a4. ",
    ),
    ("no-exit", END, "b4-off-n", "b4-off: the fox on b4 does not reach the exit in the north. From b4 you can play "),
    (
        "exit-blocked",
        END,
        "b4-off-e",
        "b4-off: another tile stands between b4 and the exit (g4). From b4 you can play b4-a4, ",
    ),
    ("may-not-pass", TURNING, "pass", "pass: passing is allowed only when nothing else is possible. You can play, "),
    ("wrong-tile", TURNING, "Bd5-d4", "Bd5-d4: the tile on d5 is another one (fox). From d5 you can play d5-"),
    ("game-not-over", TURNING, "next", "next: the present game is not over yet. You can play, for example, c1xd1, "),
]


def refused(state: State, seat: int, text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        HALALI.parse(state, seat, text)
    return caught.value


@pytest.mark.parametrize(("code", "position", "text", "words"), CASES)
def test_words_of_a_refusal(say: Say, code: str, position: str, text: str, words: str) -> None:
    state = at(position)
    seat = state.seat_of(state.position.side)
    error = refused(state, seat, text)
    assert error.code == code
    assert refusal(say, state, seat, text, error).startswith(words)


@pytest.mark.parametrize(("code", "position", "text", "words"), CASES)
def test_each_names_squares_and_only_legal_alternatives(
    say: Say, code: str, position: str, text: str, words: str
) -> None:
    state = at(position)
    seat = state.seat_of(state.position.side)
    told = refusal(say, state, seat, text, refused(state, seat, text))
    offered = told[max(told.rfind("you can "), told.rfind("You can ")) :]
    moves = re.findall(r"flip [a-g][1-7]|[a-g][1-7](?:[-x][a-g][1-7]|-off)", offered)
    legal = {HALALI.format(state, move) for move in HALALI.moves(state, seat)}
    assert moves
    assert set(moves) <= legal
    assert SQUARE_OR_FILE.search(told)


def test_out_of_turn_one_waits(say: Say) -> None:
    state = at(TURNING)
    assert refusal(say, state, 1, "d5-d4", refused(state, 1, "d5-d4")) == (
        "d5-d4: it is the turn of the other side. You are pinged when it is your turn; until then /game board shows "
        "the board."
    )


def test_between_the_games_and_after_the_end(say: Say) -> None:
    states = [state for state, _ in random_table(1)]
    between = next(state for state in states if HALALI.turn(state).phase == "between")
    assert refusal(say, between, 0, "a1", refused(between, 0, "a1")) == (
        "a1: game 1 is over and game 2 not yet dealt. Game 2 begins when you write next or choose it from the menu."
    )
    assert refusal(say, states[-1], 0, "a1", refused(states[-1], 0, "a1")) == (
        "a1: the game is over. The result and the log stay open; /game new opens another table."
    )


def test_who_can_only_pass_is_told_so(say: Say) -> None:
    state = at("7/7/7/7/7/TT5/BT4Hw bl 2-1 - -,- 0 -/-")
    told = refusal(say, state, 0, "a1-a2", refused(state, 0, "a1-a2"))
    assert told.endswith("You can only pass: write pass.")


def test_a_position_that_does_not_tell_its_tiles(say: Say) -> None:
    state = at(TURNING)
    with pytest.raises(Refusal) as caught:
        HALALI.play(state, 0, ("g1",), Scripted({}))
    assert refusal(say, state, 0, "g1", caught.value).startswith(
        "flip g1: this position does not tell what lies on g1."
    )


def test_several_meanings_are_listed(say: Say) -> None:
    error = Ambiguous("ambiguous", moves=["d5-d4", "d5xd3"])
    assert refusal(say, at(TURNING), 0, "d5", error) == (
        "“d5” could mean several moves: d5-d4, d5xd3. Write one of them in full."
    )


def test_a_stranger_has_words_too(say: Say) -> None:
    state = at(TURNING)
    assert "only the two players can move" in refusal(say, state, 2, "a1", refused(state, 2, "a1"))


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_typed_has_an_answer_that_hides_what_is_hidden(say: Say, seed: int) -> None:
    luck = random.Random(seed)
    squares = [file + rank for file in "abcdefg" for rank in "1234567"]
    for state, _ in random_table(seed, stall_limit=10):
        shown = HALALI.seen_by(state, 0)
        for _ in range(12):
            text = (
                luck.choice(["", "F"])
                + luck.choice(squares)
                + luck.choice("-x")
                + luck.choice([*squares, "off", "offn"])
            )
            seat = luck.randrange(2)
            try:
                HALALI.parse(state, seat, text)
            except Refusal as error:
                told = refusal(say, state, seat, text, error)
                assert told == refusal(say, shown, seat, text, refused(shown, seat, text))
                assert length(told) <= MESSAGE


def test_hostile_text_is_shown_harmless(say: Say) -> None:
    state = at(TURNING)
    text = "@everyone [x](https://evil.example) ```"
    told = refusal(say, state, 0, text, refused(state, 0, text))
    assert "@" not in told
    assert "https://" not in told
    assert "```" not in told.replace("\\`", "")
