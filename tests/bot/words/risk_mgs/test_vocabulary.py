"""The names of things: all there, short enough, and with the numbers of the data."""

import re
from collections.abc import Iterable

import pytest

from bot.words.contract import Say
from bot.words.limits import LABEL, length
from bot.words.risk_mgs import vocabulary
from engine.risk_mgs.facts import BOSSES, DESIGNS, FACTIONS, OBJECTIVES, REWARDS, Effect
from engine.risk_mgs.state import NEUTRAL, NOBODY, TROOPERS
from engine.risk_mgs.world import NAMES as TERRITORIES
from engine.risk_mgs.world import ZONES
from tests.bot.words.risk_mgs.tables import NAMES
from tests.engine.risk_mgs.table import at

EFFECT = 80
SHORT_OBJECTIVE = 18


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        (vocabulary.territory, TERRITORIES),
        (vocabulary.zone, [zone.id for zone in ZONES]),
        (vocabulary.faction, FACTIONS),
        (vocabulary.boss, BOSSES),
        (vocabulary.ability, BOSSES),
        (vocabulary.card, DESIGNS),
        (vocabulary.effect, DESIGNS),
        (vocabulary.objective, OBJECTIVES),
        (vocabulary.short_objective, OBJECTIVES),
    ],
)
def test_everything_has_a_name_of_its_own(say: Say, name: vocabulary.Name, ids: Iterable[str]) -> None:
    names = [name(say, each) for each in ids]
    assert len(set(names)) == len(names)
    assert all(names)


def test_names_are_those_of_the_game(say: Say) -> None:
    assert vocabulary.territory(say, "eastern_united_states") == "Eastern United States"
    assert vocabulary.territory(say, "oh_bow") == "Outer Haven Bow"
    assert vocabulary.place(say, TERRITORIES.index("egypt")) == "Egypt"
    assert vocabulary.territories(say, ("egypt", "congo", "oh_deck")) == "Egypt, Congo and Outer Haven Deck"
    assert vocabulary.zone(say, "outer_haven") == "Outer Haven"
    assert vocabulary.faction(say, "otselotovaya_khvatka") == "Otselotovaya Khvatka"
    assert vocabulary.boss(say, "bb_unit") == "B&B Unit"
    assert vocabulary.card(say, "metal_gear_mk2") == "Metal Gear Mk. II"
    assert vocabulary.objective(say, "control_2_enemy_hq") == "Control 2 Enemy Headquarters"
    # Both kinds of Airfield do the same.
    assert vocabulary.reward(say, "minor_airfield") == vocabulary.reward(say, "major_airfield") == "Airfield"
    assert vocabulary.dock(say, 5) == "dock 5 (Siberia)"


def test_numbers_of_things(say: Say) -> None:
    assert vocabulary.counted(say, "armies", 1) == "1 army"
    assert vocabulary.counted(say, "armies", 1234) == "1,234 armies"
    assert vocabulary.counted(say, "cities", 0) == "0 cities"


def test_players_and_other_owners(say: Say) -> None:
    state = at()
    assert vocabulary.called(say, state, 1) == ("Praying Mantis", "you", "Raven Sword")
    assert vocabulary.called(say, state, None)[1] == "Otselotovaya Khvatka"
    assert vocabulary.owner(say, NAMES, 2) == "Chloe"
    others = [vocabulary.owner(say, NAMES, owner) for owner in (NEUTRAL, TROOPERS, NOBODY)]
    assert others == ["neutral", "Haven Troopers", "unclaimed"]


def test_texts_are_short_enough_for_menus_and_pictures(say: Say) -> None:
    assert all(length(vocabulary.effect(say, design)) <= EFFECT for design in DESIGNS)
    assert all(length(vocabulary.short_objective(say, each)) <= SHORT_OBJECTIVE for each in OBJECTIVES)
    assert all(length(f"{vocabulary.boss(say, boss)}: {vocabulary.ability(say, boss)}") <= LABEL for boss in BOSSES)
    assert all(length(vocabulary.benefit(say, each)) <= LABEL for each in REWARDS)


@pytest.mark.parametrize("design", DESIGNS)
def test_cards_tell_the_numbers_of_their_effects(say: Say, design: str) -> None:
    assert _told(vocabulary.effect(say, design)) == _numbers(DESIGNS[design].effects)


@pytest.mark.parametrize("boss", BOSSES)
def test_bosses_tell_the_numbers_of_their_abilities(say: Say, boss: str) -> None:
    assert _told(vocabulary.ability(say, boss)) == _numbers(BOSSES[boss].abilities)


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_tell_the_numbers_of_their_effects(say: Say, reward: str) -> None:
    assert _told(vocabulary.benefit(say, reward)) == _numbers(REWARDS[reward].effects)


def test_objectives_tell_how_many(say: Say) -> None:
    for objective, each in OBJECTIVES.items():
        wanted = {number for number in (each.predicate.at_least, each.predicate.turns) if number}
        if each.predicate.kind.endswith("this_turn"):
            wanted.add(1)
        assert _told(vocabulary.objective(say, objective)) == wanted


def _told(text: str) -> set[int]:
    """The numbers in a text, signs left out; the d8 is a thing, no number."""
    return {int(number.replace(",", "")) for number in re.findall(r"(?<![d\d])\d[\d,]*", text)}


def _numbers(effects: Iterable[Effect]) -> set[int]:
    """What is worth telling of effects; that there is one highest die goes without saying."""
    found: set[int] = set()
    for effect in effects:
        count = 0 if effect.pick == "highest" else effect.count
        found |= {abs(number) for number in (effect.number, count, effect.max, effect.fee) if number}
        found |= {effect.total} if effect.kind == "boss_slots" else set()
        # The army that stays, or that one die is enough.
        found |= {1} if effect.kind == "move_armies" or effect.pick == "owner_choice" else set()
    return found
