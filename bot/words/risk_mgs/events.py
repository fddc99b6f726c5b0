"""Sentences for what happened: one for each event of the engine that does not go without saying."""

from collections.abc import Callable, Sequence

from bot.words.contract import Say
from bot.words.risk_mgs import events_arithmetic, events_battle, events_cards
from bot.words.risk_mgs.events_facts import facts
from engine.contract import Data, Event

SILENT = frozenset(("turn", "rolled", "dice", "deck", "game-over"))
"""The ping tells the turn, `fought` the dice, the result the end; the order of the deck is for the record."""

_VARIANTS: dict[str, Callable[[Data], str]] = {
    "placed": lambda data: str(data["kind"]),
    "hired": lambda data: "paid" if data["fee"] else "free",
    "boss-left": lambda data: str(data["reason"]),
    "drew": lambda data: "bought" if data.get("price") else str(data["deck"]),
    "no-card-left": lambda data: str(data["deck"]),
    "attacked": lambda data: "series" if data["series"] else "once",
    "attack-ended": lambda data: str(data["reason"]),
    "conquered": lambda data: "player" if data["loser"] >= 0 else "nobody",
    "moved": lambda data: "boss" if data["boss"] else "armies",
    "moved-in": lambda data: "boss" if data["boss"] else "armies",
    "took-objective": lambda data: "reward" if data["reward"] else "alone",
    "resigned": lambda data: str(data["reason"]),
}
"""Events that have more than one sentence: which one it is."""

_OWN: dict[str, Callable[[Say, Data, Sequence[str]], str]] = {
    "recruits": events_arithmetic.recruits,
    "turned-in": events_arithmetic.turned_in,
    "collected": events_arithmetic.collected,
    "fought": events_battle.fought,
    "rerolled": events_battle.rerolled,
    "laid-out": events_cards.laid_out,
    "drew-card": events_cards.drew_card,
    "played-card": events_cards.played_card,
    "armies-removed": events_cards.armies_removed,
    "armies-added": events_cards.armies_added,
    "eliminated": events_cards.eliminated,
    "cards-taken": events_cards.cards_taken,
}
"""Events whose sentence takes more than their facts in words."""


def event(say: Say, happened: Event, names: Sequence[str]) -> str:
    """One event of the engine; empty if it goes without saying."""
    code, data = happened.code, happened.data
    if code in SILENT:
        return ""
    if code in _OWN:
        return _OWN[code](say, data, names)
    variant = f"-{_VARIANTS[code](data)}" if code in _VARIANTS else ""
    return say(f"risk_mgs-event-{code}{variant}", **facts(say, data, names))


def sentences(say: Say, news: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Those of the events that do not go without saying."""
    return [text for happened in news if (text := event(say, happened, names))]
