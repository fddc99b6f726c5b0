"""Which roll is shown, and what each die counts in it."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.contract import Event
from engine.risk_mgs.dice import Modifier, final
from engine.risk_mgs.state import NEUTRAL, TROOPERS, State
from render.risk_mgs.dice_rolls import Die, Roll, newest_roll, traced
from tests.engine.risk_mgs.table import at, data, played
from tests.render.risk_mgs.panel_scenes import scene

SCOPES = ("boss_die", "all", "highest", "second")
MODIFIERS = st.builds(Modifier, st.just("eva"), st.sampled_from(SCOPES), st.integers(-2, 2))
PLAIN = {"alaska": "0.9", "kamchatka": "1.5", "iceland": "1.3"}


def roll_of(state: State, news: Sequence[Event]) -> Roll:
    roll = newest_roll(scene(state, *news))
    assert roll is not None
    return roll


def rolled(territories: dict[str, str], *moves: str, dice: Sequence[int], **more: object) -> Roll:
    return roll_of(*played(at(territories, **more), *moves, dice=dice))  # type: ignore[arg-type]


def shown(dice: Sequence[Die]) -> list[tuple[int, int]]:
    return [(die.natural, die.final) for die in dice]


@given(st.lists(st.integers(1, 6), min_size=1, max_size=3), st.booleans(), st.lists(MODIFIERS, max_size=5))
def test_dice_count_what_the_rules_say(natural: list[int], boss: bool, added: list[Modifier]) -> None:
    dice = traced(natural, boss, added)
    assert tuple(die.final for die in dice) == final(tuple(natural), boss, tuple(added))
    assert sorted(die.natural for die in dice) == sorted(natural)
    assert sum(die.boss for die in dice) == boss


@pytest.mark.parametrize(
    ("added", "dice"),
    [
        ([], [(6, 6), (5, 5), (2, 2)]),
        ([("boss_die", 1)], [(6, 6), (5, 5), (2, 3)]),
        ([("boss_die", 5)], [(2, 7), (6, 6), (5, 5)]),
        ([("all", -1)], [(6, 5), (5, 4), (2, 1)]),
        ([("all", -3)], [(6, 3), (5, 2), (2, 1)]),
        ([("highest", 2)], [(6, 8), (5, 5), (2, 2)]),
        ([("second", 2)], [(5, 7), (6, 6), (2, 2)]),
    ],
)
def test_each_die_keeps_what_it_showed(added: list[tuple[str, int]], dice: list[tuple[int, int]]) -> None:
    told = tuple(Modifier("eva", scope, amount) for scope, amount in added)
    assert shown(traced((2, 6, 5), True, told)) == dice


def test_a_roll_tells_both_sides_and_their_losses() -> None:
    roll = rolled(PLAIN, "attack alaska kamchatka 3", dice=[6, 2, 4, 4, 4])
    assert (roll.attack.owner, roll.attack.territory, roll.defence.owner) == (0, "alaska", 1)
    assert shown(roll.attack.dice) == [(6, 6), (4, 4), (2, 2)]
    assert roll.lost == (1, 1)
    assert roll.sums is not None
    assert (roll.sums.rolls, roll.sums.lost, roll.sums.destroyed) == (1, 1, 1)
    assert not roll.conquered


@pytest.mark.parametrize(
    ("table", "more", "dice", "attack", "defence"),
    [
        ({"alaska": "0.9@bb_unit"}, {}, [7, 3, 2, 4, 4], [(7, 8), (3, 4), (2, 3)], [(4, 4), (4, 4)]),
        ({"kamchatka": "1.5@rat_patrol"}, {}, [5, 3, 2, 4, 4], [(5, 5), (3, 3), (2, 2)], [(4, 5), (4, 4)]),
        ({"kamchatka": "1.5@bb_unit"}, {}, [5, 3, 2, 4, 1], [(5, 5), (3, 3), (2, 2)], [(4, 3), (1, 1)]),
        ({}, {"airfields": {"alaska": 0}}, [5, 3, 2, 4, 1], [(5, 6), (3, 3), (2, 2)], [(4, 4), (1, 1)]),
        ({}, {"airfields": {"kamchatka": 1}}, [5, 3, 2, 4, 1], [(5, 5), (3, 3), (2, 2)], [(4, 5), (1, 1)]),
        (
            {},
            {"lasting": [{"design": "sop_link", "seat": 0}]},
            [5, 3, 2, 4, 1],
            [(5, 6), (3, 3), (2, 2)],
            [(4, 4), (1, 1)],
        ),
    ],
)
def test_what_is_added_is_that_of_the_battle(
    table: dict[str, str],
    more: dict[str, object],
    dice: list[int],
    attack: list[tuple[int, int]],
    defence: list[tuple[int, int]],
) -> None:
    state, news = played(at(PLAIN | table, **more), "attack alaska kamchatka 3", dice=dice)  # type: ignore[arg-type]
    roll = roll_of(state, news)
    assert shown(roll.attack.dice) == attack
    assert shown(roll.defence.dice) == defence
    fought = data(news, "fought")
    assert [die.final for die in roll.attack.dice] == fought["attack"]["final"]
    assert bool(roll.attack.added) == bool(fought["attack"]["added"])


def test_a_card_of_one_roll_counts_while_the_roll_is_open() -> None:
    table = at(PLAIN, shop=[["rpg7"]], points=[5000])
    state, news = played(table, "attack alaska kamchatka 3", dice=[3, 2, 1, 4, 4])
    roll = roll_of(state, news)
    assert (roll.lost, roll.sums) == (None, None)
    assert shown(roll.attack.dice) == [(3, 3), (2, 2), (1, 1)]
    state, more = played(state, "card rpg7")
    roll = roll_of(state, [*news, *more])
    assert shown(roll.attack.dice) == [(3, 5), (2, 2), (1, 1)]
    assert roll.lost == (1, 1)


def test_an_open_roll_needs_no_news() -> None:
    state, _ = played(at(PLAIN | {"alaska": "0.9@raiden"}), "attack alaska kamchatka 2", dice=[8, 1, 6, 1])
    roll = roll_of(state, [])
    assert shown(roll.attack.dice) == [(8, 8), (1, 1)]
    assert [die.boss for die in roll.attack.dice] == [True, False]
    assert roll.defence.territory == "kamchatka"


def test_a_series_is_summed_and_shows_its_last_roll() -> None:
    before, news = played(at(PLAIN), "attack alaska kamchatka 3", dice=[6, 6, 6, 1, 1])
    state, more = played(before, "series alaska kamchatka 1", dice=[1, 1, 1, 6, 6, 6, 5, 2, 1, 1, 5, 5, 5, 1])
    roll = roll_of(state, [*news, *more])
    assert roll.sums is not None
    assert (roll.sums.rolls, roll.sums.lost, roll.sums.destroyed) == (3, 2, 3)
    assert shown(roll.attack.dice) == [(5, 5), (5, 5), (5, 5)]
    assert shown(roll.defence.dice) == [(1, 1)]
    assert roll.conquered
    # The board shows the conqueror there already.
    assert roll.defence.owner == 1


def test_prevented_losses_are_counted() -> None:
    roll = rolled(PLAIN | {"kamchatka": "1.5@vamp"}, "attack alaska kamchatka 3", dice=[6, 6, 6, 1, 1])
    assert roll.sums is not None
    assert roll.sums.spared == (0, 1)
    assert roll.lost == (0, 1)


@pytest.mark.parametrize(("holder", "owner"), [("n", NEUTRAL), ("t", TROOPERS)])
def test_those_who_are_nobody_defend_themselves(holder: str, owner: int) -> None:
    roll = rolled(PLAIN | {"kamchatka": f"{holder}.5"}, "attack alaska kamchatka 3", dice=[6, 6, 6, 1, 1])
    assert roll.defence.owner == owner


def test_news_that_begin_in_the_middle_of_an_attack_tell_who_fought() -> None:
    state, news = played(at(PLAIN | {"kamchatka": "1.1"}), "attack alaska kamchatka 1", dice=[6, 1])
    late = [event for event in news if event.code != "attacked"]
    roll = roll_of(state, late)
    assert (roll.attack.owner, roll.defence.owner, roll.conquered) == (0, 1, True)


def test_without_a_roll_there_is_nothing() -> None:
    state = at(PLAIN)
    assert newest_roll(scene(state)) is None
    conquering, _ = played(at(PLAIN | {"kamchatka": "1.1"}), "attack alaska kamchatka 1", dice=[6, 1])
    assert conquering.battle is not None
    assert newest_roll(scene(conquering)) is None
    assert newest_roll(scene(replace(state, round=2), Event("turn", {"seat": 0, "round": 2}))) is None
