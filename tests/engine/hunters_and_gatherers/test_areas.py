"""Areas, as words and pictures ask for them, against a recount from nothing at every step of random games."""

from typing import Any

import pytest

from engine.chance import Seeded
from engine.contract import Event
from engine.hunters_and_gatherers.areas import preview, report
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.state import State
from tests.engine.hunters_and_gatherers.games import Step, random_game
from tests.engine.hunters_and_gatherers.recount import Recount
from tests.engine.hunters_and_gatherers.table import area, at, played

GAMES = [(seats, number) for number, seats in enumerate((2, 3, 4, 5, 5, 5))]


def _compare(state: State) -> None:
    recount, areas = Recount(state), report(state)
    assert len(areas) == len(recount.areas)
    assert set(map(recount.of, areas)) == set(recount.areas)
    for each in areas:
        kind, spots = recount.of(each)
        assert each.complete == recount.complete(spots)
        assert each.value["points"] == recount.points(kind, spots)
        assert [seat for seat, number in enumerate(each.pieces) for _ in range(number)] == recount.seats(kind, spots)
        assert set(each.winners) == recount.winners(kind, spots)


@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_areas_are_those_of_a_recount(seats: int, number: int) -> None:
    for step in random_game(seats, number):
        _compare(step.after)


@pytest.mark.parametrize(("seats", "number"), GAMES)
def test_a_preview_is_what_happens_without_what_is_drawn(seats: int, number: int) -> None:
    for step in random_game(seats, number):
        foreseen = preview(GAME.seen_by(step.before, step.seat), step.move)
        assert foreseen == _foreseeable(step)


def _foreseeable(step: Step) -> tuple[Event, ...]:
    # Everything before the first draw; what follows it is known only if no tile is left to be drawn.
    happened: list[Event] = []
    for event in step.events:
        if event.code in ("drawn", "fits-nowhere"):
            return tuple(happened)
        happened.append(event)
    return tuple(happened)


def test_a_preview_of_the_last_tile_tells_the_last_scoring() -> None:
    state = at("S01@0,0/0;L44@-1,0/90", "L65", pieces="1hut@-1,0/b", land="-")
    _, events = played(state, "-2,0 90 -")

    assert preview(state, ("-2,0", "90", "-")) == events
    assert events[-1].code == "game-over"


@pytest.mark.parametrize(
    ("spot", "kind", "open_links"),
    [
        ("0,0/a", "meadow", 2),
        ("0,0/b", "forest", 2),
        ("0,0/c", "meadow", 1),
        ("0,0/d", "river", 1),
        ("0,0/d", "water", 1),
    ],
)
def test_open_links_of_the_start_tile(spot: str, kind: Any, open_links: int) -> None:
    assert area(at(), spot, kind).open == open_links


def test_areas_come_in_the_order_in_which_they_began() -> None:
    state = GAME.start(2, {}, Seeded(b"areas", 0))

    assert [(each.kind, each.zones) for each in report(state)] == [
        ("meadow", ((0, 0, "a"),)),
        ("forest", ((0, 0, "b"),)),
        ("meadow", ((0, 0, "c"),)),
        ("river", ((0, 0, "d"),)),
        ("water", ((0, 0, "d"), (0, 0, "e"))),
    ]
