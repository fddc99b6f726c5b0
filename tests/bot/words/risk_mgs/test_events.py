"""Sentences for what happened."""

import ast
import re
from pathlib import Path

import pytest

import engine.risk_mgs
from bot.words.contract import Say
from bot.words.risk_mgs.events import SILENT, event, sentences
from engine.contract import Data, Event
from tests.bot.words.risk_mgs.tables import NAMES, sample

TOLD: tuple[tuple[str, Data, str], ...] = (
    ("chose-faction", {"seat": 2, "faction": "raven_sword"}, "Chloe leads Raven Sword."),
    ("laid-out", {"order": [2, 0, 1], "points": 3000}, "The land is given out. Order of turns: Chloe, Ann, Ben."),
    ("docked", {"dock": 5}, "Outer Haven lies at dock 5 (Siberia)."),
    (
        "placed",
        {"seat": 0, "kind": "headquarters", "territory": "egypt", "armies": 1},
        "Ann set up headquarters in Egypt.",
    ),
    ("placed", {"seat": 0, "kind": "claim", "territory": "egypt", "armies": 1}, "Ann claimed Egypt."),
    (
        "placed",
        {"seat": 0, "kind": "place", "territory": "egypt", "armies": 3},
        "Ann placed an army in Egypt, which makes 3 there.",
    ),
    (
        "round",
        {"round": 3, "dock": 5, "territory": "siberia"},
        "Round 3: Outer Haven lies at dock 5 (Siberia).",
    ),
    (
        "deployed",
        {"seat": 0, "territory": "egypt", "armies": 5, "left": 2},
        "Ann deployed 5 armies in Egypt, 2 left.",
    ),
    ("deployed", {"seat": 0, "territory": "egypt", "armies": 1, "left": 0}, "Ann deployed 1 army in Egypt."),
    ("drew", {"seat": 0, "deck": "territory", "left": 7}, "Ann drew a Territory card; 7 left."),
    (
        "drew",
        {"seat": 0, "deck": "shop", "price": 3000, "points": 0, "left": 7},
        "Ann bought a shop card for 3,000 points; 7 left.",
    ),
    (
        "drew",
        {"seat": 0, "deck": "shop", "price": 0, "points": 0, "left": 7},
        "Ann drew a shop card for free; 7 left.",
    ),
    ("no-card-left", {"seat": 0, "deck": "territory"}, "Ann gets no Territory card, as none is left."),
    ("no-card-left", {"seat": 0, "deck": "shop"}, "Ann gets no shop card, as none is left."),
    ("shuffled", {"cards": 9}, "The 9 discarded Territory cards were shuffled and are the deck now."),
    ("card-cancelled", {"seat": 0, "card": "rail_gun", "by": 1}, "Ben cancelled Ann’s Rail Gun."),
    ("points-stolen", {"seat": 0, "victim": 1, "points": 2000}, "Ann took 2,000 points from Ben."),
    ("paid", {"seat": 0, "boss": "eva", "salary": 1000, "points": 0}, "Ann paid EVA 1,000 points."),
    (
        "hired",
        {"seat": 0, "boss": "eva", "territory": "egypt", "fee": 3000, "points": 0},
        "Ann hired EVA in Egypt for 3,000 points.",
    ),
    (
        "hired",
        {"seat": 0, "boss": "eva", "territory": "egypt", "fee": 0, "points": 0},
        "Ann took on EVA in Egypt without a fee.",
    ),
    ("boss-left", {"boss": "eva", "territory": "egypt", "reason": "unpaid"}, "EVA was not paid and left Egypt."),
    ("boss-left", {"boss": "eva", "territory": "egypt", "reason": "dismissed"}, "EVA was dismissed from Egypt."),
    ("boss-left", {"boss": "eva", "territory": "egypt", "reason": "replaced"}, "EVA was replaced and left Egypt."),
    (
        "boss-left",
        {"boss": "eva", "territory": "egypt", "reason": "fallen"},
        "EVA lost the last army in Egypt and can be hired again.",
    ),
    (
        "boss-left",
        {"boss": "eva", "territory": "egypt", "reason": "resigned"},
        "EVA left Egypt and can be hired again.",
    ),
    ("boss-escaped", {"boss": "eva", "territory": "egypt", "to": "peru"}, "EVA escaped from Egypt to Peru."),
    (
        "attacked",
        {"seat": 0, "defender": 1, "source": "egypt", "target": "east_africa", "dice": 3, "series": False},
        "Ann attacks East Africa (Ben) from Egypt with 3 dice.",
    ),
    (
        "attacked",
        {"seat": 0, "defender": -1, "source": "egypt", "target": "east_africa", "dice": 1, "series": False},
        "Ann attacks East Africa (neutral) from Egypt with 1 die.",
    ),
    (
        "attacked",
        {"seat": 0, "defender": -2, "source": "oh_bow", "target": "oh_deck", "dice": 3, "series": True},
        "Ann attacks Outer Haven Deck (Haven Troopers) from Outer Haven Bow, roll after roll.",
    ),
    (
        "attack-ended",
        {"reason": "blocked", "target": "egypt"},
        "The attack on Egypt is called off, and there can be no other this turn.",
    ),
    (
        "attack-ended",
        {"reason": "too-few-armies", "target": "egypt"},
        "Too few armies are left for the attack on Egypt.",
    ),
    ("airfield-destroyed", {"territory": "egypt", "owner": 1}, "Ben’s Airfield in Egypt is destroyed."),
    ("conquered", {"seat": 0, "territory": "egypt", "loser": 1}, "Ann took Egypt from Ben."),
    ("conquered", {"seat": 0, "territory": "egypt", "loser": -1}, "Ann took Egypt (neutral)."),
    ("conquered", {"seat": 0, "territory": "oh_bow", "loser": -2}, "Ann took Outer Haven Bow (Haven Troopers)."),
    (
        "moved-in",
        {"seat": 0, "source": "congo", "target": "egypt", "armies": 3, "boss": None},
        "3 armies moved in from Congo.",
    ),
    (
        "moved-in",
        {"seat": 0, "source": "congo", "target": "egypt", "armies": 1, "boss": "vamp"},
        "1 army moved in from Congo with Vamp.",
    ),
    (
        "moved",
        {"seat": 0, "source": "congo", "target": "egypt", "armies": 3, "boss": None},
        "Ann moved 3 armies from Congo to Egypt.",
    ),
    (
        "moved",
        {"seat": 0, "source": "congo", "target": "egypt", "armies": 1, "boss": "vamp"},
        "Ann moved 1 army with Vamp from Congo to Egypt.",
    ),
    (
        "took-objective",
        {"seat": 0, "objective": "control_europe", "reward": "", "taken": 2},
        "Ann took the objective Control Europe, the second one.",
    ),
    (
        "took-objective",
        {"seat": 0, "objective": "control_europe", "reward": "two_armies", "taken": 4},
        "Ann took the objective Control Europe with the reward 2 Armies, the 4th one.",
    ),
    ("airfield-built", {"seat": 0, "territory": "egypt"}, "Ann built an Airfield in Egypt."),
    ("sailed", {"seat": 0, "dock": 2, "territory": "argentina"}, "Ann moved Outer Haven to dock 2 (Argentina)."),
    ("ordered", {"seat": 0, "order": ["claymore", "ask"]}, "Ann’s standing orders are changed."),
    ("time-over", {"seat": 0}, "Ann’s time is over; what was due was chosen for Ann."),
    (
        "resigned",
        {"seat": 0, "reason": "resign", "territory_cards": []},
        "Ann resigned; the armies stay as neutrals.",
    ),
    (
        "resigned",
        {"seat": 0, "reason": "missed-turns", "territory_cards": []},
        "Ann missed three turns in a row and is out; the armies stay as neutrals.",
    ),
    ("already-out", {"seat": 0}, "Ann is out of the game already."),
    # The ping tells the turn, the losses tell the dice, the result the end.
    ("turn", {"seat": 0, "round": 3}, ""),
    ("rolled", {"attack": [6], "defence": [5], "bosses": [None, None]}, ""),
    ("dice", {"results": [6, 5]}, ""),
    ("deck", {"territory_deck": ["tc_egypt"]}, ""),
    ("game-over", {"reason": "objectives", "scores": [3, 0], "ranking": [[0], [1]]}, ""),
)
ELSEWHERE = frozenset(
    (
        "recruits",
        "turned-in",
        "collected",
        "fought",
        "rerolled",
        "drew-card",
        "played-card",
        "armies-removed",
        "armies-added",
        "eliminated",
        "cards-taken",
    )
)
"""Events with arithmetic, dice or lists: tested in files of their own."""


