"""What the bot needs is what its invitation asks for, by Discord's own names."""

import discord
import pytest

from bot.ui import permissions
from bot.words.localizer import load_localizer


def test_the_invitation_is_pinned() -> None:
    assert permissions.INVITE.value == 309237763072


@pytest.mark.parametrize("thread", [False, True])
def test_the_invitation_is_enough(thread: bool) -> None:
    assert permissions.missing(permissions.INVITE, thread=thread) == ()


@pytest.mark.parametrize("thread", [False, True])
def test_each_permission_that_is_taken_away_is_named(thread: bool) -> None:
    say = load_localizer(strict=True).say_in()
    for name in permissions.NEEDED:
        if name == "send_messages" and thread:
            name = "send_messages_in_threads"
        have = discord.Permissions(permissions.INVITE.value)
        have.update(**{name: False})
        assert permissions.missing(have, thread=thread) == (name,)
        assert say(permissions.key(name)).casefold().replace(" ", "_") == name
