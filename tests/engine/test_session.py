"""The line protocol: what each request is answered."""

from typing import Any

import pytest

from engine.catalogue import GAMES
from engine.chance import Seeded, commitment
from tests.engine.line import SEED, SINGLE, THIN, Line


def test_a_new_game_tells_its_commitment_and_turn() -> None:
    answer = Line().ok(**SINGLE)

    assert answer["seed"] == SEED
    assert answer["commitment"] == commitment(bytes.fromhex(SEED))
    assert answer["turn"] == {
        "seats": [0],
        "phase": "turning",
        "prompt": {"code": "turn-up-or-move", "data": {"hidden": 48, "quiet": 0, "limit": 40}},
    }


def test_a_seed_decides_the_deal_and_entropy_gives_one() -> None:
    def deal(**request: Any) -> str:
        return str(Line(GAMES["halali"], {"cmd": "new", **request}).ok(cmd="position")["position"])

    assert deal(seed=SEED) == deal(seed=SEED.upper(), seats=2, options={})
    assert deal(seed=SEED) != deal(seed="01")
    assert deal() == deal(seed=b"entropy".hex())


def test_a_deal_can_be_told() -> None:
    line = Line(GAMES["halali"], SINGLE | {"deal": {"board": THIN}})

    assert line.ok(cmd="position")["position"] == f"{THIN} bl - - -,- 0 -/-"
    assert line.ok(cmd="position", seat=None)["position"] == "7/7/7/3?3/7/7/F5? bl - - -,- 0 -/-"
    assert line.ok(cmd="position", seat=1)["position"] == "7/7/7/3?3/7/7/F5? bl - - -,- 0 -/-"


def test_moves_are_canonical_and_sorted() -> None:
    line = Line(GAMES["halali"], SINGLE | {"deal": {"board": THIN}})

    assert line.ok(cmd="moves", seat=0)["moves"][:4] == ["flip d4", "flip g1", "a1-a2", "a1-a3"]
    assert line.ok(cmd="moves", seat=1)["moves"] == []


def test_advice_is_a_move_and_changes_nothing() -> None:
    line = Line(GAMES["halali"], SINGLE)
    before = line.ok(cmd="export")
    move = line.ok(cmd="advise", seat=0)["move"]

    assert move in line.ok(cmd="moves", seat=0)["moves"]
    assert line.ok(cmd="advise", seat=0)["move"] == move
    assert line.ok(cmd="export") == before
    assert line.error(cmd="advise", seat=1) == ("illegal", "not-your-turn")
    assert line.error(cmd="advise") == ("protocol", "missing-field")


def test_a_move_is_played_as_people_type_it() -> None:
    line = Line(GAMES["halali"], SINGLE | {"deal": {"board": THIN}})

    answer = line.ok(cmd="play", seat=0, move=" Ｄ４ ")

    assert answer["move"] == "flip d4"
    assert answer["events"] == [{"code": "turned-up", "data": {"seat": 0, "at": "d4", "tile": "D"}, "seats": None}]
    assert answer["turn"] == line.ok(cmd="turn")
    assert answer["turn"]["seats"] == [1]


def test_a_state_is_saved_and_loaded() -> None:
    line = Line(GAMES["halali"], SINGLE)
    line.ok(cmd="play", seat=0, move="a1")
    saved = line.ok(cmd="state")["state"]

    other = Line()
    assert other.ok(cmd="load", state=saved)["turn"] == line.ok(cmd="turn")
    assert other.ok(cmd="state")["state"] == saved
    assert "?" in other.ok(cmd="state", seat=0)["state"]["position"]["board"]


def test_a_position_is_loaded_with_the_options_of_the_game_or_its_own() -> None:
    position = "7/7/7/F6/7/7/6t bl - - a4a1,- 0 -/-"
    line = Line(GAMES["halali"], SINGLE)

    line.ok(cmd="position", text=position)
    assert line.ok(cmd="position")["position"] == position
    assert line.ok(cmd="state")["state"]["agreed"]["match"] is False
    assert line.error(cmd="play", seat=0, move="a4-a1") == ("illegal", "no-return")
    line.ok(cmd="position", text=position, options={"no_return": False})
    line.ok(cmd="play", seat=0, move="a4-a1")


