"""What random games neither make nor lose: tiles, pieces, points."""

from collections import Counter

import pytest

from engine.hunters_and_gatherers.facts import COUNTS
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.state import HUTS, MEMBERS, State
from tests.engine.hunters_and_gatherers.games import random_game

each_game = pytest.mark.parametrize(("seats", "number"), [(2, 0), (3, 1), (4, 2), (5, 3), (5, 4), (5, 5)])


def _tiles(state: State) -> Counter[str]:
    hand = [] if state.drawn is None else [state.drawn]
    return Counter([*(laid.tile for laid in state.tiles), *hand, *state.land, *state.bonus, *state.removed])


@each_game
def test_every_tile_is_somewhere(seats: int, number: int) -> None:
    for step in random_game(seats, number):
        assert _tiles(step.after) == COUNTS


@each_game
def test_every_piece_is_somewhere(seats: int, number: int) -> None:
    for step in random_game(seats, number):
        for seat, (members, huts) in enumerate(step.after.supply):
            placed = Counter(piece.kind for piece in step.after.pieces if piece.seat == seat)
            assert (members + placed["member"], huts + placed["hut"]) == (MEMBERS, HUTS)


@each_game
def test_every_point_is_explained_by_an_event(seats: int, number: int) -> None:
    for step in random_game(seats, number):
        scores = list(step.before.scores)
        for event in step.events:
            if event.code.startswith("scored-"):
                for seat in event.data["winners"]:
                    scores[seat] += event.data["points"]
        assert tuple(scores) == step.after.scores


@each_game
def test_huts_and_hunters_never_come_back(seats: int, number: int) -> None:
    for step in random_game(seats, number):
        gone = set(step.before.pieces) - set(step.after.pieces)
        homes = [event.data for event in step.events if event.code == "went-home"]
        assert {home["kind"] for home in homes} <= {"forest", "river"}
        assert len(gone) <= sum(sum(home["members"]) for home in homes)
        assert all(piece.kind == "member" for piece in gone)


@each_game
def test_a_turn_has_one_bonus_tile_at_most(seats: int, number: int) -> None:
    steps = random_game(seats, number)

    for step in steps:
        if step.before.drawn_kind == "bonus":
            assert step.after.drawn_kind == "land"
    assert sum(step.before.drawn_kind == "land" for step in steps) == 78 - len(
        [tile for tile in steps[-1].after.removed if tile.startswith("L")]
    )


@each_game
def test_at_the_end_everything_is_told(seats: int, number: int) -> None:
    last = random_game(seats, number)[-1]
    result = GAME.result(last.after)

    assert result is not None
    assert last.events[-1].code == "game-over"
    assert last.events[-1].data["scores"] == list(result.scores) == list(last.after.scores)
    assert [tuple(place) for place in last.events[-1].data["ranking"]] == list(result.ranking)
