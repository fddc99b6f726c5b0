"""Which servers a process looks after, where several share the tables."""

from msgspec import Struct


class Shards(Struct, frozen=True):
    """A range of shards, of all that the bot has; one process without shards looks after all.

    Discord sends what happens on a server to shard ``(guild_id >> 22) % count``, direct messages to shard 0 (Discord,
    "Gateway", Sharding).
    """

    count: int = 1
    first: int = 0
    last: int = 0

    @property
    def ids(self) -> range:
        return range(self.first, self.last + 1)

    @property
    def whole(self) -> bool:
        """Whether there is no other process."""
        return len(self.ids) == self.count

    def own(self, guild_id: int | None) -> bool:
        """Whether a server's tables are ours; None, those in direct messages."""
        return ((guild_id or 0) >> 22) % self.count in self.ids

    @property
    def parameters(self) -> dict[str, int]:
        """For queries that ask the same: ``(coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first AND :last``."""
        return {"shards": self.count, "first": self.first, "last": self.last}

    def __str__(self) -> str:
        return f"{self.first}-{self.last} of {self.count}"


ALL = Shards()
"""One process looks after everything."""
