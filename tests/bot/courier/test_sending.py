"""By what a message is known again that may have arrived before."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.courier.sending import like, stands_for
from bot.store.rows import PostKind, PostRow
from bot.ui.message import Message, button, view
from bot.ui.posts import Post
from bot.ui.press import Press

TABLE, VERSION = 7, 12
LINK = "https://discord.com/channels/1/2/"


def row(kind: PostKind, version: int = VERSION) -> PostRow:
    return PostRow(1, TABLE, version, kind, b"", "nonce", 70)


def shown(content: str, *presses: Press) -> discord.Message:
    """As much of a message as is looked at."""
    buttons: Any = [{"type": 2, "style": 1, "label": "x", "custom_id": each.custom_id()} for each in presses]
    rows = [discord.components.ActionRow(cast(Any, {"type": 1, "components": buttons}))] if buttons else []
    return cast(discord.Message, SimpleNamespace(content=content, components=rows))


def board(version: int = VERSION, table: int = TABLE) -> discord.Message:
    return shown("board", *(Press(action, table, version) for action in ("move", "text", "more")))


def reminder(version: int = VERSION, at: str = "1000", who: int = 5, link: str = "3") -> discord.Message:
    presses = Press("move", TABLE, version), Press("mute", TABLE, version, (at,))
    return shown(f"<@{who}> your move: {LINK}{link}", *presses)


def reminding(version: int = VERSION, at: str = "1000", who: int = 5) -> Post:
    controls = [button(Press("move", TABLE, version), "x"), button(Press("mute", TABLE, version, (at,)), "x")]
    return Post(Message(f"<@{who}> your move, until later: {LINK}9", view=view(*controls)), (who,))


@pytest.mark.parametrize("kind", ["board", "result", "turn"])
def test_a_board_is_known_by_its_table_and_version(kind: PostKind) -> None:
    stands = stands_for(row(kind))
    assert stands(board())
    assert not stands(board(VERSION + 1))
    assert not stands(board(table=TABLE + 1))


def test_a_reminder_of_the_same_version_is_no_board() -> None:
    """It has the button to move, too; taken for the board, it would stand in its place for ever."""
    assert not stands_for(row("board"))(reminder())


def test_a_request_is_no_lobby() -> None:
    """Neither has a version."""
    stands = stands_for(row("lobby"))
    assert stands(shown("lobby", Press("join", TABLE, 0), Press("leave", TABLE, 0)))
    assert not stands(shown("request", Press("agree", TABLE, 0, ("3",))))


def test_a_word_is_known_by_its_buttons_whatever_times_it_tells() -> None:
    is_like = like(reminding(VERSION + 1), row("reminder"))
    assert is_like(reminder()) and is_like(reminder(VERSION + 3))
    assert not is_like(reminder(at="2000"))
    assert not is_like(reminder(who=6))
    assert not is_like(reminder(VERSION - 1))
    assert not is_like(board())


def test_a_word_without_buttons_is_known_by_what_it_says_but_for_the_link() -> None:
    is_like = like(Post(Message(f"Halali! is over: {LINK}3"), ()), row("reminder"))
    assert is_like(shown(f"Halali! is over: {LINK}4")) and is_like(shown("Halali! is over: " + LINK.rstrip("/")))
    assert not is_like(shown(f"Risk is over: {LINK}3"))
    assert not is_like(reminder())


def test_a_post_pings_nobody_but_those_it_is_for() -> None:
    """Whatever its words mention: names are escaped, and this holds even where one slipped through."""
    told = Post(Message("@everyone <@&9> <@6> <@5>"), (5,)).allowed_mentions.to_dict()
    assert told["parse"] == []
    assert told["users"] == [5]
