"""Chances of an attack: by known values, by the engine's own dice, and as they are told."""

from typing import Any

import pytest

from bot.words.contract import Say
from bot.words.risk_mgs.previews import preview
from bot.words.risk_mgs.previews_odds import MOST_CASES, Odds, Side, exchange, series, single
from engine.chance import Seeded
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NUMBERS
from tests.engine.risk_mgs.table import at

PLAIN = Side(False, ())
BOSS = Side(True, ())
EGYPT, EAST_AFRICA = NUMBERS["egypt"], NUMBERS["east_africa"]


def front(own: int, others: int, **table: Any) -> State:
    return at({"egypt": f"0.{own}", "east_africa": f"1.{others}", "japan": "1.1"}, **table)


def near(*figures: float) -> Any:
    return pytest.approx(figures)


def figures(odds: Odds | None) -> tuple[float, float, float]:
    assert odds is not None
    return odds.conquest, odds.lost, odds.destroyed


@pytest.mark.parametrize(
    ("attack", "defence", "cases", "losses"),
    [
        # Counted by hand or known from Risk: of so many cases, how many cost (attacker, defender) what.
        (1, 1, 36, {(1, 0): 21, (0, 1): 15}),
        (2, 1, 216, {(1, 0): 91, (0, 1): 125}),
        (3, 1, 1296, {(1, 0): 441, (0, 1): 855}),
        (3, 2, 7776, {(2, 0): 2275, (1, 1): 2611, (0, 2): 2890}),
    ],
)
def test_one_roll_of_plain_dice(attack: int, defence: int, cases: int, losses: dict[tuple[int, int], int]) -> None:
    found = exchange(attack, defence, PLAIN, PLAIN)
    assert found == pytest.approx({each: times / cases for each, times in losses.items()})


def test_a_boss_die_helps_its_side() -> None:
    # One eight-sided die beats a six-sided one in 27 of 48 cases.
    assert exchange(1, 1, BOSS, PLAIN)[0, 1] == pytest.approx(27 / 48)
    assert exchange(1, 1, PLAIN, BOSS)[0, 1] == pytest.approx(15 / 48)


def test_a_roll_in_a_position() -> None:
    assert figures(single(front(2, 1), EGYPT, EAST_AFRICA, 1)) == near(15 / 36, 21 / 36, 15 / 36)
    # Two defenders can't fall to one die.
    assert figures(single(front(2, 2), EGYPT, EAST_AFRICA, 1)) == near(0, 161 / 216, 55 / 216)
    with_airfield = single(front(2, 1, airfields={"egypt": 0}), EGYPT, EAST_AFRICA, 1)
    assert figures(with_airfield) == near(21 / 36, 15 / 36, 21 / 36)


def test_a_stunned_defender_rolls_one_die() -> None:
    state = front(4, 5, lasting=[{"design": "stun_grenade", "seat": 0, "territory": "east_africa"}])
    assert figures(single(state, EGYPT, EAST_AFRICA, 3)) == near(0, 441 / 1296, 855 / 1296)
    stunned, ready = (series(each, EGYPT, EAST_AFRICA, 1) for each in (state, front(4, 5)))
    assert stunned is not None
    assert ready is not None
    assert stunned.conquest > ready.conquest


def test_a_short_series_by_hand() -> None:
    # With 3 against 1: two dice; after a loss one more roll with one die.
    won, again = 125 / 216, 91 / 216
    assert figures(series(front(3, 1), EGYPT, EAST_AFRICA, 1)) == near(
        won + again * 15 / 36, again + again * 21 / 36, won + again * 15 / 36
    )
    assert figures(series(front(3, 1), EGYPT, EAST_AFRICA, 2)) == near(won, again, won)
    # Two dice against one are good enough, one against one is not.
    assert figures(series(front(3, 1), EGYPT, EAST_AFRICA, 0)) == near(won, again, won)
    # The first roll is made in any case.
    assert figures(series(front(2, 1), EGYPT, EAST_AFRICA, 0)) == near(15 / 36, 21 / 36, 15 / 36)


@pytest.mark.parametrize(("own", "others", "stop"), [(8, 5, "1"), (8, 5, "odds"), (9, 4, "5")])
def test_series_come_out_as_foretold(own: int, others: int, stop: str) -> None:
    state = front(own, others)
    foretold = series(state, EGYPT, EAST_AFRICA, 0 if stop == "odds" else int(stop))
    assert foretold is not None
    times, won, lost, destroyed = 1500, 0, 0, 0
    for number in range(times):
        _, events = GAME.play(state, 0, ("series", "egypt", "east_africa", stop), Seeded(b"odds", number))
        won += any(event.code == "conquered" for event in events)
        fights = [event.data["lost"] for event in events if event.code == "fought"]
        lost += sum(each[0] for each in fights)
        destroyed += sum(each[1] for each in fights)
    assert won / times == pytest.approx(foretold.conquest, abs=0.04)
    assert lost / times == pytest.approx(foretold.lost, abs=0.2)
    assert destroyed / times == pytest.approx(foretold.destroyed, abs=0.2)


def test_where_bosses_change_the_outcome_nothing_is_foretold() -> None:
    raiden = at({"egypt": "0.5@raiden", "east_africa": "1.3"})
    vamp = at({"egypt": "0.5", "east_africa": "1.3@vamp"})
    for state in (raiden, vamp):
        assert single(state, EGYPT, EAST_AFRICA, 3) is None
        assert series(state, EGYPT, EAST_AFRICA, 1) is None
    ocelot = at({"egypt": "0.5@liquid_ocelot", "east_africa": "1.3"})
    plain = at({"egypt": "0.5", "east_africa": "1.3"})
    with_ocelot, without = (series(each, EGYPT, EAST_AFRICA, 1) for each in (ocelot, plain))
    assert with_ocelot is not None
    assert without is not None
    assert with_ocelot.conquest > without.conquest


def test_great_armies_are_left_out() -> None:
    assert series(front(100, MOST_CASES // 100), EGYPT, EAST_AFRICA, 1) is not None
    assert series(front(101, MOST_CASES // 100), EGYPT, EAST_AFRICA, 1) is None


@pytest.mark.parametrize(
    ("own", "others", "text", "words"),
    [
        (
            3,
            1,
            "attack egypt east_africa 2",
            "By dice alone: 58 % to conquer; on average you lose 0.4, the defender 0.6.",
        ),
        (7, 3, "attack egypt east_africa 3", "By dice alone you lose 0.9 on average, the defender 1.1."),
        (
            12,
            6,
            "series egypt east_africa 1",
            "By dice alone: 91 % to conquer; on average you lose 4.8, the defender 5.8.",
        ),
        (
            90,
            2,
            "series egypt east_africa 1",
            "By dice alone: 100 % to conquer; on average you lose 1.5, the defender 2.0.",
        ),
        (12, 2, "series egypt east_africa 1", "By dice alone: 99 % to conquer; "),
    ],
)
def test_chances_are_part_of_the_preview(say: Say, own: int, others: int, text: str, words: str) -> None:
    state = front(own, others)
    assert words in preview(say, state, 0, GAME.parse(state, 0, text))
