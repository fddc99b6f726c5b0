"""What a table agrees on, and what its seats will play."""

from bot.words.contract import Say
from bot.words.risk_mgs.vocabulary import faction, key, seat_name
from engine.contract import OptionValue
from engine.risk_mgs.game import RISK_MGS
from engine.risk_mgs.state import State


def option(say: Say, name: str) -> str:
    return say(f"risk_mgs-option-{name}")


def choice(say: Say, name: str, value: OptionValue) -> str:
    return say(f"risk_mgs-choice-{name}-{key(str(value))}")


def seat(say: Say, state: State, number: int) -> str:
    """Faction, colour and emblem; while factions are still being chosen, which player it is."""
    name = state.seats[number].faction
    if not name:
        return seat_name(say, state, number)
    look = say(f"risk_mgs-look-{key(name)}")
    return say("risk_mgs-seat-faction", faction=faction(say, name), look=look)


def lobby_seats(say: Say) -> tuple[str, ...]:
    """Factions are chosen, or dealt with the order of turns, only when the game begins."""
    return tuple(say("risk_mgs-seat", number=number + 1) for number in range(RISK_MGS.seats[1]))
