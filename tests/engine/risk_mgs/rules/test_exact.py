"""Section 23: what was made exact for the program, where no other test says it."""

from engine.chance import Seeded
from engine.contract import RESIGN
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import State
from tests.engine.risk_mgs.table import after, armies, at, codes, data, owner, phase, played, refused, texts

LAND = {"alaska": "0.5", "kamchatka": "1.4", "iceland": "1.2", "peru": "2.3"}


def resigned(state: State, seat: int) -> State:
    return GAME.play(state, seat, RESIGN, Seeded(b"tests", 1))[0]


def test_a_boss_paid_in_this_step_cannot_be_replaced_in_it() -> None:
    state = at(LAND | {"alaska": "0.5@vamp", "alberta": "0.1"}, step="bosses", points=[9000])
    state = after(state, "pay vamp")

    assert phase(state) == "attack"


def test_effects_of_a_turn_end_with_it_and_a_jammer_with_the_next_own_turn() -> None:
    lasting = [
        {"design": "sop_link", "seat": 0},
        {"design": "stun_grenade", "seat": 0, "territory": "kamchatka"},
        {"design": "nanomachine_jammer", "seat": 0, "boss": "vamp"},
    ]
    state = at(LAND | {"kamchatka": "1.4@vamp"}, step="maneuver", course={"maneuvers": 1}, lasting=lasting)
    state = after(state, "done")
    assert [each["kind"] for each in GAME.show(state)["effects"]] == ["suppressed"]
    state = after(state, "skip")
    assert GAME.show(state)["effects"][0]["boss"] == "vamp"
    assert GAME.show(after(state, "skip"))["effects"] == []


def test_a_jammer_of_the_dead_ends_when_his_turn_would_have_begun() -> None:
    lasting = [{"design": "nanomachine_jammer", "seat": 0, "boss": "vamp"}]
    land = LAND | {"kamchatka": "1.4@vamp", "japan": "1.1"}
    state = at(land, active=1, step="maneuver", course={"maneuvers": 1}, lasting=lasting)
    state = resigned(state, 0)

    state = after(state, "done")
    assert (state.active, len(state.lasting)) == (2, 1)
    state = after(state, "skip")
    assert (state.active, state.lasting) == (1, ())


def test_the_first_of_a_round_is_the_first_still_in_the_game() -> None:
    state = resigned(at(LAND, active=2, step="maneuver", course={"maneuvers": 1}), 0)
    state, events = played(state, "done", dice=(4,))

    assert (state.active, state.round, state.dock) == (1, 2, 4)
    assert codes(events)[:2] == ["round", "turn"]


def test_an_answer_can_itself_be_cancelled_by_a_third_player() -> None:
    shop = [[], ["claymore"], ["chaff_grenade"]]
    orders = [[], ["claymore auto-if any 1"], ["chaff_grenade ask"]]
    state = at(LAND, shop=shop, points=[0, 1000, 2000], orders=orders)
    state = after(state, "attack alaska kamchatka 3")
    assert GAME.turn(state).seats == (2,)
    assert GAME.turn(state).prompt.data["card"] == "claymore"

    state, events = played(state, "card chaff_grenade", dice=(6, 6, 6, 1, 1))
    assert data(events, "card-cancelled") == {"seat": 1, "card": "claymore", "by": 2}
    assert armies(state, "alaska", "kamchatka") == [5, 2]


def test_the_active_player_never_answers() -> None:
    shop = [["chaff_grenade"], ["claymore"]]
    orders = [["chaff_grenade ask"], ["claymore auto-if any 1"]]
    state = after(at(LAND, shop=shop, points=[2000, 1000], orders=orders), "attack alaska kamchatka 3")

    assert phase(state) == "cards"
    assert refused(state, "card chaff_grenade") == "wrong-time"


def test_a_defender_who_leaves_in_his_window_does_not_hold_up_the_attack() -> None:
    state = at(LAND, shop=[[], ["claymore"]], points=[0, 1000], orders=[[], ["claymore ask"]])
    waiting = after(state, "attack alaska kamchatka 3")
    assert phase(waiting) == "answer"
    state = resigned(waiting, 1)

    assert GAME.faults(state) == []
    assert (phase(state), state.battle, owner(state, "kamchatka")) == ("attack", None, -1)
    assert armies(state, "alaska", "kamchatka") != [5, 4]


def test_a_conquest_shows_no_armies_and_elimination_waits_for_the_move() -> None:
    land = {"alaska": "0.5", "kamchatka": "1.1", "peru": "2.3"}
    waiting = after(at(land), "attack alaska kamchatka 3", dice=(6, 6, 6, 1))

    assert (owner(waiting, "kamchatka"), armies(waiting, "kamchatka")) == (0, [0])
    assert waiting.seats[1].alive
    assert not after(waiting, "move 3").seats[1].alive


def test_rat_patrols_army_stands_with_the_squad_and_campbells_anywhere() -> None:
    land = LAND | {"alaska": "0.5@rat_patrol", "alberta": "0.1@roy_campbell"}
    state = after(at(land, active=2, step="maneuver", rewards=[["second_boss"]]), "done", dice=(1,))

    assert armies(state, "alaska") == [6]
    assert state.course.armies == 3 + 1 + 1


def test_whoever_left_may_say_so_again_and_nothing_happens() -> None:
    state = resigned(at(LAND), 1)
    again, events = GAME.play(state, 1, RESIGN, Seeded(b"tests", 1))

    assert again == state
    assert codes(events) == ["already-out"]
    assert refused(state, "order defence min", seat=1) == "not-your-turn"


def test_a_step_without_anything_to_do_is_left_by_what_all_can_see() -> None:
    holding = at(LAND, step="bosses", shop=[["compress"]], points=[3000])
    assert phase(after(holding, "done")) == "opening", "whatever the card is"
    assert texts(after(holding, "done")) == ["done"]
    poor = at(LAND, step="shop", shop=[["gekko_drop"]], points=[3000])
    assert phase(after(poor, "buy")) == "attack", "no points, no card"
