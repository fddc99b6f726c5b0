"""Records: written, read, and checked on the way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import Seeded
from engine.contract import RESIGN, Ply, Unreadable
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.record_reader import LONGEST, read_record
from engine.hunters_and_gatherers.state import State
from tests.engine.hunters_and_gatherers.games import Step, dealt, random_game
from tests.engine.hunters_and_gatherers.table import at, played

SHORT = """[Game "Hunters and Gatherers"]
[Seat0 "Ann"]
[Seat1 "Ben \\"the hut\\""]
[Date "2026-01-02"]
[Setup "S01@0,0/0 - 0/0 0 L32 L33,L44 B07 - -"]
[Scores "6/0"]
[Ranking "0/1"]
[End "tiles"]

1. L32 1,0 180 member:b
2. L33 0,-1 0 - {0:+6}
3. B07 0,1 0 -
4. L44 -1,0 90 -
6/0
"""


def _plies(steps: tuple[Step, ...]) -> list[Ply]:
    return [Ply(step.seat, step.move, step.events) for step in steps]


def _record(steps: tuple[Step, ...], start: State | None = None) -> str:
    return GAME.record(
        steps[0].before if start is None else start, _plies(steps), {"Seat0": 'A "B" \\', "Date": "today"}
    )


@pytest.mark.parametrize(("seats", "number"), [(2, 0), (3, 1), (5, 3)])
def test_a_record_tells_the_whole_game(seats: int, number: int) -> None:
    steps = random_game(seats, number)

    record = read_record(_record(steps))

    assert GAME.position(record.start) == GAME.position(steps[0].before)
    assert GAME.position(record.end) == GAME.position(steps[-1].after)
    assert list(record.plies) == _plies(steps)
    assert record.tags["Seat0"] == 'A "B" \\'
    assert (record.tags["Seat1"], record.tags["Date"]) == ("?", "today")
    assert record.tags["Scores"] == "/".join(map(str, steps[-1].after.scores))


def test_a_record_of_what_was_seen_is_read_too() -> None:
    steps = random_game(3, 1)

    unfinished = read_record(_record(steps[:30], GAME.seen_by(steps[0].before, 0)))
    finished = read_record(_record(steps, GAME.seen_by(steps[0].before, None)))

    assert unfinished.tags["Scores"] == "*"
    assert unfinished.end.tiles == steps[29].after.tiles
    assert finished.end.scores == steps[-1].after.scores


def test_a_record_may_begin_anywhere() -> None:
    steps = random_game(4, 2)[20:]

    assert read_record(_record(steps)).end.scores == steps[-1].after.scores


def test_a_game_in_which_seats_give_up() -> None:
    start = at(scores="3/0/5", land="L33,L28")
    state, one = GAME.play(start, 2, RESIGN, Seeded(b"", 0))
    over, two = GAME.play(state, 0, RESIGN, Seeded(b"", 0))
    record = read_record(GAME.record(start, [Ply(2, RESIGN, one), Ply(0, RESIGN, two)], {}))

    assert record.tags["End"] == "resign"
    assert record.tags["Ranking"] == "1/0/2"
    assert GAME.position(record.end) == GAME.position(over)


def test_points_stand_behind_the_tile_that_brought_them() -> None:
    start = at("S01@0,0/0;L65@-2,0/90", "L44", pieces="1member@0,0/d;0member@-2,0/b")
    _, events = played(start, "-1,0 90 -")
    text = GAME.record(start, [Ply(0, ("-1,0", "90", "-"), events)], {})

    assert "1. L44 -1,0 90 - {0:+5 1:+5}" in text.splitlines()


def test_a_record_written_by_hand_is_read() -> None:
    record = read_record(SHORT)

    assert record.tags["Seat1"] == 'Ben "the hut"'
    assert record.end.scores == (6, 0)
    assert len(record.plies) == 4


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Hunters and Gatherers", "Halali!", "wrong-tag"),
        ('[Game "Hunters and Gatherers"]\n', "", "missing-tag"),
        ('[Seat1 "Ben \\"the hut\\""]\n', "", "missing-tag"),
        ("[Setup ", "[Set-up ", "missing-tag"),
        ("S01@0,0/0 -", "S01@0,0/0", "bad-fields"),
        ('[Scores "6/0"]', '[Scores "6/1"]', "result-disagrees"),
        ('[Scores "6/0"]\n', "", "missing-tag"),
        ('[Ranking "0/1"]', '[Ranking "1/0"]', "result-disagrees"),
        ('[End "tiles"]', '[End "resign"]', "result-disagrees"),
        ("\n6/0\n", "\n6/1\n", "result-disagrees"),
        ("\n6/0\n", "\n", "result-disagrees"),
        ("1. L32", "1. L31", "illegal-move"),
        ("1,0 180 member:b", "1,0 0 member:b", "illegal-move"),
        ("1,0 180 member:b", "1,0 180 member:z", "illegal-move"),
        ("1,0 180 member:b", "1,0 180 nothing", "illegal-move"),
        ("1. L32 1,0 180 member:b", "resign 4", "illegal-move"),
        ("1. L32 1,0 180 member:b", "L32 1,0 180 member:b", "bad-record"),
        ("1. L32 1,0 180 member:b", "1. L32 1,0", "bad-record"),
        ("4. L44 -1,0 90 -\n", "", "result-disagrees"),
        ("4. L44 -1,0 90 -", "4. L44 -1,0 90 -\n5. L30 1,1 0 -", "illegal-move"),
    ],
)
def test_what_does_not_agree_is_refused(old: str, new: str, code: str) -> None:
    assert old in SHORT
    with pytest.raises(Unreadable) as caught:
        read_record(SHORT.replace(old, new, 1))
    assert caught.value.code == code


def test_an_unfinished_record_claims_no_result() -> None:
    start = at()
    text = GAME.record(start, [], {})

    assert read_record(text).plies == ()
    with pytest.raises(Unreadable) as caught:
        read_record(text.replace('[Scores "*"]', '[Scores "*"]\n[End "tiles"]'))
    assert caught.value.code == "result-disagrees"


def test_a_text_that_is_too_long_is_refused() -> None:
    with pytest.raises(Unreadable) as caught:
        read_record("x" * (LONGEST + 1))
    assert caught.value.code == "too-long"


@given(st.text(max_size=80))
def test_no_text_does_harm(text: str) -> None:
    for whole in (text, SHORT + text, SHORT.replace("1. L32", text, 1)):
        try:
            read_record(whole)
        except Unreadable:
            continue


def test_a_short_deal_is_recorded_in_its_order() -> None:
    steps = dealt(2, 5, {"land": ["L30", "L33", "L44"], "bonus": ["B07"], "first": 1})

    assert '[Setup "S01@0,0/0 - 0/0 1 L30 L33,L44 B07 - -"]' in _record(steps)
