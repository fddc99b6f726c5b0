"""Section 2: set-up, with the examples EX34 and EX35."""

from collections import Counter
from typing import Any

import pytest

from engine.chance import Scripted, Seeded
from engine.risk_mgs.board import owned
from engine.risk_mgs.facts import BASIC, BASIC_CITIES, COMMAND, FACTIONS, OBJECTIVES, REWARDS, TERRITORY_CARDS
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.recruiting import recruits
from engine.risk_mgs.setting_up import default_choice
from engine.risk_mgs.state import SETUP, State
from engine.risk_mgs.world import NAMES, NUMBERS, SHIP
from tests.engine.risk_mgs.table import after, phase, texts

each_number = pytest.mark.parametrize("seats", (3, 4, 5))


def begun(seats: int, mode: str = "basic_training", **deal: Any) -> State:
    return GAME.start(seats, {"mode": mode}, Scripted(GAME.script(deal), Seeded(b"set-up", 0)))


def set_up(state: State, until: str = "recruit") -> State:
    """By default choices."""
    while state.step != until:
        assert state.step in SETUP
        state = after(state, GAME.format(state, default_choice(state)))
    return state


@pytest.mark.parametrize(("seats", "troopers"), [(3, (3, 3, 4)), (4, (2, 2, 3)), (5, (1, 2, 3))])
@pytest.mark.parametrize("mode", ("basic_training", "command_room", "world_conquest"))
def test_s1_troopers_on_the_ship(seats: int, troopers: tuple[int, ...], mode: str) -> None:
    state = begun(seats, mode)
    view = GAME.show(GAME.seen_by(state, None))

    assert tuple(state.armies[place] for place in SHIP) == troopers
    assert {view["territories"][NAMES[place]]["owner"] for place in SHIP} == {"troopers"}


def test_s2_one_roll_gives_the_first_dock_and_serves_for_round_1() -> None:
    state = set_up(begun(3, dice=[4]))

    assert (state.dock, state.round) == (4, 1)
    assert begun(3, dock=6).dock == 6


def test_s3_each_takes_one_boss_free_of_charge_the_rest_form_the_pool() -> None:
    state = set_up(begun(4), until="first-boss")
    assert state.active == state.order[0]
    taken = after(state, f"boss raiden {NAMES[owned(state, state.active)[3]]}")
    assert taken.active == state.order[1]
    assert not any("raiden" in text for text in texts(taken))

    begins = set_up(taken)
    assert begins.bosses.count(-1) == 4
    assert Counter(begins.owners[place] for place in begins.bosses if place >= 0) == {0: 1, 1: 1, 2: 1, 3: 1}


def test_s4_cards_given_at_the_start_come_from_the_top_of_the_shuffled_deck() -> None:
    state = set_up(begun(3, territory_deck=["tc_peru", "tc_japan"]))

    assert [seat.territory_cards for seat in state.seats if seat.territory_cards] == [("tc_peru",)]
    assert state.territory_deck[0] == "tc_japan"
    assert begun(3).territory_deck != TERRITORY_CARDS
    assert sorted(begun(3).territory_deck) == sorted(TERRITORY_CARDS)


def test_s5_factions_are_chosen_in_the_order_of_the_roll_and_give_the_order_of_turns() -> None:
    state = begun(3, seat_order=[2, 0, 1])
    assert state.active == 2
    assert texts(state) == ["faction praying_mantis", "faction otselotovaya_khvatka", "faction raven_sword"]

    state = after(state, "faction raven_sword", "faction praying_mantis", "faction otselotovaya_khvatka")
    assert state.order == (0, 1, 2)
    assert [seat.faction for seat in state.seats] == ["praying_mantis", "otselotovaya_khvatka", "raven_sword"]
    assert len(texts(begun(5))) == 5


@each_number
def test_s6_territories_armies_and_headquarters_are_those_of_the_chart(seats: int) -> None:
    state = set_up(begun(seats), until="first-boss")

    for place, start in enumerate(BASIC[seats].players):
        seat = state.order[place]
        assert {NAMES[each]: state.armies[each] for each in owned(state, seat)} == start.territories
        assert state.seats[seat].headquarters == NUMBERS[start.headquarters]
    assert {NAMES[city] for city in state.cities} == set(BASIC_CITIES)
    assert len(state.cities) == 15


