"""Sections 11 and 12: objectives and rewards."""

from typing import Any

import pytest

from engine.risk_mgs.facts import OBJECTIVES
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.objectives import met
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NAMES, ZONE
from tests.engine.risk_mgs.table import after, at, data, phase, played, refused, texts

LAND = {"alaska": "0.5", "alberta": "0.2", "iceland": "1.2"}
ALL = tuple(OBJECTIVES)
CITIES = ("ontario", "brazil", "russia", "egypt", "india", "china", "japan", "south_africa", "great_britain")
MORE = ("northern_europe", "western_europe", "eastern_australia")


def holding(*names: str, start: tuple[str, ...] = (), haven: int = 0) -> State:
    land = dict.fromkeys(names, "0.1") | {"iceland": "1.2", "quebec": "2.1"}
    return at(land, rest=1, step="objective", open_objectives=ALL, start=start or names, haven=[haven])


def zone(name: str) -> tuple[str, ...]:
    return tuple(NAMES[place] for place in ZONE[name].territories)


def test_v1_one_objective_a_turn_for_good() -> None:
    state = at(LAND, step="attack", haven=[2], objectives=[["control_europe"]])
    state = after(state, "done")
    assert texts(state) == ["take control_outer_haven_2_rounds", "done"]
    taken, events = played(state, "take control_outer_haven_2_rounds")
    assert data(events, "took-objective")["taken"] == 2
    assert phase(taken) == "maneuver"
    assert "control_outer_haven_2_rounds" not in taken.open_objectives
    assert refused(state, "take control_asia") == "not-possible"
    assert refused(state, "take control_north_america") == "not-met"


TOLD = [
    ("control_asia", holding(*zone("asia"))),
    ("control_north_america", at(dict.fromkeys(zone("north_america"), "0.1") | {"iceland": "1.1"}, step="objective")),
    ("control_8_cities", holding(*CITIES[:8])),
    ("control_11_cities", holding(*CITIES, *MORE)),
    ("take_outer_haven_1_turn", holding("oh_bow", "oh_deck", "oh_stern", start=("peru",))),
    ("take_4_cities_1_turn", holding(*CITIES[:5], start=CITIES[:1])),
    ("take_10_territories_1_turn", holding(*zone("asia")[:10], start=("peru",))),
    ("control_2_enemy_hq", at({"iceland": "0.2", "peru": "0.1", "alaska": "1.1"}, step="objective")),
    ("control_18_territories", holding(*zone("asia"), *zone("africa"))),
    ("control_2_zones", holding(*zone("australia"), *zone("south_america"))),
    ("control_outer_haven_2_rounds", holding("peru", haven=2)),
]


@pytest.mark.parametrize(("objective", "state"), TOLD, ids=[told[0] for told in TOLD])
def test_v2_when_an_objective_is_met(objective: str, state: State) -> None:
    assert objective in met(state)


NOT_YET = [
    ("control_asia", holding(*zone("asia")[1:])),
    ("control_8_cities", holding(*CITIES[:7])),
    ("control_11_cities", holding(*CITIES[:8])),
    ("take_outer_haven_1_turn", holding("oh_bow", "oh_deck", "oh_stern", start=("oh_bow",))),
    ("take_4_cities_1_turn", holding(*CITIES[:5], start=CITIES[:2])),
    ("take_10_territories_1_turn", holding(*zone("asia")[:10], start=zone("asia")[:1])),
    ("control_2_enemy_hq", at({"iceland": "0.2", "alaska": "0.1", "kamchatka": "1.1"}, step="objective")),
    ("control_18_territories", holding(*zone("asia"), *zone("africa")[:5])),
    ("control_2_zones", holding(*zone("australia"))),
    ("control_outer_haven_2_rounds", holding("peru", haven=1)),
]


@pytest.mark.parametrize(("objective", "state"), NOT_YET, ids=[told[0] for told in NOT_YET])
def test_v2_when_it_is_not_yet_met(objective: str, state: State) -> None:
    assert objective not in met(state)


