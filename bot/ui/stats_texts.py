"""Results, reply times and luck in words."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.pace.durations import DAY, HOUR, MINUTE
from bot.tables.statistics import Standing
from bot.words import paces
from bot.words.contract import Say
from engine.contract import Luck


def reply_time(say: Say, seconds: int) -> str:
    """As exact as it matters: minutes up to two hours, hours up to two days, then days."""
    if seconds < 2 * HOUR:
        return say("stats-minutes", number=(seconds + MINUTE // 2) // MINUTE)
    unit = HOUR if seconds < 2 * DAY else DAY
    return paces.duration(say, (seconds + unit // 2) // unit * unit)


def parts(say: Say, standing: Standing) -> str:
    """What there is to say of a person at one game, on one line."""
    of = standing.summary
    told = [say("stats-played", number=of.played), say("stats-won", number=of.won)]
    if standing.rating is not None:
        told.append(say("stats-rating", points=str(standing.rating.points)))
    if of.unfinished:
        told.append(say("stats-unfinished", number=of.unfinished))
    if of.reply is not None:
        told.append(say("stats-reply", time=reply_time(say, of.reply)))
    if of.longest is not None:
        told.append(say("stats-longest", plies=of.longest.plies))
    return " · ".join(told)


def explained(say: Say, standings: Sequence[Standing]) -> Iterator[str]:
    """What the numbers mean, for those that are shown."""
    if any(each.rating is not None for each in standings):
        yield say("stats-rating-explained")
    if any(each.summary.reply is not None for each in standings):
        yield say("stats-reply-explained")


def luck_lines(say: Say, game: str, found: Sequence[Luck], players: Sequence[str]) -> Iterator[str]:
    """A heading for each kind of thing, then a line for each seat."""
    for code, seats in groupby(found, lambda each: each.code):
        yield f"**{say(f'luck-{game}-{code}')}**"
        for each in seats:
            numbers = {
                "player": players[each.seat],
                "total": each.total,
                "expected": f"{each.expected:.1f}",
                "spread": f"{each.spread:.1f}",
            }
            if each.faces:
                yield say("luck-dice", **numbers, times=each.times, faces=" ".join(map(str, each.faces)))
            else:
                yield say("luck-line", **numbers)