def test_s7_start_bonus_of_the_later_factions() -> None:
    found = {}
    for seats in (3, 4, 5):
        state = set_up(begun(seats), until="first-boss")
        found[seats] = [(len(state.seats[seat].territory_cards), state.seats[seat].points) for seat in state.order]

    assert found[3] == [(0, 0), (0, 0), (1, 3000)]
    assert found[4] == [*found[3], (1, 3000)]
    assert found[5] == [*found[4], (2, 5000)]


def test_s8_eight_open_objectives_and_no_rewards() -> None:
    state = begun(3)

    assert set(state.open_objectives) == {each.id for each in OBJECTIVES.values() if each.basic_training}
    assert len(state.open_objectives) == 8
    assert state.face_down == {}


def test_s9_cities_objectives_and_rewards_are_drawn() -> None:
    state = begun(4, "command_room")
    assert len(set(state.cities)) == 15
    assert state.cities != begun(4, "command_room", cities=["alaska", "peru"]).cities
    ranks = Counter(OBJECTIVES[each].rank for each in state.open_objectives)
    assert ranks == {"minor": 4, "major": 4}
    assert {OBJECTIVES[each].rank for each in state.face_down} == {"minor", "major"}
    assert all(OBJECTIVES[each].rank == REWARDS[token].rank for each, token in state.face_down.items())
    assert sorted(state.face_down.values()) == sorted(REWARDS)
    cards = [*state.territory_deck, *(card for seat in state.seats for card in seat.territory_cards)]
    assert sorted(cards) == sorted(TERRITORY_CARDS)

    told = begun(4, "command_room", cities=["alaska", "peru"], rewards={state.open_objectives[0]: "minor_airfield"})
    assert {NUMBERS["alaska"], NUMBERS["peru"]} < set(told.cities)


@pytest.mark.parametrize(("seats", "each"), [(3, 30), (4, 25), (5, 20)])
def test_s10_starting_armies_and_clockwise_order(seats: int, each: int) -> None:
    state = set_up(begun(seats, "command_room"), until="first-boss")

    assert [sum(state.armies[place] for place in owned(state, seat)) for seat in range(seats)] == [each] * seats
    first = state.order[0]
    assert state.order == tuple((first + place) % seats for place in range(seats))
    assert begun(3, "command_room", seat_order=[1, 0, 2]).order == (1, 0, 2)


@pytest.mark.parametrize(
    ("seats", "claims", "placed"),
    [
        (3, [14, 14, 14], [16, 16, 16]),
        (4, [11, 11, 10, 10], [14, 14, 15, 15]),
        (5, [9, 9, 8, 8, 8], [11, 11, 12, 12, 12]),
    ],
)
def test_s11_ex34_headquarters_claims_and_placing(seats: int, claims: list[int], placed: list[int]) -> None:
    state = begun(seats, "command_room")
    assert phase(state) == "headquarters"
    assert not any("oh_" in text for text in texts(state))
    state = set_up(state, until="claim")
    assert all(seat.headquarters is not None for seat in state.seats)
    assert state.active == state.order[0]
    state = set_up(state, until="place")
    assert [len(owned(state, seat)) for seat in state.order] == claims
    assert max(state.armies[: len(state.armies) - 3]) == 1
    armies = COMMAND[seats].armies_per_player
    assert [armies - len(owned(state, seat)) for seat in state.order] == placed
    everything = set_up(state)
    assert everything.round == 1


@each_number
def test_s12_cards_of_the_later_players_and_no_points(seats: int) -> None:
    state = set_up(begun(seats, "command_room"))

    assert [len(state.seats[seat].territory_cards) for seat in state.order] == [0, 0, 1, 1, 2][:seats]
    assert {seat.points for seat in state.seats} == {0}


def test_s13_whoever_placed_first_has_the_first_turn() -> None:
    state = set_up(begun(3, "command_room", seat_order=[2, 0, 1]))

    assert (state.active, state.step) == (2, "recruit")


def test_s14_world_conquest_is_set_up_like_command_room() -> None:
    one, other = begun(3, "command_room"), begun(3, "world_conquest")

    assert (one.open_objectives, one.face_down, one.cities) == (other.open_objectives, other.face_down, other.cities)
    assert other.step == "headquarters"


@pytest.mark.parametrize(("seats", "armies"), [(3, [7, 7, 7]), (4, [5, 5, 5, 6]), (5, [4, 4, 4, 5, 5])])
def test_ex35_first_recruits_of_basic_training(seats: int, armies: list[int]) -> None:
    state = set_up(begun(seats))

    assert [recruits(state, seat).armies for seat in state.order] == armies
    assert [state.seats[seat].faction for seat in state.order] == list(FACTIONS[:seats])
