"""Section 21: standing orders, windows, series, time limits."""

from typing import Any

import pytest

from engine.chance import Seeded
from engine.contract import Illegal, Limit
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import State
from tests.engine.risk_mgs.rules.test_setting_up import begun, set_up
from tests.engine.risk_mgs.table import after, armies, at, codes, data, lost, owner, phase, played, refused, texts

LAND = {"alaska": "0.5", "kamchatka": "1.4", "iceland": "1.2", "alberta": "0.1"}


def defended(
    design: str, order: str = "", *, land: dict[str, str] | None = None, points: int = 9000, **table: Any
) -> State:
    orders = [[], [f"{design} {order}"]] if order else []
    return at(LAND | (land or {}), shop=[[], [design]], points=[0, points], orders=orders, **table)


def cards_played(state: State, text: str, *dice: int) -> list[str]:
    _, events = played(state, text, dice=dice)
    return [event.data["card"] for event in events if event.code == "played-card"]


ATTACK = "attack alaska kamchatka 3"
HOME: dict[str, Any] = {"hq": ("alaska", "kamchatka", "peru")}


def test_orders_are_given_at_any_time_and_seen_by_their_owner_only() -> None:
    state, events = played(at(LAND), "order claymore never", "order defence min", seat=1)

    assert [event.seats for event in events] == [(1,), (1,)]
    own = GAME.show(GAME.seen_by(state, 1))["hand"]["orders"]
    assert (own["defence"], own["reactions"]["claymore"]["policy"]) == ("min", "never")
    for viewer in (0, 2, None):
        assert GAME.seen_by(state, viewer) == GAME.seen_by(at(LAND), viewer)


def test_orders_are_listed_only_when_asked_for() -> None:
    state = at(LAND)
    assert any(GAME.moves(state, 2, ("order",)))
    assert not any(move[0] == "order" for seat in range(3) for move in GAME.moves(state, seat))


@pytest.mark.parametrize(
    "order",
    [
        "order",
        "order defence",
        "order defence max-from 0",
        "order defence-at atlantis min",
        "order claymore perhaps",
        "order claymore auto-if moon 3",
        "order claymore auto-if hq x",
        "order rail_gun never",
        "order escape egypt,egypt",
        "order wish claim oh_bow",
        "order wish place egypt",
        "order wish first-boss vamp@nowhere",
        "order wish attack egypt",
    ],
)
def test_orders_that_do_not_exist_are_refused(order: str) -> None:
    assert refused(at(LAND), order) == "bad-order"


def test_octocamo_by_default_for_hq_and_zones_when_outnumbered() -> None:
    many = {"alaska": "0.9"}
    assert cards_played(defended("octocamo", land=many, **HOME), ATTACK) == ["octocamo"]
    assert cards_played(defended("octocamo", land={"alaska": "0.5"}, **HOME), ATTACK) == []
    assert cards_played(defended("octocamo", land=many), ATTACK) == []
    state, events = played(defended("octocamo", land=many, **HOME), ATTACK)
    assert data(events, "attack-ended")["reason"] == "blocked"
    assert refused(state, ATTACK) == "blocked"
    assert GAME.show(state)["effects"][0]["kind"] == "blocked"


def test_claymore_by_default_against_four_or_more_at_a_place_that_matters() -> None:
    assert cards_played(defended("claymore", land={"kamchatka": "1.4@vamp"}), ATTACK) == ["claymore"]
    assert (
        cards_played(defended("claymore", land={"kamchatka": "1.4@vamp", "alaska": "0.3"}), "attack alaska kamchatka 2")
        == []
    )
    assert cards_played(defended("claymore"), ATTACK) == []
    assert cards_played(defended("claymore", cities=("kamchatka",)), ATTACK) == ["claymore"]
    assert cards_played(defended("claymore", points=999, cities=("kamchatka",)), ATTACK) == []


def test_vest_by_default_at_hq_or_boss_against_three_dice() -> None:
    state = defended("bulletproof_vest", **HOME)
    assert cards_played(state, "attack alaska kamchatka 2") == []
    after_vest, events = played(state, ATTACK, dice=(6, 6, 6, 5, 5))
    assert lost(events) == [2, 0]
    assert data(events, "fought")["defence"]["final"] == [6, 6]
    assert lost(played(after_vest, "attack alaska kamchatka 2", dice=(6, 6, 5, 5))[1]) == [2, 0], "for the whole turn"


def test_smoke_by_default_when_two_or_the_last_army_would_fall_to_a_high_die() -> None:
    state = defended("smoke_grenade")
    assert cards_played(state, ATTACK, 6, 5, 1, 2, 2, 1) == ["smoke_grenade"]
    assert cards_played(state, ATTACK, 4, 4, 1, 2, 2) == []
    assert cards_played(state, ATTACK, 6, 1, 1, 2, 2) == []