@pytest.mark.parametrize(("code", "data", "words"), TOLD)
def test_each_event_has_its_sentence(say: Say, code: str, data: Data, words: str) -> None:
    assert event(say, Event(code, data), NAMES) == words


def test_no_event_of_the_engine_is_left_out() -> None:
    told = {code for code, _, _ in TOLD} | ELSEWHERE
    assert told == {code for file in _sources() for code in _codes(file)}


def test_everything_that_happens_at_a_table_is_told(say: Say) -> None:
    codes = set()
    for step in sample():
        for happened in step.events:
            codes.add(happened.code)
            words = event(say, happened, NAMES)
            assert bool(words) == (happened.code not in SILENT), happened
            # No id of the data files, no placeholder without its word.
            assert not re.search(r"_|\{|None|risk_mgs", words), words
    assert len(codes) > 30


def test_sentences_leave_out_what_goes_without_saying(say: Say) -> None:
    news = [Event("turn", {"seat": 0, "round": 1}), Event("already-out", {"seat": 1})]
    assert sentences(say, news, NAMES) == ["Ben is out of the game already."]


def _sources() -> list[Path]:
    return sorted(Path(engine.risk_mgs.__file__).parent.glob("*.py"))


def _codes(file: Path) -> set[str]:
    """Codes handed to `engine.risk_mgs.progress.Progress.tell` and `tell_only`."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            place = {"tell": 0, "tell_only": 1}.get(node.func.attr)
            if place is not None and isinstance(node.args[place], ast.Constant):
                found.add(str(node.args[place].value))  # type: ignore[attr-defined]
    return found
