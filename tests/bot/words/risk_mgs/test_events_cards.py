"""Cards and eliminations: events that hold lists of things."""

import pytest

from bot.words.contract import Say
from bot.words.risk_mgs.events import event
from engine.contract import Data, Event
from tests.bot.words.risk_mgs.tables import NAMES

PLAYED: Data = {"seat": 0, "card": "stun_grenade", "cost": 1000, "choices": ["egypt"], "points": 0}
GONE: Data = {"seat": 1, "by": 0, "territory_cards": 2, "shop_cards": 1, "objectives": [], "points": 5000}


@pytest.mark.parametrize(
    ("code", "data", "words"),
    [
        ("played-card", PLAYED, "Ann played Stun Grenade (Egypt) for 1,000 points."),
        (
            "played-card",
            {**PLAYED, "card": "nanomachine_jammer", "choices": ["eva"]},
            "Ann played Nanomachine Jammer (EVA) for 1,000 points.",
        ),
        (
            "played-card",
            {**PLAYED, "card": "id_laundering", "choices": ["werewolf"]},
            "Ann played ID Chip Laundering (Werewolf) for 1,000 points.",
        ),
        ("played-card", {**PLAYED, "card": "sop_link", "choices": []}, "Ann played SOP Link for 1,000 points."),
        # Dice and docks are told by the events that follow.
        (
            "played-card",
            {**PLAYED, "card": "pentazemin", "choices": ["1+2"]},
            "Ann played Pentazemin for 1,000 points.",
        ),
        (
            "armies-removed",
            {"seat": 0, "territory": "egypt", "armies": 3, "most": 3},
            "3 armies fell in Egypt.",
        ),
        (
            "armies-removed",
            {"seat": 0, "territory": "egypt", "armies": 1, "most": 3},
            "1 army fell in Egypt instead of 3, as one always stays.",
        ),
        (
            "armies-removed",
            {"seat": 0, "territory": "egypt", "armies": 0, "most": 2},
            "No army fell in Egypt instead of 2, as one always stays.",
        ),
        (
            "armies-added",
            {"seat": 0, "territories": {"egypt": 2, "congo": 1}},
            "Ann got armies: Egypt 2, Congo 1.",
        ),
        (
            "drew-card",
            {"seat": 0, "deck": "territory", "card": "tc_egypt"},
            "Ann drew Egypt (2 stars).",
        ),
        ("drew-card", {"seat": 0, "deck": "shop", "card": "shop_rpg7_1"}, "Ann drew RPG-7."),
        ("eliminated", GONE, "Ann eliminated Ben and took over 2 Territory cards and 1 shop card."),
        (
            "eliminated",
            {**GONE, "territory_cards": 0, "shop_cards": 0, "objectives": ["control_asia"]},
            "Ann eliminated Ben and took over Control Asia.",
        ),
        ("eliminated", {**GONE, "territory_cards": 0, "shop_cards": 0}, "Ann eliminated Ben."),
        (
            "cards-taken",
            {"territory_cards": ["tc_congo"], "shop_cards": ["shop_rpg7_1"]},
            "Cards taken over: Congo (1 star) and RPG-7.",
        ),
        ("cards-taken", {"territory_cards": [], "shop_cards": []}, ""),
    ],
)
def test_each_event_has_its_sentence(say: Say, code: str, data: Data, words: str) -> None:
    assert event(say, Event(code, data), NAMES) == words
