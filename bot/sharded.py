"""The bot with several connections to Discord, one for each of its shards."""

import logging
from typing import Any

import discord

from bot.client import Turnpost
from bot.identify import Tickets
from bot.store.shards import Shards

log = logging.getLogger(__name__)


class ShardedTurnpost(Turnpost, discord.AutoShardedClient):
    """Some or all shards of the bot. People reach it only as long as all of these are connected."""

    def __init__(self, *arguments: Any, shards: Shards, tickets: Tickets, **options: Any) -> None:
        """``arguments`` and ``options`` are those of `Turnpost`."""
        super().__init__(*arguments, shard_count=shards.count, shard_ids=list(shards.ids), **options)
        self._tickets = tickets
        self._deaf = set(shards.ids)
        self._concurrency: int | None = None

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until it is this shard's turn, also among those of other processes."""
        if self._concurrency is None:
            self._concurrency = (await self.fetch_session_start_limits()).max_concurrency
        await self._tickets.take(shard_id or 0, self._concurrency)
        log.info("shard %s identifies", shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        self._deaf.discard(shard_id)
        if not self._deaf:
            await super().on_ready()
        if self._deaf:
            # One was lost meanwhile.
            self._hears(False)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self._deaf.discard(shard_id)
        if not self._deaf:
            self._hears(True)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self._deaf.add(shard_id)
        self._hears(False)

    async def on_ready(self) -> None:
        """It comes once only; `on_shard_ready` also comes when a single shard has begun a new session."""

    async def on_resumed(self) -> None:
        """Of which shard, `on_shard_resumed` knows."""

    async def on_disconnect(self) -> None:
        """Of which shard, `on_shard_disconnect` knows."""
