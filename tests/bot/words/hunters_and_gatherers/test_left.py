"""Which tiles are left is told by what is on them, never in which order."""

import re

from msgspec.structs import replace

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.left import left
from bot.words.limits import MESSAGE, length
from engine.chance import Scripted, Seeded
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from tests.bot.words.hunters_and_gatherers.tables import at, random_table


def tiles_told(line: str) -> int:
    return sum(int(number) for number in re.findall(r"(\d+) \w+-\w+-\w+-\w+", line))


def test_at_every_ply_the_numbers_are_those_of_the_piles(say: Say) -> None:
    for state, _ in list(random_table(1))[::9]:
        told = left(say, HUNTERS_AND_GATHERERS.seen_by(state, 0))
        assert length(told) <= MESSAGE
        lines = {line.split("**")[1]: line for line in told.splitlines() if line.startswith("**")}
        assert tiles_told(lines.get("Land tiles", "")) == len(state.land)
        assert tiles_told(lines.get("Bonus tiles", "")) == len(state.bonus)


def test_the_bonus_tiles_tell_fire_and_stone_circle(say: Say) -> None:
    told = left(say, at("S01@0,0/0 - 0/0 0 L33 ?77 ?12 - -"))
    assert told.endswith(
        "On all of them together: 4 aurochs, 3 deer, 3 tigers, 13 fish, 2 mushroom patches, 1 forest with gold, 1 "
        "stone circle, 1 wildfire."
    )


def test_edges_are_told_alike_whichever_side_is_up(say: Say) -> None:
    assert "10 forest-forest-meadow-meadow" in left(say, at("S01@0,0/0 - 0/0 0 B07 ?78 ?11 - -"))


def test_the_order_plays_no_part(say: Say) -> None:
    state, _ = next(random_table(2))
    assert left(say, replace(state, land=state.land[::-1], bonus=state.bonus[::-1])) == left(say, state)


def test_a_shorter_game_says_that_tiles_are_missing(say: Say) -> None:
    script = HUNTERS_AND_GATHERERS.script({"land": ["L32", "L33", "L51"], "bonus": ["B07"]})
    state = HUNTERS_AND_GATHERERS.start(2, {}, Scripted(script, Seeded(b"left", 0)))
    told = left(say, state)
    assert told.startswith("Face-down: 2 land and 1 bonus tiles.")
    assert "75 of these land tiles are not in this game." in told
    assert "11 of these bonus tiles are not in this game." in told


def test_empty_piles_are_not_told_at_length(say: Say) -> None:
    *_, (state, _) = random_table(3)
    assert "Land tiles" not in left(say, state)
