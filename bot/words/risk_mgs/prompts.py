"""What the awaited player is asked, in every step of set-up, turn and battle."""

from collections.abc import Callable, Sequence

from bot.words.contract import Say
from bot.words.names import listed, together
from bot.words.risk_mgs.menus_cards import aim
from bot.words.risk_mgs.vocabulary import boss, card, counted, dock, faction, objective, owner, territory
from engine.contract import Data, Turn
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NUMBERS


def prompt(say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
    """Whose choice it is, and what there is to choose; empty when the game is over."""
    if not turn.seats:
        return ""
    (seat,) = turn.seats
    asked = _ASKED.get(turn.phase, _plain)(say, state, turn, names)
    if not state.seats[seat].faction:
        return say("risk_mgs-prompt-plain", player=names[seat], asked=asked)
    return say("risk_mgs-prompt", player=names[seat], faction=faction(say, state.seats[seat].faction), asked=asked)


def _plain(say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
    return say(f"risk_mgs-prompt-{turn.phase}")


def _with_armies(say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
    return say(f"risk_mgs-prompt-{turn.phase}", armies=counted(say, "armies", turn.prompt.data["armies"]))


def _recruit(say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
    armies = counted(say, "armies", turn.prompt.data["armies"])
    holds = len(state.seats[turn.seats[0]].territory_cards) > 1
    key = "risk_mgs-prompt-recruit-stars" if turn.prompt.data["stars"] and holds else "risk_mgs-prompt-recruit"
    return say(key, armies=armies)


def _shop(say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
    data, points = turn.prompt.data, state.seats[turn.seats[0]].points
    return say("risk_mgs-prompt-shop", cards=counted(say, "cards", data["left"]), price=data["price"], points=points)


def _bosses(say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
    unpaid = turn.prompt.data["unpaid"]
    if unpaid:
        return say("risk_mgs-prompt-bosses-unpaid", bosses=listed(say, [boss(say, each) for each in unpaid]))
    return say("risk_mgs-prompt-bosses", points=state.seats[turn.seats[0]].points)


def _opening(say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
    if not turn.prompt.data["maneuvers"]:
        return say("risk_mgs-prompt-opening")
    maneuvers = counted(say, "maneuvers", turn.prompt.data["maneuvers"])
    return say("risk_mgs-prompt-opening-maneuver", maneuvers=maneuvers)


def _maneuver(say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
    return say("risk_mgs-prompt-maneuver", maneuvers=counted(say, "maneuvers", turn.prompt.data["maneuvers"]))


def _objective(say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
    met = [say("risk_mgs-quoted", name=objective(say, each)) for each in turn.prompt.data["met"]]
    return say("risk_mgs-prompt-objective", objectives=together(say, met), count=len(met))


def _ship(say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
    return say("risk_mgs-prompt-ship", dock=dock(say, state.dock))


def _dice(say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
    return say(f"risk_mgs-prompt-{turn.phase}", **_battle(say, turn.prompt.data), **_rolled(turn.prompt.data))


def _conquest(say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
    data = turn.prompt.data
    return say("risk_mgs-prompt-conquest", **_battle(say, data), least=data["least"], most=data["most"])


def _answer(say: Say, state: State, turn: Turn, names: Sequence[str]) -> str:
    data = turn.prompt.data
    if data["trigger"] == "card_activated":
        what = {"player": names[data["by"]], "card": card(say, data["card"])}
        aimed = aim(say, state, data["card"], data["choices"], names)
        if aimed:
            return say("risk_mgs-prompt-answer-card-aimed", aim=aimed, **what)
        return say("risk_mgs-prompt-answer-card", **what)
    attacker = owner(say, names, state.owners[NUMBERS[data["source"]]])
    facts = {"player": attacker, **_battle(say, data)}
    if data["trigger"] == "after_roll":
        return say("risk_mgs-prompt-answer-roll", **facts, **_rolled(data))
    return say("risk_mgs-prompt-answer-attack", dice=counted(say, "dice", data["dice"]), **facts)


def _battle(say: Say, data: Data) -> dict[str, str]:
    return {"source": territory(say, data["source"]), "target": territory(say, data["target"])}


def _rolled(data: Data) -> dict[str, str]:
    return {"attack": "-".join(map(str, data["attack"])), "defence": "-".join(map(str, data["defence"]))}


_ASKED: dict[str, Callable[[Say, State, Turn, Sequence[str]], str]] = {
    "claim": _with_armies,
    "place": _with_armies,
    "recruit": _recruit,
    "shop": _shop,
    "bosses": _bosses,
    "opening": _opening,
    "objective": _objective,
    "maneuver": _maneuver,
    "ship": _ship,
    "reroll": _dice,
    "cards": _dice,
    "conquest": _conquest,
    "answer": _answer,
}
"""By phase; the others need no data."""
