"""The choices of a menu: each complete by itself, for a reader who does not see the picture."""

from collections.abc import Callable

from bot.words.contract import Say
from bot.words.limits import LABEL, cut
from bot.words.risk_mgs import menus_numbers, orders
from bot.words.risk_mgs.menus_ground import MENU, beside, free, other, own, region
from bot.words.risk_mgs.menus_slots import slot
from bot.words.risk_mgs.menus_words import word
from bot.words.risk_mgs.vocabulary import (
    ability,
    boss,
    card,
    counted,
    dock,
    effect,
    faction,
    objective,
    place,
    territory,
)
from engine.contract import Move
from engine.risk_mgs.board import boss_at, bosses_of, owned
from engine.risk_mgs.facts import BASIC, BOSS_IDS, DESIGNS
from engine.risk_mgs.moving import ALONE
from engine.risk_mgs.setting_up import REST
from engine.risk_mgs.state import NOBODY, State
from engine.risk_mgs.world import NUMBERS


def pick(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    """One choice after the picks made so far, at most 100 characters."""
    return cut(_PICKS[slot(picked, choice)](say, state, seat, picked, choice), LABEL)


def group(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    """The heading of a menu. More territories than it holds are told apart by the part of the world."""
    kind = slot(picked, choice)
    if kind == "order":
        return orders.group(say, picked, choice)
    if kind == "word":
        return say("risk_mgs-group-word")
    near = kind == "target" and picked[0] != "card"
    if choice in NUMBERS and not near and _many(state, seat, NUMBERS[choice]):
        return region(say, NUMBERS[choice])
    return say(f"risk_mgs-group-{kind}")


def _many(state: State, seat: int, number: int) -> bool:
    """Whether there may be more territories of the kind than one menu holds."""
    mine = len(owned(state, seat))
    if state.owners[number] == seat:
        return mine > MENU
    if state.owners[number] == NOBODY:
        return state.owners.count(NOBODY) > MENU
    return len(state.owners) - mine > MENU


def _faction(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    charts = BASIC[len(state.seats)].players
    turn, chart = next((turn, each) for turn, each in enumerate(charts, 1) if each.faction == choice)
    start = {"faction": faction(say, choice), "turn": turn, "headquarters": territory(say, chart.headquarters)}
    if not chart.start_drebin_points:
        return say("risk_mgs-pick-faction", **start)
    cards = counted(say, "cards", chart.start_territory_cards)
    return say("risk_mgs-pick-faction-with", cards=cards, points=chart.start_drebin_points, **start)


def _free(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    return free(say, state, seat, choice)


def _placed(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    if choice == REST:
        return say("risk_mgs-pick-rest")
    return beside(say, state, seat, choice, strongest_first=True)


def _reinforced(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    return beside(say, state, seat, choice, strongest_first=True)


def _attacker(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    return beside(say, state, seat, choice, strongest_first=False)


def _target(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    return other(say, state, seat, choice)


def _own(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    return own(say, state, seat, choice)


def _boss(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    if picked[:1] == ("pay",):
        return say("risk_mgs-pick-boss-pay", boss=boss(say, choice), ability=ability(say, choice))
    if picked[:1] == ("dismiss",):
        return say("risk_mgs-pick-boss-dismiss", boss=boss(say, choice))
    number = BOSS_IDS.index(choice)
    if len(picked) == 3 and number in bosses_of(state, seat):
        return say("risk_mgs-pick-boss-replace", boss=boss(say, choice), territory=place(say, state.bosses[number]))
    return say("risk_mgs-pick-boss", boss=boss(say, choice), ability=ability(say, choice))


def _objective(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    key = "risk_mgs-pick-objective-reward" if choice in state.face_down else "risk_mgs-pick-objective"
    return say(key, objective=objective(say, choice))


def _dock(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    return dock(say, int(choice))


def _victim(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    points = next(each.points for each in state.seats if each.faction == choice)
    return say("risk_mgs-pick-victim", player=faction(say, choice), points=points)


def _card(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    what = {"card": card(say, choice), "cost": DESIGNS[choice].cost}
    return say("risk_mgs-pick-card", effect=effect(say, choice), **what)


def _company(say: Say, state: State, seat: int, picked: Move, choice: str) -> str:
    if choice != ALONE:
        return say("risk_mgs-pick-company", boss=boss(say, choice))
    source = state.battle.source if state.battle is not None else NUMBERS[picked[-3]]
    return say("risk_mgs-pick-alone", boss=boss(say, BOSS_IDS[boss_at(state, source)]), territory=place(say, source))


_PICKS: dict[str, Callable[[Say, State, int, Move, str], str]] = {
    "word": word,
    "order": orders.pick,
    "faction": _faction,
    "free": _free,
    "placed": _placed,
    "reinforced": _reinforced,
    "attacker": _attacker,
    "target": _target,
    "home": _reinforced,
    "source": _own,
    "goal": _reinforced,
    "boss": _boss,
    "company": _company,
    "objective": _objective,
    "dock": _dock,
    "victim": _victim,
    "card": _card,
    "stars": menus_numbers.stars,
    "deployed": menus_numbers.deployed,
    "moved": menus_numbers.moved,
    "entering": menus_numbers.entering,
    "dice": menus_numbers.dice,
    "stop": menus_numbers.stop,
    "die": menus_numbers.die,
    "dice-again": menus_numbers.dice_again,
}
"""By the kinds of `menus_slots.slot`."""
