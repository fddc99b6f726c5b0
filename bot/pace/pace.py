"""How fast a table plays, agreed before the start."""

from typing import TypeAlias

from msgspec import Struct

from bot.pace import durations, typed
from bot.pace.durations import DAY, HOUR
from bot.pace.errors import PaceError

MOVE = (6 * HOUR, 14 * DAY)
BANK = (0, 30 * DAY)
REFILL = 4


class Unhurried(Struct, frozen=True, tag="none"):
    """No turn ever falls due."""


class PerMove(Struct, frozen=True, tag="per-move"):
    """So long for each turn, and a bank that whoever needs longer draws on."""

    move: int
    """Seconds."""
    bank: int = 0
    """Seconds: what each bank holds at the start and never more than."""
    weekends_off: bool = False

    @property
    def refill(self) -> int:
        """What a turn that needed no bank puts back into it: a quarter of a turn's time."""
        return self.move // REFILL


class ByPromise(Struct, frozen=True, tag="by-promise"):
    """Each player says until which day; a turn without a promise falls due after ``silence`` seconds."""

    silence: int = 3 * DAY
    weekends_off: bool = False
    """They do not count as silence. A promise for a Sunday stands."""


Pace: TypeAlias = Unhurried | PerMove | ByPromise

DEFAULT: Pace = Unhurried()
CHOICES: tuple[Pace, ...] = (
    Unhurried(),
    ByPromise(),
    PerMove(6 * HOUR, DAY),
    PerMove(12 * HOUR, DAY),
    PerMove(DAY, 2 * DAY),
    PerMove(DAY, 2 * DAY, weekends_off=True),
    PerMove(2 * DAY, 4 * DAY),
    PerMove(2 * DAY, 4 * DAY, weekends_off=True),
    PerMove(3 * DAY, 7 * DAY),
    PerMove(5 * DAY, 7 * DAY, weekends_off=True),
    PerMove(7 * DAY, 7 * DAY),
    PerMove(14 * DAY),
)
"""For a menu; others may be typed."""

_WEEKDAYS = "weekdays"


def check(pace: Pace) -> Pace:
    """The pace itself, if it is one that people can keep."""
    match pace:
        case PerMove(move=move, bank=bank):
            _within("move", move, MOVE)
            _within("bank", bank, BANK)
        case ByPromise(silence=silence):
            _within("silence", silence, MOVE)
    return pace


def parse(text: str) -> Pace:
    """From ``none``, ``2d``, ``2d+4d`` (with a bank), ``promise``, ``promise 5d``; ``2d+4d weekdays`` leaves weekends
    out. In other languages, too."""
    words = typed.plain(text).split()
    weekends_off = words[-1:] == [_WEEKDAYS]
    if weekends_off:
        words.pop()
    try:
        match words:
            case ["none" | "off"] if not weekends_off:
                return Unhurried()
            case ["promise"]:
                return ByPromise(weekends_off=weekends_off)
            case ["promise", *silence]:
                return check(ByPromise(durations.parse(" ".join(silence)), weekends_off))
        move, plus, bank = " ".join(words).partition("+")
        return check(PerMove(durations.parse(move), durations.parse(bank) if plus else 0, weekends_off))
    except PaceError as error:
        if error.code != "unreadable-duration":
            raise
        raise PaceError("unreadable-pace", text=text) from error


def write(pace: Pace) -> str:
    """As `parse` reads it."""
    match pace:
        case PerMove(move=move, bank=bank):
            text = durations.write(move) + (f"+{durations.write(bank)}" if bank else "")
        case ByPromise(silence=silence):
            text = f"promise {durations.write(silence)}"
        case Unhurried():
            return "none"
    return f"{text} {_WEEKDAYS}" if pace.weekends_off else text


def _within(what: str, value: int, limits: tuple[int, int]) -> None:
    low, high = limits
    if not low <= value <= high:
        raise PaceError("pace-out-of-range", what=what, value=value, low=low, high=high)
