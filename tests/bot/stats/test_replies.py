"""Reply times from the course of a game."""

from bot.pace.spans import Span
from bot.stats.replies import Moment, replies

ANN, BEN = 101, 102


def moment(at: int, awaited: set[int], seat: int | None = None, user_id: int | None = None) -> Moment:
    return Moment(at, frozenset(awaited), seat, user_id)


def test_from_being_awaited_to_the_move() -> None:
    course = [moment(100, {0}), moment(160, {1}, 0, ANN), moment(400, {0}, 1, BEN), moment(405, {1}, 0, ANN)]
    assert replies(course, ()) == {ANN: (60, 5), BEN: (240,)}


def test_a_turn_of_several_moves_is_answered_with_its_first() -> None:
    course = [moment(0, {0}), moment(50, {0}, 0, ANN), moment(90, {1}, 0, ANN)]
    assert replies(course, ()) == {ANN: (50,)}


def test_several_who_are_awaited_at_once_are_each_timed() -> None:
    course = [moment(0, {0, 1}), moment(10, {1}, 0, ANN), moment(70, set(), 1, BEN)]
    assert replies(course, ()) == {ANN: (10,), BEN: (70,)}


def test_whoever_is_passed_over_has_not_replied() -> None:
    # Somebody else's move has ended the wait.
    course = [moment(0, {0}), moment(10, {1}, 1, BEN), moment(20, {0}, 1, BEN), moment(23, {1}, 0, ANN)]
    assert replies(course, ()) == {BEN: (10,), ANN: (3,)}


def test_moves_made_for_a_seat_are_nobodys() -> None:
    course = [moment(0, {0}), moment(10, {1}, 0, None), moment(30, {0}, 1, BEN)]
    assert replies(course, ()) == {BEN: (20,)}


def test_pauses_do_not_count_and_are_counted_once() -> None:
    course = [moment(0, {0}), moment(100, {1}, 0, ANN), moment(150, {0}, 1, BEN)]
    stops = (Span(20, 50), Span(40, 60), Span(90, 120), Span(500, 600))
    assert replies(course, stops) == {ANN: (50,), BEN: (30,)}


def test_a_move_out_of_turn_is_no_reply() -> None:
    assert replies([moment(0, {0}), moment(10, {0}, 1, BEN), moment(20, {1}, 0, ANN)], ()) == {ANN: (20,)}
