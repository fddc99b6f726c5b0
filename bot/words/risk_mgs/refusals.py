"""Why a move is refused, in three parts: what was understood, why not, what can be done now."""

from bot.words.contract import Say
from bot.words.names import escaped
from bot.words.risk_mgs.refusals_ways import way_out, written
from bot.words.risk_mgs.vocabulary import called, card, key, objective, territories, territory
from engine.contract import Ambiguous, Data, Refusal
from engine.risk_mgs.facts import DESIGNS, OBJECTIVES
from engine.risk_mgs.notation import read
from engine.risk_mgs.state import State
from engine.risk_mgs.world import NUMBERS

_PLACES = ("territory", "source", "target")
_ORDERED = ("known", "policies", "most")
"""What was wrong with an order: a rule for dice, what a card is to do, a number."""

_SENDING = ("attack", "series", "maneuver", "deploy")
"""Moves that send armies somewhere: each its own sentence when there are too few."""


def refusal(say: Say, state: State, seat: int, text: str, refused: Refusal) -> str:
    """Words for one refusal of what a person typed or chose."""
    move = read(text) or ("",)
    facts = _facts(say, state, seat, refused.data)
    if isinstance(refused, Ambiguous):
        facts["moves"] = written(say, state, seat, move)
    why = say(f"risk_mgs-refusal-{_code(refused, move[0])}", move=escaped(text), **facts)
    if isinstance(refused, Ambiguous):
        return say("risk_mgs-refusal", why=why, now=say("risk_mgs-now-in-full"))
    return say("risk_mgs-refusal", why=why, now=way_out(say, state, seat, text, refused.code))


def _code(refused: Refusal, word: str) -> str:
    """The sentence for it: some codes have several."""
    data = refused.data
    match refused.code:
        case "wrong-step":
            return f"wrong-step-{data['step']}"
        case "bad-stars" if data["late"]:
            return "bad-stars-late"
        case "too-few-armies":
            return f"too-few-armies-{word if word in _SENDING and data['most'] > 0 else 'alone'}"
        case "not-in-hand" if data["card"] not in DESIGNS:
            return "no-such-card"
        case "bad-order":
            return next((f"bad-order-{word}" for word in _ORDERED if word in data), "bad-order")
        case "wrong-time":
            return f"wrong-time-{key(DESIGNS[data['card']].trigger or data['timing'])}"
        case code:
            return code


def _facts(say: Say, state: State, seat: int, data: Data) -> dict[str, str | int]:
    facts: dict[str, str | int] = {}
    for word in _PLACES:
        if word in data:
            name = str(data[word])
            facts[word] = territory(say, name) if name in NUMBERS else escaped(name)
    if "neighbours" in data:
        facts["neighbours"] = territories(say, data["neighbours"])
    if "awaited" in data:
        facts["player"] = called(say, state, seat)[data["awaited"][0]]
    if "card" in data:
        facts["card"] = card(say, data["card"]) if data["card"] in DESIGNS else escaped(str(data["card"]))
    if data.get("objective") in OBJECTIVES:
        facts["objective"] = objective(say, data["objective"])
    facts |= {word: data[word] for word in ("armies", "most", "least", "points", "cost") if word in data}
    return facts
