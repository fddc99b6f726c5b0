"""Brings the overviews of servers up to date: the last state wins, and nobody is pinged."""

import asyncio
import contextlib
import hashlib
import logging

import discord

from bot.courier.failures import HOUR, Meaning, patience, understand
from bot.store.errors import StoreError
from bot.tables import Clock
from bot.tables.overview import Due
from bot.ui import overview, visibility
from bot.ui.answers import UNHEARD
from bot.ui.desk import Desk
from bot.ui.message import Message

LONGEST_SLEEP = 30.0
FOLLOWING_SLEEP = 0.5
"""So that a jump of the clock is noticed; the second, where somebody may put it forward."""
STORE_WAIT = 5.0
OLD_WAIT = 600
OLD_TRIES = 6
"""Discord edits messages of over an hour seldom: so many seconds lie between two tries, and after so many a new post
takes the old one's place. One that is pinned is worth the wait."""
FORBIDDEN_WAIT, FORBIDDEN_LONGEST = 300, 6 * HOUR
LOOK_BACK = 20
"""How many messages are looked through for a post of which it is not known whether it arrived."""

log = logging.getLogger(__name__)


class Overviews:
    """Runs until cancelled. ``wake`` it after each commit. The clock ``follows`` somebody who may put it forward."""

    def __init__(self, desk: Desk, client: discord.Client, clock: Clock, *, follows: bool = False) -> None:
        self._desk = desk
        self._servers = desk.tables.servers
        self._client = client
        self._clock = clock
        self._longest = FOLLOWING_SLEEP if follows else LONGEST_SLEEP
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Something may have changed."""
        self._woken.set()

    async def run(self) -> None:
        """Bring up to date for ever."""
        begun = False
        while True:
            self._woken.clear()
            try:
                if not begun:
                    await self._client.wait_until_ready()
                    await self._servers.look_again()
                    begun = True
                seconds = await self._take_up()
            except StoreError as error:
                log.error("overviews are out of reach: %s", error)
                seconds = STORE_WAIT
            # Not `wait_for`: before Python 3.12 it loses a cancellation that comes together with the event.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, min(self._longest, seconds))):
                    await self._woken.wait()

    async def _take_up(self) -> float:
        """Bring up to date what is due. The seconds until there is more to do, unless woken."""
        following = await self._servers.next_overview()
        if following is None or following > self._clock.now():
            return self._longest if following is None else following - self._clock.now()
        for due in await self._servers.overviews_due():
            await self._attempt(due)
        return 0.0

    async def _attempt(self, due: Due) -> None:
        guild = self._client.get_guild(due.row.guild_id)
        if guild is None:
            # An outage of Discord; of a server that is gone for good the overview goes by itself.
            await self._servers.overview_later(due, FORBIDDEN_WAIT)
            return
        try:
            tables = await visibility.open_beside(guild, due.row.channel_id, due.tables)
            message = overview.show(self._desk.say_aloud(due.language), tables)
            shown = hashlib.sha256(message.content.encode()).hexdigest()
            message_id = await self._bring(due, message, shown)
        except StoreError:
            raise
        except Exception as error:
            await self._react(due, error)
        else:
            await self._servers.overview_done(due, message_id, shown)

    async def _bring(self, due: Due, message: Message, shown: str) -> int:
        """The id of the message that says so."""
        channel = self._client.get_partial_messageable(due.row.channel_id, guild_id=due.row.guild_id)
        view = message.view if message.view is not None else discord.utils.MISSING
        nobody = discord.AllowedMentions.none()
        known = due.row.message_id
        if known is None and due.row.attempts > 1:
            known = await self._arrived(channel)
        if known is None:
            sent = await channel.send(message.content, view=view, allowed_mentions=nobody, nonce=due.nonce)
            return sent.id
        if shown != due.row.shown:
            await channel.get_partial_message(known).edit(
                content=message.content, view=message.view, allowed_mentions=nobody
            )
        return known

    async def _react(self, due: Due, error: Exception) -> None:
        failure = understand(error)
        if failure is None:
            log.error("the overview of guild %s cannot be made", due.row.guild_id, exc_info=error)
            await self._servers.overview_later(due, HOUR)
            return
        log.warning("the overview of guild %s: %s %s", due.row.guild_id, failure.meaning.name, error)
        row = due.row
        match failure.meaning:
            case Meaning.MESSAGE_GONE | Meaning.CHANNEL_GONE:
                await self._servers.overview_gone(due)
            case Meaning.FORBIDDEN | Meaning.UNFIT:
                seldom = min(FORBIDDEN_LONGEST, FORBIDDEN_WAIT << min(row.attempts - 1, 10))
                await self._servers.overview_later(due, seldom)
            case Meaning.ARCHIVED:
                # A new post wakes the thread.
                await self._anew(due)
            case _ if failure.meaning is Meaning.TOO_OLD or isinstance(error, discord.RateLimited):
                if row.attempts < OLD_TRIES:
                    await self._servers.overview_later(due, max(OLD_WAIT, int(failure.seconds)))
                else:
                    await self._anew(due)
            case _:
                await self._servers.overview_later(due, max(patience(row.attempts), int(failure.seconds)))

    async def _anew(self, due: Due) -> None:
        """A new post takes the place of the old one, which goes if it can."""
        await self._servers.overview_later(due, 0, anew=True)
        if due.row.message_id is not None:
            channel = self._client.get_partial_messageable(due.row.channel_id, guild_id=due.row.guild_id)
            with contextlib.suppress(*UNHEARD):
                await channel.get_partial_message(due.row.message_id).delete()

    async def _arrived(self, channel: discord.PartialMessageable) -> int | None:
        """An overview that an earlier attempt brought here: Discord forgets nonces after some minutes."""
        with contextlib.suppress(discord.Forbidden):
            async for message in channel.history(limit=LOOK_BACK):
                if message.author == self._client.user and _is_overview(message):
                    return message.id
        return None


def _is_overview(message: discord.Message) -> bool:
    items = (item for row in message.components for item in getattr(row, "children", ()))
    return any(getattr(item, "custom_id", None) == overview.PRESS.custom_id() for item in items)
