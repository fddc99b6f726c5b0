"""At what a card is aimed, in words."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.names import listed
from bot.words.risk_mgs.menus_slots import slot
from bot.words.risk_mgs.vocabulary import boss, counted, dock, territory
from engine.risk_mgs.facts import BOSSES
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NUMBERS


def aim(say: Say, state: State, design: str, choices: Sequence[str], names: Sequence[str]) -> str:
    """What was chosen for a card: "Egypt", "Vamp, Brazil", "dock 5 (Siberia)"; empty, if there is nothing to choose.

    Dice are told by their place. ``names`` by seat."""
    if choices and choices[0] in BOSSES and len(choices) > 1:
        return _hired(say, choices)
    found = [
        _choice(say, state, slot(("card", design, *choices[:at]), each), each, names) for at, each in enumerate(choices)
    ]
    return listed(say, [each for each in found if each])


def _hired(say: Say, choices: Sequence[str]) -> str:
    what = {"boss": boss(say, choices[0]), "territory": territory(say, choices[-1])}
    if len(choices) > 2:
        return say("risk_mgs-aim-replace", other=boss(say, choices[1]), **what)
    return say("risk_mgs-aim-hire", **what)


def _choice(say: Say, state: State, kind: str, choice: str, names: Sequence[str]) -> str:
    if choice in NUMBERS:
        return territory(say, choice)
    if choice in BOSSES:
        return boss(say, choice)
    match kind:
        case "victim":
            return next(name for name, each in zip(names, state.seats, strict=True) if each.faction == choice)
        case "dock":
            return dock(say, int(choice))
        case "moved":
            return counted(say, "armies", int(choice))
    return ""
