"""The courier's side of the store: what has been promised to channels and is still to be delivered."""

from functools import partial

from bot.store.contract import Session, Store
from bot.store.rows import DuePost

LEASE = 300
"""Seconds after which a post that was handed out and never reported on is handed out again."""

KEPT = 7 * 24 * 3600
"""Seconds for which a post that was delivered, replaced or given up is kept: long enough to see what became of it."""
LOOKED_AT_ONCE = 250
"""In one transaction, which takes some 15 ms if all of them go: so long a move may wait for it, however many posts
are kept."""


class Outbox:
    """Hands out posts channel by channel, in order, each channel's next one only after the last was reported on."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def due(self, now: int, limit: int) -> tuple[DuePost, ...]:
        """At most one post a channel, reserved for the caller until it calls `done`, `later` or `dead`."""
        return await self._store.write(lambda session: session.posts.claim(now, now + LEASE, limit))

    async def done(self, post_id: int, message_id: int | None) -> None:
        """Delivered; ``message_id`` is None for what has no message of its own (a retire)."""
        await self._store.write(lambda session: session.posts.done(post_id, message_id))

    async def later(self, post_id: int, not_before: int, error: str, *, unknown: bool = False) -> None:
        """Failed for now: again at that time (UTC seconds). The channel's later posts wait, too. ``unknown``: it may
        have arrived, so nothing may take its place."""
        await self._store.write(lambda session: session.posts.later(post_id, not_before, error, unknown=unknown))

    async def hasten(self, now: int, guild_id: int) -> None:
        """What failed for now in that guild is tried at once: something there has changed."""
        await self._store.write(lambda session: session.posts.hasten(now, guild_id))

    async def dead(self, post_id: int, error: str) -> None:
        """Given up."""
        await self._store.write(lambda session: session.posts.dead(post_id, error))

    async def release(self) -> None:
        """Ends all reservations: a courier that starts calls it for one that stopped in the middle."""
        await self._store.write(lambda session: session.posts.release())

    async def next_due(self) -> int | None:
        """When `due` will next have something (UTC seconds); None until a change commits."""
        return await self._store.read(lambda session: session.posts.next_due())

    async def prune(self, now: int) -> int:
        """Forgets what was over a week ago; how many posts that were. Of several processes that of shard 0 does it."""
        if not await self._store.read(lambda session: session.shards.own(None)):
            return 0
        pruned, after = 0, 0
        while True:
            gone, last = await self._store.write(partial(_prune, now - KEPT, after))
            if last is None:
                return pruned
            pruned, after = pruned + gone, last


def _prune(before: int, after: int, session: Session) -> tuple[int, int | None]:
    return session.posts.prune(before, after, LOOKED_AT_ONCE)
