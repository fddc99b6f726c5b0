"""What anybody may look at, each in private and as far as that reader may know."""

import json

import discord

from bot.tables import Table, TableError
from bot.ui import lenses, request_posts, walk
from bot.ui.actions import pacing, requesting
from bot.ui.desk import Glance, link
from bot.ui.handling import Asked
from bot.ui.message import Attachment, Control, Message, button, view
from bot.ui.press import Press
from bot.ui.refusals import Refused
from bot.words import limits, names
from bot.words.catalogue import speaker
from engine.catalogue import GAMES
from render.catalogue import painter

LOG_PAGES = 99
"""What a button can name. A log that is longer loses its beginning here; the export has all of it."""
LOG_TITLE = 150
"""Room for the title of a page."""


async def board(asked: Asked, table: Table, lens: str = "") -> Message:
    """The board with what has happened since the reader's last turn, and the way to the move if it is awaited; through
    a lens, what that one shows."""
    glance = await asked.desk.glance(started(table), asked.user_id, asked.say)
    lens = lens and lenses.meant(table, lens, asked.desk.words.voices)
    if lens and not painter(table.game).knows(lens):
        raise Refused("error-no-lens", lens=names.escaped(lens))
    picture = await asked.desk.picture(glance, lens=lens)
    buttons = move_button(table, glance)
    controls = view(*buttons) if buttons else None
    if not picture:
        return Message(asked.desk.text_board(glance), view=controls)
    shown = glance.speaker.lens(asked.say, glance.state, glance.mentions, lens) if lens else ""
    text = shown or glance.speaker.standing(asked.say, glance.state, glance.mentions)
    return Message(limits.cut(text, limits.MESSAGE), picture, controls)


async def text(asked: Asked, table: Table) -> Message:
    glance = await asked.desk.glance(started(table), asked.user_id, asked.say)
    buttons = move_button(table, glance)
    return Message(asked.desk.text_board(glance), view=view(*buttons) if buttons else None)


async def tiles(asked: Asked, table: Table) -> Message:
    """What has not been seen yet."""
    glance = await asked.desk.glance(started(table), asked.user_id, asked.say)
    return Message(limits.cut(glance.speaker.left(asked.say, glance.state), limits.MESSAGE))


async def log(asked: Asked, table: Table, page: int = 0) -> Message:
    """A page of the moves, counted from the oldest, so that it stays the same while more are made; 0 is the newest."""
    say = asked.say
    glance = await asked.desk.glance(started(table), asked.user_id, say)
    lines = []
    for entry in await asked.desk.tables.log(table.id, glance.seat):
        told = [text for event in entry.events if (text := glance.speaker.event(say, event, glance.mentions))]
        if told:
            line = say("log-line", number=entry.ply or 0, event=names.sentences(say, told))
            lines.append(f"~~{line}~~" if entry.undone else line)
    game = say(f"{table.game}-name")
    pages = limits.pages(lines or [say("log-empty")], limits.MESSAGE - LOG_TITLE)[-LOG_PAGES:]
    if len(pages) == 1:
        return Message("\n".join([f"**{say('log-title', game=game)}**", *pages[0]]))
    shown = min(page or len(pages), len(pages))
    title = say("log-title-page", game=game, page=shown, pages=len(pages))
    turns = (("older", shown - 1), ("newer", shown + 1))
    buttons = [
        button(Press("log-page", table.id, table.version, page=other), say(f"button-{which}"))
        for which, other in turns
        if 1 <= other <= len(pages)
    ]
    return Message("\n".join([f"**{title}**", *pages[shown - 1]]), view=view(*buttons))


async def rules(asked: Asked, table: Table) -> Message:
    return rules_of(asked, table.game)


def rules_of(asked: Asked, game: str) -> Message:
    if game not in GAMES:
        raise TableError("unknown-game", game=game)
    return Message(limits.cut(speaker(game).rules(asked.say), limits.MESSAGE))


async def more(asked: Asked, table: Table) -> Message:
    """What does not fit under the board."""
    seat = table.seat_of(asked.user_id)
    actions = ["board", "tiles", "log", "replay", "rules", "export"]
    if table.ended_at is not None:
        actions.append("luck")
    if seat is not None and table.state is not None and walk.has_orders(table.rules, table.state, seat.number):
        actions.append("orders")
    if seat is not None:
        actions.append("note")
    actions += pacing.actions(table, asked.user_id)
    actions += await requesting.actions(asked, table)
    actions.append("settings")
    if table.status == "playing":
        actions.append("resign")
    buttons = [
        button(
            Press(action, table.id, table.version),
            asked.say(f"button-{action}"),
            discord.ButtonStyle.danger if action == "resign" else discord.ButtonStyle.secondary,
        )
        for action in actions
    ]
    lines = [asked.say("panel-more"), *await request_posts.lines(asked.desk, table, asked.say)]
    return Message(limits.cut("\n".join(lines), limits.MESSAGE), view=view(*buttons))


async def export(asked: Asked, table: Table) -> Message:
    """The game as a file: for `turnpost verify` and other programs; once it is over its record, too, for people."""
    exported = await asked.desk.tables.export(started(table).id)
    content = json.dumps(exported, ensure_ascii=False, indent=1).encode()
    name = f"{table.game}-{table.id}"
    files = [Attachment(content, f"{name}.json")]
    if table.ended_at is not None:
        files.append(Attachment((await asked.desk.tables.record(table.id)).encode(), f"{name}.txt"))
    text = asked.say("export-done-over" if table.ended_at is not None else "export-done")
    return Message(text, tuple(files))


def move_button(table: Table, glance: Glance) -> list[Control]:
    """*Your move*, for whoever is awaited."""
    if table.turn is None or glance.seat not in table.turn.seats:
        return []
    press = Press("move", table.id, table.version)
    return [button(press, glance.say("button-move"), discord.ButtonStyle.success)]


def started(table: Table) -> Table:
    """The table, if it has begun."""
    if table.state is None:
        raise Refused("error-not-started", link=link(table))
    return table
