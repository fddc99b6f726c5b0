"""What one person sees, live: happenings turned into the page's frames."""

import asyncio
import json

from aiohttp import WSMsgType, web

from sandbox import views
from sandbox.bus import Happening
from sandbox.platform import Platform
from sandbox.values import Json

FRAMES = {"MESSAGE_CREATE": "message", "MESSAGE_UPDATE": "message_edit"}
CHANNEL_CHANGES = ("CHANNEL_CREATE", "CHANNEL_UPDATE", "THREAD_CREATE", "THREAD_UPDATE")


async def serve(platform: Platform, request: web.Request) -> web.StreamResponse:
    """One page of one person, from hello to its end."""
    user = request.query.get("user", "")
    if user not in platform.world.people:
        return web.Response(status=404, text="There is no such person.")
    socket = web.WebSocketResponse(heartbeat=30)
    await socket.prepare(request)
    outgoing: asyncio.Queue[str] = asyncio.Queue()

    def hear(happening: Happening) -> None:
        for told in frames(platform, user, happening):
            outgoing.put_nowait(json.dumps(told))

    async def write() -> None:
        while True:
            await socket.send_str(await outgoing.get())

    stop = platform.bus.listen(hear)
    outgoing.put_nowait(json.dumps(views.hello(platform, user)))
    writer = asyncio.create_task(write())
    try:
        async for message in socket:
            if message.type is WSMsgType.ERROR:
                break
    finally:
        stop()
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
    return socket


def frames(platform: Platform, user: str, happening: Happening) -> list[Json]:
    """The frames that this person gets for one happening."""
    world, name, data = platform.world, happening.name, happening.data
    if name in FRAMES:
        channel = world.channels.get(data["channel_id"])
        seen = channel is not None and views.sees_channel(world, user, channel)
        return [{"type": FRAMES[name], "message": data}] if seen and data.get("x_owner") in (None, user) else []
    if name == "MESSAGE_DELETE":
        gone = {"type": "message_delete", "channel_id": data["channel_id"], "id": data["id"]}
        return [gone] if data.get("x_owner") in (None, user) else []
    if name in CHANNEL_CHANGES:
        return [{"type": "channel", "channel": data}] if views.sees_channel(world, user, data) else []
    if name in ("CHANNEL_DELETE", "THREAD_DELETE"):
        return [{"type": "channel_delete", "id": data["id"]}]
    if name == "GUILD_DELETE" and not data.get("unavailable"):
        return [views.hello(platform, user)]  # its channels went without a word
    if name == "pings":
        mine = {"type": "pings", "channel_id": data["channel_id"], "count": data["count"]}
        everyone = {"type": "all_pings", "pings": views.all_pings(world)}
        return [mine, everyone] if data["user"] == user else [everyone]
    if name == "interaction":
        told = {"type": "interaction", **{key: value for key, value in data.items() if key != "user"}}
        return [told] if data["user"] == user else []
    if name == "commands":
        return [{"type": "commands", "commands": views.commands(world)}]
    if name == "bot":
        return [{"type": "bot", "online": data["online"]}]
    if name == "clock":
        return [{"type": "clock", "now": platform.clock.now()}]
    if name == "guild":
        return [{"type": "guild", **data}]
    if name == "people":
        return [{"type": "people", "people": views.people(world), "me": world.user(user)}]
    return []
