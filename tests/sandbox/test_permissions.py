"""What the bot may do where, and the refusals when it may not."""

import pytest

from sandbox.stand_in import Sandbox
from tests.sandbox.raw import RawBot

THREAD = {"name": "Table", "type": 11}


async def test_unknown_channel_is_10003(raw: RawBot) -> None:
    assert await raw.code("POST", "/channels/1/messages", {"content": "x"}) == (404, 10003)
    assert await raw.code("GET", "/channels/1") == (404, 10003)


async def test_unknown_message_is_10008(raw: RawBot) -> None:
    path = f"/channels/{raw.sandbox.channels[0]}/messages/1"
    for method in ("GET", "DELETE"):
        assert await raw.code(method, path) == (404, 10008)
    assert await raw.code("PATCH", path, {"content": "x"}) == (404, 10008)


async def test_a_channel_that_the_bot_cannot_see_is_50001(raw: RawBot) -> None:
    channel = raw.sandbox.channels[0]
    raw.sandbox.deny(channel, "VIEW_CHANNEL")
    assert await raw.code("POST", f"/channels/{channel}/messages", {"content": "x"}) == (403, 50001)
    assert await raw.code("GET", f"/channels/{channel}") == (403, 50001)
    raw.sandbox.deny(channel)
    await raw.post(channel, {"content": "x"})


@pytest.mark.parametrize(
    ("permission", "body"),
    [("SEND_MESSAGES", {"content": "x"}), ("EMBED_LINKS", {"embeds": [{"title": "x"}]})],
)
async def test_a_missing_permission_is_50013(raw: RawBot, permission: str, body: object) -> None:
    channel = raw.sandbox.channels[0]
    raw.sandbox.deny(channel, permission)
    assert await raw.code("POST", f"/channels/{channel}/messages", body) == (403, 50013)


async def test_files_need_a_permission(raw: RawBot) -> None:
    channel = raw.sandbox.channels[0]
    raw.sandbox.deny(channel, "ATTACH_FILES")
    path, body = f"/channels/{channel}/messages", {"content": "x", "attachments": [{"id": "0", "filename": "a.png"}]}
    status, told = await raw.call("POST", path, body, files={"a.png": b"data"})
    assert (status, told["code"]) == (403, 50013)


async def test_history_needs_a_permission(raw: RawBot) -> None:
    channel = raw.sandbox.channels[0]
    posted = await raw.post(channel, {"content": "x"})
    raw.sandbox.deny(channel, "READ_MESSAGE_HISTORY")
    assert await raw.call("GET", f"/channels/{channel}/messages") == (200, [])
    assert await raw.code("GET", f"/channels/{channel}/messages/{posted['id']}") == (403, 50013)


async def test_answers_to_interactions_need_no_permission(raw: RawBot) -> None:
    raw.sandbox.deny(raw.sandbox.channels[0], "VIEW_CHANNEL")
    interaction = raw.play()
    assert interaction.payload["app_permissions"] == "0"
    assert (await raw.answer(interaction, 4, content="here"))[0] == 200


async def test_threads_have_a_permission_of_their_own(raw: RawBot) -> None:
    channel = raw.sandbox.channels[0]
    _, thread = await raw.call("POST", f"/channels/{channel}/threads", THREAD)
    raw.sandbox.deny(channel, "SEND_MESSAGES")
    await raw.post(thread["id"], {"content": "x"})
    raw.sandbox.deny(thread["id"], "SEND_MESSAGES_IN_THREADS", "CREATE_PUBLIC_THREADS")
    assert await raw.code("POST", f"/channels/{thread['id']}/messages", {"content": "x"}) == (403, 50013)
    assert await raw.code("POST", f"/channels/{channel}/threads", THREAD) == (403, 50013)


async def test_archived_threads_wake_unless_locked(raw: RawBot) -> None:
    channel = raw.sandbox.channels[0]
    _, thread = await raw.call("POST", f"/channels/{channel}/threads", THREAD)
    posted = await raw.post(thread["id"], {"content": "x"})
    raw.sandbox.deeds.control({"control": "archive", "channel": thread["id"]})
    path = f"/channels/{thread['id']}/messages"
    assert await raw.code("PATCH", f"{path}/{posted['id']}", {"content": "y"}) == (400, 50083)
    await raw.post(thread["id"], {"content": "wakes it"})
    assert (await raw.call("PATCH", f"{path}/{posted['id']}", {"content": "y"}))[0] == 200
    raw.sandbox.deeds.control({"control": "archive", "channel": thread["id"], "locked": True})
    assert await raw.code("POST", path, {"content": "x"}) == (403, 160005)


async def test_closed_direct_messages_are_50007(raw: RawBot) -> None:
    ann = raw.sandbox.person("ann")
    _, channel = await raw.call("POST", "/users/@me/channels", {"recipient_id": ann.id})
    await raw.post(channel["id"], {"content": "x"})
    raw.sandbox.deeds.control({"control": "dms", "user": ann.id, "open": False})
    assert await raw.code("POST", f"/channels/{channel['id']}/messages", {"content": "x"}) == (403, 50007)


async def test_messages_of_others_are_not_the_bots(raw: RawBot) -> None:
    channel = raw.sandbox.channels[0]
    said = await raw.sandbox.person("ann").say(channel, "hello")
    path = f"/channels/{channel}/messages/{said['id']}"
    assert await raw.code("PATCH", path, {"content": "x"}) == (403, 50005)
    assert await raw.code("DELETE", path) == (403, 50013)


async def test_wrong_token_is_401(raw: RawBot) -> None:
    assert (await raw.call("GET", "/users/@me", token="wrong"))[0] == 401


async def test_deleted_channel_takes_threads_and_messages_along(sandbox: Sandbox, raw: RawBot) -> None:
    channel = sandbox.channels[0]
    _, thread = await raw.call("POST", f"/channels/{channel}/threads", THREAD)
    sandbox.deeds.control({"control": "delete_channel", "channel": channel})
    assert await raw.code("GET", f"/channels/{thread['id']}") == (404, 10003)
    assert (await raw.until("CHANNEL_DELETE"))["id"] == channel
