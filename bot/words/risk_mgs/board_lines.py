"""What boards in words share: marks of owners, and lines about table, players and land."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.names import listed, together
from bot.words.risk_mgs import vocabulary
from bot.words.risk_mgs.prompts import prompt
from bot.words.risk_mgs.results import headline
from bot.words.risk_mgs.standings import holdings
from engine.risk_mgs.board import boss_at, lasting_on, suppressed, zones_of
from engine.risk_mgs.board import pool as free_bosses
from engine.risk_mgs.facts import BOSS_IDS
from engine.risk_mgs.game import RISK_MGS
from engine.risk_mgs.show import EFFECTS
from engine.risk_mgs.state import NEUTRAL, NOBODY, SETUP, State
from engine.risk_mgs.world import NAMES

MARKS = "ABCDE"
"""By seat."""
_ON_LAND = ("limit_dice", "block_attack", "mod_dice")
"""Kinds of lasting effects that lie on a territory."""


def asked(say: Say, state: State, names: Sequence[str]) -> str:
    """Who has to choose what; or how the game ended."""
    outcome = RISK_MGS.result(state)
    if outcome is not None:
        return say("risk_mgs-board-over", outcome=headline(say, state, outcome, names))
    return prompt(say, state, RISK_MGS.turn(state), names)


def player(say: Say, state: State, seat: int, name: str) -> str:
    """ "B Ben (Werewolf): 12 territories with 30 armies, 5,000 points, holds Africa, objectives: 2 zones"."""
    told = holdings(say, state, seat)
    zones = zones_of(state, seat)
    if zones:
        told.append(say("risk_mgs-board-holds", zones=together(say, [vocabulary.zone(say, zone.id) for zone in zones])))
    objectives = state.seats[seat].objectives
    if objectives:
        short = listed(say, [vocabulary.short_objective(say, each) for each in objectives])
        told.append(say("risk_mgs-holding-objectives", objectives=short))
    return say(
        "risk_mgs-board-player",
        mark=MARKS[seat],
        player=name,
        faction=vocabulary.seat_name(say, state, seat),
        holdings=listed(say, told),
    )


def briefly(say: Say, state: State, seat: int, name: str) -> str:
    """ "B Ben (Werewolf): 12 territories with 30 armies"."""
    return say(
        "risk_mgs-board-player",
        mark=MARKS[seat],
        player=name,
        faction=vocabulary.seat_name(say, state, seat),
        holdings=holdings(say, state, seat)[0],
    )


def heading(say: Say, key: str, state: State) -> str:
    """Which game, which round, where the ship lies; ``key`` has a second text for the set-up."""
    if state.step in SETUP:
        return say(f"{key}-setup")
    return say(key, round=state.round, dock=vocabulary.dock(say, state.dock))


def objectives(say: Say, state: State) -> str:
    """Those still open; nothing if there are none."""
    told = [vocabulary.short_objective(say, each) for each in state.open_objectives]
    return say("risk_mgs-board-objectives", objectives=listed(say, told)) if told else ""


def pool(say: Say, state: State) -> str:
    """Who can be hired; nothing if nobody can."""
    told = [vocabulary.boss(say, BOSS_IDS[boss]) for boss in free_bosses(state)]
    return say("risk_mgs-board-pool", bosses=listed(say, told)) if told else ""


def land(say: Say, state: State, territory: int) -> str:
    """ "Egypt B7 (city, HQ C, Raiden)"."""
    found, ground = features(say, state, territory), bare(say, state, territory)
    return say("risk_mgs-board-land-with", land=ground, features=listed(say, found)) if found else ground


def bare(say: Say, state: State, territory: int) -> str:
    """ "Egypt B7"; of unclaimed land the name alone."""
    name = vocabulary.territory(say, NAMES[territory])
    if state.owners[territory] == NOBODY:
        return name
    mark, armies = _mark(say, state.owners[territory]), state.armies[territory]
    return say("risk_mgs-board-land", territory=name, mark=mark, armies=armies)


def features(say: Say, state: State, territory: int) -> list[str]:
    """City, headquarters by mark, Airfield, boss, and what played cards have left there."""
    found = [say("risk_mgs-city")] if territory in state.cities else []
    found += [
        say("risk_mgs-board-headquarters", mark=MARKS[seat])
        for seat, each in enumerate(state.seats)
        if each.headquarters == territory
    ]
    if any(place == territory for place, _ in state.airfields):
        found.append(say("risk_mgs-airfield"))
    boss = boss_at(state, territory)
    if boss >= 0:
        key = "risk_mgs-board-boss-suppressed" if suppressed(state, boss) else "risk_mgs-board-boss"
        found.append(say(key, boss=vocabulary.boss(say, BOSS_IDS[boss])))
    lasting = dict.fromkeys(EFFECTS[kind] for kind in _ON_LAND if any(lasting_on(state, kind, territory)))
    return [*found, *(say(f"risk_mgs-effect-{word}") for word in lasting)]


def _mark(say: Say, owner: int) -> str:
    if owner >= 0:
        return MARKS[owner]
    return say("risk_mgs-mark-neutral" if owner == NEUTRAL else "risk_mgs-mark-troopers")
