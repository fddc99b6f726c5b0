"""Previews of moves that put armies and bosses on the map or move them there."""

from collections.abc import Callable, Mapping

from bot.words.contract import Say
from bot.words.risk_mgs.vocabulary import ability, boss, counted, faction, territory
from engine.contract import Move
from engine.risk_mgs.facts import BOSSES
from engine.risk_mgs.setting_up import REST, reserve
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NUMBERS


def _faction(say: Say, state: State, seat: int, move: Move) -> str:
    return say("risk_mgs-preview-faction", faction=faction(say, move[1]))


def _headquarters(say: Say, state: State, seat: int, move: Move) -> str:
    return say("risk_mgs-preview-headquarters", territory=territory(say, move[1]))


def _claim(say: Say, state: State, seat: int, move: Move) -> str:
    return say("risk_mgs-preview-claim", territory=territory(say, move[1]), left=reserve(state, seat) - 1)


def _place(say: Say, state: State, seat: int, move: Move) -> str:
    left = reserve(state, seat)
    if move[1] == REST:
        return say("risk_mgs-preview-rest", armies=counted(say, "armies", left))
    there = state.armies[NUMBERS[move[1]]] + 1
    return say("risk_mgs-preview-place", territory=territory(say, move[1]), there=there, left=left - 1)


def _boss(say: Say, state: State, seat: int, move: Move) -> str:
    what = {"boss": boss(say, move[1]), "territory": territory(say, move[2]), "ability": ability(say, move[1])}
    return say("risk_mgs-preview-boss", **what)


def _deploy(say: Say, state: State, seat: int, move: Move) -> str:
    number, there = int(move[2]), state.armies[NUMBERS[move[1]]]
    what: dict[str, str | int] = {"armies": counted(say, "armies", number), "territory": territory(say, move[1])}
    left = state.course.armies - number
    key = "risk_mgs-preview-deploy-some" if left else "risk_mgs-preview-deploy-all"
    return say(key, there=there + number, left=left, **what)


def transfer(say: Say, state: State, picks: Move) -> str:
    """Armies that leave one own territory for another one: source, target, number, perhaps a boss."""
    source, target, number = picks[0], picks[1], int(picks[2])
    stay, there = state.armies[NUMBERS[source]] - number, state.armies[NUMBERS[target]] + number
    what = {
        "armies": counted(say, "armies", number),
        "source": territory(say, source),
        "target": territory(say, target),
    }
    company = picks[3] if len(picks) > 3 else ""
    if company in BOSSES:
        return say("risk_mgs-preview-transfer-boss", boss=boss(say, company), stay=stay, there=there, **what)
    return say("risk_mgs-preview-transfer", stay=stay, there=there, **what)


def _maneuver(say: Say, state: State, seat: int, move: Move) -> str:
    return transfer(say, state, move[1:])


PLACING: Mapping[str, Callable[[Say, State, int, Move], str]] = {
    "faction": _faction,
    "headquarters": _headquarters,
    "claim": _claim,
    "place": _place,
    "boss": _boss,
    "deploy": _deploy,
    "maneuver": _maneuver,
}
"""By the first word of a move."""
