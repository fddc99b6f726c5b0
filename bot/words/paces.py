"""A table's pace and spans of time in words."""

from bot.pace.durations import DAY, HOUR
from bot.pace.pace import ByPromise, Pace, PerMove, Unhurried
from bot.words.contract import Say


def duration(say: Say, seconds: int) -> str:
    """Whole hours: "1 day and 12 hours"."""
    days, hours = seconds // DAY, seconds % DAY // HOUR
    if not days:
        return say("pace-hours", number=hours)
    whole = say("pace-days", number=days)
    return say("pace-days-hours", days=whole, hours=say("pace-hours", number=hours)) if hours else whole


def told(say: Say, pace: Pace) -> str:
    """As it stands in the lobby and on menus."""
    match pace:
        case Unhurried():
            return say("pace-none")
        case ByPromise(silence=silence):
            text = say("pace-promise", silence=duration(say, silence))
        case PerMove(move=move, bank=0):
            text = say("pace-per-move", move=duration(say, move))
        case PerMove(move=move, bank=bank):
            text = say("pace-per-move-bank", move=duration(say, move), bank=duration(say, bank))
    return say("pace-weekdays", pace=text) if pace.weekends_off else text
