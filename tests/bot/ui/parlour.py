"""A table of errands at which people press what stands on their private messages."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.tables import Person, Table
from bot.ui import desk as desks
from bot.ui.desk import Desk
from bot.ui.handling import Asked
from bot.ui.message import Control, Message
from bot.ui.pictures import Pictures
from bot.ui.press import Press
from bot.ui.reception import ACTIONS
from bot.words.localizer import load_localizer
from render.scene import Scene
from tests.bot.tables.rig import ANN, BEN, HERE, Rig, opened
from tests.bot.ui.errands import Errands, State, Words


class Drawn(Pictures):
    """Keeps what was to be painted, and paints nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.scenes: list[Scene] = []

    async def paint(self, game: str, scene: Scene) -> tuple[bytes, ...]:
        self.scenes.append(scene)
        return (b"board",)

    async def paint_hand(self, game: str, scene: Scene) -> bytes | None:
        return b"hand"


class Parlour:
    """One table, and people who press what stands on its private messages."""

    def __init__(self, rig: Rig, desk: Desk, table: Table, drawn: Drawn) -> None:
        self.rig, self.desk, self.table, self.drawn = rig, desk, table, drawn
        self._interactions = count(50_000)

    def asked(self, person: Person) -> Asked:
        interaction = SimpleNamespace(
            guild_locale=None,
            id=next(self._interactions),
            user=SimpleNamespace(id=person.user_id, display_name=person.name),
            guild_id=HERE.guild_id,
            channel_id=HERE.channel_id,
            channel=None,
            app_permissions=discord.Permissions.all(),
        )
        return Asked(cast(Any, interaction), self.desk, self.desk.words.say_in())

    async def state(self) -> State:
        return cast(State, (await self.rig.tables.get(self.table.id)).state)

    async def press(self, person: Person, press: Press, *values: str) -> Message:
        """The answer to a component that says this about itself."""
        _, action = ACTIONS[press.action]
        answer = await action(self.asked(person), press, values)
        assert answer is not None
        return answer

    async def tap(self, person: Person, message: Message, label: str) -> Message:
        """The answer to the button with this label, or to a choice of a menu."""
        for item in items(message):
            inner: Any = item.item
            if isinstance(inner, discord.ui.Button) and inner.label == label:
                return await self.press(person, item.press)
            if isinstance(inner, discord.ui.Select):
                values = [option.value for option in inner.options if option.label == label]
                if values:
                    return await self.press(person, item.press, *values)
        raise AssertionError(f"no {label!r} in {shown(message)}")


@asynccontextmanager
async def parlour(folder: Path, monkeypatch: Any, houses: int = 4) -> AsyncIterator[Parlour]:
    """Ann and Ben have begun; it is Ann's turn."""
    monkeypatch.setattr(desks, "speaker", lambda game: Words())
    store = await opened(folder)
    rig = Rig(store, {Errands.id: cast(Any, Errands(houses))})
    drawn = Drawn()
    lobby = await rig.tables.open(HERE, ANN, Errands.id)
    await rig.tables.wish(lobby.id, ANN.user_id, 0)
    await rig.tables.join(lobby.id, BEN)
    table = await rig.tables.start(lobby.id, ANN.user_id)
    yield Parlour(rig, Desk(rig.tables, load_localizer(strict=True), drawn), table, drawn)
    drawn.close()
    await store.close()


def items(message: Message) -> list[Control]:
    return [cast(Control, item) for item in message.view.children] if message.view is not None else []


def rows(message: Message) -> list[list[str]]:
    """What stands on the buttons and in the menus, row by row."""
    made: list[Any] = message.view.to_components() if message.view is not None else []
    return [[each["label"] for item in row["components"] for each in item.get("options", [item])] for row in made]


def shown(message: Message) -> list[str]:
    return [label for row in rows(message) for label in row]
