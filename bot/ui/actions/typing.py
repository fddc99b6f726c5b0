"""A move by typing it."""

import unicodedata

from bot.ui import panel
from bot.ui.actions import moving, ordering
from bot.ui.actions.showing import table_here
from bot.ui.desk import Glance
from bot.ui.handling import Asked
from bot.ui.message import Message
from bot.ui.refusals import MoveRefused, Refused
from engine.contract import ORDER, Move, Refusal

LONGEST = 100
"""Characters; no game has a longer move."""
LONGEST_ORDER = 400
"""Characters; a standing order may be a long list."""


async def play(asked: Asked, typed: str) -> Message:
    """Made at once if it was typed in full or can be seen through; else shown for confirming."""
    found = await table_here(asked)
    await asked.desk.tables.meet(found.id, asked.person)
    if understood(typed).casefold().split()[:1] == [ORDER]:
        glance = await ordering.owner_at(asked, found.id)
        return await ordering.give(asked, glance, _read(glance, typed, LONGEST_ORDER))
    mover = await moving.mover_at(asked, found.id)
    state, rules = mover.glance.state, mover.glance.table.rules
    move = _read(mover.glance, typed, LONGEST)
    in_full = " ".join(typed.casefold().split()) == rules.format(state, move).casefold()
    if not in_full and mover.glance.speaker.final(asked.say, state, mover.seat, move):
        return await panel.show(asked.desk, mover, move)
    return await moving.play(asked, found.id, move, mover.glance.table.version)


def _read(glance: Glance, typed: str, longest: int) -> Move:
    """The move as the reader's seat may make it; raises why it is none."""
    if len(typed) > longest:
        raise Refused("error-too-long", longest=longest)
    assert glance.seat is not None  # noqa: S101  for the type checker
    try:
        return glance.table.rules.parse(glance.state, glance.seat, typed)
    except Refusal as refusal:
        raise MoveRefused(glance, understood(typed), refusal) from None


def understood(typed: str) -> str:
    """What was typed as it was read: in plain letters, without anything unseen, on one line."""
    plain = unicodedata.normalize("NFKC", typed)
    seen = (character for character in plain if character.isspace() or unicodedata.category(character)[0] != "C")
    return " ".join("".join(seen).split())
