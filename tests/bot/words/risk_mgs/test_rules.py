"""The rules in short: their numbers are those by which the engine plays."""

import re

from bot.words.contract import Say
from bot.words.limits import MESSAGE, length
from engine.risk_mgs.facts import (
    ARMIES_FOR_STARS,
    ATTACK_DICE,
    DEFENCE_DICE,
    HIRE_FEE,
    MOST_BOUGHT,
    POINTS_PER_ARMY,
    SALARY,
    SHOP_PRICE,
    WINNING_OBJECTIVES,
)
from engine.risk_mgs.recruiting import DIVISOR, LEAST


def numbers(say: Say, heading: str) -> list[int]:
    """All numbers of a paragraph."""
    lines = [line for line in say("risk_mgs-rules").splitlines() if line.startswith(f"**{heading}**")]
    assert len(lines) == 1
    return [int(number.replace(",", "")) for number in re.findall(r"(?<![d\d])\d[\d,]*", lines[0])]


def test_the_numbers_are_those_of_the_game(say: Say) -> None:
    stars, armies = list(ARMIES_FOR_STARS), list(ARMIES_FOR_STARS.values())
    assert numbers(say, "To win") == [WINNING_OBJECTIVES]
    assert numbers(say, "Recruit") == [DIVISOR, LEAST, 1, stars[0], stars[-1], armies[0], armies[-1], POINTS_PER_ARMY]
    assert numbers(say, "Shop") == [MOST_BOUGHT, SHOP_PRICE]
    assert numbers(say, "Bosses") == [SALARY, HIRE_FEE]
    assert numbers(say, "Attack") == [2, ATTACK_DICE, DEFENCE_DICE]


def test_the_rules_fit_into_a_message(say: Say) -> None:
    assert length(say("risk_mgs-rules")) <= MESSAGE
