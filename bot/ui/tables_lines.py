"""A table in a line or two: which one, with whom, whom it waits for, since when and until when."""

from bot.tables.awaited import Waiting
from bot.tables.whereabouts import Whereabouts
from bot.ui.desk import link
from bot.words import moments, names
from bot.words.contract import Say


def own(say: Say, table: Whereabouts, user_id: int) -> str:
    """For somebody who sits there."""
    wait = table.awaits(user_id)
    if wait is None or table.paused_until is not None:
        return _line(say, "games", table, [user for user in table.players if user != user_id])
    others = [each.user_id for each in table.waits if each.user_id != user_id]
    text = say(
        _key("games-mine", wait.until),
        also=len(others),
        names=_mentions(say, others),
        players=_mentions(say, [user for user in table.players if user != user_id]),
        **_common(say, table),
        **_times(wait.began, wait.until),
    )
    return "\n".join([text, *_away(say, table)])


def public(say: Say, table: Whereabouts) -> str:
    """For everybody."""
    return _line(say, "overview", table, table.players)


def _line(say: Say, family: str, table: Whereabouts, players: "list[int] | tuple[int, ...]") -> str:
    filled = {**_common(say, table), "players": _mentions(say, players)}
    if table.status == "lobby":
        return say(f"{family}-lobby", **filled, **moments.filling("since", table.opened_at))
    if table.under_other_rules:
        return say(f"{family}-old-rules", **filled)
    awaited = _mentions(say, [wait.user_id for wait in table.waits])
    if table.paused_until is not None:
        return say(f"{family}-paused", names=awaited, **filled, **moments.filling("until", table.paused_until))
    until = _first_end(table.waits)
    text = say(
        _key(f"{family}-others", until),
        waits=len(table.waits),
        names=awaited,
        **filled,
        **_times(table.since, until),
    )
    return "\n".join([text, *_away(say, table)])


def _common(say: Say, table: Whereabouts) -> dict[str, str]:
    return {
        "game": say(f"{table.game}-name"),
        "number": str(table.id),
        "channel": f"<#{table.channel_id}>",
        "link": link(table),
    }


def _times(since: int, until: int | None) -> dict[str, str]:
    return moments.filling("since", since) | (moments.filling("until", until) if until is not None else {})


def _first_end(waits: tuple[Waiting, ...]) -> int | None:
    return min((wait.until for wait in waits if wait.until is not None), default=None)


def _key(key: str, until: int | None) -> str:
    return key if until is None else f"{key}-until"


def _away(say: Say, table: Whereabouts) -> list[str]:
    return [
        say("vacation-away", mention=names.mention(user), until=moments.moment(end)) for user, end in table.away.items()
    ]


def _mentions(say: Say, users: "list[int] | tuple[int, ...]") -> str:
    return names.joined(say, [names.mention(user) for user in users])
