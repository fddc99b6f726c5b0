"""The bot on Discord: logs in, registers its commands, and hands what arrives to the reception."""

import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.store.contract import Store
from bot.sweep import sweep
from bot.tables import Tables
from bot.ui import commands
from bot.ui.answers import UNHEARD
from bot.ui.desk import Desk
from bot.ui.message import Control, LastResort, stray
from bot.ui.reception import Reception

log = logging.getLogger(__name__)

HEARTBEAT_SECONDS = 60.0
"""A connection over which nothing has come for so long is dead, whatever it looks like: it is taken up anew. Discord
wants a heartbeat every 41 seconds and answers each."""
RATE_LIMIT_SECONDS = 60.0
"""A longer limit of Discord is not waited out in a request: the post goes back to the outbox."""


class Turnpost(discord.Client):
    """Needs no privileged intent: interactions come without any, and guilds tell of channels that go."""

    def __init__(
        self,
        desk: Desk,
        store: Store,
        wake: Callable[[int], Awaitable[None]],
        hears: Callable[[bool], None],
        guild_ready_timeout: float = 2.0,
        **options: Any,
    ) -> None:
        """``wake`` is called with a guild's id when permissions there may have changed; ``hears`` whenever people begin
        or cease to reach us; ``options`` are those of `discord.Client`."""
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=RATE_LIMIT_SECONDS,
            guild_ready_timeout=guild_ready_timeout,
            heartbeat_timeout=HEARTBEAT_SECONDS,
            **options,
        )
        self.desk = desk
        self.reception = Reception(desk)
        self.tree = commands.build(self, desk)
        self.tree.error(self._unknown_command)
        self._store = store
        self._wake = wake
        self._hears = hears

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Events that come while the connection is taken down find nobody any more."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def setup_hook(self) -> None:
        """Before the gateway is opened: an interaction may come before anything else does."""
        self.add_dynamic_items(Control, LastResort)
        translator = commands.Translator(self.desk.words)
        await self.tree.set_translator(translator)
        await self._register(translator)

    async def _register(self, translator: app_commands.Translator) -> None:
        """Tell Discord our commands, but only if they are others than those it knows: 200 a day may be made."""
        payload = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        fingerprint = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        key = f"commands-{self.application_id}"
        if await self._store.read(lambda session: session.meta.get(key)) == fingerprint:
            return
        try:
            await self.tree.sync()
        except UNHEARD:
            # The old commands go on working; the next start tries again.
            log.exception("the commands could not be registered")
            return
        await self._store.write(lambda session: session.meta.put(key, fingerprint))

    async def _unknown_command(
        self, interaction: discord.Interaction[discord.Client], error: app_commands.AppCommandError
    ) -> None:
        """Handlers answer for themselves; what comes here is an interaction that fits no command any more."""
        log.warning("command of interaction %s: %s", interaction.id, error)
        await self.reception.not_understood(interaction)

    @property
    def tables(self) -> Tables:
        return self.desk.tables

    async def on_ready(self) -> None:
        try:
            await sweep(self, self.tables, self._store)
        finally:
            self._hears(True)

    async def on_resumed(self) -> None:
        self._hears(True)

    async def on_disconnect(self) -> None:
        self._hears(False)

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Forms come here alone, and clicks on what has left its message; all else has found its way already."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self.reception.sent(interaction)
        elif interaction.type is discord.InteractionType.component:
            await stray(interaction)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.tables.orphan(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.tables.orphan(payload.thread_id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await self._wake(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        await self._wake(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread was locked, unlocked, put to sleep or woken."""
        await self._wake(payload.guild_id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Without the members intent this comes for ourselves alone: we may have been given a role."""
        await self._wake(after.guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._wake(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Removed from the guild; a mere outage of Discord does not come here."""
        await self.tables.orphan_guild(guild.id)
