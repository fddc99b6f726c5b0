"""Section 10: Outer Haven."""

from engine.risk_mgs.board import commands_ship
from engine.risk_mgs.recruiting import recruits
from tests.engine.risk_mgs.table import after, at, data, owner, phase, played, refused, texts

LAND = {"siberia": "0.9", "alaska": "0.3", "iceland": "1.2"}
OWN = {"oh_bow": "0.5", "oh_deck": "0.1", "oh_stern": "0.1"}


def test_o1_control_of_the_zone_is_all_three() -> None:
    assert recruits(at(LAND | OWN), 0).zones == {"outer_haven": 1}
    assert recruits(at(LAND | OWN | {"oh_stern": "t.1"}), 0).zones == {}
    assert commands_ship(at(LAND)) is None
    assert commands_ship(at(LAND | OWN | {"oh_deck": "1.1"})) is None


def test_o2_the_first_entry_is_at_the_bow_from_the_dock() -> None:
    state = at(LAND, dock=5)
    ship = {text.rpartition(" ")[0] for text in texts(state) if "oh_" in text and text.startswith("attack")}
    assert ship == {"attack siberia oh_bow"}
    assert not any("oh_" in text for text in texts(at(LAND, dock=1)))
    aboard = at(LAND | {"oh_bow": "0.5", "oh_deck": "1.3"}, dock=1)
    assert "attack oh_bow oh_deck 3" in texts(aboard)
    assert refused(aboard, "attack bow stern 1") == "not-adjacent"


def test_o3_plus_1_on_all_dice_from_the_bow_on_the_dock() -> None:
    enemy = {"western_united_states": "1.3"}
    whole = at(LAND | OWN | enemy)
    added = data(played(whole, "attack bow western_united_states 3")[1], "fought")["attack"]["added"]
    assert added == [["outer_haven", "all", 1]]
    part = at(LAND | OWN | enemy | {"oh_stern": "1.1"})
    assert data(played(part, "attack bow western_united_states 3")[1], "fought")["attack"]["added"] == []
    defending = at(LAND | {"western_united_states": "0.5", "oh_bow": "1.3", "oh_deck": "1.1", "oh_stern": "1.1"})
    assert data(played(defending, "attack western_united_states bow 3")[1], "fought")["defence"]["added"] == []


def test_o4_who_has_the_ship_may_move_it_at_the_end_of_his_turn() -> None:
    state = at(LAND | OWN, step="ship")
    assert texts(state) == ["sail 2", "sail 3", "sail 4", "sail 5", "sail 6", "done"]
    assert (after(state, "sail 4").dock, after(state, "sail 4").active) == (4, 1)
    assert after(state, "done").dock == 1
    assert after(at(LAND, step="maneuver", course={"maneuvers": 1}), "done").active == 1


def test_o5_the_bow_is_a_neighbour_for_maneuvers_and_conquests_count() -> None:
    state = at(LAND | {"oh_bow": "0.1"}, dock=5, step="maneuver", course={"maneuvers": 1})
    assert "maneuver siberia oh_bow 8" in texts(state)

    war = at(LAND | {"oh_bow": "t.1"}, dock=5)
    taken = after(war, "attack siberia bow 3", "move 8", dice=(6, 6, 6, 1))
    assert owner(taken, "oh_bow") == 0
    assert after(taken, "done", "done").seats[0].territory_cards


def test_o6_troopers_never_act() -> None:
    state = at(LAND, active=2, step="maneuver", course={"maneuvers": 1})
    later = after(state, "done", dice=(5,))

    assert later.armies[-3:] == state.armies[-3:] == (3, 3, 4)
    assert phase(later) == "recruit"
