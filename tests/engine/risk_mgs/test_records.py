"""Records are written, read and checked."""

from itertools import islice

import pytest

from engine.chance import Seeded
from engine.contract import RESIGN, Ply, Unreadable
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.record_reader import read_record
from tests.engine.risk_mgs.games import greedy, random, steps


def recorded(seats: int, mode: str, number: int, moves: int) -> str:
    played = list(islice(steps(seats, mode, number, random), moves))
    plies = [Ply(step.seat, step.move, step.events) for step in played]
    return GAME.record(played[0].before, plies, {"Seat0": 'Ann "A" \\', "Date": "2026-01-02", "Other": "no"})


@pytest.mark.parametrize(("seats", "mode"), [(3, "basic_training"), (4, "command_room"), (3, "world_conquest")])
def test_a_record_replays_the_game(seats: int, mode: str) -> None:
    played = list(steps(seats, mode, 3, greedy))
    plies = tuple(Ply(step.seat, step.move, step.events) for step in played)
    record = read_record(GAME.record(played[0].before, plies, {}))

    assert record.start == played[0].before
    assert record.plies == plies
    assert record.end == played[-1].after


def test_names_and_tags() -> None:
    text = recorded(3, "basic_training", 1, 12)
    record = read_record(text)

    assert record.tags["Seat0"] == 'Ann "A" \\'
    assert (record.tags["Seat1"], record.tags["Date"], record.tags["Result"]) == ("?", "2026-01-02", "*")
    assert "Other" not in record.tags
    assert GAME.seat_tags(5) == ("Seat0", "Seat1", "Seat2", "Seat3", "Seat4")


def test_orders_resignations_and_time_limits_are_recorded() -> None:
    start = state = next(steps(3, "basic_training", 1, random)).before
    plies: list[Ply] = []
    for seat, move in ((2, ("order", "defence", "min")), (state.active, ("skip",)), (0, RESIGN), (1, RESIGN)):
        state, events = GAME.play(state, seat, move, Seeded(b"tests", len(plies)))
        plies.append(Ply(seat, move, events))
    record = read_record(GAME.record(start, plies, {}))

    assert record.end == state
    assert record.tags["Result"] == "last-left"
    assert record.tags["Ranking"] == "2/1/0"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Risk: Metal", "Chess: Metal", "wrong-tag"),
        ("[Setup", "[Stepup", "missing-tag"),
        ('[Result "*"]', '[Result "objectives"]', "result-disagrees"),
        ("1. ", "1 ", "bad-record"),
        ("}\n", " 6}\n", "too-much-told"),
        ("faction ", "boss ", "illegal-move"),
        ("{dice ", "{dice 9", "illegal-move"),
    ],
)
def test_what_is_no_record_is_unreadable(old: str, new: str, code: str) -> None:
    text = recorded(3, "basic_training", 1, 40)
    assert old in text
    with pytest.raises(Unreadable) as caught:
        read_record(text.replace(old, new, 1))
    assert caught.value.code == code
