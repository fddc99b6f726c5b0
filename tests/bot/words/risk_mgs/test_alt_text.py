"""The alternative text: within Discord's limit, a move can be chosen from it, honest about what is left out."""

import re

from msgspec.structs import replace

from bot.words.contract import Say
from bot.words.limits import ALT_TEXT, length
from bot.words.risk_mgs.alt_text import alt_text
from bot.words.risk_mgs.prompts import prompt
from bot.words.risk_mgs.vocabulary import territory
from engine.chance import Seeded
from engine.contract import Event
from engine.risk_mgs.board import is_enemy, neighbours, owned
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.legal import awaited
from engine.risk_mgs.state import NOBODY, State
from engine.risk_mgs.world import NAMES as TERRITORIES
from tests.bot.words.risk_mgs.full import LONG_NAMES, full_table
from tests.bot.words.risk_mgs.tables import NAMES, sample
from tests.engine.risk_mgs.table import at

LAND = {"egypt": "0.7@eva", "congo": "0.2", "north_africa": "0.3", "east_africa": "1.3", "south_africa": "0.1"}
MORE = re.compile(r"^And (\d+) more: the menu of the move lists all\.$", re.MULTILINE)


def told(say: Say, state: State) -> str:
    return alt_text(say, GAME.seen_by(state, None), NAMES[: len(state.seats)], ())


def fronts(state: State) -> list[int]:
    """Territories of the awaited seat beside hostile armies."""
    seat = awaited(state)
    return [
        each for each in owned(state, seat) if any(is_enemy(state, seat, other) for other in neighbours(state, each))
    ]


def test_a_small_position_is_told_whole(say: Say) -> None:
    state = at({**LAND, "madagascar": "0.1"}, hq=("egypt", "iceland", "peru"), cities=("egypt", "congo"), dock=3)
    assert told(say, state) == (
        "Risk: Metal Gear Solid, round 1. Outer Haven at dock 3 (Great Britain). Letters are owners, T troopers, N "
        "neutral.\n"
        f"{prompt(say, state, GAME.turn(state), NAMES)}\n"
        "Egypt A7 (city, HQ A, EVA) faces Southern Europe C1, East Africa B3, Middle East C1\n"
        "North Africa A3 faces Brazil C1, Western Europe C1, Southern Europe C1, East Africa B3\n"
        "Congo A2 (city) faces East Africa B3\n"
        "South Africa A1 faces East Africa B3\n"
        "Madagascar A1 faces East Africa B3\n"
        "A Ann (Praying Mantis): 5 territories with 14 armies, 0 points\n"
        "B Ben (Otselotovaya Khvatka): 1 territory with 3 armies, 0 points\n"
        "C Chloe (Raven Sword): 36 territories with 36 armies, 0 points, holds North America, South America, Europe, "
        "Asia and Australia\n"
        "Open objectives: Europe, North America, Haven in 1 turn, 4 cities in 1 turn, 10 taken in 1 turn, 2 enemy "
        "HQs, 18 territories, Haven for 2 rounds."
    )


def test_land_without_hostile_neighbours_stands_behind(say: Say) -> None:
    words = told(say, at({"argentina": "0.5", "brazil": "0.2", "peru": "0.3", "venezuela": "0.1"}))
    assert "\nBehind: Argentina A5, Peru A3 (HQ C)\n" in words


def test_it_fits_at_every_table_and_counts_what_it_leaves_out(say: Say) -> None:
    for step in sample()[::4]:
        state = GAME.seen_by(step.after, None)
        words = alt_text(say, state, LONG_NAMES[: len(state.seats)], step.events)
        assert length(words) <= ALT_TEXT
        if state.ended or state.step in ("factions", "headquarters", "claim"):
            continue
        more = MORE.search(words)
        shown = len(re.findall(" faces ", words))
        assert shown + (int(more[1]) if more else 0) == len(fronts(state))
        assert shown >= min(4, len(fronts(state)))


def test_the_fullest_table_fits_and_tells_the_strongest_fronts(say: Say) -> None:
    for active in range(5):
        state = full_table(active)
        words = alt_text(say, state, LONG_NAMES, ())
        assert length(words) <= ALT_TEXT
        strongest = max(fronts(state), key=lambda each: state.armies[each])
        first = words.splitlines()[2]
        assert first.startswith(territory(say, TERRITORIES[strongest]))
        assert all(f"\n{mark} {name[:17]}" in words for mark, name in zip("ABCDE", LONG_NAMES, strict=True))


def test_before_the_first_turn_free_land_is_told(say: Say) -> None:
    state = GAME.start(5, {"mode": "command_room"}, Seeded(b"alt text", 0))
    words = told(say, state)
    assert words.startswith("Risk: Metal Gear Solid, set-up.")
    free = next(line for line in words.splitlines() if line.startswith("Free: "))
    more = MORE.search(words)
    assert free.count(", ") + 1 - free.count("(city, ") + (int(more[1]) if more else 0) == state.owners.count(NOBODY)
    assert free.count("(city)") > 5
    assert f"{territory(say, TERRITORIES[0])}" in free


def test_at_the_end_the_winner_is_told_and_no_front(say: Say) -> None:
    state = replace(at(LAND), ended="objectives", step="over")
    words = told(say, state)
    assert "\nThe game is over. Ann (Praying Mantis) wins with 0 objectives" in words
    assert " faces " not in words


def test_news_come_last_as_a_story_without_emphasis(say: Say) -> None:
    news = [
        Event("conquered", {"seat": 1, "territory": "egypt", "loser": 0}),
        Event("took-objective", {"seat": 1, "objective": "control_asia", "reward": "", "taken": 1}),
    ]
    words = alt_text(say, at(LAND), ("Ann", "*Ben*", "Chloe"), news)
    assert words.endswith("\nNews: *Ben* took Egypt from Ann (lost 0, destroyed 0), collected Control Asia.")
