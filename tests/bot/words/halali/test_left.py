"""What is still face-down is told by kinds, never by squares."""

from bot.words.catalogue import speaker
from bot.words.contract import Say
from engine.chance import Seeded
from engine.halali.game import HALALI

WORDS = speaker("halali")


def test_at_the_start_everything_is_face_down(say: Say) -> None:
    state = HALALI.seen_by(HALALI.start(2, {}, Seeded(b"left", 0)), 0)
    text = WORDS.left(say, state)
    expected = "2 bears, 6 foxes, 2 lumberjacks, 8 hunters, 8 pheasants, 7 ducks, 15 trees"
    assert text == f"Still face-down: {expected}. Nobody knows on which squares."


def test_what_was_turned_up_counts_no_more(say: Say) -> None:
    state = HALALI.start(2, {}, Seeded(b"left", 0))
    state, (turned, *_) = HALALI.play(state, 0, ("c4",), Seeded(b"left", 1))
    before = WORDS.left(say, HALALI.start(2, {}, Seeded(b"left", 0)))
    after = WORDS.left(say, HALALI.seen_by(state, 1))
    assert before != after
    assert turned.data["tile"]
    # Full and public states say the same: squares play no part.
    assert after == WORDS.left(say, state)


def test_nothing_is_left_in_the_end_phase(say: Say) -> None:
    state = HALALI.load("7/7/7/3F3/7/7/T6 bl 5-5 - -,- 0 -/-", {})
    assert WORDS.left(say, state) == "All tiles are face-up."
