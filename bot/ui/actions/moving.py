"""From *Your move* to a confirmed move."""

import discord

from bot.tables import Played, Table, TableError
from bot.ui import panel, permissions
from bot.ui.desk import Glance, Mover, link
from bot.ui.handling import Asked
from bot.ui.message import Message, button, view
from bot.ui.press import Press
from bot.ui.refusals import MoveRefused, Refused, not_awaited
from bot.words import limits, names
from engine.contract import Move, Refusal


async def begin(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """The panel; from an old board's button what others have done since, and the way to the newest."""
    mover = await mover_at(asked, press.table)
    if mover.glance.table.version != press.version and not await _all_by_mover(asked, mover, press.version):
        return await _stale(asked, mover, press.version)
    return await panel.show(asked.desk, mover, ())


async def walk(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """A step of the panel: menus give the next pick as a value, buttons hold all picks."""
    mover = await mover_at(asked, press.table)
    if mover.glance.table.version != press.version:
        return await _stale(asked, mover, press.version)
    page = press.page if press.action == "page" else 0
    return await panel.show(asked.desk, mover, (*press.picks, *values), page)


async def confirm(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    return await play(asked, press.table, press.picks, press.version)


async def play(asked: Asked, table_id: int, move: Move, version: int) -> Message:
    """Makes the move, and goes on with the panel while it is the same player's move; the board and the ping are the
    courier's business."""
    try:
        played = await asked.desk.tables.play(table_id, asked.user_id, move, version, asked.id)
    except TableError as error:
        if error.code == "not-seated":
            raise not_awaited(asked.say, await asked.desk.tables.get(table_id), asked.user_id) from None
        if error.code == "stale":
            return await _too_late(asked, table_id, version)
        raise
    except Refusal as refusal:
        glance = (await mover_at(asked, table_id)).glance
        raise MoveRefused(glance, " ".join(move), refusal) from None
    mover = await asked.desk.mover(played.table, asked.user_id, asked.say)
    if mover is not None:
        done = [*told(mover.glance, played), *_unseen(asked, played.table)]
        return await panel.show(asked.desk, mover, (), done=done)
    glance = await asked.desk.glance(played.table, asked.user_id, asked.say)
    done = [*told(glance, played), *_unseen(asked, played.table), *_waiting(asked, played.table)]
    undo = await panel.take_back_button(asked.desk, glance)
    return Message(limits.cut("\n".join(done), limits.MESSAGE), view=view(*undo) if undo else None)


def told(glance: Glance, played: Played) -> list[str]:
    """What was done, and what came of it: of a lot, the last part."""
    events = [text for event in played.events if (text := glance.speaker.event(glance.say, event, glance.mentions))]
    return [glance.say("panel-done", move=played.notation), *limits.latest(events, limits.MESSAGE // 2)]


def _waiting(asked: Asked, table: Table) -> list[str]:
    """Whom the table waits for now: perhaps for somebody's answer in the middle of a turn."""
    awaited = [names.mention(user) for user in table.awaited]
    return [asked.say("panel-waiting", names=names.joined(asked.say, awaited))] if awaited else []


def _unseen(asked: Asked, table: Table) -> list[str]:
    """A word on why no board appears, if it cannot be posted where this was asked."""
    interaction = asked.interaction
    if table.guild_id is None or interaction.channel_id != table.channel_id:
        return []
    in_thread = isinstance(interaction.channel, discord.Thread)
    missing = permissions.missing(interaction.app_permissions, thread=in_thread)
    if not missing:
        return []
    return [asked.say("panel-not-posted", names=permissions.named(asked.say, missing))]


async def mover_at(asked: Asked, table_id: int) -> Mover:
    """This person in front of that board, if it is their move; raises why it is not."""
    table = await in_play(asked, table_id)
    mover = await asked.desk.mover(table, asked.user_id, asked.say)
    if mover is None:
        raise not_awaited(asked.say, table, asked.user_id)
    return mover


async def in_play(asked: Asked, table_id: int) -> Table:
    """The table, if it is in play under rules that are known; raises why it is not."""
    table = await asked.desk.tables.get(table_id)
    if table.status == "lobby":
        raise Refused("error-not-started", link=link(table))
    if table.status != "playing":
        raise TableError("table-over", table=table.id, status=table.status)
    if table.under_other_rules:
        raise TableError("other-rules", game=table.game, table=table.id)
    return table


async def _all_by_mover(asked: Asked, mover: Mover, version: int) -> bool:
    """Whether nobody else has moved since that version: then an old board of the player's own turn still serves."""
    entries = await asked.desk.tables.log(mover.glance.table.id, mover.seat, version)
    return all(entry.seat == mover.seat for entry in entries if entry.ply is not None)


async def _too_late(asked: Asked, table_id: int, version: int) -> Message:
    """For a move made for an older version: it was made already, by a double click perhaps, or others came first."""
    table = await asked.desk.tables.get(table_id)
    seat = table.seat_of(asked.user_id)
    entries = await asked.desk.tables.log(table_id, seat.number if seat is not None else None, version)
    newest = next((entry for entry in reversed(entries) if entry.ply is not None), None)
    if newest is not None and newest.user_id == asked.user_id and newest.notation is not None:
        raise Refused("error-move-stands", move=newest.notation, link=link(table))
    return await _stale(asked, await mover_at(asked, table_id), version)


async def _stale(asked: Asked, mover: Mover, version: int) -> Message:
    glance, table = mover.glance, mover.glance.table
    entries = await asked.desk.tables.log(table.id, mover.seat, version)
    since = [event for entry in entries for event in entry.events]
    story = glance.speaker.story(asked.say, since, glance.mentions)
    lines = [asked.say("error-stale", link=link(table)), *limits.latest(story, limits.MESSAGE // 2)]
    go_on = button(Press("move", table.id, table.version), asked.say("button-move"), discord.ButtonStyle.success)
    return Message("\n".join(lines), view=view(go_on))


async def resign_ask(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """Resigning is asked for once more: it cannot be taken back."""
    return await resign_question(asked, await asked.desk.tables.get(press.table))


async def resign_question(asked: Asked, table: Table) -> Message:
    if table.status == "lobby":
        raise Refused("error-not-started", link=link(table))
    if table.status != "playing":
        raise TableError("table-over", table=table.id, status=table.status)
    if table.seat_of(asked.user_id) is None:
        raise TableError("not-seated", table=table.id)
    sure = button(Press("give-up", table.id, table.version), asked.say("button-resign"), discord.ButtonStyle.danger)
    key = "resign-ask-old-rules" if table.under_other_rules else "resign-ask"
    return Message(asked.say(key, game=asked.say(f"{table.game}-name")), view=view(sure))


async def resign(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    table = await asked.desk.tables.resign(press.table, asked.user_id, asked.id)
    return Message(asked.say("resign-done-old-rules" if table.under_other_rules else "resign-done"))
