"""Alternative text and text board: within Discord's limits, the most useful first, honest about what is left out."""

import re

import pytest

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.alt_text import alt_text
from bot.words.hunters_and_gatherers.results import headline
from bot.words.hunters_and_gatherers.sites import sites
from bot.words.hunters_and_gatherers.text_board import text_board
from bot.words.hunters_and_gatherers.tiles import described
from bot.words.limits import ALT_TEXT, MESSAGE, length
from bot.words.names import escaped
from engine.chance import Seeded
from engine.contract import RESIGN, Event
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from tests.bot.words.hunters_and_gatherers.tables import (
    GOLD,
    LAKES,
    LONG_NAMES,
    NAMES,
    Chooser,
    any_move,
    at,
    crowding,
    random_table,
    straggling,
)

WORST_NAMES = tuple(escaped(character * 32) for character in "*_~`|")
PLACE = re.compile(r"\b([A-Z]{1,2}) (-?\d+,-?\d+) \(([^)]*)\)")


def places_told(text: str) -> set[tuple[str, str, tuple[str, ...]]]:
    """Letter, cell and rotations of every place that a board tells."""
    return {(letter, cell, tuple(re.findall(r"\d+", turns))) for letter, cell, turns in PLACE.findall(text)}


def left_out(text: str) -> int:
    found = re.search(r"^And (\d+) more places?: the menu", text, re.MULTILINE)
    return int(found.group(1)) if found else 0


@pytest.mark.parametrize("choose", [any_move, crowding, straggling])
def test_both_fit_at_every_ply_and_count_what_they_leave_out(say: Say, choose: Chooser) -> None:
    for number, (state, events) in enumerate(random_table(1, 5, choose)):
        if number % 4 and state.drawn is not None and len(state.tiles) < 85:
            continue
        state = HUNTERS_AND_GATHERERS.seen_by(state, None)
        alt = alt_text(say, state, LONG_NAMES, events)
        text = text_board(say, state, WORST_NAMES, events)
        assert length(alt) <= ALT_TEXT
        assert length(text) <= MESSAGE
        real = {(site.letter, site.cell, site.turns) for site in sites(state)}
        for told in (alt, text):
            assert places_told(told) <= real
            assert len(places_told(told)) + left_out(told) == len(real)
            if state.drawn is not None:
                assert described(say, state.drawn) in told
                assert len(places_told(told)) >= min(len(real), 10)


def test_small_boards_are_told_whole(say: Say) -> None:
    state = at(LAKES)
    assert alt_text(say, state, NAMES[:2], ()) == (
        "Hunters and Gatherers. Cells count east, north from the start tile 0,0.\n"
        "Ann, red, lays a land tile. At 0°: meadow east, south and west with 1 mammoth; river north into a lake with 1 "
        "fish.\n"
        "75 land and 12 bonus tiles left.\n"
        "Points (members + huts in hand): Ann red 0 (4+2), Ben blue 0 (5+1).\n"
        "A -2,0 (90°): completes a river (5, nobody’s).\n"
        "B -1,-1 (0°): completes a river (5 for Ann).\n"
        "C -1,1 (180°): completes a river (5, nobody’s).\n"
        "D 0,1 (0°, 90° or 270°): meets meadow south."
    )
    assert text_board(say, state, NAMES[:2], ()) == (
        "**Hunters and Gatherers** · cells count east, north from the start tile 0,0\n"
        "Ann, red, lays a land tile. At 0°: meadow east, south and west with 1 mammoth; river north into a lake with 1 "
        "fish.\n"
        "75 land and 12 bonus tiles left.\n"
        "Points (members + huts in hand): Ann red 0 (4+2), Ben blue 0 (5+1).\n"
        "A -2,0 (90°): completes a river (5, nobody’s).\n"
        "B -1,-1 (0°): completes a river (5 for red).\n"
        "C -1,1 (180°): completes a river (5, nobody’s).\n"
        "D 0,1 (0°, 90° or 270°): meets meadow south.\n"
        "**Rivers**\n"
        "- -1,0: 1 tile + 2 fish = 3 for red, 1 open edge\n"
        "**River systems**\n"
        "- 0,0: 3 fish = 3 for blue\n"
        "Nobody’s yet: a meadow at -1,0 (2)."
    )


def test_gold_is_told(say: Say) -> None:
    assert "A 0,-1 (0°): completes a forest with gold (6 for Ann)." in alt_text(say, at(GOLD), NAMES[:2], ())


def test_bonus_tiles_are_told_as_such(say: Say) -> None:
    state = at("S01@0,0/0 - 0/0 0 B07 ?78 ?11 - -")
    for told in (alt_text(say, state, NAMES[:2], ()), text_board(say, state, NAMES[:2], ())):
        assert "Ann, red, lays a bonus tile. At 0°: meadow all round with 1 tiger and wildfire." in told


def test_the_latest_news_come_last_if_there_is_room(say: Say) -> None:
    news = [Event("resigned", {"seat": seat}) for seat in (2, 3)]
    state = at("S01@0,0/0 - 0/0/0/0 0 B07 ?78 ?11 - 2,3")
    assert alt_text(say, state, NAMES[:4], news).endswith("\nNews: Chloe resigned.\nNews: Dan resigned.")
    assert text_board(say, state, NAMES[:4], news).endswith("\nWhat happened:\n- Chloe resigned.\n- Dan resigned.")


def test_at_the_end_nobody_is_said_to_lay_and_only_what_counted_is_told(say: Say) -> None:
    *_, (state, events) = random_table(2, 3)
    outcome = HUNTERS_AND_GATHERERS.result(state)
    assert outcome is not None
    for told in (alt_text(say, state, NAMES[:3], events), text_board(say, state, NAMES[:3], events)):
        assert f"The game is over. {headline(say, outcome, NAMES[:3])}\n" in told
        assert "lays a" not in told
        assert not places_told(told)
    told = text_board(say, state, NAMES[:3], ())
    assert "**Meadows**" in told
    assert "**Forests**" not in told
    assert "Nobody’s yet" not in told


def test_a_game_that_was_given_up_tells_no_areas_as_nothing_more_was_scored(say: Say) -> None:
    state, events = HUNTERS_AND_GATHERERS.play(at(LAKES), 1, RESIGN, Seeded(b"boards", 1))
    told = text_board(say, state, NAMES[:2], events)
    assert told.endswith("What happened:\n- Ben resigned.")
    assert "River systems" not in told


def test_names_cannot_break_out_of_the_text_board(say: Say) -> None:
    hostile = tuple(escaped(name) for name in ("```\n@everyone", "[a](https://b.example)"))
    told = text_board(say, at(GOLD), hostile, [Event("resigned", {"seat": 0})])
    assert "@" not in told
    assert "https://" not in told
    assert "```" not in told.replace("\\`", "")
