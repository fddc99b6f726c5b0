"""The public posts: a new one for each hand-over, whose first line is what a phone shows as the notification, and which
is edited as the turn goes on."""

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ui
from msgspec import Struct

from bot.tables import Promise, Table
from bot.ui import absences, lobby, timing
from bot.ui.desk import Desk, Glance
from bot.ui.message import Message, button, view
from bot.ui.noting import noted
from bot.ui.press import Press
from bot.words import limits, names
from bot.words.catalogue import speaker
from engine.contract import Event

STORY = 900
"""Room for the story of a turn, but for its first line."""


class Post(Struct, frozen=True):
    """A message for a channel and whom it pings."""

    message: Message
    pings: tuple[int, ...] = ()

    @property
    def allowed_mentions(self) -> discord.AllowedMentions:
        """One by one: nobody else is pinged, whatever the text mentions."""
        users = [discord.Object(user) for user in self.pings]
        return discord.AllowedMentions(users=users, everyone=False, roles=False, replied_user=False)


async def of_lobby(desk: Desk, table: Table, promise: Promise) -> Post:
    """The lobby, sent or edited. An edit pings nobody, so the ping of the invited comes with the first."""
    say = desk.public_say(table)
    return Post(lobby.show(table, say, await absences.lines(desk, table, say)), promise.pings)


async def of_board(desk: Desk, table: Table, promise: Promise, *, painted: bool = True) -> Post:
    """Whose move it is, what the turn before has brought, the standing, and the board. Unpainted: the board as text."""
    glance = await desk.glance(table, None, desk.public_say(table))
    return await _of_board(desk, glance, promise, "post-your-move", painted)


async def of_turn(desk: Desk, table: Table, promise: Promise, *, painted: bool = True) -> Post:
    """The same in the middle of a turn: whose it is and what it has brought so far."""
    glance = await desk.glance(table, None, desk.public_say(table))
    *_, news = await desk.tables.told(table.id, promise.turns, table.version)
    if news:
        glance = msgspec.structs.replace(glance, news=news)
    return await _of_board(desk, glance, promise, "post-turn", painted)


async def _of_board(desk: Desk, glance: Glance, promise: Promise, key: str, painted: bool) -> Post:
    table, say = glance.table, glance.say
    # Whoever made the move himself, as at the start, is named but not pinged.
    awaited = names.joined(say, [names.mention(user) for user in table.awaited])
    newest, earlier = await _stories(desk, glance, promise)
    notes = [noted(say, note) for note in promise.notes]
    if not newest and notes:
        # Nobody has moved: a move was taken back, or the seat has a new player.
        newest, notes = notes[-1:], notes[:-1]
    first, *rest = newest or [say("post-start" if table.ply == 0 else "post-nothing-told")]
    key = key if table.awaited else "post-computer-plays"
    # The first line says what matters most of the newest turn; below it the rest, and what led to it, as after a pause.
    lines = [
        say(key, mention=awaited, game=say(f"{table.game}-name"), event=first),
        *notes,
        *limits.first(rest, STORY),
        *limits.latest(earlier, limits.MESSAGE // 4),
        glance.speaker.standing(say, glance.state, glance.mentions),
        *await timing.lines(desk, table, say),
        *await absences.lines(desk, table, say),
    ]
    if table.turn is not None and len(table.turn.seats) > 1:
        lines.append(glance.speaker.prompt(say, glance.state, table.turn, glance.mentions))
    if promise.opening:
        lines.append(_seats(glance))
        lines.append(say("post-commitment", hash=table.commitment))
    controls = view(*_board_controls(desk, table))
    return Post(await _with_board(desk, glance, lines, controls, painted), promise.pings)


async def of_result(desk: Desk, table: Table, promise: Promise, *, painted: bool = True) -> Post:
    """The end: scores with their arithmetic, who won and why, the seed and how to verify."""
    say = desk.public_say(table)
    glance = await desk.glance(table, None, say)
    pinged = names.joined(say, [names.mention(user) for user in promise.pings])
    game = say(f"{table.game}-name")
    first, arithmetic = say("post-ended", mentions=pinged, game=game), list[str]()
    if table.result is not None:
        outcome, *arithmetic = glance.speaker.result(say, glance.state, table.result, glance.mentions).splitlines()
        first = say("post-result", mentions=pinged, game=game, outcome=outcome)
    newest, earlier = await _stories(desk, glance, promise)
    lines = [
        first,
        *(noted(say, note) for note in promise.notes),
        *limits.latest([*earlier, *newest], limits.MESSAGE // 2),
        *arithmetic,
        say("post-seed", seed=table.seed or ""),
        say("post-verify"),
    ]
    looks = ("board", "text", "log", "replay", "luck", "export", "rematch")
    controls = view(*(_look(table, action, desk) for action in looks))
    return Post(await _with_board(desk, glance, lines, controls, painted), promise.pings)


def of_fault(desk: Desk, table: Table, promise: Promise) -> Post:
    """Instead of a board that cannot be made: made from nothing that could fail once more."""
    say = desk.public_say(table)
    pinged = names.joined(say, [names.mention(user) for user in promise.pings])
    return Post(Message(say("post-fault", mentions=pinged, game=say(f"{table.game}-name"))), promise.pings)


async def _stories(desk: Desk, glance: Glance, promise: Promise) -> tuple[Sequence[str], Sequence[str]]:
    """The story of the newest turn that the post tells of, and those of the turns before it, in order."""
    turns = await desk.tables.told(glance.table.id, promise.turns, promise.version)
    *earlier, newest = [_story(glance, events) for events in turns] or [()]
    return newest, [line for story in earlier for line in story]


def _story(glance: Glance, events: Sequence[Event]) -> Sequence[str]:
    if glance.table.result is not None:
        # Who gave up stands in the outcome.
        events = [event for event in events if event.code != "resigned"]
    return glance.speaker.story(glance.say, events, glance.mentions)


def _seats(glance: Glance) -> str:
    say, words = glance.say, glance.speaker
    return "\n".join(
        say("lobby-seat-taken", place=seat + 1, player=mention, side=words.seat(say, glance.state, seat))
        for seat, mention in enumerate(glance.mentions)
    )


async def _with_board(desk: Desk, glance: Glance, lines: list[str], controls: ui.View, painted: bool) -> Message:
    picture = await desk.picture(glance) if painted else ()
    if not picture:
        lines = [*lines, desk.text_board(glance)]
    return Message(limits.cut("\n".join(line for line in lines if line), limits.MESSAGE), picture, controls)


def _board_controls(desk: Desk, table: Table) -> list[ui.Item[Any]]:
    move = Press("move", table.id, table.version)
    label = desk.public_say(table)("button-move")
    return [
        button(move, label, discord.ButtonStyle.success),
        _look(table, "text", desk),
        *([_look(table, "hand", desk)] if speaker(table.game).hands else []),
        _look(table, "more", desk),
    ]


def _look(table: Table, action: str, desk: Desk) -> ui.Item[Any]:
    return button(Press(action, table.id, table.version), desk.public_say(table)(f"button-{action}"))
