"""A courier over a real outbox, whose deliveries are what a test says they are."""

import asyncio
from collections import deque

import discord
from aiohttp import ClientResponse

from bot.courier.courier import Courier
from bot.courier.delivery import Delivery
from bot.store.contract import Store
from bot.store.outbox import Outbox
from bot.store.rows import DuePost, PostRow
from bot.tables import Place
from tests.bot.tables import rig

PATIENCE = 10.0
"""Seconds of real time until a test that waits in vain fails."""


class Answer(ClientResponse):
    """As much of an HTTP response as discord.py's errors look at."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "because"

    def __del__(self, _warnings: object = None) -> None:
        """There is no connection to release."""


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    """What discord.py raises for this answer of Discord."""
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(Answer(status), {"code": code, "message": "refused"})


APOLOGY = 99
"""The message that takes the place of one that cannot be made."""


class FakeDelivery(Delivery):
    """Delivers at once, or fails as told; while the gate is shut, deliveries are under way."""

    def __init__(self) -> None:
        self.begun: list[PostRow] = []
        self.ended: list[PostRow] = []
        self.troubles: deque[Exception] = deque()
        self.gate = asyncio.Event()
        self.gate.set()

    async def deliver(self, due: DuePost) -> int | None:
        self.begun.append(due.row)
        await self.gate.wait()
        if self.troubles:
            raise self.troubles.popleft()
        self.ended.append(due.row)
        return due.row.id

    async def apologise(self, due: DuePost) -> int | None:
        return APOLOGY


class Round(rig.Rig):
    """Tables, their outbox, and a courier on his round."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.outbox = Outbox(store)
        self.delivery = FakeDelivery()
        self.refused = 0
        self.courier = Courier(self.tables, self.outbox, self.delivery, self.clock, self._token_refused)
        self.tables.on_commit = self.courier.wake
        self.running = asyncio.create_task(self.courier.run())

    async def lobbies(self, number: int) -> list[int]:
        """The channels of so many new tables, each with a post that waits."""
        channels = list(range(500, 500 + number))
        for channel in channels:
            await self.lobby(Place(rig.GUILD, channel))
        return channels

    async def post(self, table_id: int) -> PostRow:
        """The table's newest post."""
        return (await self.posts(table_id))[-1]

    async def a_while(self) -> None:
        """A turn of the event loop and of the database's thread, after whatever was asked of it before."""
        await self.store.read(lambda session: None)

    async def until(self, *, begun: int = 0, ended: int = 0) -> None:
        """Until so many deliveries have begun and ended."""
        async with asyncio.timeout(PATIENCE):
            while len(self.delivery.begun) < begun or len(self.delivery.ended) < ended:
                await self.a_while()

    async def settled(self, table_id: int, after: PostRow | None = None) -> PostRow:
        """The table's newest post once it is delivered, given up or put off; put off anew, if it was before."""
        put_off = after.not_before if after is not None else None
        async with asyncio.timeout(PATIENCE):
            while True:
                post = await self.post(table_id)
                if post.state != "new" or (post.last_error is not None and post.not_before != put_off):
                    return post
                await self.a_while()

    async def later(self, seconds: int) -> None:
        self.clock.time += seconds
        self.courier.wake()

    async def end(self) -> None:
        self.running.cancel()
        await asyncio.wait({self.running})

    def _token_refused(self) -> None:
        self.refused += 1
