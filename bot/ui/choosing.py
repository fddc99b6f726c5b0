"""The components of a step: what leads on, what leads back."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import discord
from discord import ui
from msgspec import Struct

from bot.ui import walk
from bot.ui.desk import Glance
from bot.ui.message import Control, button, menu
from bot.ui.press import Press
from bot.words import limits
from engine.contract import Move

SHORT = 38
"""Longer labels are cut on phones (Discord, "Component Reference")."""

ROW = 5
"""Discord, "Component Reference": so many buttons of a row."""

Row: TypeAlias = list[Control]


class Trail(Struct, frozen=True):
    """Who walks where: actions of the components begin with ``kind``, and none leads back before ``root``."""

    glance: Glance
    seat: int
    kind: str = ""
    root: Move = ()

    def press(self, action: str, picks: Move, page: int = 0) -> Press:
        table = self.glance.table
        return Press(f"{self.kind}{action}", table.id, table.version, picks, page)

    def label(self, picked: Move, pick: str) -> str:
        """A choice in words, after these picks."""
        return self.glance.speaker.pick(self.glance.say, self.glance.state, self.seat, picked, pick)

    def labels(self, picks: Move, first: int) -> list[str]:
        """Each of the picks from that one on in words."""
        return [self.label(picks[:index], picks[index]) for index in range(first, len(picks))]


def components(
    trail: Trail, step: walk.Step, page: int = 0, confirm: Move = (), more: Sequence[Control] = ()
) -> list[ui.Item[Any]]:
    """A button for every choice of a step, or menus; ``confirm``, a whole move, has its button before all others.
    ``more`` stands beside the ways back, what matters least at its end, as far as there is room."""
    rows, page, pages = _choices(trail, step, page, confirm)
    ways = [*_back(trail, step), *_paging(trail, step, page, pages), *more][: ROW - bool(confirm)]
    if confirm:
        press = trail.press("confirm", confirm)
        rows.insert(0, [button(press, trail.glance.say("button-confirm"), discord.ButtonStyle.success), *ways])
    elif ways:
        rows.append(ways)
    for number, row in enumerate(rows):
        for item in row:
            item.row = number
    return [item for row in rows for item in row]


def _choices(trail: Trail, step: walk.Step, page: int, confirm: Move) -> tuple[list[Row], int, int]:
    """The rows of what leads on, except to the move that can be confirmed; of how many pages this is which one."""
    choices = [choice for choice in step.choices if (*step.picked, choice) != confirm]
    if not choices:
        return [], 0, 1
    labels = {choice: trail.label(step.picked, choice) for choice in choices}
    opened = walk.opened(trail.glance.table.rules, trail.glance.state, trail.seat, step)
    if opened:
        rows = [_opened(trail, step, found) for found in opened.values()]
        return [*rows, _buttons(trail, step, {pick: labels[pick] for pick in choices if pick not in opened})], 0, 1
    if len(choices) <= walk.FEW and all(limits.length(label) <= SHORT for label in labels.values()):
        return [_buttons(trail, step, labels)], 0, 1
    # What ends a step must not be lost in a long menu of what goes on with it.
    apart = step.last if 0 < len(step.last) <= walk.FEW and len(step.last) < len(step.choices) else ()
    rest = [choice for choice in choices if choice not in apart]
    rows, page, pages = _menus(trail, step, rest, labels, page, walk.MENUS_A_PAGE - bool(apart))
    return [*rows, *([_buttons(trail, step, {pick: labels[pick] for pick in apart})] if apart else [])], page, pages


def _menus(
    trail: Trail, step: walk.Step, choices: Sequence[str], labels: dict[str, str], page: int, size: int
) -> tuple[list[Row], int, int]:
    glance = trail.glance
    every = walk.menus(
        choices, lambda pick: glance.speaker.group(glance.say, glance.state, trail.seat, step.picked, pick)
    )
    if len(every) > size:
        every = walk.merged(every, lambda headings: " · ".join(dict.fromkeys(headings)))
    menus, page, pages = walk.page(every, page, size)
    rows = [
        _menu(trail.press("pick", step.picked, page * walk.MENUS_A_PAGE + row), found.heading, found.picks, labels)
        for row, found in enumerate(menus)
    ]
    return rows, page, pages


def _opened(trail: Trail, step: walk.Step, found: walk.Step) -> Row:
    """A menu in the place of a button: what comes after it."""
    heading = " · ".join(trail.labels(found.picked, len(step.picked)))
    labels = {pick: trail.label(found.picked, pick) for pick in found.choices}
    return _menu(trail.press("pick", found.picked), heading, found.choices, labels)


def _menu(press: Press, heading: str, picks: Sequence[str], labels: dict[str, str]) -> Row:
    options = [discord.SelectOption(label=limits.cut(labels[pick], limits.LABEL), value=pick) for pick in picks]
    return [menu(press, limits.cut(heading, limits.PLACEHOLDER), options)]


def _buttons(trail: Trail, step: walk.Step, labels: dict[str, str]) -> Row:
    return [
        button(trail.press("walk", (*step.picked, pick)), limits.cut(label, limits.BUTTON), discord.ButtonStyle.primary)
        for pick, label in labels.items()
    ]


def _back(trail: Trail, step: walk.Step) -> Row:
    """Back and start over, where there is something to go back to."""
    say, root = trail.glance.say, trail.root
    rules, state = trail.glance.table.rules, trail.glance.state
    if len(step.picked) - step.forced <= len(root):
        return []
    before = walk.back(rules, state, trail.seat, step.picked, len(root))
    items = [button(trail.press("back", before), say("button-back"))]
    if before not in (root, walk.begin(rules, state, trail.seat, root).picked):
        items.append(button(trail.press("over", root), say("button-start-over")))
    return items


def _paging(trail: Trail, step: walk.Step, page: int, pages: int) -> Row:
    if pages == 1:
        return []
    press = trail.press("page", step.picked, (page + 1) % pages)
    return [button(press, trail.glance.say("panel-page", page=page + 1, pages=pages))]
