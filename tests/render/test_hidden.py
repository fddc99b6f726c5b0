"""What lies face-down leaves no trace in the picture."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.halali.state import State
from engine.halali.views import public_position
from render.scene import Scene
from tests.render.pictures import paint
from tests.render.scenes import SCENES, TOOK_FOX, scene, state

HIDDEN_A = "fFB3He/L1HnHnTTP/HsT1heHndD/1tt2PD/HsPTTFpp/tTFTtLD/TTdTD1T bl - - -,c6c5 0 P/F3P2DT"


def shuffled(of: State, seed: int) -> State:
    """The same table with other tiles, and other guns, under the face-down ones."""
    board = list(of.position.board)
    squares = [square for square, tile in enumerate(board) if tile and not tile[0].isupper()]
    tiles = [board[square] for square in squares]
    Random(seed).shuffle(tiles)
    for square, tile in zip(squares, tiles, strict=True):
        board[square] = "hs" if tile.startswith("h") else tile
    return replace(of, position=replace(of.position, board=tuple(board)))


def public(of: State) -> State:
    return replace(of, position=public_position(of.position))


SECRET = state(HIDDEN_A)
VIEWS = {
    "plain": lambda of: scene(of),
    "news": lambda of: scene(of, TOOK_FOX),
    "choices": lambda of: scene(of, choices=("a7", "d5", "f5")),
    "preview": lambda of: scene(of, picked=("d5",)),
}


@pytest.mark.parametrize("view", VIEWS)
def test_tables_that_differ_in_hidden_tiles_only_give_the_same_bytes(view: str) -> None:
    expected = paint(VIEWS[view](public(SECRET)))
    others = [shuffled(SECRET, seed) for seed in range(3)]
    assert len({other.position.board for other in others}) == 3
    for other in others:
        assert paint(VIEWS[view](public(other))) == expected
        # Even a host that forgot to mask the state would tell nothing.
        assert paint(VIEWS[view](other)) == expected


@pytest.mark.parametrize("name", ["start", "took"])
def test_a_shown_scene_hides_all_its_face_down_tiles(name: str) -> None:
    of: Scene = SCENES[name]
    assert public(of.state) == of.state
