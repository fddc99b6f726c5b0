"""Points with their arithmetic."""

import re
from math import prod

import pytest

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.scorings import arithmetic, scored
from engine.contract import Data, Event
from engine.hunters_and_gatherers.areas import report
from tests.bot.words.hunters_and_gatherers.tables import NAMES, random_table

FOREST = {"tiles": 4, "per_tile": 2, "mushrooms": 1, "per_mushroom": 2, "gold": 0, "points": 10}
MEADOW = {"mammoth": 1, "aurochs": 0, "deer": 2, "tiger": 1, "fire": False, "hunted": 1, "per_animal": 2, "points": 4}
NOBODY: Data = {"members": [0, 0, 0], "winners": []}


@pytest.mark.parametrize(
    ("code", "data", "words"),
    [
        (
            "scored-forest",
            {**FOREST, "members": [1, 0, 1], "winners": [0, 2]},
            "Forest: 4 tiles x 2 + 1 mushroom patch x 2 = 10 for Ann and Chloe.",
        ),
        (
            "scored-forest",
            {**FOREST, "mushrooms": 0, "gold": 2, "points": 8, "members": [1, 0, 0], "winners": [0]},
            "Forest with gold: 4 tiles x 2 = 8 for Ann.",
        ),
        ("scored-forest", {**FOREST, **NOBODY}, "Forest of 4 tiles completed with nobody in it: no points."),
        (
            "scored-river",
            {"tiles": 3, "fish": 2, "points": 5, "members": [0, 1, 0], "winners": [1]},
            "River: 3 tiles + 2 fish = 5 for Ben.",
        ),
        (
            "scored-river",
            {"tiles": 4, "fish": 0, "points": 4, "members": [0, 1, 0], "winners": [1]},
            "River: 4 tiles = 4 for Ben.",
        ),
        (
            "scored-river",
            {"tiles": 4, "fish": 0, "points": 4, **NOBODY},
            "River of 4 tiles completed with nobody on it: no points.",
        ),
        (
            "scored-water",
            {"lakes": 2, "fish": 8, "points": 8, "huts": [1, 1, 0], "winners": [0, 1]},
            "River system: 8 fish = 8 for Ann and Ben.",
        ),
        (
            "scored-meadow",
            {**MEADOW, "members": [1, 0, 0], "winners": [0]},
            "Meadow: (1 mammoth + 2 deer - 1 for 1 tiger) x 2 = 4 for Ann.",
        ),
        (
            "scored-meadow",
            {**MEADOW, "fire": True, "hunted": 0, "points": 6, "members": [1, 0, 0], "winners": [0]},
            "Meadow: (1 mammoth + 2 deer) x 2 (1 tiger driven off by wildfire) = 6 for Ann.",
        ),
        # Example 16: the hunter at the stone circle scores alone against two others.
        (
            "scored-meadow",
            {**MEADOW, "members": [1, 2, 0], "winners": [0]},
            "Meadow: (1 mammoth + 2 deer - 1 for 1 tiger) x 2 = 4 for Ann, at the stone circle.",
        ),
        (
            "scored-meadow",
            {**MEADOW, "mammoth": 0, "deer": 0, "hunted": 0, "points": 0, "members": [0, 0, 1], "winners": [2]},
            "Meadow: no animals = 0 for Chloe.",
        ),
        # Example 18: tigers spare mammoths and aurochs.
        (
            "scored-meadow",
            {**MEADOW, "aurochs": 1, "deer": 1, "tiger": 3, "points": 4, "members": [0, 0, 1], "winners": [2]},
            "Meadow: (1 mammoth + 1 aurochs + 1 deer - 1 for 3 tigers) x 2 = 4 for Chloe.",
        ),
    ],
)
def test_scored_areas(say: Say, code: str, data: Data, words: str) -> None:
    assert scored(say, Event(code, data), NAMES) == words


@pytest.mark.parametrize("seed", range(3))
def test_the_arithmetic_is_right(say: Say, seed: int) -> None:
    *_, (state, _) = random_table(seed)
    for area in report(state):
        told = arithmetic(say, area.kind, area.value)
        terms, points = told.split(" = ")
        assert points == str(area.value["points"])
        assert _reckoned(terms) == area.value["points"]


def _reckoned(terms: str) -> int:
    """What a sum in words comes to: numbers count, nouns and remarks do not."""
    plain = re.sub(r" \(\d+ tigers? driven off by wildfire\)| for \d+ tigers?", "", terms)
    plain = re.sub("no [a-z]+", "0", plain)
    if grouped := re.fullmatch(r"\((.+)\) x (\d+)", plain):
        return _reckoned(grouped[1]) * int(grouped[2])
    products = plain.replace(" - ", " + -").split(" + ")
    return sum(prod(int(number) for number in re.findall(r"-?\d+", product)) for product in products)
