"""The public posts: a new one for each hand-over, whose first line is what a phone shows as the notification."""

from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.tables import Promise, Table
from bot.ui import lobby
from bot.ui.desk import Desk, Glance
from bot.ui.message import Message, button, view
from bot.ui.press import Press
from bot.words import limits, names
from engine.contract import Event


class Post(Struct, frozen=True):
    """A message for a channel and whom it pings."""

    message: Message
    pings: tuple[int, ...] = ()

    @property
    def allowed_mentions(self) -> discord.AllowedMentions:
        """One by one: nobody else is pinged, whatever the text mentions."""
        users = [discord.Object(user) for user in self.pings]
        return discord.AllowedMentions(users=users, everyone=False, roles=False, replied_user=False)


def of_lobby(desk: Desk, table: Table, promise: Promise) -> Post:
    """The lobby, sent or edited. An edit pings nobody, so the ping of the invited comes with the first."""
    return Post(lobby.show(table, desk.public_say()), promise.pings)


async def of_board(desk: Desk, table: Table, promise: Promise, *, painted: bool = True) -> Post:
    """Whose move it is, what just happened, the standing, and the board. Unpainted: the board as text."""
    say = desk.public_say()
    glance = await desk.glance(table, None, say)
    game = say(f"{table.game}-name")
    # Whoever made the move himself, as at the start, is named but not pinged.
    awaited = names.joined(say, [names.mention(user) for user in table.awaited])
    told = _told(glance, promise.events) or [say("post-start")]
    # The first line says what the newest move was; what came of it, and what led to it, as after a pause, below.
    last_move = _told(glance, await desk.newest(table, None))
    first = max(0, len(told) - max(1, len(last_move)))
    lines = [
        say("post-your-move", mention=awaited, game=game, event=told[first]),
        *limits.latest(told[first + 1 :], limits.MESSAGE // 4),
        *limits.latest(told[:first], limits.MESSAGE // 4),
        glance.speaker.standing(say, glance.state, glance.mentions),
    ]
    if table.turn is not None and len(table.turn.seats) > 1:
        lines.append(glance.speaker.prompt(say, glance.state, table.turn, glance.mentions))
    if table.ply == 0:
        lines.append(_seats(glance))
        lines.append(say("post-commitment", hash=table.commitment))
    controls = view(*_board_controls(desk, table))
    return Post(await _with_board(desk, glance, lines, controls, painted), promise.pings)


async def of_result(desk: Desk, table: Table, promise: Promise, *, painted: bool = True) -> Post:
    """The end: scores with their arithmetic, who won and why, the seed and how to verify."""
    say = desk.public_say()
    glance = await desk.glance(table, None, say)
    pinged = names.joined(say, [names.mention(user) for user in promise.pings])
    assert table.result is not None  # noqa: S101  for the type checker: only a table that is over has this post
    outcome, *arithmetic = glance.speaker.result(say, glance.state, table.result, glance.mentions).splitlines()
    # Who gave up stands in the outcome.
    events = tuple(event for event in promise.events if event.code != "resigned")
    lines = [
        say("post-result", mentions=pinged, game=say(f"{table.game}-name"), outcome=outcome),
        *limits.latest(_told(glance, events), limits.MESSAGE // 2),
        *arithmetic,
        say("post-seed", seed=table.seed or ""),
        say("post-verify"),
    ]
    controls = view(
        _look(table, "board", desk), _look(table, "text", desk), _look(table, "log", desk), _look(table, "export", desk)
    )
    return Post(await _with_board(desk, glance, lines, controls, painted), promise.pings)


def of_fault(desk: Desk, table: Table, promise: Promise) -> Post:
    """Instead of a board that cannot be made: made from nothing that could fail once more."""
    say = desk.public_say()
    pinged = names.joined(say, [names.mention(user) for user in promise.pings])
    return Post(Message(say("post-fault", mentions=pinged, game=say(f"{table.game}-name"))), promise.pings)


def _told(glance: Glance, events: tuple[Event, ...]) -> list[str]:
    return [text for event in events if (text := glance.speaker.event(glance.say, event, glance.mentions))]


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
    label = desk.public_say()("button-move")
    return [
        button(move, label, discord.ButtonStyle.success),
        _look(table, "text", desk),
        _look(table, "more", desk),
    ]


def _look(table: Table, action: str, desk: Desk) -> ui.Item[Any]:
    return button(Press(action, table.id, table.version), desk.public_say()(f"button-{action}"))
