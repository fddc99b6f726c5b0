"""Everything that changed since the reader's last turn is marked, by shape, so that it can be seen in grey."""

import pytest

from engine.contract import Event
from render.halali import layout
from render.scene import Scene
from tests.render.pictures import changed, known, picture, unlike
from tests.render.scenes import BIRD_TURNED, END_BEGUN, FOX_LEFT, FOX_TAKEN, SCENES, event, scene, state

VISIBLE = 4.0
"""Mean difference in grey over a square; a mark covers a small part of it."""


def marked(of: Scene) -> dict[str, float]:
    """The squares where the news changes the picture."""
    without = scene(of.state, names=(of.names[0], of.names[1]))
    return changed(picture(of), picture(without))


@pytest.mark.parametrize(
    ("of", "squares"),
    [
        (SCENES["turned-up"], {"e1"}),
        (SCENES["took"], {"c5", "c6"}),
        (scene(state(FOX_LEFT), event("moved", seat=1, from_="a7", to="d7", tile="Hw")), {"a7", "b7", "c7", "d7"}),
        (SCENES["left"], {"d1"}),
    ],
    ids=["turned-up", "took", "moved", "left"],
)
def test_news_is_visible_on_its_squares_and_nowhere_else(of: Scene, squares: set[str]) -> None:
    assert {name: amount > VISIBLE for name, amount in marked(of).items()} == dict.fromkeys(squares, True)


def test_all_that_happened_is_marked_not_only_the_last() -> None:
    several = scene(
        state(END_BEGUN),
        event("turned-up", seat=1, at="c3", tile="T"),
        event("moved", seat=1, from_="e7", to="g7", tile="He"),
        event("turned-up", seat=1, at="b4", tile="D"),
        event("end-phase", first=0),
    )
    assert {"c3", "e7", "g7", "b4"} <= marked(several).keys()


@pytest.mark.parametrize(
    "events",
    [
        (event("turned-up", seat=0, at="e3", tile="F"),),
        (event("moved", seat=0, from_="e4", to="e3", tile="F"),),
        (event("took", seat=0, from_="e4", to="e3", tile="F", prey="D", points=2),),
        (event("took", seat=0, from_="e4", to="e3", tile="F", prey="P", points=3),),
    ],
    ids=["turned-up", "moved", "took a duck", "took a pheasant"],
)
def test_each_kind_of_news_looks_different_on_the_same_square(events: tuple[Event, ...]) -> None:
    mine = picture(scene(state(BIRD_TURNED), *events))
    others = [
        (event("moved", seat=0, from_="e4", to="e3", tile="F"), event("turned-up", seat=0, at="e4", tile="F")),
        (event("took", seat=0, from_="e4", to="e3", tile="F", prey="Hn", points=5),),
    ]
    assert all(changed(mine, picture(scene(state(BIRD_TURNED), *other))) for other in others)


def test_a_tile_that_left_is_shown_where_it_went_out() -> None:
    of = SCENES["left"]
    x, y = layout.gate("s")
    box = (x - 40, y - 40, x + 40, y + 20)
    with_news, without = known("left"), picture(scene(of.state))
    assert unlike(with_news.crop(box), without.crop(box)) > VISIBLE


def test_what_came_to_a_pile_is_marked_there() -> None:
    with_news, without = known("took"), picture(scene(SCENES["took"].state))
    blue, brown = layout.TRAYS
    assert unlike(with_news.crop(brown), without.crop(brown)) > 0.1
    assert unlike(with_news.crop(blue), without.crop(blue)) == 0


def test_a_pass_is_told_at_the_player_who_passed() -> None:
    passed = picture(scene(state(FOX_LEFT), event("passed", seat=0)))
    quiet = picture(scene(state(FOX_LEFT)))
    blue, brown = layout.PANELS
    assert unlike(passed.crop(blue), quiet.crop(blue)) > 0.5
    assert unlike(passed.crop(brown), quiet.crop(brown)) == 0
    assert not changed(passed, quiet)


def test_marks_of_the_first_game_do_not_reach_the_second() -> None:
    old = event("moved", seat=1, from_="a7", to="d7", tile="Hw")
    deal = event("next-game", game=2, blue=1, board="")
    fresh = event("turned-up", seat=0, at="c6", tile="Hn")
    start = state(FOX_TAKEN, 2)
    assert changed(picture(scene(start, old, deal)), picture(scene(start))) == {}
    assert changed(picture(scene(start, old, deal, fresh)), picture(scene(start))).keys() == {"c6"}
