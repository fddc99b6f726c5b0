"""The deal: from chance, from a script, from a log."""

import pytest

from engine.chance import Outcome, Scripted, Seeded, replay
from engine.contract import Unreadable
from engine.halali.deal import deal
from engine.halali.game import HALALI
from engine.halali.positions import write_board

FULL = "ddfheftl/tbtfhwpd/tppttbd/pdd1hsfp/hetthsphnp/hnpttttd/thwtlftf"
THIN = "7/7/7/3d3/7/7/F5t"


def test_a_deal_is_an_order_of_tiles_and_independent_guns() -> None:
    chance = Seeded(b"deal", 0)
    position = deal(chance)

    tiles, guns = chance.outcomes
    assert (tiles.name, guns.name) == ("tiles", "guns")
    assert len(tiles.values) == 48
    assert len(guns.values) == 8
    dealt = [tile for tile in position.board if tile]
    assert [tile[0].upper() for tile in dealt] == list(tiles.values)
    # Hunters in the order of square numbers.
    assert [tile[1] for tile in dealt if tile[0] == "h"] == list(guns.values)


def test_the_same_seed_deals_the_same_for_ever() -> None:
    assert write_board(deal(Seeded(bytes(32), 0)).board) == (
        "ftthetphe/dbhstltp/hwttthetf/bdt1thnp/flfddpp/ppftdtp/fdthshedt"
    )


@pytest.mark.parametrize("board", [FULL, THIN])
def test_a_script_tells_the_deal(board: str) -> None:
    chance = Scripted(HALALI.script({"board": board}), Seeded(b"deal", 0))

    assert write_board(deal(chance).board) == board
    assert chance.outcomes == (Outcome("board", (board,)),)
    assert write_board(deal(replay(chance.outcomes)).board) == board


def test_a_script_tells_several_deals() -> None:
    chance = Scripted(HALALI.script({"deals": [FULL, THIN]}), Seeded(b"deal", 0))

    assert [write_board(deal(chance).board) for _ in range(2)] == [FULL, THIN]
    assert deal(chance) == deal(Seeded(b"deal", 0))


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({}, "bad-script"),
        ({"dice": [1]}, "bad-script"),
        ({"board": FULL, "deals": [FULL]}, "bad-script"),
        ({"board": FULL, "x": 1}, "bad-script"),
        ({"deals": FULL}, "bad-script"),
        ({"board": 7}, "bad-board"),
        ({"board": None}, "bad-board"),
        ({"deals": [FULL, 7]}, "bad-board"),
        ({"board": ""}, "bad-board"),
        ({"board": FULL + "/7"}, "bad-board"),
        ({"board": THIN.replace("d", "?")}, "bad-deal"),
        ({"board": "7/7/7/7/7/7/7"}, "bad-deal"),
        ({"board": "7/7/7/7/7/7/F6"}, "bad-deal"),
        ({"board": "7/7/7/7/7/7/bbb4"}, "too-many"),
    ],
)
def test_what_is_no_deal_is_refused(words: dict[str, object], code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        HALALI.script(words)
    assert caught.value.code == code
