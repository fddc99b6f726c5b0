"""A move by typing it."""

import unicodedata

from bot.ui import panel
from bot.ui.actions import moving
from bot.ui.actions.showing import table_here
from bot.ui.handling import Asked
from bot.ui.message import Message
from bot.ui.refusals import MoveRefused, Refused
from engine.contract import Refusal

LONGEST = 100
"""Characters; no game has a longer move."""


async def play(asked: Asked, typed: str) -> Message:
    """Made at once if it was typed in full or can be seen through; else shown for confirming."""
    found = await table_here(asked)
    await asked.desk.tables.meet(found.id, asked.person)
    mover = await moving.mover_at(asked, found.id)
    state, rules = mover.glance.state, mover.glance.table.rules
    if len(typed) > LONGEST:
        raise Refused("error-too-long", longest=LONGEST)
    try:
        move = rules.parse(state, mover.seat, typed)
    except Refusal as refusal:
        raise MoveRefused(mover, understood(typed), refusal) from None
    in_full = " ".join(typed.casefold().split()) == rules.format(state, move).casefold()
    if not in_full and mover.glance.speaker.final(asked.say, state, mover.seat, move):
        return await panel.show(asked.desk, mover, move)
    return await moving.play(asked, found.id, move, mover.glance.table.version)


def understood(typed: str) -> str:
    """What was typed as it was read: in plain letters, without anything unseen, on one line."""
    plain = unicodedata.normalize("NFKC", typed)
    seen = (character for character in plain if character.isspace() or unicodedata.category(character)[0] != "C")
    return " ".join("".join(seen).split())
