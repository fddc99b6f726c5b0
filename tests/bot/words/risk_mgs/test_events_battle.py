"""Rolls as people read dice."""

import re
from typing import Any

import pytest

from bot.words.contract import Say
from bot.words.risk_mgs.events import event
from bot.words.risk_mgs.events_battle import rolled
from engine.contract import Event
from tests.bot.words.risk_mgs.tables import NAMES, sample
from tests.engine.risk_mgs.table import at, data, played


def fight(say: Say, attacker: str, defender: str, dice: tuple[int, ...], **table: Any) -> str:
    """What is told of a roll with three dice from Egypt against East Africa; Raiden’s dice are kept."""
    state = at({"egypt": f"0.{attacker}", "east_africa": f"1.{defender}"}, **table)
    moves = ["attack egypt east_africa 3", *(["keep"] if attacker.endswith("raiden") else [])]
    _, events = played(state, *moves, dice=dice)
    return event(say, Event("fought", data(events, "fought")), NAMES)


def test_dice_losses_and_what_is_left(say: Say) -> None:
    # EX09.
    assert fight(say, "10", "3", (6, 3, 4, 5, 4)) == (
        "Egypt against East Africa: 6-4-3 against 5-4; the attacker lost 1 (9 left), the defender 1 (2 left)."
    )


@pytest.mark.parametrize(
    ("attacker", "defender", "dice", "table", "words"),
    [
        # EX12.
        ("9", "9", (5, 3, 1, 5, 4), {"airfields": {"egypt": 0}}, "5-3-1 (Airfield +1 on the highest: 6-3-1) against"),
        # EX11.
        ("9@raiden", "9", (8, 5, 2, 6, 6), {}, "8-5-2 (Raiden’s d8 shows 8) against 6-6"),
        # EX15.
        ("9@eva", "9", (5, 3, 2, 5, 2), {}, "5-3-2 (EVA’s d8 shows 5, EVA +1 on the d8: 6-3-2) against 5-2"),
        # EX16.
        (
            "9",
            "9@roy_campbell",
            (5, 4, 1, 4, 4),
            {},
            "5-4-1 against 4-4 (Roy Campbell’s d8 shows 4, Roy Campbell +1 on the second: 5-4)",
        ),
        # EX18.
        (
            "9",
            "9@bb_unit",
            (5, 3, 1, 5, 2),
            {},
            "5-3-1 against 5-2 (B&B Unit’s d8 shows 5, B&B Unit -1 on all: 4-1)",
        ),
        (
            "9",
            "9",
            (5, 3, 1, 5, 2),
            {"lasting": [{"design": "sop_link", "seat": 0}]},
            "5-3-1 (SOP Link +1 on the highest: 6-3-1) against 5-2",
        ),
    ],
)
def test_what_is_added_is_told_with_its_source(
    say: Say, attacker: str, defender: str, dice: tuple[int, ...], table: dict[str, Any], words: str
) -> None:
    assert words in fight(say, attacker, defender, dice, **table)


def test_the_ship_adds_to_attacks_on_its_dock(say: Say) -> None:
    # EX13.
    ship = {"oh_bow": "0.9", "oh_deck": "0.1", "oh_stern": "0.1", "iceland": "1.1"}
    _, events = played(at(ship), "attack oh_bow western_united_states 3", dice=(5, 3, 2, 5))
    told = event(say, Event("fought", data(events, "fought")), NAMES)
    assert "5-3-2 (Outer Haven +1 on all: 6-4-3) against 5;" in told


def test_losses_prevented_are_told(say: Say) -> None:
    # EX19.
    assert fight(say, "9", "2@vamp", (6, 6, 6, 3, 3)).endswith(
        "the defender 1 (1 left). 1 of the defender’s were saved."
    )


def test_dice_rolled_again(say: Say) -> None:
    told = {"side": "attack", "before": [5, 4], "now": [2, 6], "dice": [3, 2, 6]}
    assert event(say, Event("rerolled", told), NAMES) == "Of the attack, 5-4 was rolled again: 6-2, so it is 6-3-2."
    told = {"side": "defence", "before": [6], "now": [1], "dice": [1]}
    assert event(say, Event("rerolled", told), NAMES) == "Of the defence, 6 was rolled again: 1, so it is 1."


def test_an_open_roll_tells_its_dice(say: Say) -> None:
    assert rolled(say, {"attack": [4, 6], "defence": [5]}) == "The dice: 6-4 against 5."


def test_what_is_left_is_what_stands_there(say: Say) -> None:
    checked = 0
    for step in sample():
        for happened in step.events:
            if happened.code != "fought":
                continue
            words = event(say, happened, NAMES)
            (lost, fallen), (left, remaining) = happened.data["lost"], happened.data["left"]
            assert re.findall(r"(\d+) \((\d+) left\)", words) == [
                (str(lost), str(left)),
                (str(fallen), str(remaining)),
            ]
            assert ("d8" in words) == any(happened.data["bosses"])
            checked += 1
    assert checked > 20
