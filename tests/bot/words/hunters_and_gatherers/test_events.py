"""Sentences for what happened."""

import pytest

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.events import event, sentences
from engine.contract import Data, Event
from tests.bot.words.hunters_and_gatherers.tables import NAMES, random_table


@pytest.mark.parametrize(
    ("code", "data", "words"),
    [
        (
            "laid",
            {"seat": 0, "kind": "land", "tile": "L32", "x": 1, "y": 0, "rotation": 180},
            "Ann laid a land tile on 1,0: meadow north, east and south, forest west.",
        ),
        (
            "laid",
            {"seat": 1, "kind": "bonus", "tile": "B03", "x": -1, "y": 2, "rotation": 0},
            "Ben laid a bonus tile on -1,2: meadow north and west, forest east and south.",
        ),
        (
            "placed",
            {"seat": 0, "piece": "member", "role": "hunter", "segment": "a", "x": 1, "y": 0},
            "Ann placed a hunter on 1,0.",
        ),
        (
            "placed",
            {"seat": 0, "piece": "hut", "role": "hut", "segment": "e", "x": 1, "y": 0},
            "Ann placed a hut on 1,0.",
        ),
        ("went-home", {"kind": "forest", "members": [2, 0, 1], "pieces": []}, "Gatherers come home: Ann 2, Chloe 1."),
        ("went-home", {"kind": "river", "members": [0, 1], "pieces": []}, "Fishers come home: Ben 1."),
        ("bonus-earned", {"seat": 1}, "Ben found gold and draws a bonus tile."),
        (
            "bonus-lost",
            {"seat": 1, "reason": "bonus-turn"},
            "The gold is lost: a bonus tile earns no other one.",
        ),
        ("bonus-lost", {"seat": 1, "reason": "pile-empty"}, "The gold is lost: no bonus tile is left."),
        (
            "bonus-lost",
            {"seat": 1, "reason": "fits-nowhere"},
            "Ben gets no bonus turn: no bonus tile that is left fits anywhere.",
        ),
        (
            "fits-nowhere",
            {"seat": 0, "kind": "land", "tile": "L32", "left": 7},
            "A land tile fits nowhere and is out of the game: meadow north, south and west with 1 mammoth; forest "
            "east.",
        ),
        (
            "fits-nowhere",
            {"seat": 0, "kind": "bonus", "tile": "B07", "left": 7},
            "A bonus tile fits nowhere and is out of the game: meadow all round with 1 tiger and wildfire.",
        ),
        ("resigned", {"seat": 2}, "Chloe resigned."),
        (
            "handed-on",
            {"seat": 0, "kind": "land", "tile": "B07"},
            "The tile goes on to Ann: meadow all round with 1 tiger and wildfire.",
        ),
        # The prompt tells the tile in hand, the result the end.
        ("drawn", {"seat": 0, "kind": "land", "tile": "L32", "left": 7}, ""),
        ("game-over", {"reason": "tiles", "scores": [1, 2], "ranking": [[1], [0]]}, ""),
    ],
)
def test_each_event_has_its_sentence(say: Say, code: str, data: Data, words: str) -> None:
    assert event(say, Event(code, data), NAMES[: len(data.get("members", NAMES))]) == words


@pytest.mark.parametrize("seats", [2, 5])
def test_everything_that_happens_at_a_table_is_told(say: Say, seats: int) -> None:
    for _, events in random_table(seats, seats):
        told = sentences(say, events, NAMES[:seats])
        assert len(told) == sum(happened.code not in ("drawn", "game-over") for happened in events)
        assert all(told)
