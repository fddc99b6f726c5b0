"""The move that is being built: what has been picked, what can be picked next, what the whole move would do."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.contract import Move
from engine.risk_mgs.facts import BOSS_IDS, DESIGNS
from engine.risk_mgs.legal import ODDS, awaited
from engine.risk_mgs.state import POOL, State
from engine.risk_mgs.world import NUMBERS
from render.risk_mgs import words
from render.risk_mgs.badges import State as BadgeState
from render.risk_mgs.marking import Arrow, Marking, Outcome
from render.scene import Say, Scene

_BATTLES = ("attack", "series")
_PLACING = ("claim", "place", "headquarters")
"""One army each."""


def planned(scene: Scene) -> Marking:
    """The marks of picks and choices; none of them lasts."""
    state, picked = scene.state, scene.picked
    territories = [place for pick in picked[1:] for place in _territory(pick)]
    states: dict[int, BadgeState] = {}
    for choice in scene.choices:
        states.update(dict.fromkeys(_place_of(state, choice), "choice"))
    states.update(dict.fromkeys([*territories, *(place for pick in picked for place in _boss(state, pick))], "picked"))
    arrow = _arrow(scene, territories)
    docks = frozenset(int(choice) for choice in scene.choices) if _sails(picked) and scene.choices else frozenset()
    return Marking(states, _changes(state, picked, territories), arrow, docks, planned=True)


def as_planned(state: State, picked: Move) -> State:
    """The board with what the picks would change on it at once, armies apart."""
    word, *rest = picked or ("",)
    if _sails(picked) and rest and rest[-1].isdigit():
        return replace(state, dock=int(rest[-1]))
    places = [place for pick in rest for place in _territory(pick)]
    if not places:
        return state
    if word in ("boss", "hire"):
        boss = BOSS_IDS.index(rest[0])
        return replace(state, bosses=(*state.bosses[:boss], places[-1], *state.bosses[boss + 1 :]))
    if word == "headquarters":
        seats = list(state.seats)
        seats[awaited(state)] = replace(seats[awaited(state)], headquarters=places[0])
        return replace(state, seats=tuple(seats))
    if word == "airfield":
        return replace(state, airfields=(*state.airfields, (places[0], awaited(state))))
    return state


def _territory(pick: str) -> list[int]:
    """The territory that a pick names, in a list: ``egypt``, in wish lists ``+egypt`` and ``+egypt:3``."""
    name = pick.lstrip("+-").partition(":")[0]
    return [NUMBERS[name]] if name in NUMBERS else []


def _boss(state: State, pick: str) -> list[int]:
    """Where the boss stands that a pick names."""
    place = state.bosses[BOSS_IDS.index(pick)] if pick in BOSS_IDS else POOL
    return [place] if place != POOL else []


def _place_of(state: State, pick: str) -> list[int]:
    return _territory(pick) or _boss(state, pick)


def _sails(picked: Move) -> bool:
    """Whether the next pick is a dock, or the last one was."""
    if picked[:1] == ("card",) and len(picked) > 1 and picked[1] in DESIGNS:
        return any(effect.kind == "move_outer_haven" for effect in DESIGNS[picked[1]].effects)
    return picked[:1] == ("sail",)


def _carries(picked: Move) -> bool:
    """Whether armies move from the first territory to the second."""
    if picked[:1] == ("card",) and len(picked) > 1 and picked[1] in DESIGNS:
        return any(effect.kind == "move_armies" for effect in DESIGNS[picked[1]].effects)
    return picked[:1] == ("maneuver",)


def _arrow(scene: Scene, territories: Sequence[int]) -> tuple[Arrow, ...]:
    """Of the move being built, else of the battle under way."""
    state, picked = scene.state, scene.picked
    seat = awaited(state)
    if len(territories) > 1 and (picked[0] in _BATTLES or _carries(picked)):
        outcome: Outcome = "held" if picked[0] in _BATTLES else "moved"
        number = next((pick for pick in picked[3:] if pick.isdigit() or pick == ODDS), "")
        label = _label(scene.say, picked[0], number) if number else ""
        return (Arrow(territories[0], territories[1], seat, outcome, label, planned=True),)
    battle = state.battle
    if battle is None:
        return ()
    label = picked[1] if picked[:1] == ("move",) and len(picked) > 1 else ""
    outcome = "taken" if battle.stage == "conquest" else "held"
    return (Arrow(battle.source, battle.target, state.active, outcome, label, planned=bool(label)),)


def _label(say: Say, word: str, number: str) -> str:
    if word == "attack":
        return say(words.DICE, dice=int(number))
    if word == "series":
        return say(words.FAVOURED) if number == ODDS else say(words.UNTIL, armies=int(number))
    return number


def _changes(state: State, picked: Move, territories: Sequence[int]) -> dict[int, int]:
    word = picked[0] if picked else ""
    number = next((int(pick) for pick in picked[1:] if pick.isdigit()), 0)
    if word == "move" and state.battle is not None and number:
        return {state.battle.source: -number, state.battle.target: number}
    if word in _PLACING and territories:
        return {territories[0]: 1}
    if word == "deploy" and territories and number:
        return {territories[0]: number}
    if len(territories) > 1 and number and _carries(picked):
        return {territories[0]: -number, territories[1]: number}
    return {}
