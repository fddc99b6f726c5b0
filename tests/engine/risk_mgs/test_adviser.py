"""The simple computer player of Risk: Metal Gear Solid."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.chance import Seeded
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.legal import awaited
from engine.risk_mgs.state import State
from tests.engine.against_random import wins
from tests.engine.risk_mgs.rules.test_setting_up import begun, set_up
from tests.engine.risk_mgs.table import after, at

SURROUNDED = {"alaska": "0.5", "northwest_territory": "1.9", "alberta": "1.9", "kamchatka": "1.9"}


def advised(state: State) -> str:
    seat = awaited(state)
    return GAME.format(state, GAME.advise(GAME.seen_by(state, seat), seat, Seeded(b"adviser", 1)))


def test_it_attacks_at_good_odds_only() -> None:
    assert advised(at(SURROUNDED)) == "done"
    assert advised(at(SURROUNDED | {"kamchatka": "1.3"})) == "series alaska kamchatka odds"
    assert advised(at(SURROUNDED | {"kamchatka": "1.4"})) == "done"


def test_it_attacks_where_it_wins_most() -> None:
    both = SURROUNDED | {"kamchatka": "1.1", "alberta": "1.1", "iceland": "1.1"}
    assert advised(at(both, cities=("kamchatka",))) == "series alaska kamchatka odds"
    assert advised(at(both, cities=("alberta",))) == "series alaska alberta odds"
    assert advised(at(both, cities=("alberta",), hq=("alaska", "kamchatka", "peru"))) == "series alaska kamchatka odds"


def test_it_completes_zones() -> None:
    land = {"indonesia": "0.9", "new_guinea": "0.1", "western_australia": "0.9", "eastern_australia": "1.1"}
    assert advised(at(land, cities=())) == "series western_australia eastern_australia odds"


def test_it_attacks_whatever_it_can_when_a_game_lasts_long() -> None:
    assert advised(replace(at(SURROUNDED), round=40)) == "done"
    assert advised(replace(at(SURROUNDED), round=41)).startswith("series alaska ")
    assert advised(replace(at(SURROUNDED | {"alaska": "0.3"}), round=41)) == "done"


def test_it_deploys_where_it_attacks_or_at_its_hq_in_danger() -> None:
    recruiting: dict[str, Any] = {"step": "recruit", "course": {"armies": 7, "paid_armies": 7}}
    land = SURROUNDED | {"egypt": "0.2", "southern_europe": "1.1"}
    assert advised(at(land, **recruiting)) == "deploy 7 alaska"
    assert advised(at(land | {"alaska": "0.9"}, cities=(), **recruiting)) == "deploy 7 egypt"


def test_it_turns_in_the_largest_set_of_stars_first() -> None:
    state = at(SURROUNDED, step="recruit", stars=[[2, 2, 1]], course={"armies": 3, "paid_armies": 3})
    assert advised(state) == "stars 1+2+2"


@pytest.mark.parametrize(("points", "move"), [(6000, "buy"), (5000, "done")])
def test_it_buys_with_points_to_spare(points: int, move: str) -> None:
    assert advised(at(SURROUNDED, step="shop", points=[points])) == move


def test_it_pays_its_boss_and_hires_one_for_the_front() -> None:
    paying = at(SURROUNDED | {"alaska": "0.5@vamp"}, step="bosses", points=[2000])
    assert advised(paying) == "pay vamp"
    hired = advised(at(SURROUNDED | {"egypt": "0.9"}, step="bosses", points=[6000])).split()
    assert (hired[0], hired[2]) == ("hire", "alaska")
    assert advised(at(SURROUNDED, step="bosses", points=[5000])) == "done"


def test_it_plays_cards_where_it_is_going_to_attack() -> None:
    state = at(SURROUNDED | {"kamchatka": "1.3"}, step="opening", shop=[["javelin"]], points=[9000])
    assert advised(state) == "card javelin kamchatka"
    elsewhere = at(SURROUNDED, step="opening", shop=[["id_laundering"]], points=[9000, 1000, 1000])
    assert advised(elsewhere) == "done", "a card that it does not understand"


def test_it_takes_objectives() -> None:
    state = at(SURROUNDED, step="objective", haven=[2])
    assert advised(state) == "take control_outer_haven_2_rounds"
    assert advised(at(SURROUNDED, step="objective")) == "done"


def test_it_brings_idle_armies_to_the_front() -> None:
    land = {"alaska": "0.2", "northwest_territory": "0.9", "alberta": "0.3", "greenland": "0.1"}
    ontario = {"ontario": "0.1", "western_united_states": "0.1"}
    state = at(land | ontario, step="maneuver", course={"maneuvers": 1})
    assert advised(state).startswith("maneuver northwest_territory ")
    assert advised(state).endswith(" 8")


def test_it_lets_its_orders_answer_and_rerolls_a_losing_die() -> None:
    asked = at(
        {"alaska": "0.5", "kamchatka": "1.4"}, shop=[[], ["claymore"]], points=[0, 9000], orders=[[], ["claymore ask"]]
    )
    assert advised(after(asked, "attack alaska kamchatka 3")) == "auto"
    raiden = at({"alaska": "0.5@raiden", "kamchatka": "1.4"})
    assert advised(after(raiden, "attack alaska kamchatka 3", dice=(6, 1, 2, 5, 4))) == "reroll 3"
    assert advised(after(raiden, "attack alaska kamchatka 3", dice=(6, 6, 2, 5, 4))) == "keep"


def test_it_moves_in_with_all_that_its_hq_does_not_need() -> None:
    land = {"alaska": "0.9", "northwest_territory": "1.4", "alberta": "1.2", "kamchatka": "1.1"}
    home = after(at(land), "attack alaska kamchatka 3", dice=(6, 6, 6, 1))
    assert advised(home) == "move 5", "four stay against four"
    elsewhere = after(at(land, hq=("peru", "iceland", "egypt")), "attack alaska kamchatka 3", dice=(6, 6, 6, 1))
    assert advised(elsewhere) == "move 8"


def test_it_does_not_heap_armies_up() -> None:
    recruiting: dict[str, Any] = {"step": "recruit", "course": {"armies": 7, "paid_armies": 7}}
    land = SURROUNDED | {"kamchatka": "1.1", "alaska": "0.900", "egypt": "0.2", "southern_europe": "1.1"}
    assert advised(at(land, cities=("kamchatka", "southern_europe"), **recruiting)) == "deploy 7 alaska"
    assert advised(at(land, cities=("southern_europe",), **recruiting)) == "deploy 7 egypt"


def test_it_claims_what_it_holds_much_of_and_lets_the_program_place() -> None:
    state = set_up(begun(3, "command_room", seat_order=[0, 1, 2]), until="place")
    assert advised(state) == "place rest"
    claiming = begun(3, "command_room", seat_order=[0, 1, 2])
    claiming = after(claiming, "headquarters brazil", "headquarters egypt", "headquarters alaska")
    assert advised(claiming) in ("claim peru", "claim argentina", "claim venezuela")


@pytest.mark.parametrize("mode", ["basic_training", "command_room"])
def test_it_beats_chance(mode: str) -> None:
    assert wins(GAME, 3, {"mode": mode}, games=6) >= 5
