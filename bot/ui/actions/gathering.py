"""The buttons of the lobby."""

from bot.tables import TableError
from bot.ui import lobby, numbers
from bot.ui.actions import lobbies
from bot.ui.desk import link
from bot.ui.handling import Asked
from bot.ui.message import Message
from bot.ui.press import Press
from bot.ui.refusals import Refused
from bot.words.catalogue import speaker
from engine.contract import Refusal


async def join(asked: Asked, press: Press, _: tuple[str, ...]) -> None:
    await asked.desk.tables.join(press.table, asked.person, asked.id)


async def leave(asked: Asked, press: Press, _: tuple[str, ...]) -> None:
    await asked.desk.tables.leave(press.table, asked.user_id, asked.id)


async def start(asked: Asked, press: Press, _: tuple[str, ...]) -> None:
    try:
        await asked.desk.tables.start(press.table, asked.user_id, asked.id)
    except Refusal as refusal:
        # What was agreed does not go together with who has sat down: a fifth seat begins, but four people are here.
        table = await asked.desk.tables.get(press.table)
        name = str(refusal.data.get("name", ""))
        if name not in table.options:
            raise
        told = speaker(table.game)
        value = told.choice(asked.say, name, table.options[name])
        raise Refused("error-bad-option", option=told.option(asked.say, name), value=value) from None


async def cancel(asked: Asked, press: Press, _: tuple[str, ...]) -> None:
    """By those at the table, and by whoever may delete its post anyway."""
    moderator = asked.interaction.permissions.manage_messages
    await asked.desk.tables.cancel(press.table, asked.user_id, asked.id, moderator=moderator)


async def repost(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    table = await asked.desk.tables.repost(press.table, asked.user_id, asked.id)
    return Message(asked.say("lobby-again", link=link(table)))


async def show_options(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    return lobby.options(await lobbies.own(asked, press), asked.say)


async def set_option(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """``values``: the index of the choice; the option's name is the pick."""
    table = await asked.desk.tables.get(press.table)
    name, index = press.picks[0] if press.picks else "", numbers.first(values)
    option = next((option for option in table.rules.options if option.name == name), None)
    if option is None or index is None or index >= len(option.choices):
        raise TableError("bad-option", option=name, value="".join(values[:1]))
    chosen = {name: option.choices[index]}
    return lobby.options(await asked.desk.tables.configure(table.id, asked.user_id, chosen, asked.id), asked.say)


async def show_sides(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    table = await lobbies.waiting(asked, press)
    if table.seat_of(asked.user_id) is None:
        raise TableError("not-seated", table=table.id)
    return lobby.sides(table, asked.user_id, asked.say)


async def set_side(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """The page is 0 for any side, else one more than the seat."""
    wish = press.page - 1 if press.page else None
    return lobby.sides(
        await asked.desk.tables.wish(press.table, asked.user_id, wish, asked.id), asked.user_id, asked.say
    )
