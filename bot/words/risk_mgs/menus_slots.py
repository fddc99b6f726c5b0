"""What each pick of a move is for, from the words of the engine's moves and effects."""

from collections.abc import Mapping

from engine.contract import ORDER, Move
from engine.risk_mgs.facts import BOSSES, DESIGNS, Effect

_TRANSFER = ("source", "goal", "moved", "company")
_SLOTS: Mapping[str, tuple[str, ...]] = {
    "faction": ("faction",),
    "headquarters": ("free",),
    "claim": ("free",),
    "place": ("placed",),
    "boss": ("boss", "home"),
    "stars": ("stars",),
    "deploy": ("reinforced", "deployed"),
    "pay": ("boss",),
    "dismiss": ("boss",),
    "hire": ("boss", "home"),
    "maneuver": _TRANSFER,
    "attack": ("attacker", "target", "dice"),
    "series": ("attacker", "target", "stop"),
    "reroll": ("die",),
    "move": ("entering", "company"),
    "take": ("objective",),
    "airfield": ("home",),
    "sail": ("dock",),
}
"""The picks after the first word of a move."""


def slot(picked: Move, choice: str) -> str:
    """What the choice after these picks is for: one of the kinds of `menus`."""
    if not picked:
        return "word"
    if picked[0] == ORDER:
        return "order"
    slots = _SLOTS.get(picked[0], ()) if picked[0] != "card" else ("card", *_asked(picked[1:2]))
    at = len(picked) - 1
    if slots[at] == "replaced-or-home":
        return "boss" if choice in BOSSES else "home"
    return slots[at]


def _asked(card: Move) -> tuple[str, ...]:
    """What the effects of a card ask, one after another."""
    return tuple(each for design in card for effect in DESIGNS[design].effects for each in _of(effect))


def _of(effect: Effect) -> tuple[str, ...]:
    # As `engine.risk_mgs.effects` offers the choices.
    match effect.kind:
        case "add_armies" if effect.where == "any_spread":
            return ("reinforced",) * effect.number
        case "add_armies" if effect.where != "hq":
            return ("reinforced",)
        case "hire_boss":
            return ("boss", "replaced-or-home", "home")
        case kind:
            return _EFFECTS.get(kind, ())


_EFFECTS: Mapping[str, tuple[str, ...]] = {
    "remove_armies": ("target",),
    "limit_dice": ("target",),
    "move_armies": _TRANSFER,
    "extra_maneuver": _TRANSFER,
    "suppress_boss": ("boss",),
    "steal_points": ("victim",),
    "move_outer_haven": ("dock",),
    "reroll": ("dice-again",),
}
