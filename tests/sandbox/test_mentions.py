"""Who is mentioned, and who is really pinged."""

import pytest

from sandbox.mentions import IN_CHANNELS, IN_INTERACTIONS, read
from sandbox.stand_in import Sandbox
from sandbox.values import Json
from tests.sandbox.raw import RawBot

TEXT = "<@1> <@!2> <@&9> @everyone <@1>"


@pytest.mark.parametrize(
    ("allowed", "default", "users", "roles", "everyone"),
    [
        (None, IN_CHANNELS, ("1", "2"), ("9",), True),
        (None, IN_INTERACTIONS, ("1", "2"), (), False),
        ({}, IN_CHANNELS, (), (), False),
        ({"parse": []}, IN_CHANNELS, (), (), False),
        ({"parse": [], "users": [2, 3]}, IN_CHANNELS, ("2",), (), False),
        ({"parse": ["users"]}, IN_CHANNELS, ("1", "2"), (), False),
        ({"parse": ["everyone"], "roles": ["9"]}, IN_CHANNELS, (), ("9",), True),
    ],
)
def test_allowed_mentions(
    allowed: Json | None, default: Json, users: tuple[str, ...], roles: tuple[str, ...], everyone: bool
) -> None:
    found = read(TEXT, allowed, default)
    assert (found.users, found.roles, found.everyone) == (users, roles, everyone)


async def test_a_ping_counts_until_read(sandbox: Sandbox, raw: RawBot) -> None:
    ann, ben, channel = sandbox.person("ann"), sandbox.person("ben"), sandbox.channels[0]
    posted = await raw.post(channel, {"content": ann.mention})
    assert [user["id"] for user in posted["mentions"]] == [ann.id]
    assert (sandbox.pings(ann, channel), sandbox.pings(ben, channel)) == (1, 0)
    assert await ann.pings(channel) == 1
    await ann.read(channel)
    assert sandbox.pings(ann, channel) == 0


async def test_edits_never_ping(sandbox: Sandbox, raw: RawBot) -> None:
    ann, channel = sandbox.person("ann"), sandbox.channels[0]
    posted = await raw.post(channel, {"content": "x"})
    _, edited = await raw.call("PATCH", f"/channels/{channel}/messages/{posted['id']}", {"content": ann.mention})
    assert [user["id"] for user in edited["mentions"]] == [ann.id]
    assert sandbox.pings(ann, channel) == 0


async def test_a_suppressed_mention_does_not_ping(sandbox: Sandbox, raw: RawBot) -> None:
    ann, channel = sandbox.person("ann"), sandbox.channels[0]
    posted = await raw.post(channel, {"content": ann.mention, "allowed_mentions": {"parse": []}})
    assert posted["mentions"] == []
    assert sandbox.pings(ann, channel) == 0


async def test_everyone_is_pinged_with_the_permission(sandbox: Sandbox, raw: RawBot) -> None:
    channel = sandbox.channels[0]
    assert (await raw.post(channel, {"content": "@everyone"}))["mention_everyone"] is True
    assert all(sandbox.pings(person, channel) == 1 for person in sandbox.people)
    sandbox.deny(channel, "MENTION_EVERYONE")
    assert (await raw.post(channel, {"content": "@everyone"}))["mention_everyone"] is False


async def test_a_text_of_version_two_pings_and_an_embed_does_not(sandbox: Sandbox, raw: RawBot) -> None:
    ann, ben, channel = sandbox.person("ann"), sandbox.person("ben"), sandbox.channels[0]
    await raw.post(channel, {"flags": 1 << 15, "components": [{"type": 10, "content": ann.mention}]})
    await raw.post(channel, {"embeds": [{"description": ben.mention}]})
    assert (sandbox.pings(ann, channel), sandbox.pings(ben, channel)) == (1, 0)


async def test_a_reply_pings_its_author_unless_told_not_to(sandbox: Sandbox, raw: RawBot) -> None:
    ann, channel = sandbox.person("ann"), sandbox.channels[0]
    said = await ann.say(channel, "hello")
    reply = {"content": "yes", "message_reference": {"message_id": said["id"]}}
    posted = await raw.post(channel, reply)
    assert (posted["type"], posted["referenced_message"]["id"]) == (19, said["id"])
    assert sandbox.pings(ann, channel) == 1
    await raw.post(channel, {**reply, "allowed_mentions": {"parse": ["users"]}})
    assert sandbox.pings(ann, channel) == 1


async def test_private_answers_and_deferrals_ping_nobody(sandbox: Sandbox, raw: RawBot) -> None:
    ben, channel = sandbox.person("ben"), sandbox.channels[0]
    await raw.answer(raw.play(), 4, content=ben.mention, flags=64)
    deferred = raw.play()
    await raw.answer(deferred, 5)
    await raw.call("PATCH", raw.hook(deferred, "@original"), {"content": ben.mention})
    assert sandbox.pings(ben, channel) == 0
    await raw.answer(raw.play(), 4, content=ben.mention)
    assert sandbox.pings(ben, channel) == 1


async def test_nobody_pings_himself(sandbox: Sandbox) -> None:
    ann, channel = sandbox.person("ann"), sandbox.channels[0]
    await ann.say(channel, ann.mention)
    assert sandbox.pings(ann, channel) == 0
