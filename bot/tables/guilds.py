"""What a server settles for its tables."""

import msgspec

from bot.store.guilds import GuildRow
from bot.tables.desk import Desk
from bot.tables.people import Place


def settings(desk: Desk, guild_id: int) -> GuildRow:
    """The server's settings; the defaults, if there are none."""
    return desk.session.guilds.get(guild_id) or GuildRow(guild_id)


def change(desk: Desk, guild_id: int, **fields: str | int | bool | None) -> GuildRow:
    """Sets these fields of `GuildRow` and leaves the rest."""
    row = msgspec.structs.replace(settings(desk, guild_id), **fields)
    desk.session.guilds.put(row)
    # The overview's language may be another one now.
    desk.session.guilds.touch(guild_id)
    return row


def hear(desk: Desk, place: Place) -> None:
    """Remembers the server's locale, in which posts are made as long as it has settled on no language."""
    if place.guild_id is not None and place.locale not in (None, settings(desk, place.guild_id).locale):
        change(desk, place.guild_id, locale=place.locale)
