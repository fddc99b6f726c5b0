"""A turn that is waited for: until when, and what it takes from the player's bank."""

import msgspec
from msgspec import Struct

from bot.pace import calendar, promised
from bot.pace.calendar import Calendar
from bot.pace.pace import ByPromise, Pace, PerMove
from bot.pace.promised import Promised


class Wait(Struct, frozen=True):
    """One player who is awaited. A turn of several moves is one wait."""

    began: int
    """UTC seconds."""
    bank: int = 0
    """Seconds that the player's bank held then."""
    promises: tuple[Promised, ...] = ()
    """In the order of making; the last one counts."""

    @property
    def since(self) -> int:
        """When the time that runs now began: with the turn, or with the last promise."""
        return self.promises[-1].made if self.promises else self.began


def expires(wait: Wait, pace: Pace, times: Calendar) -> int | None:
    """When the player's time is used up, bank and all; None if there is no limit."""
    match pace:
        case PerMove(move=move):
            return calendar.deadline(wait.began, move + wait.bank, times)
        case ByPromise() if wait.promises:
            return promised.end(wait.promises[-1], times)
        case ByPromise(silence=silence):
            return calendar.deadline(wait.began, silence, times)
        case _:
            return None


def due(wait: Wait, pace: Pace, times: Calendar) -> int | None:
    """When the others are asked what to do: not in quiet hours, on free days or right after an outage, but after."""
    expiry = expires(wait, pace, times)
    return None if expiry is None else calendar.open_from(expiry, times)


def left(wait: Wait, now: int, pace: Pace, times: Calendar) -> int | None:
    """The seconds that count from now on until the time is used up; during a pause they stay the same."""
    expiry = expires(wait, pace, times)
    return None if expiry is None else calendar.used(now, expiry, times)


def bank_begins(wait: Wait, pace: Pace, times: Calendar) -> int | None:
    """When the player begins to draw on the bank; None if there is none to draw on."""
    if not isinstance(pace, PerMove) or not wait.bank:
        return None
    return calendar.deadline(wait.began, pace.move, times)


def bank_after(wait: Wait, until: int, pace: Pace, times: Calendar) -> int:
    """Seconds in the bank if the turn ends then: less what it took beyond a turn's time, or more by the refill."""
    if not isinstance(pace, PerMove):
        return wait.bank
    beyond = calendar.used(wait.began, until, times) - pace.move
    if beyond > 0:
        return max(0, wait.bank - beyond)
    return min(pace.bank, wait.bank + pace.refill)


def promise(wait: Wait, day: str, now: int, times: Calendar) -> Wait:
    """The wait with one more promise: for that day (ISO date)."""
    made = promised.promise(day, now, wait.promises, times)
    return msgspec.structs.replace(wait, promises=(*wait.promises, made))
