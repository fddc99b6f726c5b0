"""Sections 15 to 17: elimination, headquarters, victory."""

from typing import Any

from engine.chance import Seeded
from engine.contract import RESIGN
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.recruiting import recruits
from engine.risk_mgs.state import NEUTRAL, State
from engine.risk_mgs.world import NAMES
from tests.engine.risk_mgs.table import after, at, codes, data, owner, phase, played, texts

LAST = {"alaska": "0.9", "kamchatka": "1.1"}
TABLE: dict[str, Any] = {
    "points": [0, 4000, 500],
    "shop": [[], ["rations"]],
    "stars": [[1], [2, 2]],
    "objectives": [[], ["control_europe"]],
    "rewards": [[], ["two_armies"]],
}


def killed() -> State:
    return after(at(LAST, **TABLE), "attack alaska kamchatka 3", "move 3", dice=(6, 6, 6, 1))


def resigned(state: State, seat: int) -> State:
    state, _ = GAME.play(state, seat, RESIGN, Seeded(b"tests", 1))
    assert GAME.faults(state) == []
    return state


def test_e1_the_conqueror_gets_cards_and_objectives_not_rewards() -> None:
    state = killed()

    assert len(state.seats[0].territory_cards) == 3
    assert len(state.seats[0].shop_cards) == 1
    assert state.seats[0].objectives == ("control_europe",)
    assert state.seats[0].rewards == ()
    assert not state.seats[1].alive
    assert GAME.show(state)["territories"]["iceland"]["hq"] == 1


def test_e2_at_once_and_shop_cards_can_be_used_in_this_turn() -> None:
    state = killed()
    assert phase(state) == "attack"
    assert not state.course.took_objective
    assert not any(text.startswith("stars") for text in texts(state))


def test_e3_points_are_lost_bosses_and_airfields_removed() -> None:
    state = at(LAST | {"kamchatka": "1.1@raiden"}, airfields={"kamchatka": 1}, **TABLE)
    state = after(state, "attack alaska kamchatka 3", "move 3", dice=(6, 6, 6, 1))

    assert (state.seats[0].points, state.seats[1].points) == (0, 0)
    assert state.airfields == ()
    assert set(state.bosses) == {-1}


def test_e4_a_foothold_on_the_ship_keeps_a_player_in() -> None:
    state = after(at(LAST | {"oh_stern": "1.1"}), "attack alaska kamchatka 3", "move 3", dice=(6, 6, 6, 1))

    assert state.seats[1].alive


def test_e5_who_resigns_leaves_neutrals_and_discards() -> None:
    state = at({"alaska": "0.9", "iceland": "1.4@vamp", "oh_bow": "1.2"}, airfields={"iceland": 1}, **TABLE)
    left = resigned(state, 1)

    assert (owner(left, "iceland"), owner(left, "oh_bow")) == (NEUTRAL, NEUTRAL)
    assert GAME.show(left)["territories"]["iceland"]["owner"] == "neutral"
    assert left.territory_discards == state.seats[1].territory_cards
    assert left.shop_used == ("rations",)
    assert left.seats[1].objectives == ()
    assert "control_europe" not in left.open_objectives
    assert (left.airfields, set(left.bosses)) == ((), {-1})
    assert left.seats[1].headquarters is not None
    assert (left.seats[1].resigned, killed().seats[1].resigned) == (True, False)
    _, events = played(at({"alaska": "0.9", "kamchatka": "n.3", "iceland": "1.1"}), "attack alaska kamchatka 1")
    assert len(data(events, "fought")["defence"]["natural"]) == 2


def test_e5_the_turn_of_who_resigns_ends_at_once() -> None:
    state = resigned(at({"alaska": "0.9", "iceland": "1.4"}), 0)
    assert (state.active, state.step) == (1, "recruit")

    waiting = after(
        at({"alaska": "0.9", "kamchatka": "1.1", "iceland": "1.4"}), "attack alaska kamchatka 3", dice=(6, 6, 6, 1)
    )
    state = resigned(waiting, 0)
    assert (owner(state, "kamchatka"), state.active) == (NEUTRAL, 1)


def test_e5_three_missed_turns_in_a_row() -> None:
    state = at({"alaska": "0.9", "alberta": "0.1", "iceland": "1.4"}, missed=[2])
    state, events = played(state, "skip")

    assert data(events, "resigned")["reason"] == "missed-turns"
    assert not state.seats[0].alive
    assert (
        after(at({"alaska": "0.9", "alberta": "0.1", "iceland": "1.4"}, missed=[2]), "done", "done").seats[0].missed
        == 0
    )


def test_q1_a_headquarters_brings_an_army_whoevers_it_is() -> None:
    state = at({"alaska": "0.9", "iceland": "0.1", "kamchatka": "1.1"})

    assert recruits(state, 0).headquarters == (0, 1)
    assert recruits(state, 1).headquarters == ()


THREE = ["control_europe", "control_north_america", "control_2_enemy_hq"]


def ending(**table: Any) -> State:
    return after(at({"alaska": "0.9", "alberta": "0.1", "iceland": "1.2"}, step="maneuver", **table), "done")


def test_z1_three_objectives_and_the_own_headquarters_at_the_end_of_the_own_turn() -> None:
    course = {"maneuvers": 1}
    state = ending(objectives=[THREE], course=course)
    result = GAME.result(state)
    assert result is not None
    assert (result.reason, result.ranking[0], result.scores) == ("objectives", (0,), (3, 0, 0))
    assert GAME.turn(state).seats == ()

    assert not ending(objectives=[THREE[:2]], course=course).ended
    assert not ending(objectives=[THREE], course=course, hq=("iceland", "alberta", "peru")).ended
    assert not ending(objectives=[[], THREE], course=course).ended, "for the active player only"
    assert ending(objectives=[THREE], course=course, mode="command_room").ended == "objectives"


def test_z2_world_conquest_goes_on_until_one_has_everything() -> None:
    course = {"maneuvers": 1}
    assert not ending(objectives=[THREE], course=course, mode="world_conquest").ended

    everything = dict.fromkeys(NAMES, "0.2") | {"kamchatka": "1.1", "peru": "2.1"}
    state = after(at(everything, mode="world_conquest"), "attack alaska kamchatka 1", dice=(6, 1))
    assert not state.ended
    state, events = played(state, "attack brazil peru 1", dice=(6, 1))
    assert data(events, "game-over")["reason"] == "last-left"


def test_z3_the_last_player_left_wins_at_once() -> None:
    state = resigned(at({"alaska": "0.9", "kamchatka": "1.1"}, mode="command_room"), 2)
    state, events = played(state, "attack alaska kamchatka 3", "move 3", dice=(6, 6, 6, 1))
    assert codes(events)[-1] == "game-over"
    assert data(events, "game-over") == {"reason": "last-left", "scores": [0, 0, 0], "ranking": [[0], [1], [2]]}
