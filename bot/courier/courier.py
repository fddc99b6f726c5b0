"""The courier: takes up what committed changes promised and delivers it, each post once, each channel in order."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from bot import logs
from bot.courier.delivery import Delivery
from bot.courier.failures import HOUR, Failure, Meaning, patience, understand
from bot.store.crash import crash_point
from bot.store.errors import Locked, StoreError
from bot.store.outbox import Outbox
from bot.store.rows import DuePost
from bot.tables import Clock, Tables

CHANNELS_AT_ONCE = 8
LONGEST_SLEEP = 30.0
FOLLOWING_SLEEP = 0.5
"""So that a jump of the clock is noticed; the second, where somebody may put it forward."""
STORE_WAIT = 5.0
"""Until the database is tried again when it fails."""
FAULTS = 3
"""So often a post that fails by a fault of ours is tried, with growing waits of `FAULT_WAIT` seconds; then words alone
take its place."""
FAULT_WAIT = 60
GIVE_UP = 300
"""Attempts: with the growing waits between them about a day."""
FORBIDDEN_WAIT = 300
FORBIDDEN_LONGEST = 6 * HOUR
"""A channel where the bot may not write is tried again after these seconds, doubled each time up to the longest; and at
once when permissions change."""

log = logging.getLogger(__name__)


class Courier:
    """Runs until cancelled. ``wake`` it after each commit; ``token_refused`` is called when Discord ends our token.

    The clock ``follows`` somebody who may put it forward.
    """

    def __init__(
        self,
        tables: Tables,
        outbox: Outbox,
        delivery: Delivery,
        clock: Clock,
        token_refused: Callable[[], None],
        *,
        follows: bool = False,
    ) -> None:
        self._tables = tables
        self._outbox = outbox
        self._delivery = delivery
        self._clock = clock
        self._token_refused = token_refused
        self._longest = FOLLOWING_SLEEP if follows else LONGEST_SLEEP
        self._woken = asyncio.Event()
        self._paused_until = 0.0
        self._pause = 0.0

    def wake(self) -> None:
        """There may be something to deliver."""
        self._woken.set()

    async def run(self) -> None:
        """Deliver for ever."""
        under_way: set[asyncio.Task[None]] = set()
        try:
            while True:
                self._woken.clear()
                try:
                    seconds = await self._take_up(under_way)
                except Locked:
                    # Another process does our work by now.
                    raise
                except StoreError as error:
                    # A full disk, or another program that holds the database: the promises wait there.
                    log.error("the outbox is out of reach: %s", error)
                    seconds = STORE_WAIT
                await self._sleep(seconds)
        finally:
            # A delivery under way is finished: its message may already be on its way.
            if under_way:
                await asyncio.wait(under_way, timeout=8)

    async def _take_up(self, under_way: "set[asyncio.Task[None]]") -> float:
        """Begin what is due, as far as there is room. The seconds until there may be more to do, unless woken."""
        room = CHANNELS_AT_ONCE - len(under_way)
        now = self._clock.now()
        due = await self._outbox.due(now, room) if room > 0 and now >= self._paused_until else ()
        for post in due:
            task = asyncio.create_task(self._deliver(post))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
            task.add_done_callback(lambda _: self.wake())
        if due and len(due) == room:
            return 0.0
        following = await self._outbox.next_due()
        if following is None:
            return self._longest
        return min(self._longest, max(following, self._paused_until) - self._clock.now())

    async def _sleep(self, seconds: float) -> None:
        # Not `wait_for`: before Python 3.12 it loses a cancellation that comes together with the event.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(seconds, 0.0)):
                await self._woken.wait()

    async def _deliver(self, post: DuePost) -> None:
        logs.note(table=post.row.table_id, version=post.row.version, channel=post.row.channel_id)
        try:
            await self._attempt(post)
        except StoreError as error:
            # The reservation runs out by itself; whoever takes the post up again looks whether it has arrived.
            log.error("post %s of table %s cannot be noted: %s", post.row.kind, post.row.table_id, error)

    async def _attempt(self, post: DuePost) -> None:
        row = post.row
        crash_point(f"post-{row.kind}.before-send")
        try:
            message_id = await self._delivery.deliver(post)
        except StoreError:
            raise
        except Exception as error:
            failure = understand(error)
            if failure is None:
                log.exception("post %s of table %s cannot be made", row.kind, row.table_id)
                await self._give_way(post, repr(error)[:500])
                return
            log.warning("post %s of table %s: %s %s", row.kind, row.table_id, failure.meaning.name, error)
            await self._react(post, failure, str(error)[:500])
            return
        self._pause = 0.0
        crash_point(f"post-{row.kind}.after-send")
        await self._outbox.done(row.id, message_id)
        crash_point(f"post-{row.kind}.after-mark")

    async def _give_way(self, post: DuePost, error: str) -> None:
        """A fault of ours must not hold the channel's later posts back for ever, nor keep a ping from anybody."""
        row = post.row
        if row.attempts < FAULTS:
            await self._outbox.later(row.id, self._clock.now() + FAULT_WAIT * row.attempts, error)
            return
        try:
            message_id = await self._delivery.apologise(post)
        except Exception:
            log.exception("not even a word for post %s of table %s", row.kind, row.table_id)
            await self._outbox.dead(row.id, error)
            return
        await self._outbox.done(row.id, message_id)

    async def _react(self, post: DuePost, failure: Failure, error: str) -> None:
        row, now = post.row, self._clock.now()
        match failure.meaning:
            case Meaning.CHANNEL_GONE:
                await self._tables.orphan(row.channel_id)
            case Meaning.FORBIDDEN:
                seldom = min(FORBIDDEN_LONGEST, FORBIDDEN_WAIT << min(row.attempts - 1, 10))
                await self._outbox.later(row.id, now + seldom, error)
            case Meaning.PAUSE:
                # Whoever goes on knocking here is banned: everything waits, longer each time, up to 15 minutes.
                self._pause = min(900.0, max(failure.seconds, self._pause * 2))
                self._paused_until = now + self._pause
                await self._outbox.later(row.id, int(self._paused_until), error)
            case Meaning.TOKEN:
                await self._outbox.later(row.id, now, error)
                self._paused_until = float("inf")
                self._token_refused()
            case Meaning.UNFIT:
                await self._outbox.dead(row.id, error)
            case _ if row.attempts >= GIVE_UP:
                await self._outbox.dead(row.id, error)
            case _:
                wait = max(patience(row.attempts), failure.seconds)
                unknown = failure.meaning is Meaning.UNKNOWN
                await self._outbox.later(row.id, now + int(wait), error, unknown=unknown)