def test_compress_by_default_for_the_last_army_and_before_smoke_if_it_is_enough() -> None:
    single = defended("compress", land={"kamchatka": "1.1"})
    assert cards_played(single, ATTACK, 6, 5, 1, 2) == ["compress"]
    assert cards_played(defended("compress"), ATTACK, 6, 5, 1, 2, 2) == []
    both = at(LAND | {"kamchatka": "1.1"}, shop=[[], ["compress", "smoke_grenade"]], points=[0, 9000])
    assert cards_played(both, ATTACK, 6, 5, 1, 2) == ["compress"]
    two = at(LAND | {"kamchatka": "1.2"}, shop=[[], ["compress", "smoke_grenade"]], points=[0, 9000])
    assert cards_played(two, ATTACK, 6, 5, 1, 2, 2) == ["compress"]


def test_chaff_by_default_against_dear_cards_aimed_at_the_holder() -> None:
    def cancelled(design: str, choice: str, target: str = "1.4") -> bool:
        land = LAND | {"kamchatka": target}
        state = at(land, step="opening", shop=[[design], ["chaff_grenade"]], points=[9000, 2000])
        return "card-cancelled" in codes(played(state, f"card {design} {choice}".strip())[1])

    assert cancelled("rail_gun", "kamchatka")
    assert not cancelled("javelin", "kamchatka"), "cheap"
    assert not cancelled("rail_gun", "kamchatka", "2.4"), "aimed at somebody else"
    assert not cancelled("sop_link", ""), "aimed at nobody"


def test_one_card_a_window_in_a_fixed_order() -> None:
    shop = [[], ["claymore", "bulletproof_vest", "octocamo"]]
    state = at(LAND | {"alaska": "0.9"}, shop=shop, points=[0, 9000], **HOME)
    assert cards_played(state, ATTACK) == ["octocamo"]
    never = after(state, "order octocamo never", seat=1)
    assert cards_played(never, ATTACK) == ["bulletproof_vest"]


def test_a_window_has_a_limit_after_which_the_orders_answer() -> None:
    state = defended("claymore", "ask", cities=("kamchatka",))
    waiting = after(state, ATTACK)
    limit = GAME.limit(waiting)

    assert GAME.limit(state) is None
    assert limit == Limit(seat=1, seconds=8 * 3600, move=("auto",))
    _, events = GAME.play(waiting, limit.seat, limit.move, Seeded(b"tests", 1))
    assert "played-card" in codes(list(events))


def test_ask_opens_a_window_that_auto_closes() -> None:
    state, events = played(defended("claymore", "ask", cities=("kamchatka",)), ATTACK)
    assert (phase(state), GAME.turn(state).seats) == ("answer", (1,))
    assert "rolled" not in codes(events)
    assert texts(state) == ["card claymore", "pass", "auto"]
    assert refused(state, "done", seat=0) == "not-your-turn"
    assert armies(after(state, "card claymore", dice=(1, 1, 6, 6)), "alaska") == [1]
    assert armies(after(state, "pass", dice=(6, 6, 6, 1, 1)), "alaska", "kamchatka") == [5, 2]
    assert armies(after(state, "auto", dice=(6, 6, 1, 1)), "alaska") == [3]
    assert after(state, "skip", dice=(6, 6, 1, 1)) == after(state, "auto", dice=(6, 6, 1, 1))


def test_ask_after_the_dice_shows_them() -> None:
    state = after(defended("compress", "ask"), ATTACK, dice=(6, 6, 6, 1, 1))

    assert GAME.turn(state).prompt.data["attack"] == [6, 6, 6]
    assert GAME.show(state)["dice"]["defence"] == {"natural": [1, 1], "final": [1, 1]}
    assert armies(after(state, "card compress"), "kamchatka") == [3]


def test_nobody_is_asked_who_holds_no_card_or_cannot_pay() -> None:
    for state in (
        defended("claymore", "ask", points=999),
        at(LAND, orders=[[], ["claymore ask"]], points=[0, 9000]),
    ):
        assert phase(after(state, ATTACK)) == "attack"


def test_a_series_goes_on_until_conquered_or_so_many_are_left() -> None:
    state = at(LAND | {"alaska": "0.9"})
    stopped, events = played(state, "series alaska kamchatka 5", dice=(1, 1, 1, 6, 6, 1, 1, 1, 6, 6))
    assert armies(stopped, "alaska") == [5]
    assert codes(events).count("fought") == 2
    done = after(state, "series alaska kamchatka 1", dice=(6, 6, 6, 1, 1, 6, 6, 6, 1, 1))
    assert (owner(done, "kamchatka"), phase(done)) == (0, "conquest")


