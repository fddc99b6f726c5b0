"""A new message in a channel, once: sent with a nonce of its own, and looked for before it is sent again."""

import logging
import re
from collections.abc import Callable, Iterable

import discord

from bot.store.rows import PostRow
from bot.tables import Table
from bot.ui import press
from bot.ui.desk import LINKS
from bot.ui.posts import Post
from bot.ui.press import Press
from bot.words import names

LOOK_BACK = 20
"""How many messages are looked through for a post of which it is not known whether it arrived."""

LINK = re.compile(rf"({re.escape(LINKS)}/[^/\s]+/\d+)/\d+")

log = logging.getLogger(__name__)


async def send(channel: discord.abc.Messageable, row: PostRow, post: Post) -> int:
    """The id of the message."""
    # The nonce is stable: within minutes Discord answers a repeated post with the first one.
    message = await channel.send(
        post.message.content,
        files=post.message.files(),
        view=post.message.view if post.message.view is not None else discord.utils.MISSING,
        allowed_mentions=post.allowed_mentions,
        nonce=row.nonce,
    )
    return message.id


async def arrived(
    channel: discord.abc.Messageable,
    client: discord.Client,
    after: int | None,
    is_it: Callable[[discord.Message], bool],
) -> int | None:
    """As `newest`; None as well where the history may not be read."""
    try:
        return await newest(channel, client, after, is_it)
    except discord.Forbidden:
        log.warning("history may not be read, a post may come twice")
        return None


async def newest(
    channel: discord.abc.Messageable,
    client: discord.Client,
    after: int | None,
    is_it: Callable[[discord.Message], bool],
) -> int | None:
    """The newest message of ours after this one (or this snowflake) of which it is true: Discord forgets nonces."""
    start = discord.Object(after) if after is not None else None
    async for message in channel.history(limit=LOOK_BACK, after=start, oldest_first=False):
        if message.author == client.user and is_it(message):
            return message.id
    return None


def last_board(table: Table) -> int | None:
    """The message after which whatever is new at a table stands."""
    return table.board_message_id or table.lobby_message_id


def presses(components: Iterable[object]) -> list[Press]:
    """What our buttons and menus say, of a message's components or of the children of a view."""
    items = [item for each in components for item in getattr(each, "children", (each,))]
    ids = (str(getattr(item, "custom_id", None) or "") for item in items)
    return [press.read(match) for custom_id in ids if (match := press.TEMPLATE.fullmatch(custom_id))]


def stands_for(row: PostRow) -> Callable[[discord.Message], bool]:
    """Whether a message is the lobby, board or result that was promised: by the buttons that only these have.

    Reminders lead to the same move, and requests have no version, as lobbies.
    """
    action, version = ("join", 0) if row.kind == "lobby" else ("text", row.version)

    def stands(message: discord.Message) -> bool:
        found = presses(message.components)
        return any((each.action, each.table, each.version) == (action, row.table_id, version) for each in found)

    return stands


def like(post: Post, row: PostRow) -> Callable[[discord.Message], bool]:
    """Whether a message says the same to the same people: by its buttons, or without any by its words.

    Buttons tell more than words, in which times may have changed; their version may have gone on since the promise.
    """
    wanted = _aims(presses(post.message.view.children if post.message.view is not None else ()))

    def called(content: str) -> list[bool]:
        return [names.mention(user) in content for user in post.pings]

    def is_like(message: discord.Message) -> bool:
        found = presses(message.components)
        if _aims(found) != wanted or called(message.content) != called(post.message.content):
            return False
        if not wanted:
            return _words(message.content) == _words(post.message.content)
        return all(each.version >= row.version for each in found)

    return is_like


def _words(content: str) -> str:
    """Without the messages that links lead to: another may stand there by now."""
    return LINK.sub(r"\1", content)


def _aims(found: Iterable[Press]) -> list[tuple[str, int, tuple[str, ...]]]:
    return [(each.action, each.table, each.picks) for each in found]
