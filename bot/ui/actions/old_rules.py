"""Tables under rules that are no longer known: no board can be shown, but what was written down can be read."""

import json

from bot.tables import Table
from bot.ui.handling import Asked
from bot.ui.message import Attachment, Message
from bot.words import limits


async def log(asked: Asked, table: Table) -> Message:
    """The newest moves that fit into one message, as they were written down, without the words of their time."""
    say = asked.say
    seat = table.seat_of(asked.user_id)
    entries = await asked.desk.tables.log(table.id, seat.number if seat is not None else None)
    lines = [say("log-line", number=entry.ply or 0, event=entry.notation) for entry in entries if entry.notation]
    title = f"**{say('log-title', game=say(f'{table.game}-name'))}**"
    return Message("\n".join([title, *limits.latest(lines or [say("log-empty")], limits.MESSAGE // 2)]))


async def export(asked: Asked, table: Table) -> Message:
    """The file of the table, without a view of its board."""
    exported = await asked.desk.tables.export(table.id)
    content = json.dumps(exported, ensure_ascii=False, indent=1).encode()
    return Message(asked.say("export-old-rules"), (Attachment(content, f"{table.game}-{table.id}.json"),))