def test_a_series_by_odds_stops_when_the_dice_are_less_than_three_to_two() -> None:
    state = at(LAND | {"alaska": "0.5"})
    stopped = after(state, "series alaska kamchatka odds", dice=(1, 1, 1, 6, 6))

    assert (armies(stopped, "alaska"), phase(stopped)) == ([3], "attack")


def test_a_series_plays_no_cards_and_raiden_rolls_his_worst_loser_again() -> None:
    state = at(LAND | {"alaska": "0.5@raiden"}, shop=[["rpg7"]], points=[9000])
    ended, events = played(state, "series alaska kamchatka 3", dice=(6, 1, 2, 5, 4, 5))

    assert data(events, "rerolled") == {"side": "attack", "before": [2], "now": [5], "dice": [6, 1, 5]}
    assert lost(events) == [0, 2]
    assert "played-card" not in codes(events)
    assert ended.seats[0].shop_cards


def test_a_series_waits_for_an_answer_and_goes_on() -> None:
    state = defended("compress", "ask", land={"alaska": "0.9"})
    waiting = after(state, "series alaska kamchatka 1", dice=(6, 6, 6, 1, 1))
    assert phase(waiting) == "answer"
    done, events = played(waiting, "pass", dice=(6, 6, 6, 1, 1))
    assert phase(done) == "answer"
    assert phase(after(done, "pass")) == "conquest"
    assert codes(events).count("fought") == 1


def test_wishes_play_the_set_up() -> None:
    state = begun(3, "command_room", seat_order=[0, 1, 2])
    for seat, homes in enumerate(("egypt", "egypt,congo", "egypt,congo,peru")):
        state = after(state, f"order wish headquarters {homes}", seat=seat)
    assert [each.headquarters for each in state.seats] == [21, 23, 10]
    assert phase(state) == "claim"
    state = after(state, "order wish claim alaska,alberta", seat=0)
    assert (state.active, owner(state, "alaska")) == (1, 0)


def test_a_plan_places_armies_and_the_program_the_rest() -> None:
    state = set_up(begun(3, "command_room", seat_order=[0, 1, 2]), until="place")
    own = [text.split()[1] for text in texts(state) if "rest" not in text]
    for seat in (1, 2):
        state = after(state, "order wish place rest", seat=seat)
    state = after(state, f"order wish place {own[0]}:2", seat=0)
    assert armies(state, own[0]) == [3]
    assert (state.active, phase(state)) == (0, "place")
    state = after(state, "place rest")
    assert phase(state) == "first-boss"
    assert sum(state.armies[:42]) == 90


def test_a_wish_for_a_boss_may_name_its_place() -> None:
    state = set_up(begun(3, seat_order=[0, 1, 2]), until="first-boss")
    state = after(state, "order wish first-boss vamp,raiden@egypt", seat=0)
    assert state.active == 1
    assert GAME.show(state)["territories"]["southeast_asia"]["boss"] == "vamp"
    state = after(state, "order wish first-boss vamp,raiden@iceland", seat=1)
    assert GAME.show(state)["territories"]["iceland"]["boss"] == "raiden"


def test_a_turn_that_times_out() -> None:
    state = at(LAND | {"alaska": "0.5@vamp"}, step="recruit", course={"armies": 4, "paid_armies": 4})
    state, events = played(state, "skip")

    assert (state.active, armies(state, "alaska")) == (1, [9])
    assert [code for code in codes(events) if code in ("time-over", "deployed", "paid", "turn")] == [
        "time-over",
        "deployed",
        "paid",
        "turn",
    ]
    assert state.seats[0].missed == 1
    lost_home = at(LAND, step="recruit", course={"armies": 4}, hq=("iceland", "egypt", "peru"))
    assert armies(after(lost_home, "skip"), "alberta") == [5]


def test_a_conquest_that_times_out_moves_all_but_one_or_the_least_from_the_hq() -> None:
    war = {"alaska": "0.6", "kamchatka": "1.1", "iceland": "1.2"}
    waiting = after(at(war), "attack alaska kamchatka 2", dice=(6, 6, 1))
    assert armies(after(waiting, "skip"), "kamchatka") == [2]
    elsewhere = after(at(war, hq=("iceland", "egypt", "peru")), "attack alaska kamchatka 2", dice=(6, 6, 1))
    assert armies(after(elsewhere, "skip"), "kamchatka") == [5]


def test_only_the_awaited_seat_times_out() -> None:
    state = at(LAND)
    with pytest.raises(Illegal, match="not-your-turn"):
        GAME.play(state, 1, ("skip",), Seeded(b"tests", 1))


def test_choices_of_the_set_up_time_out_one_by_one() -> None:
    state = begun(3, seat_order=[1, 0, 2])
    state = after(state, "skip")
    assert (state.seats[1].faction, state.active) == ("praying_mantis", 0)
    assert all(seat.missed == 0 for seat in state.seats)
