"""Channels over REST: changing, deleting, overwrites, threads, members."""

from sandbox.permissions import Permission
from sandbox.stand_in import Sandbox
from tests.sandbox.raw import RawBot


def grant(sandbox: Sandbox, *permissions: Permission) -> None:
    """Give everybody these permissions."""
    everyone = next(iter(sandbox.world.guilds.values()))["roles"][0]
    bits = int(everyone["permissions"])
    for permission in permissions:
        bits |= permission
    everyone["permissions"] = str(bits)


async def test_renaming_and_deleting_need_a_permission(raw: RawBot) -> None:
    path = f"/channels/{raw.sandbox.channels[0]}"
    assert await raw.code("PATCH", path, {"name": "new-name"}) == (403, 50013)
    assert await raw.code("DELETE", path) == (403, 50013)
    grant(raw.sandbox, Permission.MANAGE_CHANNELS)
    assert (await raw.call("PATCH", path, {"name": "new-name", "topic": "Games"}))[1]["name"] == "new-name"
    assert (await raw.until("CHANNEL_UPDATE"))["topic"] == "Games"
    assert (await raw.call("DELETE", path))[0] == 200
    assert await raw.code("GET", path) == (404, 10003)


async def test_overwrites_need_a_permission_and_take_effect(raw: RawBot) -> None:
    channel, bot = raw.sandbox.channels[0], raw.application
    path = f"/channels/{channel}/permissions/{bot}"
    body = {"type": 1, "allow": "0", "deny": str(int(Permission.SEND_MESSAGES))}
    assert await raw.code("PUT", path, body) == (403, 50013)
    grant(raw.sandbox, Permission.MANAGE_ROLES)
    assert (await raw.call("PUT", path, body))[0] == 204
    assert await raw.code("POST", f"/channels/{channel}/messages", {"content": "x"}) == (403, 50013)
    assert (await raw.call("DELETE", path))[0] == 204
    await raw.post(channel, {"content": "x"})


async def test_administrators_and_overwrites_for_everyone(raw: RawBot) -> None:
    channel = raw.sandbox.channels[0]
    grant(raw.sandbox, Permission.MANAGE_ROLES)
    guild = next(iter(raw.sandbox.world.guilds))
    body = {"type": 0, "deny": str(int(Permission.VIEW_CHANNEL))}
    await raw.call("PUT", f"/channels/{channel}/permissions/{guild}", body)
    assert await raw.code("GET", f"/channels/{channel}") == (403, 50001)
    assert await raw.sandbox.person("ann").messages(channel) == []  # its owner sees everything
    grant(raw.sandbox, Permission.ADMINISTRATOR)
    assert (await raw.call("GET", f"/channels/{channel}"))[0] == 200


async def test_the_bots_own_thread_is_its_to_change(raw: RawBot) -> None:
    parent = raw.sandbox.channels[0]
    _, thread = await raw.call("POST", f"/channels/{parent}/threads", {"name": "Table", "type": 11})
    path = f"/channels/{thread['id']}"
    _, changed = await raw.call("PATCH", path, {"name": "Table 1", "archived": True})
    assert (changed["name"], changed["thread_metadata"]["archived"]) == ("Table 1", True)
    assert await raw.code("PATCH", path, {"name": "Table 2"}) == (400, 50083)
    assert (await raw.call("PATCH", path, {"archived": False}))[0] == 200
    assert await raw.code("PATCH", path, {"locked": True}) == (403, 50013)
    assert await raw.code("DELETE", path) == (403, 50013)
    grant(raw.sandbox, Permission.MANAGE_THREADS)
    assert (await raw.call("DELETE", path))[0] == 200
    assert (await raw.until("THREAD_DELETE"))["id"] == thread["id"]


async def test_threads_of_others_are_not(raw: RawBot) -> None:
    thread = await raw.sandbox.person("ann").thread(raw.sandbox.channels[0], "Hers")
    assert await raw.code("PATCH", f"/channels/{thread['id']}", {"name": "Mine"}) == (403, 50013)


async def test_a_thread_on_a_message_takes_its_id_and_comes_once(raw: RawBot) -> None:
    channel = raw.sandbox.channels[0]
    posted = await raw.post(channel, {"content": "x"})
    path = f"/channels/{channel}/messages/{posted['id']}/threads"
    _, thread = await raw.call("POST", path, {"name": "Talk"})
    assert thread["id"] == posted["id"]
    assert await raw.code("POST", path, {"name": "Talk"}) == (400, 160004)


async def test_what_kinds_of_channels_cannot_do(raw: RawBot) -> None:
    channel, ann = raw.sandbox.channels[0], raw.sandbox.person("ann")
    dm = (await ann.dm())["id"]
    _, thread = await raw.call("POST", f"/channels/{channel}/threads", {"name": "Table", "type": 11})
    assert await raw.code("POST", f"/channels/{thread['id']}/threads", {"name": "x", "type": 11}) == (400, 50024)
    assert await raw.code("POST", f"/channels/{channel}/threads", {"name": "x"}) == (403, 50013)  # a private one
    assert await raw.code("PATCH", f"/channels/{dm}", {"name": "x"}) == (400, 50024)
    assert await raw.code("PUT", f"/channels/{channel}/thread-members/@me") == (400, 50024)
    assert await raw.code("POST", f"/channels/{dm}/messages/bulk-delete", {"messages": ["1", "2"]}) == (400, 50024)
    raw.sandbox.deeds.control({"control": "archive", "channel": thread["id"]})
    assert await raw.code("PUT", f"/channels/{thread['id']}/thread-members/@me") == (400, 50083)


async def test_unknown_guilds_members_and_users(raw: RawBot) -> None:
    guild = next(iter(raw.sandbox.world.guilds))
    assert await raw.code("GET", "/guilds/1") == (404, 10004)
    assert await raw.code("GET", f"/guilds/{guild}/members/1") == (404, 10007)
    assert await raw.code("GET", "/users/1") == (404, 10013)
    assert await raw.code("POST", "/users/@me/channels", {"recipient_id": "1"}) == (404, 10013)
    assert await raw.code("POST", "/users/@me/channels", {"recipient_id": raw.application}) == (403, 50007)


async def test_people_wake_archived_threads_by_speaking_unless_locked(sandbox: Sandbox) -> None:
    ann = sandbox.person("ann")
    thread = await ann.thread(sandbox.channels[0], "Table")
    sandbox.deeds.control({"control": "archive", "channel": thread["id"]})
    await ann.say(thread["id"], "on with it")
    assert not sandbox.world.channel(thread["id"])["thread_metadata"]["archived"]
