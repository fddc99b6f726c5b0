"""What the awaited player is asked, in every phase."""

from typing import Any

import pytest

from bot.words.contract import Say
from bot.words.limits import MESSAGE, length
from bot.words.risk_mgs.prompts import prompt
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import State
from tests.bot.words.risk_mgs.tables import NAMES, sample
from tests.engine.risk_mgs.rules.test_setting_up import begun, set_up
from tests.engine.risk_mgs.table import after, at

LAND = {"egypt": "0.7", "congo": "0.2", "east_africa": "1.3"}
SHIP = {"oh_bow": "0.2", "oh_deck": "0.2", "oh_stern": "0.2"}
PHASES = {
    *("factions", "headquarters", "claim", "place", "first-boss", "recruit", "shop", "bosses", "opening", "attack"),
    *("reroll", "cards", "conquest", "answer", "objective", "airfield", "maneuver", "closing", "ship"),
}


def asked(say: Say, state: State) -> str:
    return prompt(say, GAME.seen_by(state, None), GAME.turn(state), NAMES[: len(state.seats)])


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ({"step": "recruit", "course": {"armies": 5}}, "Ann, Praying Mantis: deploy 5 armies."),
        (
            {"step": "recruit", "course": {"armies": 1}, "stars": [(1, 1)]},
            "Ann, Praying Mantis: deploy 1 army. Before the first, a set of Territory cards can be turned in.",
        ),
        (
            {"step": "recruit", "course": {"armies": 5, "traded": True}, "stars": [(1, 1)]},
            "Ann, Praying Mantis: deploy 5 armies.",
        ),
        (
            {"step": "shop", "points": [7000], "course": {"bought": 1}},
            "Ann, Praying Mantis: buy up to 2 cards for 3,000 points each, or go on. In hand: 7,000 points.",
        ),
        ({"step": "bosses", "points": [5000]}, "Ann, Praying Mantis: hire a boss, or go on. In hand: 5,000 points."),
        ({"step": "opening"}, "Ann, Praying Mantis: play cards for the start of a turn, or go on."),
        ({"step": "attack"}, "Ann, Praying Mantis: attack, or be done with attacks."),
        (
            {"step": "maneuver", "course": {"maneuvers": 2}},
            "Ann, Praying Mantis: move armies between connected territories of yours (2 maneuvers), or go on.",
        ),
        ({"step": "closing"}, "Ann, Praying Mantis: play cards for the end of a turn, or end it."),
    ],
)
def test_steps_of_a_turn(say: Say, table: dict[str, Any], words: str) -> None:
    assert asked(say, at(LAND, **table)) == words


def test_bosses_are_paid_before_others_are_hired(say: Say) -> None:
    state = at(LAND | {"egypt": "0.7@raiden"}, step="bosses", points=[5000])
    assert asked(say, state) == "Ann, Praying Mantis: pay or dismiss Raiden."


def test_a_starting_maneuver_is_told(say: Say) -> None:
    state = at(LAND, step="opening", course={"maneuvers": 1})
    assert "or move armies before the first attack (1 maneuver)" in asked(say, state)


def test_objectives_that_are_met_are_named(say: Say) -> None:
    state = at(SHIP, step="objective", start=())
    assert asked(say, state).endswith("the objective “Take Over Outer Haven in 1 Turn” is met: take it, or go on.")
    world = at(SHIP, step="objective", start=(), rest=0)
    assert "the objectives “Control Europe”, “Control North America”, " in asked(say, world)


def test_the_ship_is_where_it_is(say: Say) -> None:
    state = at(SHIP, step="ship", dock=5)
    assert asked(say, state).endswith("the ship is all yours and lies at dock 5 (Siberia): move it, or end the turn.")


def test_dice_that_lie_are_told(say: Say) -> None:
    raiden = at(LAND | {"egypt": "0.7@raiden"})
    assert asked(say, after(raiden, "attack egypt east_africa 3", dice=[8, 4, 2, 5, 3])).endswith(
        "Egypt against East Africa, rolled 8-4-2 against 5-3: roll one die again, or keep them."
    )
    cards = at(LAND, shop=[["rpg7"]], points=[1000])
    assert asked(say, after(cards, "attack egypt east_africa 3", dice=[6, 4, 2, 5, 3])).endswith(
        "Egypt against East Africa, rolled 6-4-2 against 5-3: play a card on this roll, or let it count."
    )


def test_a_conquest_asks_how_many_move_in(say: Say) -> None:
    state = after(at(LAND | {"east_africa": "1.1"}), "attack egypt east_africa 3", dice=[6, 4, 2, 1])
    assert asked(say, state).endswith("East Africa is conquered: move 3 to 6 armies in from Egypt.")


@pytest.mark.parametrize(
    ("design", "dice", "words"),
    [
        ("claymore", [], "Ann attacks East Africa from Egypt with 3 dice: answer with a card, or not."),
        (
            "smoke_grenade",
            [6, 4, 2, 5, 3],
            "Ann, from Egypt, has rolled 6-4-2 against 5-3 of East Africa: answer with a card, or not.",
        ),
    ],
)
def test_who_is_attacked_may_be_asked(say: Say, design: str, dice: list[int], words: str) -> None:
    state = at(LAND, shop=[(), [design]], points=[0, 5000], orders=[(), [f"{design} ask"]])
    state = after(state, "attack egypt east_africa 3", dice=dice)
    assert asked(say, state) == f"Ben, Otselotovaya Khvatka: {words}"


def test_who_may_cancel_a_card_is_told_what_it_is_for(say: Say) -> None:
    orders = [(), ["chaff_grenade ask"]]
    table: dict[str, Any] = {"step": "opening", "points": [9000, 9000], "orders": orders}
    aimed = at(LAND, shop=[["rail_gun"], ["chaff_grenade"]], **table)
    assert asked(say, after(aimed, "card rail_gun east_africa")).endswith(
        "Ann plays Rail Gun (East Africa): cancel it, or not."
    )
    plain = at(LAND, shop=[["sop_link"], ["chaff_grenade"]], **table)
    assert asked(say, after(plain, "card sop_link")).endswith("Ann plays SOP Link: cancel it, or not.")


def test_set_up(say: Say) -> None:
    assert asked(say, begun(3)).endswith(": choose a faction.")
    command = begun(3, "command_room", seat_order=[0, 1, 2])
    assert asked(say, command).startswith("Ann, Praying Mantis: put your headquarters")
    claiming = set_up(command, until="claim")
    assert asked(say, claiming).endswith("claim a free territory with 1 army. To be placed: 29 armies.")
    assert asked(say, set_up(command, until="first-boss")).endswith(
        "choose a boss, free of charge, and a territory for it."
    )


def test_every_phase_of_played_games_has_its_question(say: Say) -> None:
    found = set()
    for step in sample():
        told = asked(say, step.before)
        found.add(GAME.turn(step.before).phase)
        assert 0 < length(told) <= MESSAGE // 4
        # Everybody may read it: it tells nothing that only one knows.
        seat = GAME.turn(step.before).seats[0]
        assert prompt(say, GAME.seen_by(step.before, seat), GAME.turn(step.before), NAMES) == told
    assert found == PHASES


def test_nobody_is_asked_when_the_game_is_over(say: Say) -> None:
    state = after(after(at(LAND), "resign", seat=1), "resign", seat=2)
    assert state.ended
    assert asked(say, state) == ""
