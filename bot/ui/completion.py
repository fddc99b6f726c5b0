"""What ``/move`` offers while one types: legal moves and standing orders only, 25 at most."""

import logging
import re
from itertools import islice

from discord import app_commands

from bot.pace.errors import PaceError
from bot.pace.pace import CHOICES as PACES
from bot.pace.pace import parse, write
from bot.ui import agreeing
from bot.ui import lenses as named
from bot.ui.answers import Interaction
from bot.ui.desk import Desk
from bot.words import limits
from bot.words.contract import Say
from bot.words.paces import told
from bot.words.wanted import Wanted, plain
from engine import words
from engine.catalogue import GAMES
from engine.contract import ORDER

CHOICES = 25
"""Discord, "Application Commands": so many choices of a completion."""

PART = re.compile(r"(?<=[.!?])\s|;\s|(?<=。)|；")
"""Where a preview can be left off."""

log = logging.getLogger(__name__)


async def moves(desk: Desk, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Legal moves that hold what was typed, those that begin with it first. Whoever may not move is offered none."""
    try:
        return await _moves(desk, interaction, typed)
    except Exception:
        # A completion has no way to show an error; the command itself will say what is wrong.
        log.exception("completion failed")
        return []


async def lenses(desk: Desk, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Other ways to look at this channel's board."""
    try:
        table = await desk.tables.in_channel(interaction.channel_id or 0)
        if table is None or table.state is None:
            return []
        say = await desk.say_to(interaction.user.id, interaction.locale)
        found = islice(named.offered(table, typed, say, desk.words.voices), CHOICES)
        return [app_commands.Choice(name=limits.cut(name, limits.LABEL), value=lens) for name, lens in found]
    except Exception:
        log.exception("completion failed")
        return []


async def options(desk: Desk, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """What can be agreed for the game that was chosen."""
    game = getattr(interaction.namespace, "game", None)
    if not isinstance(game, str) or game not in GAMES:
        return []
    say = await desk.say_to(interaction.user.id, interaction.locale)
    found = islice(agreeing.offered(game, typed, say, desk.words.voices), CHOICES)
    return [
        app_commands.Choice(name=limits.cut(label, limits.LABEL), value=text)
        for label, text in found
        if len(text) <= limits.LABEL
    ]


async def paces(desk: Desk, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Paces in words, as far as what was typed stands in them; and whatever else can be read as one."""
    say = await desk.say_to(interaction.user.id, interaction.locale)
    voices: tuple[Say, ...] = (say, *desk.words.voices)
    labels = {pace: [told(each, pace) for each in voices] for pace in PACES}
    wanted = words.plain(typed)
    found = {
        write(pace): called[0]
        for pace, called in labels.items()
        if any(wanted in words.plain(each) for each in (write(pace), *called))
    }
    try:
        read = parse(typed)
        found = {write(read): told(say, read), **found}
    except PaceError:
        # Not yet, or never.
        pass
    return [app_commands.Choice(name=limits.cut(label, limits.LABEL), value=text) for text, label in found.items()]


async def _moves(desk: Desk, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    if interaction.channel_id is None:
        return []
    table = await desk.tables.in_channel(interaction.channel_id)
    if table is None or table.turn is None:
        return []
    say, rules = await desk.say_to(interaction.user.id, interaction.locale), table.rules
    glance = await desk.glance(table, interaction.user.id, say)
    if glance.seat is None:
        return []
    # Out of turn there is nothing but standing orders to be typed.
    ordering = typed.casefold().split()[:1] == [ORDER] or glance.seat not in table.turn.seats
    moves = rules.moves(glance.state, glance.seat, (ORDER,) if ordering else ())
    wanted = Wanted(typed, rules.words)
    every = {rules.format(glance.state, move): move for move in moves}
    found = [text for text in every if wanted.is_in(text)]
    found.sort(key=lambda text: not plain(text).startswith(wanted.text))
    return [
        app_commands.Choice(
            name=label(glance.say, text, glance.speaker.preview(glance.say, glance.state, glance.seat, every[text])),
            value=text,
        )
        for text in found[:CHOICES]
    ]


def label(say: Say, move: str, preview: str) -> str:
    """The move and what it would do, or the beginning of that; the move alone if no whole part of it fits."""
    beginning = PART.split(preview, maxsplit=1)[0]
    told = (say("completion-move", move=move, preview=text) for text in (preview, beginning))
    return next((text for text in told if limits.length(text) <= limits.LABEL), limits.cut(move, limits.LABEL))
