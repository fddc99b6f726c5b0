"""Which moves tell something hidden, so that they cannot be taken back."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.words.risk_mgs.previews_secrets import tells_hidden
from engine.chance import Seeded
from engine.contract import RESIGN
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.legal import awaited
from engine.risk_mgs.state import Battle, State
from engine.risk_mgs.world import NUMBERS
from tests.bot.words.risk_mgs.tables import sample
from tests.engine.risk_mgs.table import at

LAND = {"egypt": "0.7", "congo": "0.2", "east_africa": "1.3"}
SURE = ("attack", "series", "reroll", "keep", "card", "pass", "auto")
"""Dice and answers: these are always final."""


def final(state: State, text: str) -> bool:
    seat = awaited(state)
    return tells_hidden(GAME.seen_by(state, seat), seat, GAME.parse(state, seat, text))


@pytest.mark.parametrize(
    ("step", "table", "text", "words"),
    [
        ("recruit", {"course": {"armies": 5}}, "deploy 4 egypt", False),
        ("recruit", {"course": {"armies": 5}}, "deploy 5 egypt", False),
        ("recruit", {"course": {"armies": 5}, "rewards": [["guaranteed_shop_card"]]}, "deploy 5 egypt", True),
        ("recruit", {"course": {"armies": 5}, "stars": [(1, 1)]}, "stars 1+1", False),
        ("shop", {}, "buy", True),
        ("opening", {"shop": [["gekko_drop"]]}, "card gekko_drop egypt", True),
        ("attack", {}, "attack egypt east_africa 3", True),
        ("attack", {}, "done", False),
        ("closing", {"shop": [["rations"]], "course": {"conquered": True}}, "done", True),
        ("closing", {"shop": [["rations"]]}, "done", False),
        ("objective", {"rest": 0}, "take control_18_territories", False),
        (
            "objective",
            {"rest": 0, "face_down": {"control_18_territories": "two_armies"}},
            "take control_18_territories",
            True,
        ),
    ],
)
def test_moves(step: str, table: dict[str, Any], text: str, words: bool) -> None:
    state = at(LAND | {"japan": "2.1"}, step=step, points=[9000, 9000], **table)
    assert final(state, text) == words


def test_the_dock_is_rolled_after_the_last_player_of_a_round() -> None:
    last = at({"egypt": "2.7"}, step="closing", active=2, points=[0, 0, 9000], shop=[(), (), ["rations"]])
    assert final(last, "done")


def test_who_takes_over_a_hand_sees_it() -> None:
    state = at({"egypt": "0.7", "peru": "1.1"}, shop=[(), ["rations"]], hq=("egypt", "peru", "japan"))
    moved = at({"egypt": "0.7", "peru": "1.1"}, hq=("egypt", "peru", "japan"))
    for table, hidden in ((state, True), (moved, False)):
        conquest = _conquered(table)
        assert tells_hidden(GAME.seen_by(conquest, 0), 0, ("move", "3")) == hidden


def _conquered(state: State) -> State:
    """As if the last territory of seat 1 had just fallen to Egypt."""
    owners, armies = list(state.owners), list(state.armies)
    owners[NUMBERS["peru"]], armies[NUMBERS["peru"]] = 0, 0
    battle = Battle(NUMBERS["egypt"], NUMBERS["peru"], 3, stage="conquest", loser=1)
    return replace(state, owners=tuple(owners), armies=tuple(armies), battle=battle)


def test_resigning_may_bring_the_next_roll() -> None:
    assert tells_hidden(GAME.seen_by(at(LAND, active=2), 2), 2, RESIGN)
    assert not tells_hidden(GAME.seen_by(at(LAND), 0), 0, RESIGN)


def test_whatever_chance_or_a_hidden_card_decides_is_final_and_nothing_else() -> None:
    both = set()
    for number, step in enumerate(sample()):
        seat, before = awaited(step.before), step.before
        for move in list(GAME.moves(before, seat))[number % 5 :: 97]:
            chance = Seeded(b"previews", number)
            _, events = GAME.play(before, seat, move, chance)
            told = any(
                chance.outcomes or (event.seats and seat in event.seats) or event.data.get("reward") for event in events
            )
            drew = any(event.code == "drew" for event in events)
            said = tells_hidden(GAME.seen_by(before, seat), seat, move)
            assert said == (told or drew) or (said and move[0] in SURE), (move, events)
            both.add(said)
    assert both == {True, False}
