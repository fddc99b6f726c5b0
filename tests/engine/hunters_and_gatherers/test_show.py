"""A state as other programs see it."""

from engine.hunters_and_gatherers.facts import COUNTS
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from tests.engine.hunters_and_gatherers.table import after, at

STATE = at("S01@0,0/0;L44@-1,0/90", pieces="0member@0,0/a;1hut@-1,0/b", scores="3/4", land="L33,L28", bonus="B07")


def test_everything_is_shown() -> None:
    assert GAME.show(STATE) == {
        "phase": "land",
        "active": 0,
        "drawn": "L30",
        "drawn_kind": "land",
        "tiles": [
            {"id": "S01", "x": 0, "y": 0, "rotation": 0},
            {"id": "L44", "x": -1, "y": 0, "rotation": 90},
        ],
        "pieces": [
            {"seat": 0, "kind": "member", "x": 0, "y": 0, "segment": "a"},
            {"seat": 1, "kind": "hut", "x": -1, "y": 0, "segment": "b"},
        ],
        "supply": [{"members": 4, "huts": 2}, {"members": 5, "huts": 1}],
        "scores": [3, 4],
        "left": {"land": 2, "bonus": 1},
        "piles": {"land": ["L33", "L28"], "bonus": ["B07"]},
        "unseen": GAME.show(STATE)["unseen"],
        "removed": [],
        "resigned": [],
        "ended": False,
        "position": "L44@-1,0/90;S01@0,0/0 1hut@-1,0/b;0member@0,0/a 3/4 0 L30 L33,L28 B07 - -",
    }


def test_what_has_not_been_seen_is_counted() -> None:
    unseen = GAME.show(STATE)["unseen"]

    assert sum(unseen.values()) == COUNTS.total() - 3
    assert ("S01" in unseen, unseen["L44"], unseen["L30"], unseen["B07"]) == (False, 1, 2, 1)


def test_a_view_tells_no_order() -> None:
    seen = GAME.show(GAME.seen_by(STATE, 0))

    assert seen["piles"] == {"land": ["?", "?"], "bonus": ["?"]}
    assert seen["position"].endswith(" ?2 ? - -")
    assert seen["unseen"] == GAME.show(STATE)["unseen"]


def test_at_the_end_no_tile_is_in_hand() -> None:
    shown = GAME.show(after(at(land="-"), "1,0 0 -"))

    assert (shown["phase"], shown["drawn"], shown["ended"]) == ("over", None, True)
