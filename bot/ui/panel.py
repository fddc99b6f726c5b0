"""The panel: leads one player, in private, from the board to a confirmed move. Nothing is final before *Confirm*."""

from collections.abc import Sequence

from bot.ui import choosing, request_posts, timing, walk
from bot.ui.choosing import Trail
from bot.ui.desk import Desk, Glance, Mover
from bot.ui.message import Control, Message, button, view
from bot.ui.press import Press
from bot.words import limits
from bot.words.contract import Say
from engine.contract import Move

NOTE = 400
"""Characters of a note that are shown before a move."""


async def show(desk: Desk, mover: Mover, picked: Move, page: int = 0, done: Sequence[str] = ()) -> Message:
    """The panel after these picks; picks that lead nowhere begin anew. ``done`` tells what has just been done here."""
    rules, state = mover.glance.table.rules, mover.glance.state
    step = walk.step(rules, state, mover.seat, picked) or walk.begin(rules, state, mover.seat)
    move = presumed(mover, step)
    trail = Trail(mover.glance, mover.seat)
    begins = _begins(step, done)
    note = await _note(desk, mover) if begins else None
    # At most three, and two of them only where nothing leads back yet: a row holds five.
    more = [
        *orders_button(mover.glance),
        *(timing.promise_button(mover.glance) if begins else ()),
        *([] if note is None else [note_button(mover.glance)]),
        *(await take_back_button(desk, mover.glance) if done else ()),
    ]
    components = choosing.components(trail, step, page, move, more)
    picture = await desk.picture(mover.glance, move or step.picked, () if move else _marked(mover, step))
    until = await _until(desk, mover) if begins else []
    asked = await request_posts.lines(desk, mover.glance.table, mover.glance.say) if begins else []
    before = [*_before(mover, step, done), *asked, *until, *noted(mover.glance.say, note)]
    text = "\n".join([*before, *_lines(mover, step, move)])
    if not picture:
        text = f"{text}\n{desk.text_board(mover.glance)}"
    return Message(limits.cut(text, limits.MESSAGE), picture, view(*components))


def orders_button(glance: Glance) -> list[Control]:
    """*Orders*, for whoever may give some."""
    if not walk.has_orders(glance.table.rules, glance.state, glance.seat):
        return []
    return [button(Press("orders", glance.table.id, glance.table.version), glance.say("button-orders"))]


def note_button(glance: Glance) -> Control:
    """*Note*: the reader's own note at the table."""
    return button(Press("note", glance.table.id, glance.table.version), glance.say("button-note"))


async def take_back_button(desk: Desk, glance: Glance) -> list[Control]:
    """*Take back*, after a move of the reader's own."""
    table = glance.table
    if glance.seat is None:
        return []
    if not await desk.tables.agreements.can_take_back(table.id, table.seats[glance.seat].user_id):
        return []
    return [button(Press("take-back", table.id, table.version), glance.say("button-take-back"))]


def noted(say: Say, note: str | None) -> list[str]:
    """The reader's own note, set apart from what we say; a long one only as far as there is room beside the board."""
    if not note:
        return []
    return [f"**{say('note-panel')}**", *(f"> {line}" for line in limits.cut(note, NOTE).splitlines()), ""]


def presumed(mover: Mover, step: walk.Step) -> Move:
    """The move to confirm: a whole one, or the one that most people would make now; empty if tastes differ."""
    glance, at = mover.glance, step
    while not at.complete:
        pick = glance.speaker.likely(glance.state, mover.seat, at.picked, at.choices)
        found = walk.step(glance.table.rules, glance.state, mover.seat, (*at.picked, pick)) if pick else None
        if found is None:
            return ()
        at = found
    return at.picked


def _marked(mover: Mover, step: walk.Step) -> tuple[str, ...]:
    """All that the components offer: what comes next, and behind menus in the place of a choice what comes then."""
    opened = walk.opened(mover.glance.table.rules, mover.glance.state, mover.seat, step)
    return tuple(dict.fromkeys((*step.choices, *(choice for found in opened.values() for choice in found.choices))))


async def _note(desk: Desk, mover: Mover) -> str:
    table = mover.glance.table
    return await desk.tables.personal.note(table.id, table.seats[mover.seat].user_id)


def _begins(step: walk.Step, done: Sequence[str]) -> bool:
    """Whether the player has the turn before them and has not picked or done anything here."""
    return not done and len(step.picked) <= step.forced


async def _until(desk: Desk, mover: Mover) -> list[str]:
    glance = mover.glance
    return await timing.lines(desk, glance.table, glance.say, glance.table.seats[mover.seat].user_id)


def _before(mover: Mover, step: walk.Step, done: Sequence[str]) -> list[str]:
    """What was just done; or, at the beginning, what has happened since the player's last move."""
    glance = mover.glance
    if done:
        return [*done, ""]
    told = glance.speaker.story(glance.say, glance.news, glance.mentions)
    if not told or not _begins(step, done):
        return []
    since = (f"- {text}" for text in told)
    return [f"**{glance.say('panel-since')}**", *limits.latest(list(since), limits.MESSAGE // 2), ""]


def _lines(mover: Mover, step: walk.Step, move: Move) -> list[str]:
    glance, seat = mover.glance, mover.seat
    say, speaker, state = glance.say, glance.speaker, glance.state
    asked = f"**{speaker.prompt(say, state, mover.turn, glance.mentions)}**"
    if not move:
        # What was taken by itself at the beginning says no more than the question does.
        chosen = step.picked if len(step.picked) > step.forced else ()
        return [asked, *Trail(glance, seat).labels(chosen, 0)]
    lines = [f"**{say('panel-preview')}** {speaker.preview(say, state, seat, move)}"]
    if not step.complete:
        lines = [asked, *lines, say("panel-likely")]
    elif step.forced == len(move):
        lines.append(say("panel-forced"))
    if speaker.final(say, state, seat, move):
        lines.append(say("panel-final"))
    return lines