def test_v2_europe_needs_all_seven() -> None:
    europe = dict.fromkeys(zone("europe"), "0.1")

    assert met(at(europe | {"egypt": "1.1"}, step="objective")) == ["control_europe"]
    assert met(at(europe | {"russia": "1.1"}, step="objective")) == []


def test_v3_a_counter_of_own_turns_with_the_ship() -> None:
    ship = dict.fromkeys(("oh_bow", "oh_deck", "oh_stern"), "0.1")
    state = at(LAND | ship, active=2, step="maneuver", course={"maneuvers": 1}, haven=[1])
    assert after(state, "done").seats[0].haven_turns == 2
    lost = at(LAND | ship | {"oh_deck": "1.1"}, active=2, step="maneuver", course={"maneuvers": 1}, haven=[1])
    assert after(lost, "done").seats[0].haven_turns == 0


def rewarded(reward: str, **more: Any) -> State:
    """The seat 0 has just met an objective with the reward on it."""
    down = {"control_outer_haven_2_rounds": reward}
    state = at(LAND, step="attack", haven=[2], face_down=down, mode="command_room", **more)
    return after(state, "done", "take control_outer_haven_2_rounds")


def test_w1_the_token_on_the_objective_is_turned_up() -> None:
    hidden = at(LAND, face_down={"control_europe": "two_armies"})
    assert GAME.show(GAME.seen_by(hidden, 0))["rewards_face_down"] == {"control_europe": "?"}
    state = rewarded("two_armies")
    assert state.seats[0].rewards == ("two_armies",)
    assert GAME.show(GAME.seen_by(state, 1))["seats"][0]["rewards"] == ["two_armies"]


@pytest.mark.parametrize("reward", ("minor_airfield", "major_airfield"))
def test_w2_an_airfield_is_placed_at_once_and_destroyed_with_its_territory(reward: str) -> None:
    state = rewarded(reward)
    assert (phase(state), texts(state)) == ("airfield", ["airfield alaska", "airfield alberta"])
    state = after(state, "airfield alaska")
    assert GAME.show(state)["territories"]["alaska"]["airfields"] == [0]

    war = at({"alaska": "0.5", "kamchatka": "1.1", "iceland": "1.1"}, airfields={"kamchatka": 1, "alaska": 0})
    fought, events = played(war, "attack alaska kamchatka 3", dice=(5, 5, 5, 1))
    assert data(events, "fought")["attack"]["added"] == [["airfield", "highest", 1]]
    assert data(events, "fought")["defence"]["added"] == [["airfield", "highest", 1]]
    assert fought.airfields == ((0, 0),)


def test_w3_a_guaranteed_card_instead_of_the_ordinary_one() -> None:
    for course in ({}, {"conquered": True}):
        state = after(at(LAND, step="attack", course=course, rewards=[["guaranteed_territory_card"]]), "done", "done")
        assert len(state.seats[0].territory_cards) == 1


def test_w4_additional_and_starting_maneuver() -> None:
    assert rewarded("additional_maneuver").course.maneuvers == 2
    state = at(LAND, step="bosses", rewards=[["starting_maneuver"]], points=[3000])
    state = after(state, "done")
    assert (phase(state), state.course.maneuvers) == ("opening", 1)
    state = after(state, "maneuver alaska alberta 3")
    assert phase(state) == "attack"


def test_w5_armies_a_free_card_and_a_second_boss() -> None:
    table = at(LAND, step="recruit", course={"armies": 1}, rewards=[["guaranteed_shop_card"]], points=[9000])
    state = after(table, "deploy 1 alaska")
    assert (len(state.seats[0].shop_cards), state.course.bought, state.seats[0].points) == (1, 0, 9000)
    begun = after(at(LAND, active=2, step="maneuver", rewards=[["two_armies"]]), "done")
    assert begun.course.armies == begun.course.paid_armies + 2
    two = at(LAND | {"alaska": "0.5@vamp"}, step="bosses", rewards=[["second_boss"]], points=[4000])
    assert "hire eva alberta" in texts(after(two, "pay vamp"))
