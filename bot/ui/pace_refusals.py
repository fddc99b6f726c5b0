"""Why a zone, hours or days cannot be, in words; where one of several may be meant, with a menu of them."""

import discord

from bot.pace import zones
from bot.pace.errors import PaceError
from bot.ui.message import Message, menu, view
from bot.ui.press import Press
from bot.words import limits, moments, names, paces
from bot.words.contract import Say

EXAMPLE = "2026-12-24"


def explain(say: Say, error: PaceError) -> Message | None:
    """The private answer; None for what is refused elsewhere."""
    data = error.data
    match error.code:
        case "unknown-zone":
            text = say("error-unknown-zone", text=_typed(data["text"]), near=len(data["near"]))
            return Message(text, view=_zones(say, data["near"]))
        case "ambiguous-zone":
            text = say("error-ambiguous-zone", text=_typed(data["text"]))
            return Message(text, view=_zones(say, data["choices"]))
        case "unreadable-quiet-hours":
            return Message(say("error-unreadable-quiet-hours", text=_typed(data["text"])))
        case "quiet-hours-length":
            low, high, hours = (_hours(data[name]) for name in ("low", "high", "minutes"))
            return Message(say("error-quiet-hours-length", hours=hours, low=low, high=high))
        case "unreadable-day":
            return Message(say("error-unreadable-day", text=_typed(data["text"]), example=EXAMPLE))
        case "vacation-past":
            return Message(say("error-vacation-past", last=_typed(data["last"])))
        case "vacation-backwards":
            return Message(say("error-vacation-backwards", first=_typed(data["first"]), last=_typed(data["last"])))
        case "vacation-too-far":
            return Message(say("error-vacation-too-far", first=_typed(data["first"]), latest=data["latest"]))
        case "vacation-overlaps":
            start, end = moments.day(data["start"]), moments.day(data["end"] - 1)
            return Message(say("error-vacation-overlaps", start=start, end=end))
        case "vacation-too-long":
            return Message(say("error-vacation-too-long", days=data["days"], year=str(data["year"]), left=data["left"]))
        case "unreadable-pace" | "unreadable-duration":
            return Message(say("error-unreadable-pace", text=_typed(data["text"])))
        case "pace-out-of-range":
            value, low, high = (paces.duration(say, data[name]) for name in ("value", "low", "high"))
            return Message(say("error-pace-out-of-range", what=data["what"], value=value, low=low, high=high))
        case "pause-out-of-range":
            low, high = (paces.duration(say, data[name]) for name in ("low", "high"))
            return Message(say("error-pause-out-of-range", low=low, high=high))
        case "promise-past":
            return Message(say("error-promise-past", day=_typed(data["day"])))
        case "promise-too-far":
            return Message(say("error-promise-too-far", day=_typed(data["day"]), last=data["last"]))
        case "too-many-promises":
            return Message(say("error-too-many-promises", most=data["most"]))
    return None


def _typed(text: object) -> str:
    """What a person has typed, in a sentence of ours."""
    return names.escaped(str(text))


def _hours(minutes: int) -> str:
    """As 16 or 7:30."""
    return f"{minutes // 60}" + (f":{minutes % 60:02}" if minutes % 60 else "")


def _zones(say: Say, found: list[str]) -> discord.ui.View | None:
    if not found:
        return None
    options = [discord.SelectOption(label=limits.cut(zones.write(zone), limits.LABEL), value=zone) for zone in found]
    return view(menu(Press("set", 0, 0, ("zone",)), say("error-zone-menu"), options))
