"""Every expected error as words that say what to do next; anything else under an id that the person is told."""

import logging
import secrets

from bot.pace.errors import PaceError, VoteError
from bot.store.errors import Busy, Closed, DiskFull, StoreError, Uncertain, Unreachable
from bot.tables import Table, TableError
from bot.ui import pace_refusals, request_refusals
from bot.ui.crowd import Crowded
from bot.ui.desk import Desk, Glance, link
from bot.ui.message import Message
from bot.words import limits, names, paces
from bot.words.contract import Say
from engine.contract import Refusal

log = logging.getLogger(__name__)


class Refused(Exception):
    """Something only the UI knows to refuse: a key of the locale and what fills it."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments


class MoveRefused(Exception):
    """A game's refusal of what this person, who has a seat, typed or picked at this table."""

    def __init__(self, glance: Glance, text: str, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.glance = glance
        self.text = text
        self.refusal = refusal


async def explain(desk: Desk, say: Say, error: Exception) -> Message:
    """The private answer to whoever caused the error."""
    if isinstance(error, Refused):
        return Message(limits.cut(say(error.key, **error.arguments), limits.MESSAGE))
    if isinstance(error, MoveRefused):
        glance = error.glance
        assert glance.seat is not None  # noqa: S101  for the type checker
        text = glance.speaker.refusal(say, glance.state, glance.seat, error.text, error.refusal)
        return Message(limits.cut(text, limits.MESSAGE))
    if isinstance(error, TableError):
        return Message(limits.cut(await _table(desk, say, error), limits.MESSAGE))
    if isinstance(error, PaceError) and (refused := pace_refusals.explain(say, error)) is not None:
        return refused
    if isinstance(error, Crowded):
        return Message(say("error-too-many-at-once"))
    if isinstance(error, VoteError):
        return Message(request_refusals.explain(say, error))
    if isinstance(error, StoreError):
        log.error("%s", error)
        if isinstance(error, DiskFull):
            return Message(say("error-not-saved"))
        if isinstance(error, Unreachable):
            # It may be missing only now, for the answer, when the move is saved.
            return Message(say("error-out-of-reach"))
        if isinstance(error, Busy | Closed):
            return Message(say("error-busy"))
        if isinstance(error, Uncertain):
            return Message(say("error-not-certain"))
    fault = secrets.token_hex(4)
    log.error("fault %s", fault, exc_info=error)
    return Message(say("error-unknown", id=fault))


async def _table(desk: Desk, say: Say, error: TableError) -> str:
    data = error.data
    try:
        table = await desk.tables.get(data["table"]) if "table" in data else None
    except TableError:
        # What was asked for was refused before anybody looked whether there is such a table.
        return say("error-table-gone")
    where = link(table) if table is not None else ""
    match error.code:
        case "no-table":
            return say("error-table-gone")
        case "place-taken":
            return f"{say(place_taken(table), link=where)}\n{say('place-or-channel')}"
        case "unknown-game":
            return say("error-unknown-game", game=names.escaped(str(data["game"])))
        case "other-rules":
            return say("error-other-rules-over" if table and table.ended_at else "error-other-rules")
        case "bad-option":
            option, value = (names.escaped(str(data[part])) if data[part] != "" else "" for part in ("option", "value"))
            return say("error-bad-option" if value else "error-unknown-option", option=option, value=value)
        case "too-many-tables":
            return say("error-too-many-tables", limit=data["limit"], per=data["per"])
        case "too-many-invited":
            return say("error-too-many-invited", most=data["most"])
        case "already-seated":
            return say("error-already-seated")
        case "not-seated":
            if table is not None and table.status == "lobby":
                return say("error-not-joined")
            return say("error-not-seated", players=_players(say, table))
        case "not-awaited":
            return say("error-not-awaited", link=where)
        case "no-promises":
            return say("error-no-promises", pace=paces.told(say, table.pace) if table is not None else "")
        case "table-full":
            return say("error-table-full", players=_players(say, table))
        case "too-few-seats":
            return say("error-too-few-seats", missing=data["seats"] - data["taken"])
        case "not-opener":
            return say("error-not-opener", opener=names.mention(data["opener"]))
        case "may-not-cancel":
            return say("error-may-not-cancel", players=_players(say, table))
        case "already-started":
            return say("error-already-started", link=where)
        case "not-over" | "not-started":
            return say("error-not-started", link=where)
        case "table-over":
            return say("error-over" if data["status"] == "over" else "error-called-off", link=where)
        case "stale":
            return say("error-stale", link=where)
        case "bad-setting":
            return say("error-bad-setting", setting=data["setting"], value=names.escaped(str(data["value"])))
        case "no-zone":
            return say("error-no-zone")
        case "no-vacation":
            return say("error-no-vacation")
        case "note-too-long":
            return say("error-note-too-long", length=data["length"], longest=data["longest"])
        case _:
            return say(f"error-{error.code}", link=where)


def place_taken(table: Table | None) -> str:
    """The key of what is said when a channel has this table already, and what can be done about it."""
    if table is not None and table.under_other_rules:
        return "error-place-taken-old-rules"
    return "error-place-taken-lobby" if table is not None and table.status == "lobby" else "error-place-taken"


def _players(say: Say, table: Table | None) -> str:
    return names.joined(say, [names.mention(seat.user_id) for seat in table.seats]) if table else ""


def not_awaited(say: Say, table: Table, user_id: int) -> Refused:
    """Why this person cannot move at this playing table: no seat here, or another's turn."""
    awaited = names.joined(say, [names.mention(user) for user in table.awaited])
    if table.seat_of(user_id) is None:
        return Refused("error-stranger", players=_players(say, table), awaited=awaited)
    return Refused("error-not-your-turn", names=awaited)
