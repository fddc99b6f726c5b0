"""2: the turn."""

from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.state import Laid, Piece
from tests.engine.hunters_and_gatherers.table import at, code, codes, data_of, legal, played, refused_move

CLOSING = "S01@0,0/0;L32@1,0/180"
"""L33 in the south completes a forest with gold."""


def test_2_1_a_tile_is_drawn_and_shown() -> None:
    state, events = played(at(land="L28,L33"), "1,0 0 -")

    assert (state.drawn, state.land) == ("L28", ("L33",))
    assert data_of(events, "drawn") == {"seat": 1, "kind": "land", "tile": "L28", "left": 1}
    assert GAME.seen_by(state, None).drawn == "L28"


def test_2_2_it_is_turned_and_laid() -> None:
    state, events = played(at(), "1,0 0 -")

    assert state.tiles[-1] == Laid("L30", 1, 0, 0)
    assert data_of(events, "laid") == {"seat": 0, "kind": "land", "tile": "L30", "x": 1, "y": 0, "rotation": 0}


def test_2_2_it_cannot_be_taken_back() -> None:
    state, _ = played(at(), "1,0 0 -")

    assert code(state, "1,0 0 -") == "occupied"
    assert list(GAME.moves(state, 0)) == []


def test_2_3_one_piece_on_the_tile_or_none() -> None:
    state = at(hand="L44")
    texts = [text for text in legal(state) if text.startswith("-1,0 90 ")]

    assert texts == [f"-1,0 90 {piece}" for piece in ("-", "hut:b", "member:a", "member:b", "member:c")]
    assert played(state, texts[0])[0].pieces == ()
    assert played(state, texts[1])[0].pieces == (Piece(0, "hut", -1, 0, "b"),)
    assert refused_move(state, "-1,0", "90", "hut:b", "member:a").code == "bad-syntax"


def test_2_4_what_is_completed_is_scored_and_members_go_back() -> None:
    state, events = played(at(CLOSING, "L33", pieces="0member@1,0/b"), "0,-1 0 -")

    assert state.scores == (6, 0)
    assert state.supply == ((5, 2), (5, 2))
    assert state.pieces == ()
    assert data_of(events, "went-home") == {
        "kind": "forest",
        "members": [1, 0],
        "pieces": [{"seat": 0, "x": 1, "y": 0, "segment": "b"}],
    }


def test_2_5_gold_brings_a_bonus_tile() -> None:
    state, events = played(at(CLOSING, "L33", bonus="B07"), "0,-1 0 -")

    assert (state.active, state.drawn, state.drawn_kind) == (0, "B07", "bonus")
    assert codes(events) == ["laid", "scored-forest", "bonus-earned", "drawn"]
    assert GAME.turn(state).phase == "bonus"
    assert any(text.endswith("member:a") for text in legal(state))


def test_2_6_then_it_is_the_next_players_turn() -> None:
    state, _ = played(at(CLOSING, "L33", bonus="B07"), "0,-1 0 -", "0,1 0 -")

    assert (state.active, state.drawn, state.drawn_kind) == (1, "L30", "land")
    assert GAME.turn(state).seats == (1,)
