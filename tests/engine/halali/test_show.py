"""States as plain data and as diagrams."""

from engine.chance import Seeded
from engine.contract import RESIGN
from engine.halali.diagram import diagram
from engine.halali.game import HALALI
from tests.engine.halali.table import after, at

POSITION = "3T3/1b5/3F1D1/6?/Hn1L4/3hw3/?4P1 bl - f5 d5d2,- 4 P2D/-"
DIAGRAM = """\
7  .. .. .. T. .. .. ..
6  .. b. .. .. .. .. ..
5  .. .. .. F. .. D. ..
4  .. .. .. .. .. .. ??
3  H^ .. L. .. .. .. ..
2  .. .. .. h< .. .. ..
1  ?? .. .. .. .. P. ..
   a  b  c  d  e  f  g"""


def test_a_diagram_shows_what_the_state_tells() -> None:
    state = at(POSITION)

    assert diagram(state.position.board) == DIAGRAM.splitlines()
    seen = "\n".join(diagram(HALALI.seen_by(state, None).position.board))
    assert seen == DIAGRAM.replace("b.", "??").replace("h<", "??")


def test_a_state_is_shown_whole() -> None:
    view = HALALI.show(HALALI.seen_by(at(POSITION), 0))

    assert view["board"] == {
        "a1": "?",
        "a3": "Hn",
        "b6": "?",
        "c3": "L",
        "d2": "?",
        "d5": "F",
        "d7": "T",
        "f1": "P",
        "f5": "D",
        "g4": "?",
    }
    assert list(view["board"]) == sorted(view["board"])
    assert view["locked"] == "f5"
    assert view["no_return"] == {"blue": {"tile": "d5", "barred": "d2"}, "brown": None}
    assert view["stall"] == {"turns": 4, "limit": 40}
    assert view["left"] is None
    assert view["piles"]["blue"] == {"kinds": {"pheasant": 2, "duck": 1}, "tiles": 3, "points": 8}
    assert (view["phase"], view["side"], view["ended"], view["resigned"]) == ("turning", "blue", None, None)


def test_totals_are_those_of_the_match() -> None:
    between = after(at("7/7/7/3Hn3/7/7/T2F3 br 0-1 - -,- 0 B/FPD", match=True), "d4-d5")
    second, _ = HALALI.play(between, 0, ("next",), Seeded(b"show", 1))

    assert HALALI.show(between)["totals"] == HALALI.show(second)["totals"] == {"points": [10, 10], "tiles": [1, 3]}
    assert HALALI.show(second)["seats"] == {"blue": 1, "brown": 0}
    assert HALALI.show(HALALI.play(second, 0, RESIGN, Seeded(b"show", 2))[0])["resigned"] == 0
