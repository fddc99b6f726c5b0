"""The panel: leads one player, in private, from the board to a confirmed move. Nothing is final before *Confirm*."""

from typing import Any

import discord
from discord import ui

from bot.ui import walk
from bot.ui.desk import Desk, Glance, Mover
from bot.ui.message import Message, button, menu, view
from bot.ui.press import Press
from bot.words import limits
from engine.contract import Move

FEW = 5
"""So many short choices are buttons: one tap instead of two."""
SHORT = 38
"""Longer labels are cut on phones (Discord, "Component Reference")."""


async def show(desk: Desk, mover: Mover, picked: Move, page: int = 0) -> Message:
    """The panel after these picks; picks that lead nowhere begin anew."""
    rules, state = mover.glance.table.rules, mover.glance.state
    step = walk.step(rules, state, mover.seat, picked) or walk.begin(rules, state, mover.seat)
    components = _confirming(mover, step) if step.complete else _choosing(mover, step, page)
    picture = await desk.picture(mover.glance, step.picked, step.choices)
    text = "\n".join(_lines(mover, step))
    if not picture:
        text = f"{text}\n{desk.text_board(mover.glance)}"
    return Message(limits.cut(text, limits.MESSAGE), picture, view(*components))


def _lines(mover: Mover, step: walk.Step) -> list[str]:
    glance, seat = mover.glance, mover.seat
    say, speaker, state = glance.say, glance.speaker, glance.state
    lines: list[str] = []
    told = [text for event in glance.news if (text := speaker.event(say, event, glance.mentions))]
    if told and len(step.picked) == step.forced:
        lines += [f"**{say('panel-since')}**", *(f"- {text}" for text in limits.latest(told, limits.MESSAGE // 2)), ""]
    if step.complete:
        lines.append(f"**{say('panel-preview')}** {speaker.preview(say, state, seat, step.picked)}")
        if step.forced == len(step.picked):
            lines.append(say("panel-forced"))
        if speaker.final(say, state, seat, step.picked):
            lines.append(say("panel-final"))
        return lines
    lines.append(f"**{speaker.prompt(say, state, mover.turn, glance.mentions)}**")
    lines += [speaker.pick(say, state, seat, step.picked[:index], pick) for index, pick in enumerate(step.picked)]
    return lines


def _choosing(mover: Mover, step: walk.Step, page: int) -> list[ui.Item[Any]]:
    glance, seat, say = mover.glance, mover.seat, mover.glance.say
    speaker = glance.speaker
    labels = {pick: speaker.pick(say, glance.state, seat, step.picked, pick) for pick in step.choices}
    if len(step.choices) <= FEW and all(limits.length(label) <= SHORT for label in labels.values()):
        few: list[ui.Item[Any]] = [
            button(_press(glance, "walk", (*step.picked, pick)), label, discord.ButtonStyle.primary, row=0)
            for pick, label in labels.items()
        ]
        return few + _moving(mover, step, row=1)
    every = walk.menus(step.choices, lambda pick: speaker.group(say, glance.state, seat, step.picked, pick))
    menus, page, pages = walk.page(every, page)
    items: list[ui.Item[Any]] = [
        menu(
            _press(glance, "pick", step.picked, page * walk.MENUS_A_PAGE + row),
            limits.cut(found.heading, limits.PLACEHOLDER),
            [discord.SelectOption(label=limits.cut(labels[pick], limits.LABEL), value=pick) for pick in found.picks],
            row=row,
        )
        for row, found in enumerate(menus)
    ]
    items += _moving(mover, step, row=len(menus))
    if pages > 1:
        next_page = _press(glance, "page", step.picked, (page + 1) % pages)
        items.append(button(next_page, say("panel-page", page=page + 1, pages=pages), row=len(menus)))
    return items


def _confirming(mover: Mover, step: walk.Step) -> list[ui.Item[Any]]:
    press = _press(mover.glance, "confirm", step.picked)
    confirm = button(press, mover.glance.say("button-confirm"), discord.ButtonStyle.success, row=0)
    return [confirm, *_moving(mover, step, row=0)]


def _moving(mover: Mover, step: walk.Step, row: int) -> list[ui.Item[Any]]:
    """Back and start over, where there is something to go back to."""
    glance = mover.glance
    if len(step.picked) == step.forced:
        return []
    before = walk.back(glance.table.rules, glance.state, mover.seat, step.picked)
    items: list[ui.Item[Any]] = [button(_press(glance, "back", before), glance.say("button-back"), row=row)]
    if before:
        items.append(button(_press(glance, "over", ()), glance.say("button-start-over"), row=row))
    return items


def _press(glance: Glance, action: str, picks: Move, page: int = 0) -> Press:
    return Press(action, glance.table.id, glance.table.version, picks, page)
