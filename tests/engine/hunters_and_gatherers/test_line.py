"""A game over the line protocol."""

from typing import Any

from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.record_reader import read_record
from tests.engine.line import SEED, Line

NEW: dict[str, Any] = {
    "cmd": "new",
    "seats": 3,
    "options": {"first": 0},
    "seed": SEED,
    "deal": {"land": ["L32", "L33", "L44"], "bonus": ["B07"]},
}
MOVES = [(0, "1,0 180 member:b"), (1, "0,-1 0 -"), (1, "0,1 0 -"), (2, "-1,0 90 hut b")]


def test_a_dealt_game_from_start_to_end() -> None:
    line = Line(GAME, NEW)
    events = [line.ok(cmd="play", seat=seat, move=move)["events"] for seat, move in MOVES]
    view = line.ok(cmd="show", seat=None)["view"]

    assert [[event["code"] for event in each] for each in events] == [
        ["laid", "placed", "drawn"],
        ["laid", "scored-forest", "went-home", "bonus-earned", "drawn"],
        ["laid", "drawn"],
        ["laid", "placed", "scored-water", "game-over"],
    ]
    assert line.ok(cmd="faults")["faults"] == []
    assert line.ok(cmd="result")["result"] == {"scores": [6, 0, 1], "ranking": [[0], [2], [1]], "reason": "tiles"}
    assert view["left"] == {"land": 0, "bonus": 0}
    assert view["supply"][2] == {"members": 5, "huts": 1}
    assert read_record(line.ok(cmd="record", tags={"Seat0": "Ann"})["record"]).end.scores == (6, 0, 1)


def test_moves_are_listed_in_notation() -> None:
    line = Line(GAME, NEW)

    moves = line.ok(cmd="moves", seat=0)["moves"]
    assert "1,0 180 member:b" in moves
    assert line.ok(cmd="moves", seat=1)["moves"] == []
    assert line.error(cmd="play", seat=1, move=moves[0]) == ("illegal", "not-your-turn")
    assert line.error(cmd="play", seat=0, move="1,0 180 member:z") == ("illegal", "no-such-segment")
    assert line.error(cmd="play", seat=0, move="1,0 180") == ("ambiguous", "which-piece")


def test_states_and_positions_go_out_and_in() -> None:
    line = Line(GAME, NEW)
    line.ok(cmd="play", seat=0, move="1,0 180 -")
    state, position = line.ok(cmd="state")["state"], line.ok(cmd="position")["position"]
    line.ok(cmd="play", seat=1, move="0,-1 0 -")

    assert line.ok(cmd="load", state=state)["turn"]["seats"] == [1]
    assert line.ok(cmd="state")["state"] == state
    line.ok(cmd="position", text=position)
    assert line.ok(cmd="position")["position"] == position


def test_a_view_tells_no_order() -> None:
    seen = Line(GAME, NEW).ok(cmd="state", seat=1)["state"]

    assert (seen["land"], seen["bonus"], seen["drawn"]) == (["?", "?"], ["?"], "L32")


def test_a_position_for_five_is_loaded_into_an_empty_session() -> None:
    line = Line(GAME)
    line.ok(cmd="position", text="S01@0,0/0 - 0/0/0/0/0 4 L30 ?5 ?2 - -")

    assert line.ok(cmd="turn")["seats"] == [4]
    assert line.ok(cmd="moves", seat=4)["moves"]
    assert line.ok(cmd="position", seat=3)["position"].endswith("L30 ?5 ?2 - -")


def test_a_seat_that_a_loaded_position_has_not_is_refused_by_the_game() -> None:
    line = Line(GAME, NEW)
    line.ok(cmd="position", text="S01@0,0/0 - 0/0 1 L30 ?5 ?2 - -")

    assert line.ok(cmd="moves", seat=4)["moves"] == []
    assert line.error(cmd="play", seat=4, move="1,0 0 -") == ("illegal", "no-such-seat")
    assert line.error(cmd="play", seat=5, move="1,0 0 -") == ("protocol", "no-such-seat")
