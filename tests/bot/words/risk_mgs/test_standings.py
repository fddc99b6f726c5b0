"""How the table stands, in a line, and what everybody can see of a player."""

from msgspec.structs import replace

from bot.words.contract import Say
from bot.words.risk_mgs.standings import holdings, standing
from engine.chance import Seeded
from engine.contract import RESIGN
from engine.risk_mgs.game import RISK_MGS as GAME
from tests.bot.words.risk_mgs.tables import NAMES
from tests.engine.risk_mgs.table import after, at

LAND = {"egypt": "0.7", "congo": "0.2", "east_africa": "1.3", "north_africa": "1.4"}


def test_territories_objectives_and_round(say: Say) -> None:
    state = at(LAND, objectives=[["control_europe", "control_asia"]])
    assert standing(say, state, NAMES[:3]) == (
        "Territories and objectives: Ann 2 and 2 · Ben 2 and 0 · Chloe 38 and 0 · round 1"
    )


def test_who_is_out_and_that_it_is_over(say: Say) -> None:
    state, _ = GAME.play(at(LAND), 1, RESIGN, Seeded(b"standing", 1))
    assert "Ben out · Chloe 38 and 0" in standing(say, state, NAMES[:3])
    assert standing(say, replace(state, step="over", ended="objectives"), NAMES[:3]).endswith(" · game over")


def test_in_the_set_up_armies_to_place_are_told(say: Say) -> None:
    state = GAME.start(3, {"mode": "command_room"}, Seeded(b"standing", 0))
    assert standing(say, state, NAMES[:3]) == "Armies to place: Ann 30 · Ben 30 · Chloe 30"
    assert holdings(say, state, 0) == ["0 territories with 0 armies", "30 to place"]
    state = after(state, "headquarters egypt")
    assert standing(say, state, NAMES[:3]).count("29") == 1
    assert standing(say, GAME.start(3, {}, Seeded(b"standing", 0)), NAMES[:3]) == ""


def test_holdings_are_what_everybody_can_see(say: Say) -> None:
    state = at(LAND, points=[12_000], stars=[[1, 2, 2]], shop=[["rpg7"]])
    assert holdings(say, state, 0) == ["2 territories with 9 armies", "12,000 points", "cards: 3 Territory, 1 shop"]
    assert holdings(say, state, 1) == ["2 territories with 7 armies", "0 points"]


def test_who_resigned_and_who_was_eliminated(say: Say) -> None:
    state, _ = GAME.play(at(LAND), 1, RESIGN, Seeded(b"standing", 1))
    assert holdings(say, state, 1) == ["resigned"]
    beaten = after(at({"alaska": "0.9", "kamchatka": "1.1"}), "attack alaska kamchatka 3", "move 3", dice=(6, 6, 6, 1))
    assert holdings(say, beaten, 1) == ["eliminated"]
