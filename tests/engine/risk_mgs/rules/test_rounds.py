"""Sections 3 and 4: rounds, and the steps of a turn."""

from tests.engine.risk_mgs.table import after, armies, at, codes, data, phase, played, refused

LAND = {"alaska": "0.5", "alberta": "0.1", "iceland": "1.2", "greenland": "2.2"}


def test_r1_the_dock_is_rolled_each_round_unless_somebody_has_the_ship() -> None:
    state = at(LAND, active=2, step="maneuver", course={"maneuvers": 1})
    assert after(state, "done", dice=(3,)).dock == 3
    assert after(state, "done", dice=(1,)).dock == 1

    whole = {"oh_bow": "1.1", "oh_deck": "1.1", "oh_stern": "1.1"}
    state = at(LAND | whole, active=2, step="maneuver", course={"maneuvers": 1}, dock=4)
    moved, events = played(state, "done")
    assert (moved.dock, moved.round) == (4, 2)
    assert "dice" not in codes(events)


def test_r2_armies_and_bosses_travel_with_the_ship() -> None:
    state = at(LAND | {"oh_bow": "2.4@vamp"}, active=2, step="maneuver", course={"maneuvers": 1})
    moved = after(state, "done", dice=(6,))

    assert armies(moved, "oh_bow") == [4]
    assert moved.bosses == state.bosses


def test_t1_the_steps_in_their_order() -> None:
    course = {"armies": 3, "paid_armies": 5}
    ship = {"oh_bow": "0.2", "oh_deck": "0.1", "oh_stern": "0.1", "alaska": "0.5@vamp"}
    state = at(
        LAND | ship, step="recruit", course=course, shop=[["gekko_drop"]], haven=[2], rewards=[["starting_maneuver"]]
    )
    seen = []
    for text in ("deploy 3 alaska", "done", "pay vamp", *["done"] * 6):
        seen.append(phase(state))
        state = after(state, text)

    assert seen == ["recruit", "shop", "bosses", "opening", "attack", "objective", "maneuver", "closing", "ship"]
    assert state.active == 1


def test_t2_a_step_once_left_does_not_come_back() -> None:
    state = at(LAND, step="shop", points=[9000])
    state = after(state, "done", "done")

    assert phase(state) == "attack"
    assert refused(state, "buy") == "wrong-step"
    left = after(state, "done")
    assert refused(left, "attack alaska kamchatka 1") == "wrong-step"


def test_t2_all_steps_but_recruiting_may_be_empty() -> None:
    state = at(LAND, step="recruit", course={"armies": 3})

    assert refused(state, "done") == "wrong-step"
    _, events = played(at({"alaska": "0.1", "iceland": "1.2"}, step="recruit", course={"armies": 1}), "deploy 1 alaska")
    assert data(events, "collected")["gained"] == 0
