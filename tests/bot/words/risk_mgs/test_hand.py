"""What a player alone holds and has ordered."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.words.contract import Say
from bot.words.limits import MESSAGE, length
from bot.words.risk_mgs import vocabulary
from bot.words.risk_mgs.hand import hand
from engine.risk_mgs.facts import DESIGNS, REWARDS, SHOP_CARDS, STARS
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NAMES
from tests.bot.words.risk_mgs.tables import sample
from tests.engine.risk_mgs.rules.test_setting_up import begun
from tests.engine.risk_mgs.table import after, at

LAND = {"egypt": "0.7", "japan": "1.2"}


def held(say: Say, state: State, seat: int | None = 0) -> list[str]:
    return hand(say, GAME.seen_by(state, seat)).split("\n")


def test_everything_is_told(say: Say) -> None:
    state = at(
        LAND,
        points=[4000],
        shop=[["rail_gun", "rail_gun", "rations"]],
        stars=[(1, 2)],
        objectives=[["control_asia", "control_11_cities"]],
        rewards=[["two_armies"]],
        mode="command_room",
    )
    assert held(say, state) == [
        "Praying Mantis: 4,000 points in hand.",
        "2 Territory cards, 3 stars: Northwest Territory 1★, Alaska 2★.",
        "3 shop cards:",
        "- 2 x Rail Gun (3,000 points, start of your turn): Takes 3 armies from a hostile territory beside yours; the "
        "last one stays.",
        "- Rations (1,000 points, end of your turn): Puts 2 armies into your territories, together or apart.",
        "Objectives taken: Control Asia, Control 11 Cities.",
        "Reward 2 Armies: 2 more armies each recruitment, placed as you like.",
        "Standing orders, known to you alone:",
        "- In defence: most dice allowed",
    ]


@pytest.mark.parametrize("reward", REWARDS)
def test_every_reward_is_told(say: Say, reward: str) -> None:
    state = at(LAND, mode="command_room", rewards=[[reward]])
    told = vocabulary.reward(say, reward), vocabulary.benefit(say, reward)
    assert f"Reward {told[0]}: {told[1]}" in held(say, state)


@pytest.mark.parametrize("design", DESIGNS)
def test_every_card_is_told(say: Say, design: str) -> None:
    told = held(say, at(LAND, shop=[[design]]))
    assert told[2] == "1 shop card:"
    assert told[3].startswith(f"- {vocabulary.card(say, design)} ({DESIGNS[design].cost:,} points, ")
    assert told[3].endswith(f"): {vocabulary.effect(say, design)}")


def test_an_empty_hand(say: Say) -> None:
    assert held(say, begun(3))[:3] == ["Player 1: 0 points in hand.", "No Territory card.", "No shop card."]


def test_orders_are_part_of_it(say: Say) -> None:
    state = after(at(LAND), "order defence min", seat=0)
    assert held(say, state)[-1] == "- In defence: as few dice as possible"
    assert held(say, state, 1)[-1] == "- In defence: most dice allowed"


def test_each_reads_his_own_and_spectators_nothing(say: Say) -> None:
    state = at(points=[1000, 2000], shop=[["rations"], ["claymore"]])
    assert "Claymore (1,000 points, another’s turn)" in "\n".join(held(say, state, 1))
    assert "Rations" not in "\n".join(held(say, state, 1))
    assert hand(say, GAME.seen_by(state, None)) == ""


def test_the_fullest_hand_fits_into_a_message(say: Say) -> None:
    for cards in (SHOP_CARDS[:14], SHOP_CARDS):
        told = hand(say, GAME.seen_by(_full(cards), 0))
        assert 1000 < length(told) <= MESSAGE
    names = [name for name in DESIGNS if vocabulary.card(say, name) in told]
    assert len(names) == len(DESIGNS)


def _full(cards: Sequence[str]) -> State:
    state = at(LAND, points=[99_000])
    for name in NAMES[:3]:
        state = after(state, f"order defence-at {name} min", seat=0)
    seat = replace(state.seats[0], shop_cards=tuple(cards), territory_cards=tuple(STARS)[:20])
    return replace(state, seats=(seat, *state.seats[1:]))


def test_every_hand_of_played_games_fits(say: Say) -> None:
    for step in sample()[::4]:
        for seat in range(len(step.before.seats)):
            assert 0 < length(hand(say, GAME.seen_by(step.before, seat))) <= MESSAGE
