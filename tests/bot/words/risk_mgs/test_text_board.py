"""The text board: all land within Discord's limit, what else there is room for."""

import re

from bot.words.contract import Say
from bot.words.limits import MESSAGE, length
from bot.words.names import escaped
from bot.words.risk_mgs.prompts import prompt
from bot.words.risk_mgs.text_board import text_board
from bot.words.risk_mgs.vocabulary import territory
from engine.chance import Seeded
from engine.contract import Event
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import NEUTRAL, NOBODY, TROOPERS, State
from engine.risk_mgs.world import NAMES as TERRITORIES
from tests.bot.words.risk_mgs.full import WORST_NAMES, full_table
from tests.bot.words.risk_mgs.tables import NAMES, sample
from tests.engine.risk_mgs.table import at

LAND = {"egypt": "0.7@eva", "congo": "n.2", "east_africa": "1.3"}


def all_land_is_told(say: Say, state: State, words: str) -> bool:
    """Each territory with its owner and armies."""
    marks = {NEUTRAL: "N", TROOPERS: "T", **dict(enumerate("ABCDE"))}
    for name, owner, armies in zip(TERRITORIES, state.owners, state.armies, strict=True):
        ground = "" if owner == NOBODY else rf" {marks[owner]}{armies:,}"
        if not re.search(rf"[:,] {territory(say, name)}{ground}(,|$| \()", words, re.MULTILINE):
            return False
    return True


def test_a_board_in_the_middle_of_a_game(say: Say) -> None:
    state = at(
        LAND,
        hq=("egypt", "iceland", "peru"),
        airfields={"egypt": 0},
        points=[3000, 0, 12000],
        stars=[[1, 2]],
        shop=[["rpg7"]],
        objectives=[["control_europe"]],
        lasting=[{"design": "stun_grenade", "seat": 0, "territory": "east_africa"}],
    )
    words = text_board(say, state, NAMES[:3], [Event("already-out", {"seat": 1})])
    lines = words.splitlines()
    assert lines[0] == "**Risk: Metal Gear Solid** · round 1 · Outer Haven at dock 1 (Western United States)"
    assert lines[1] == prompt(say, state, GAME.turn(state), NAMES)
    assert lines[2] == (
        "A Ann (Praying Mantis): 1 territory with 7 armies, 3,000 points, cards: 2 Territory, 1 shop, objectives: "
        "Europe"
    )
    assert (
        "**Africa** +3: North Africa C1, Egypt A7 (city, HQ A, Airfield, EVA), East Africa B3 (stunned), Congo N2, "
        "South Africa C1 (city), Madagascar C1"
    ) in lines
    assert "**Outer Haven** +1: Outer Haven Bow T3, Outer Haven Deck T3, Outer Haven Stern T4" in lines
    assert "For hire: Solid Snake, Raiden, Liquid Ocelot, Rat Patrol, B&B Unit, Vamp, Roy Campbell." in lines
    assert lines[-2:] == ["What happened:", "- Ben is out of the game already."]
    assert all_land_is_told(say, state, words)


def test_all_land_fits_at_every_table(say: Say) -> None:
    for step in sample()[::4]:
        state = GAME.seen_by(step.after, None)
        words = text_board(say, state, WORST_NAMES[: len(state.seats)], step.events)
        assert length(words) <= MESSAGE
        if state.step != "factions":
            assert all_land_is_told(say, state, words)


def test_all_land_fits_on_the_fullest_table(say: Say) -> None:
    for active in range(5):
        words = text_board(say, full_table(active), WORST_NAMES, ())
        assert length(words) <= MESSAGE
        assert all_land_is_told(say, full_table(active), words)
        assert all(f"\n{mark} " in words for mark in "ABCDE")


def test_a_jammed_boss_is_told_as_such(say: Say) -> None:
    jammed = [{"design": "nanomachine_jammer", "seat": 1, "boss": "eva"}]
    assert "Egypt A7 (city, EVA jammed)" in text_board(say, at(LAND, lasting=jammed), NAMES[:3], ())


def test_in_the_set_up_unclaimed_land_has_no_letter(say: Say) -> None:
    state = GAME.start(4, {"mode": "command_room"}, Seeded(b"text board", 0))
    words = text_board(say, state, NAMES[:4], ())
    assert words.startswith("**Risk: Metal Gear Solid** · set-up\n")
    assert "\nWithout a letter: unclaimed\n" in words
    assert all_land_is_told(say, state, words)
    # Before factions are chosen nobody has any land.
    first = GAME.start(3, {}, Seeded(b"text board", 0))
    assert "Egypt" not in text_board(say, first, NAMES[:3], ())


def test_names_cannot_break_out(say: Say) -> None:
    hostile = tuple(escaped(name) for name in ("```\n@everyone", "[a](https://b.example)", "||x||"))
    words = text_board(say, at(LAND), hostile, [Event("already-out", {"seat": 0})])
    assert "@" not in words
    assert "https://" not in words
    assert "```" not in words.replace("\\`", "")
