"""What one player alone holds."""

from bot.tables import Table, TableError
from bot.ui import panel
from bot.ui.actions.looking import move_button, started
from bot.ui.handling import Asked
from bot.ui.message import Message, view
from bot.ui.refusals import Refused
from bot.words import limits


async def hand(asked: Asked, table: Table) -> Message:
    """Cards and orders in words and as a picture, at any time, and the ways on from there."""
    glance = await asked.desk.glance(started(table), asked.user_id, asked.say)
    if not glance.speaker.hands:
        raise Refused("error-no-hands", game=asked.say(f"{table.game}-name"))
    if glance.seat is None:
        raise TableError("not-seated", table=table.id)
    text = glance.speaker.hand(asked.say, glance.state, glance.mentions)
    picture = await asked.desk.hand_picture(glance)
    note = await asked.desk.tables.personal.note(table.id, asked.user_id)
    controls = [*move_button(table, glance), *panel.orders_button(glance), panel.note_button(glance)]
    lines = [*panel.noted(asked.say, note), text]
    return Message(limits.cut("\n".join(lines), limits.MESSAGE), picture, view(*controls))
