"""Looking back on a game move by move. Only what everybody may know is shown: a replay is made to be passed on."""

import msgspec
from discord import SelectOption, ui

from bot.tables import Table
from bot.tables.replaying import Step
from bot.ui import animations, numbers
from bot.ui.actions.looking import started
from bot.ui.desk import Glance
from bot.ui.handling import Asked
from bot.ui.message import Message, button, menu, view
from bot.ui.press import Press
from bot.ui.refusals import Refused
from bot.words import limits
from render.replay import chosen as evenly

CHOICES = 25
"""Of a menu."""
STORY = 1200
"""Characters for what happened in a move."""


async def replay(asked: Asked, table: Table) -> Message:
    """The newest move, and the ways to all others."""
    return await _shown(asked, table, None)


async def step(asked: Asked, press: Press, values: tuple[str, ...]) -> Message:
    """The board after the move that was chosen."""
    told = (*press.picks, *values)[-1:]
    return await _shown(asked, await asked.desk.tables.get(press.table), numbers.first(told))


async def animate(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """A moving picture of the moves from the first pick to the second, or of all."""
    table = await asked.desk.tables.get(press.table)
    return await animation(asked, table, numbers.first(press.picks), numbers.first(press.picks[1:]))


async def animation(asked: Asked, table: Table, first: int | None, last: int | None) -> Message:
    """The same for numbers that were typed; without them from the start, to the newest move."""
    steps = await _steps(asked, table)
    count = len(steps) - 1
    begin, end = 0 if first is None else first, count if last is None else last
    if not 0 <= begin < end <= count:
        raise Refused("error-no-such-moves", first=begin, last=end, count=count)
    return await animations.made(asked, table, steps, begin, end)


async def _steps(asked: Asked, table: Table) -> tuple[Step, ...]:
    steps = await asked.desk.tables.records.steps(started(table).id)
    if len(steps) < 2:
        raise Refused("error-no-moves")
    return steps


async def _shown(asked: Asked, table: Table, ply: int | None) -> Message:
    steps = await _steps(asked, table)
    last = len(steps) - 1
    at = last if ply is None else min(max(ply, 0), last)
    chosen, say = steps[at], asked.say
    then = msgspec.structs.replace(
        table, version=chosen.version, ply=chosen.ply, status="playing" if at < last else table.status
    )
    glance = Glance(msgspec.structs.replace(then, state=chosen.state), None, chosen.state, chosen.events, say)
    game = say(f"{table.game}-name")
    title = say("replay-title", game=game, ply=at, last=last) if at else say("replay-title-start", game=game, last=last)
    story = glance.speaker.story(say, chosen.events, glance.mentions)
    lines = [f"**{title}**", *limits.first(story, STORY), glance.speaker.standing(say, chosen.state, glance.mentions)]
    if table.live:
        lines.append(say("replay-public"))
    picture = await asked.desk.picture(glance)
    if not picture:
        lines.append(asked.desk.text_board(glance))
    return Message(
        limits.cut("\n".join(line for line in lines if line), limits.MESSAGE), picture, _ways(asked, table, steps, at)
    )


def _ways(asked: Asked, table: Table, steps: tuple[Step, ...], at: int) -> ui.View:
    say, last = asked.say, len(steps) - 1
    jumps = (("first", 0), ("step-back", at - 1), ("step-on", at + 1), ("last", last))
    # The page tells apart buttons that lead to the same move.
    walk = [
        button(
            Press("step", table.id, table.version, (str(min(max(to, 0), last)),), page),
            say(f"button-{name}"),
            row=0,
            disabled=to == at or not 0 <= to <= last,
        )
        for page, (name, to) in enumerate(jumps)
    ]
    options = [
        SelectOption(label=limits.cut(_label(asked, steps[ply], ply), limits.LABEL), value=str(ply), default=ply == at)
        for ply in evenly(0, last, CHOICES)
    ]
    ranges = [("animate", ()), ("animate-from", (str(at), str(last))), ("animate-to", ("0", str(at)))]
    films = [
        button(Press("animate", table.id, table.version, picks, page), say(f"button-{name}"), row=2)
        for page, (name, picks) in enumerate(ranges)
        if not picks or (0 < at < last)
    ]
    chooser = menu(Press("step", table.id, table.version, page=len(jumps)), say("replay-menu"), options, row=1)
    return view(*walk, chooser, *films)


def _label(asked: Asked, step: Step, ply: int) -> str:
    if ply == 0:
        return asked.say("replay-choice-start")
    if step.notation is None:
        return asked.say("replay-choice", ply=ply)
    return asked.say("replay-choice-told", ply=ply, move=step.notation)
