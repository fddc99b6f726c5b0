"""Places and what laying the tile there would complete: letters as in the picture, gains as the engine plays them."""

import pytest
from msgspec.structs import replace

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.sites import completed, gain, ranked, rotations, sites, told
from engine.chance import Seeded
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from render.hunters_and_gatherers.lettering import letter
from tests.bot.words.hunters_and_gatherers.tables import GOLD, LAKES, NAMES, at, random_table, straggling


def test_places_and_rotations_are_those_of_the_legal_moves() -> None:
    for state, _ in random_table(1):
        by_place: dict[str, dict[str, None]] = {}
        for cell, turn, _ in HUNTERS_AND_GATHERERS.moves(state, state.active):
            by_place.setdefault(cell, {})[turn] = None
        found = sites(state)
        assert [(site.cell, list(site.turns)) for site in found] == [
            (cell, list(turns)) for cell, turns in by_place.items()
        ]
        assert [site.letter for site in found] == [letter(index) for index in range(len(found))]


def test_letters_go_on_after_z() -> None:
    found = max((sites(state) for state, _ in random_table(2, 2, straggling)), key=len)
    assert [site.letter for site in found[25:28]] == ["Z", "AA", "AB"]


def test_what_is_completed_is_what_happens() -> None:
    for number, (state, _) in enumerate(random_table(3)):
        for move in list(HUNTERS_AND_GATHERERS.moves(state, state.active))[:3]:
            _, events = HUNTERS_AND_GATHERERS.play(state, state.active, move, Seeded(b"sites", number))
            happened = [event for event in events if event.code in ("scored-forest", "scored-river")]
            assert list(completed(state, *move)) == happened


def test_gold_for_another_player(say: Say) -> None:
    state = at(GOLD)
    found = {site.cell: gain(state, site) for site in sites(state)}
    assert told(say, NAMES, found["0,-1"].events) == "a forest with gold (6 for Ann)"
    assert found["0,-1"].turns == ("0",)
    assert found["2,0"].events == ()


def test_several_areas_at_once_are_all_told(say: Say) -> None:
    state = at(LAKES)
    one = completed(state, "-1,-1", "0")
    other = completed(state, "-1,1", "180")
    assert told(say, NAMES, one) == "a river (5 for Ann)"
    assert told(say, NAMES, (*one, *other)) == "a river (5 for Ann) and a river (5, nobody’s)"


def test_the_most_useful_places_come_first() -> None:
    state = at(LAKES)
    pairs = ranked(state, sites(state))
    # A member could be put on the rivers of nobody.
    assert [site.cell for site, best in pairs if best.events] == ["-2,0", "-1,-1", "-1,1"]
    assert all(best.events for _, best in pairs[:3])


def test_without_a_member_in_hand_nobodys_areas_bring_nothing() -> None:
    state = at(LAKES)
    state = replace(state, supply=((0, 2), (5, 1)))
    assert [site.cell for site, _ in ranked(state, sites(state))[:3]] == ["-1,-1", "-2,0", "-1,1"]


def test_rotations_read_well(say: Say) -> None:
    assert rotations(say, ("0",)) == "0°"
    assert rotations(say, ("0", "90", "270")) == "0°, 90° or 270°"


@pytest.mark.parametrize("seed", range(2))
def test_once_the_game_is_over_there_is_no_place(seed: int) -> None:
    *_, (state, _) = random_table(seed)
    assert sites(state) == ()
