"""Who is awaited, in which phase, and what he is asked."""

from collections.abc import Callable

from engine.contract import Data, Prompt, Turn
from engine.risk_mgs.board import boss_slots, bosses_of
from engine.risk_mgs.employing import hireable, unpaid
from engine.risk_mgs.facts import BOSS_IDS, MOST_BOUGHT
from engine.risk_mgs.legal import awaited, price
from engine.risk_mgs.objectives import met
from engine.risk_mgs.setting_up import reserve
from engine.risk_mgs.state import Battle, State
from engine.risk_mgs.world import NAMES


def turn_of(state: State) -> Turn:
    """Phases: the steps of set-up and turn (`state.Step`); in a battle ``reroll``, ``cards``, ``conquest``; ``answer``
    while a window is open; ``over``. The prompt has the same code.

    Its data: claim, place {armies}; recruit {armies, stars: whether a set may be turned in}; shop {left, price}; bosses
    {unpaid, pool: who may be hired, slots: free ones}; opening, maneuver {maneuvers}; objective {met}; ship {dock};
    in a battle {source, target, dice, attack, defence: natural results}, and for conquest {least, most}; answer
    {trigger}, with the battle, and with {card, by, choices} of the card that may be cancelled."""
    if state.ended:
        return Turn((), "over", Prompt("over"))
    phase, data = _phase(state)
    return Turn((awaited(state),), phase, Prompt(phase, data))


def _phase(state: State) -> tuple[str, Data]:
    if state.window is not None:
        card = state.stack[0] if state.stack else None
        asked: dict[str, object] = {"trigger": state.window.trigger}
        if card is not None:
            asked |= {"card": card.design, "by": card.seat, "choices": list(card.choices)}
        return "answer", asked | (_battle(state.battle) if state.battle is not None else {})
    if state.battle is not None:
        least = {"least": state.battle.dice, "most": state.armies[state.battle.source] - 1}
        return state.battle.stage, _battle(state.battle) | (least if state.battle.stage == "conquest" else {})
    return state.step, _DATA[state.step](state) if state.step in _DATA else {}


def _battle(battle: Battle) -> dict[str, object]:
    told = {"source": NAMES[battle.source], "target": NAMES[battle.target], "dice": battle.dice}
    return told | {"attack": list(battle.attack), "defence": list(battle.defence)}


_DATA: dict[str, Callable[[State], Data]] = {
    "place": lambda state: {"armies": reserve(state, state.active)},
    "claim": lambda state: {"armies": reserve(state, state.active)},
    "recruit": lambda state: {"armies": state.course.armies, "stars": not state.course.traded},
    "shop": lambda state: {"left": MOST_BOUGHT - state.course.bought, "price": price(state, state.active)},
    "bosses": lambda state: {
        "unpaid": [BOSS_IDS[boss] for boss in unpaid(state)],
        "pool": [BOSS_IDS[boss] for boss in hireable(state)],
        "slots": boss_slots(state, state.active) - len(bosses_of(state, state.active)),
    },
    "opening": lambda state: {"maneuvers": state.course.maneuvers},
    "objective": lambda state: {"met": met(state)},
    "maneuver": lambda state: {"maneuvers": state.course.maneuvers},
    "ship": lambda state: {"dock": state.dock},
}
