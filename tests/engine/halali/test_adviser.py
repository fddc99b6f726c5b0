"""The simple computer player of Halali!"""

from engine.chance import Seeded
from engine.contract import Move
from engine.halali.game import HALALI
from tests.engine.against_random import wins
from tests.engine.halali.table import at, mover


def advised(position: str) -> Move:
    state = at(position)
    return HALALI.advise(state, mover(state), Seeded(b"adviser", 1))


def test_it_takes_what_is_worth_most() -> None:
    assert advised("7/7/7/B3F2/7/7/Hn3Hn2 br 5-5 - -,- 0 -/-") == ("a1", "a4")


def test_it_flees_from_a_gun() -> None:
    start, end = advised("7/7/7/4F2/7/7/4Hn1t bl - - -,- 0 -/-")
    assert start == "e4"
    assert end[0] != "e"


def test_it_leaves_with_the_dearest() -> None:
    assert advised("7/7/7/B5F/7/7/5Hn1 bl 5-5 - -,- 0 -/-") == ("a4", "off")


def test_it_passes_where_it_must() -> None:
    assert advised("7/7/7/3D3/7/TT5/BT4Hw bl 2-1 d4 -,- 0 -/-") == ("pass",)


def test_it_makes_progress_after_a_few_quiet_turns() -> None:
    nothing_to_take = "7/7/7/3F3/7/7/4t1t bl - - -,- {} -/-"
    assert advised(nothing_to_take.format(0))[0] == "d4"
    assert advised(nothing_to_take.format(4)) in (("e1",), ("g1",))


def test_it_turns_up_game_before_its_own_guns_only() -> None:
    before_a_gun = "7/7/7/4t2/7/7/4Hn1t {} - - -,- 4 -/-"
    assert advised(before_a_gun.format("br")) == ("e4",)
    assert advised(before_a_gun.format("bl")) == ("g1",)


def test_it_beats_chance() -> None:
    assert wins(HALALI, 2, {"match": False}, games=8) >= 7
