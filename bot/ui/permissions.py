"""What the bot must be allowed to do where a table stands (Discord, "Permissions")."""

from collections.abc import Iterable

import discord

from bot.words.contract import Say
from bot.words.names import together

INVITE = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""What the invitation asks for: 309237763072."""

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")


def missing(have: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """The needed permissions that are not there. In threads *Send Messages* does not count, its sister does."""
    needed = [name if name != "send_messages" or not thread else "send_messages_in_threads" for name in NEEDED]
    return tuple(name for name in needed if not getattr(have, name))


def key(name: str) -> str:
    """The key of a permission's name as Discord shows it."""
    return f"permission-{name.replace('_', '-')}"


def named(say: Say, names: Iterable[str]) -> str:
    """Several of them, for a sentence."""
    return together(say, [say(key(name)) for name in names])
