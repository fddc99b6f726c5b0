"""Sentences for what happened."""

import pytest

from bot.words.contract import Say
from bot.words.halali.events import event
from engine.contract import Data, Event
from tests.bot.words.halali.tables import NAMES, random_table


@pytest.mark.parametrize(
    ("code", "data", "words"),
    [
        ("turned-up", {"seat": 0, "at": "c4", "tile": "F"}, "Ann turned up c4: fox."),
        ("turned-up", {"seat": 1, "at": "c4", "tile": "Hw"}, "Ben turned up c4: hunter, gun pointing west."),
        ("moved", {"seat": 0, "from": "d3", "to": "d6", "tile": "Hw"}, "Ann moved the hunter (d3-d6)."),
        (
            "took",
            {"seat": 1, "from": "d3", "to": "f3", "tile": "He", "prey": "F", "points": 5},
            "Ben’s hunter took the fox on f3 (d3xf3): +5.",
        ),
        (
            "left",
            {"seat": 0, "from": "d2", "exits": ["s", "w"], "tile": "F", "points": 5},
            "Ann’s fox left the forest by d1 or a4 (d2-off): +5.",
        ),
        ("passed", {"seat": 0}, "Ann could not move and passed."),
        (
            "end-phase",
            {"first": 1},
            "All tiles are face-up: the end-phase begins. Five turns each, Ben first; own tiles may leave the forest.",
        ),
        (
            "game-over",
            {"game": 1, "reason": "turns", "points": [38, 31], "tiles": [12, 9], "last": False},
            "Game 1 is over: Ann 38, Ben 31.",
        ),
        (
            "game-over",
            {"game": 1, "reason": "early", "points": [38, 31], "tiles": [12, 9], "last": False},
            "Game 1 is over, as one side has no tile left: Ann 38, Ben 31.",
        ),
        ("next-game", {"game": 2, "blue": 1}, "Game 2 begins. Ben plays the animals and starts."),
        ("resigned", {"seat": 0}, "Ann resigned."),
        # The result tells the end of the table, with its arithmetic.
        ("game-over", {"game": 2, "reason": "turns", "points": [40, 30], "tiles": [12, 9], "last": True}, ""),
        ("match-over", {"scores": [68, 71], "ranking": [[1], [0]]}, ""),
    ],
)
def test_each_event_has_its_sentence(say: Say, code: str, data: Data, words: str) -> None:
    assert event(say, Event(code, data), NAMES) == words


@pytest.mark.parametrize("seed", range(4))
def test_everything_that_happens_at_a_table_is_told(say: Say, seed: int) -> None:
    for _, events in random_table(seed, stall_limit=20):
        for happened in events:
            end = happened.code == "match-over" or bool(happened.data.get("last"))
            assert bool(event(say, happened, NAMES)) is not end