def test_a_whole_match() -> None:
    line = Line(GAMES["halali"], SINGLE | {"options": {}, "deal": {"board": "7/7/7/7/7/7/hn5t"}})
    for seat, move in ((0, "a1"), (1, "g1")):
        assert line.ok(cmd="result")["result"] is None
        line.ok(cmd="play", seat=seat, move=move)
    assert line.ok(cmd="turn")["phase"] == "between"
    line.ok(cmd="script", board="7/7/7/7/7/7/f5t")
    line.ok(cmd="script", board="7/7/7/7/7/7/ff4t")
    assert line.ok(cmd="moves", seat=1)["moves"] == ["next"]

    events = line.ok(cmd="play", seat=0, move="next")["events"]

    assert events == [{"code": "next-game", "data": {"game": 2, "blue": 1, "board": "7/7/7/7/7/7/??4?"}, "seats": None}]
    for seat, move in ((1, "a1"), (0, "b1"), (1, "g1")):
        line.ok(cmd="play", seat=seat, move=move)
    assert line.ok(cmd="result")["result"] == {"scores": [0, 0], "ranking": [[0, 1]], "reason": "early"}
    assert line.ok(cmd="turn")["seats"] == []
    assert line.ok(cmd="faults")["faults"] == []
    assert line.error(cmd="play", seat=0, move="next") == ("illegal", "game-over")
    assert line.ok(cmd="record", tags={"Blue": "Ann"})["record"].count('[Blue "') == 2


def test_every_move_draws_from_a_stream_of_its_own() -> None:
    line = Line(GAMES["halali"], SINGLE | {"options": {}, "deal": {"board": "7/7/7/7/7/7/hn5t"}})
    for seat, move in ((0, "a1"), (1, "g1"), (0, "next")):
        line.ok(cmd="play", seat=seat, move=move)

    dealt = GAMES["halali"].start(2, {}, Seeded(bytes.fromhex(SEED), 3))
    assert line.ok(cmd="position")["position"] == GAMES["halali"].position(dealt)


def test_a_script_that_is_told_and_not_asked_for_waits() -> None:
    line = Line(GAMES["halali"], SINGLE | {"options": {}, "deal": {"deals": ["7/7/7/7/7/7/hn5t", THIN]}})
    for seat, move in ((0, "a1"), (1, "g1"), (1, "next")):
        line.ok(cmd="play", seat=seat, move=move)

    assert line.ok(cmd="position")["position"].startswith(THIN)


def test_the_view_is_what_the_seat_may_know() -> None:
    line = Line(GAMES["halali"], SINGLE)

    for request in ({}, {"seat": None}, {"seat": 0}, {"seat": 1}):
        view = line.ok(cmd="show", **request)["view"]
        assert set(view["board"].values()) == {"?"}


def test_an_export_holds_all_that_is_needed_to_check_it() -> None:
    line = Line(GAMES["halali"], SINGLE)
    line.ok(cmd="play", seat=0, move="a1")

    export = line.ok(cmd="export")

    assert export.keys() == {
        *("game", "version", "seats", "options", "seed", "start", "dealt", "log", "state"),
    }
    assert [outcome["name"] for outcome in export["dealt"]] == ["tiles", "guns"]
    assert [entry["ply"]["move"] for entry in export["log"]] == [["a1"]]
    assert export["seed"] == SEED
    again = Line(GAMES[export["game"]], {"cmd": "new", "seed": export["seed"], "options": export["options"]})
    assert again.ok(cmd="state")["state"] == export["start"]


def test_quit_ends_the_session() -> None:
    line = Line()
    assert not line.session.ended

    line.ok(cmd="quit")

    assert line.session.ended


@pytest.mark.parametrize("id_", GAMES)
def test_every_game_speaks_it(id_: str) -> None:
    line = Line(GAMES[id_], {"cmd": "new", "seed": SEED})
    seat = line.ok(cmd="turn")["seats"][0]
    move = line.ok(cmd="moves", seat=seat)["moves"][0]

    assert line.ok(cmd="play", seat=seat, move=move)["move"] == move
    assert line.ok(cmd="result")["result"] is None
    for cmd in ("position", "state", "show", "faults", "record", "export"):
        line.ok(cmd=cmd)
