"""Recruits, stars and points with their arithmetic."""

import re

from bot.words.contract import Say
from bot.words.risk_mgs.events import event
from engine.contract import Data, Event
from tests.bot.words.risk_mgs.tables import NAMES, sample

RECRUITS: Data = {
    "seat": 0,
    "territories": 11,
    "cities": 2,
    "ground": 4,
    "zones": {"africa": 3, "outer_haven": 1},
    "headquarters": [0],
    "extra": {},
    "placed": {},
    "armies": 9,
}


def told(say: Say, code: str, data: Data) -> str:
    return event(say, Event(code, data), NAMES)


def test_recruits_tell_where_they_come_from(say: Say) -> None:
    # EX03.
    assert told(say, "recruits", RECRUITS) == (
        "Ann recruits 9 armies: 13 territories and cities / 3 = 4, Africa 3 + Outer Haven 1, headquarters 1."
    )


def test_at_least_three_come(say: Say) -> None:
    # EX02.
    few = {"territories": 5, "cities": 0, "ground": 3, "zones": {}, "headquarters": [], "armies": 3}
    assert told(say, "recruits", {**RECRUITS, **few}) == (
        "Ann recruits 3 armies: at least 3 for 5 territories and cities."
    )


def test_rewards_and_bosses_bring_more(say: Say) -> None:
    # EX05, and Rat Patrol with the second boss.
    more = {"extra": {"reward": 2, "roy_campbell": 1}, "zones": {}, "placed": {"egypt": 1}, "armies": 8}
    assert told(say, "recruits", {**RECRUITS, **more}) == (
        "Ann recruits 8 armies: 13 territories and cities / 3 = 4, headquarters 1, reward 2, Roy Campbell 1. 1 more "
        "beside the boss in Egypt."
    )


def test_the_sums_are_right_at_every_table(say: Say) -> None:
    checked = 0
    for happened in (each for step in sample() for each in step.events if each.code == "recruits"):
        line = told(say, "recruits", happened.data).split(". ")[0]
        total, terms = re.search(r"recruits (\d+) arm\w+: (.*)", line).groups()  # type: ignore[union-attr]
        ground = re.search(r"= (\d+)|at least (\d+)", terms)
        assert ground is not None
        others = re.findall(r"[a-z] (\d+)", terms[ground.end() :].partition(",")[2])
        assert int(ground[1] or ground[2]) + sum(map(int, others)) == int(total)
        checked += 1
    assert checked > 20


def test_stars_tell_the_cards_that_went(say: Say) -> None:
    data = {"seat": 0, "cards": ["tc_egypt", "tc_congo"], "stars": 3, "armies": 4}
    assert told(say, "turned-in", data) == "Ann turned in 3 stars (Egypt 2, Congo 1) for 4 armies."


def test_points_come_by_armies_and_bosses(say: Say) -> None:
    data = {"seat": 0, "armies": 9, "extra": {}, "gained": 9000, "points": 12000}
    assert told(say, "collected", data) == "Ann collected 9,000 points (9 armies x 1,000) and has 12,000."
    data |= {"armies": 1, "extra": {"liquid_ocelot": 1000}, "gained": 2000}
    assert told(say, "collected", data) == (
        "Ann collected 2,000 points (1 army x 1,000 + Liquid Ocelot 1,000) and has 12,000."
    )
