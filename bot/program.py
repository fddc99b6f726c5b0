"""The running bot: everything put together, kept going, and shut down in order."""

import asyncio
import contextlib
import logging
import secrets
import signal
from collections.abc import AsyncIterator, Coroutine

import aiohttp
import discord
import yarl

from bot.alarm import Alarm
from bot.backups import Backups
from bot.client import Turnpost
from bot.clock import FollowingClock, WallClock
from bot.closing import TokenRefusedError, advice
from bot.courier.courier import Courier
from bot.courier.delivery import Delivery
from bot.courier.overviews import Overviews
from bot.health import Health
from bot.identify import Tickets
from bot.opening import Database, opened
from bot.settings import Endpoints, Settings
from bot.sharded import ShardedTurnpost
from bot.store import crash
from bot.store.contract import Store
from bot.store.errors import Busy, Uncertain, Unreachable
from bot.store.outbox import Outbox
from bot.store.sqlite.store import SqliteStore
from bot.tables import Clock, Tables
from bot.ui.desk import Desk
from bot.ui.pictures import Pictures
from bot.upkeep import Upkeep
from bot.words.localizer import load_localizer

log = logging.getLogger(__name__)

LONGEST_WAIT = 300
"""Seconds between attempts to reach Discord, at most."""
FINISH_SECONDS = 6.0
"""For answers under way when we are told to stop; Docker kills after ten seconds."""


class StartError(Exception):
    """Discord does not let us in, and trying again would not help. Exit code 78 (``EX_CONFIG``)."""

    exit_code = 78


def run(settings: Settings) -> None:
    """Run the bot until it is told to stop (SIGTERM, SIGINT). Raises `StartError` or a `StoreError`."""
    asyncio.run(_run(settings))


def point(endpoints: Endpoints) -> None:
    """Make discord.py talk to another place than Discord: its only two seams."""
    discord.http.Route.BASE = endpoints.api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(endpoints.gateway)


async def _run(settings: Settings) -> None:
    if settings.endpoints is not None:
        point(settings.endpoints)
    if settings.crash_point:
        crash.arm(settings.crash_point)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    clock = WallClock() if settings.clock is None else FollowingClock(settings.clock)
    store = await opened(Database(settings.data, settings.database), settings.shards)
    pictures = Pictures()
    try:
        tables = Tables(store, clock, secrets.token_bytes)
        if recorded := await tables.records.record_missing():
            log.info("results of %s tables are kept now that ended before results were", recorded)
        if renewed := await tables.operations.renew():
            log.info("tables %s go on under new rules, which make no difference to them", renewed)
        desk = Desk(tables, load_localizer(), pictures)
        # A server's database is copied by the server's own means.
        copy = store.copy if isinstance(store, SqliteStore) else None
        backups = Backups(settings.data, copy) if settings.backups and copy is not None else None
        async with _beside(Upkeep(Outbox(store), clock, backups).run()):
            await _serve(settings, desk, store, clock, stop)
    finally:
        pictures.close()
        await store.close()


@contextlib.asynccontextmanager
async def _beside(work: Coroutine[None, None, None]) -> AsyncIterator[None]:
    """Something goes on meanwhile."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait({task})


async def _serve(settings: Settings, desk: Desk, store: Store, clock: Clock, stop: asyncio.Event) -> None:
    """Connect, and connect anew when the connection is beyond discord.py's help, until told to stop."""
    attempt = 0
    stopping = asyncio.create_task(stop.wait())
    try:
        while not stop.is_set():
            connected = asyncio.create_task(session(settings, desk, store, clock))
            await asyncio.wait({connected, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if not connected.done():
                connected.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await connected
                return
            attempt = attempt + 1 if _explain(connected) else 0
            wait = min(LONGEST_WAIT, 2**attempt)
            log.warning("there is no connection; next attempt in %s seconds", wait)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(stopping), wait)
    finally:
        stopping.cancel()


def _explain(ended: "asyncio.Task[None]") -> bool:
    """Why a session has ended: raises what no new attempt can mend, else logs it. True if it never got going."""
    error = ended.exception()
    if (told := advice(error)) is not None:
        raise StartError(told) from None
    expected = (OSError, aiohttp.ClientError, TimeoutError, discord.DiscordException, Unreachable, Uncertain, Busy)
    # discord.py ends in an AttributeError when the gateway is down at the very first connect (its issue 10520).
    if error is not None and not isinstance(error, (*expected, AttributeError)):
        raise error
    log.warning("the connection has ended: %r", error)
    return error is not None


async def session(settings: Settings, desk: Desk, store: Store, clock: Clock) -> None:
    """One client from login to the end of its connection, with the courier and the sign of life beside it."""
    outbox = Outbox(store)
    refused: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def token_refused() -> None:
        if not refused.done():
            refused.set_exception(TokenRefusedError())

    async def permissions_changed(guild_id: int) -> None:
        await outbox.hasten(clock.now(), guild_id)
        courier.wake()

    ready_timeout = 2.0 if settings.endpoints is None else 0.01
    # Where somebody puts the clock forward, it is looked at often.
    follows = settings.clock is not None
    alarm = Alarm(desk.tables, clock, follows=follows)
    health = Health(settings.data, store, clock, more=desk.elsewhere.troubles)

    def hears(people: bool) -> None:
        alarm.hears(people)
        health.hears(people)

    def committed() -> None:
        courier.wake()
        alarm.wake()
        overviews.wake()

    parts = (desk, store, permissions_changed, hears, ready_timeout)
    sharded = settings.shards.count > 1
    async with (
        ShardedTurnpost(*parts, shards=settings.shards, tickets=Tickets(store, clock)) if sharded else Turnpost(*parts)
    ) as client:
        delivery = Delivery(desk, client)
        courier = Courier(desk.tables, outbox, delivery, clock, token_refused, follows=follows)
        overviews = Overviews(desk, client, clock, follows=follows)
        desk.tables.on_commit = committed
        await client.login(settings.token)
        # Whatever a courier before this one had begun is begun anew, with the same nonce.
        await outbox.release()
        tasks = [
            asyncio.create_task(client.connect()),
            asyncio.create_task(courier.run()),
            asyncio.create_task(alarm.run()),
            asyncio.create_task(overviews.run()),
            asyncio.create_task(health.run()),
        ]
        try:
            await asyncio.wait({*tasks, asyncio.ensure_future(refused)}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            # Nothing new is taken in any more; what is under way still needs the connection.
            results, _ = await asyncio.gather(
                asyncio.gather(*tasks, return_exceptions=True), desk.finish(FINISH_SECONDS)
            )
            refused.cancel()
    if refused.done() and not refused.cancelled() and (token := refused.exception()) is not None:
        raise token
    for result in results:
        if isinstance(result, Exception):
            raise result
