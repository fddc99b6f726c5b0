"""A small real bot for the tests of the wire: the unmodified discord.py client with a command of every kind."""

import asyncio
import contextlib
import re
import struct
import zlib
from collections.abc import AsyncIterator
from io import BytesIO
from typing import Any, Self

import discord
import yarl
from discord import app_commands

from sandbox.stand_in import Sandbox


class Again(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"again:(?P<count>\d+)"):
    """A button that carries its state in its custom_id and so outlives the process."""

    def __init__(self, count: int) -> None:
        super().__init__(discord.ui.Button(label="Again", custom_id=f"again:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(content=f"count {self.count + 1}", view=view(self.count + 1))


def view(count: int) -> discord.ui.View:
    made = discord.ui.View(timeout=None)
    made.add_item(Again(count))
    return made


class Bot(discord.Client):
    """Logs in with the guilds intent alone."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            intents=options.pop("intents", discord.Intents(guilds=True)), guild_ready_timeout=0.01, **options
        )
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Again)

    async def on_socket_event_type(self, name: str) -> None:
        self.heard.append(name)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds before a second IDENTIFY."""


def picture() -> discord.File:
    """A PNG of 2 x 3 pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", 2, 3, 8, 2, 0, 0, 0)
    rows = b"".join(b"\0" + bytes(6) for _ in range(3))
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return discord.File(BytesIO(data), "board.png", description="A black board")


def point(sandbox: Sandbox) -> None:
    """The two seams: where discord.py looks for REST and gateway."""
    discord.http.Route.BASE = sandbox.api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)


@contextlib.asynccontextmanager
async def running(sandbox: Sandbox, bot: Bot, *, sync: bool = True) -> AsyncIterator[Bot]:
    """The bot, logged in and ready; closed at the end."""
    point(sandbox)
    await bot.login(sandbox.token)
    if sync:
        await bot.tree.sync()
    task = asyncio.create_task(bot.connect())
    try:
        await asyncio.wait_for(bot.wait_until_ready(), 5)
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
