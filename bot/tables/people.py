"""Who acts, and where."""

from msgspec import Struct

NAME_LIMIT = 100


class Person(Struct, frozen=True):
    """Somebody on Discord. ``name`` is what people see there, unescaped; the first 100 characters are kept."""

    user_id: int
    name: str


class Place(Struct, frozen=True):
    """A channel, thread or direct message; ``guild_id`` is None in a direct message."""

    guild_id: int | None
    channel_id: int
    locale: str | None = None
    """Discord's for the server, if it was told."""
