"""K: who knows what."""

import pytest

from engine.chance import Seeded
from engine.contract import Illegal
from engine.halali.game import HALALI
from tests.engine.halali.table import at, legal, played, refused_move

POSITION = "3T3/1b5/3F1D1/6l/Hn1L4/3hw3/t4P1 bl - f5 d5d2,- 4 P2D/-"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_k1_everybody_sees_the_same(seat: int | None) -> None:
    seen = HALALI.seen_by(at(POSITION), seat)

    assert HALALI.position(seen) == "3T3/1?5/3F1D1/6?/Hn1L4/3?3/?4P1 bl - f5 d5d2,- 4 P2D/-"
    assert HALALI.seen_by(seen, seat) == seen


def test_k1_the_kinds_still_face_down_are_known_together() -> None:
    start = HALALI.start(2, {}, Seeded(b"tests", 0))
    state, events = played(start, "flip a1")

    turned = {"B": "bear", "F": "fox", "L": "lumberjack", "H": "hunter", "P": "pheasant", "D": "duck", "T": "tree"}
    before = HALALI.show(HALALI.seen_by(start, 0))["unseen"]
    now = HALALI.show(HALALI.seen_by(state, 0))["unseen"]
    kind = turned[events[0].data["tile"][0]]
    assert before == {"bear": 2, "fox": 6, "lumberjack": 2, "hunter": 8, "pheasant": 8, "duck": 7, "tree": 15}
    assert now == before | {kind: before[kind] - 1}


def test_k2_a_player_can_decide_from_the_public_view() -> None:
    full = at(POSITION)
    seen = HALALI.seen_by(full, 0)

    assert legal(seen) == legal(full)
    assert HALALI.turn(seen) == HALALI.turn(full)
    for text in legal(full):
        assert HALALI.parse(seen, 0, text) == HALALI.parse(full, 0, text)


def test_k2_other_hidden_tiles_make_no_difference() -> None:
    other = POSITION.replace("1b5", "1hs5").replace("6l", "6f").replace("3hw3", "3t3").replace("/t4P1", "/p4P1")

    assert HALALI.seen_by(at(POSITION), 0) == HALALI.seen_by(at(other), 0)


def test_k2_what_is_not_known_cannot_be_turned_up() -> None:
    seen = HALALI.seen_by(at(POSITION), 0)

    assert HALALI.parse(seen, 0, "flip b6") == ("b6",)
    assert refused_move(seen, "b6") == "unknown-tile"
    with pytest.raises(Illegal) as caught:
        HALALI.play(at(POSITION), 0, ("d5", "b6"), Seeded(b"tests", 1))
    assert "b" not in caught.value.data.values()
