"""What servers settle for their tables, and their standing overviews. Times are UTC seconds since 1970."""

from typing import Protocol

from msgspec import Struct


class GuildRow(Struct, frozen=True):
    """One server's settings. A server that has never set anything has no row and all the defaults."""

    guild_id: int
    language: str | None = None
    """Of what everybody reads there; None is that of the server's Discord."""
    moderators: int | None = None
    """The role whose members may moderate tables, beside those who may manage messages."""
    ratings: bool = True
    """Whether players have ratings there."""
    locale: str | None = None
    """Discord's for the server, as last heard."""

    @property
    def spoken(self) -> str | None:
        """The language, or one of Discord's locales; None is the bot's first language."""
        return self.language or self.locale


class OverviewRow(Struct, frozen=True):
    """The post that tells how a server's tables stand."""

    guild_id: int
    channel_id: int
    number: int
    """Which post of the server this is: it tells nonces apart."""
    message_id: int | None = None
    """None until it is posted."""
    changed: bool = True
    """Whether what it tells may have changed since."""
    not_before: int = 0
    """When it may be brought up to date next."""
    attempts: int = 0
    """How often in a row that was tried in vain."""
    shown: str | None = None
    """A hash of what it says."""


class GuildQueries(Protocol):
    def get(self, guild_id: int) -> GuildRow | None: ...

    def put(self, row: GuildRow) -> None:
        """Adds the row, or replaces that of the same server."""

    def overview(self, guild_id: int) -> OverviewRow | None: ...

    def put_overview(self, row: OverviewRow) -> None:
        """Adds it, or replaces that of the same server."""

    def touch(self, guild_id: int) -> None:
        """What the server's overview tells may have changed. Nothing happens if there is none."""

    def touch_all(self) -> None:
        """The same for every overview of our shards."""

    def drop_overview(self, guild_id: int) -> None: ...

    def drop_overview_in(self, channel_id: int) -> None:
        """The channel is gone, and whatever stood there."""

    def changed_overviews(self, now: int, limit: int) -> tuple[OverviewRow, ...]:
        """Those of our shards that have changed and may be brought up to date, the longest waiting first."""

    def next_overview(self) -> int | None:
        """When the next one of those may be brought up to date; None if none has changed."""
