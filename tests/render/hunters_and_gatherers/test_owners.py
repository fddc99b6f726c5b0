"""Who owns what: land of each owner in a pattern of its own, what each area would score, land of nobody paler."""

from msgspec.structs import replace

from engine.hunters_and_gatherers.areas import report
from engine.hunters_and_gatherers.state import State
from render.hunters_and_gatherers.layout import Spot
from render.scene import Scene
from tests.render.hunters_and_gatherers.pictures import changed, picture
from tests.render.hunters_and_gatherers.scenes import at, played, scene
from tests.render.pictures import unlike

TWO = "S01@0,0/0;L32@1,0/180"


def owners(of: State) -> Scene:
    return scene(of, lens="owners")


def with_piece(piece: str, scores: str = "0/0/0/0/0") -> State:
    return at(TWO, pieces=piece, scores=scores)


def changed_over(one: State, other: State) -> dict[Spot, float]:
    """How unlike the cells of two overlays are."""
    return changed(owners(one), owners(other))


def test_land_that_is_owned_changes_with_its_owner() -> None:
    pictures = [picture(owners(with_piece(f"{seat}member@1,0/a"))) for seat in range(5)]
    for index, one in enumerate(pictures):
        for other in pictures[index + 1 :]:
            assert unlike(one, other) > 0.5


def test_only_the_area_of_the_piece_is_coloured() -> None:
    marked = changed_over(with_piece("0member@1,0/a"), with_piece("-"))
    assert max(marked, key=lambda cell: marked[cell]) == (1, 0)
    forest = changed_over(with_piece("0member@0,0/b"), with_piece("-"))
    assert {(0, 0), (1, 0)} <= forest.keys()


def test_a_shared_area_shows_both_owners() -> None:
    alone, both = with_piece("0member@0,0/b"), with_piece("0member@0,0/b;1member@1,0/b")
    assert [area.winners for area in report(both) if area.winners] == [(0, 1)]
    assert {(0, 0), (1, 0)} <= changed_over(alone, both).keys()


def test_what_open_areas_would_score_is_told_though_nobody_is_there() -> None:
    state = with_piece("-")
    points = [area.value["points"] for area in report(state) if area.kind == "forest" and len(area.zones) == 2]
    assert points == [4]
    plain, overlay = scene(state), owners(state)
    assert changed(plain, overlay)


def test_news_and_places_are_left_out() -> None:
    state, news = played("small")
    assert changed(owners(state), replace(owners(state), news=news)) == {}
