"""Discord's REST API in this process, under the real discord.py: as much as the courier uses, and its troubles."""

import re
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import aiohttp
import discord
import msgspec
from aiohttp import ClientResponse

from tests.simulator import place
from tests.simulator.world import BOT, DIRECT, Posted, World

Trouble: TypeAlias = Literal["none", "reset", "lost answer", "lost with 503", "500", "limit", "ban", "too old"]
MESSAGES = re.compile(r"/channels/(\d+)/messages$")
MESSAGE = re.compile(r"/channels/(\d+)/messages/(\d+)$")
CHANNEL = re.compile(r"/channels/(\d+)$")
TOLD: dict[str, Any] = {"tts": False, "mention_everyone": False, "pinned": False, "type": 0}
LISTS: dict[str, Any] = {"mentions": [], "mention_roles": [], "attachments": [], "embeds": []}


class Answer(ClientResponse):
    """As much of an HTTP response as discord.py's errors look at."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "because"

    def __del__(self, _warnings: object = None) -> None:
        """There is no connection to release."""


class Rest:
    """``trouble`` says what befalls a request; ``saved`` is called after each change of the world."""

    def __init__(
        self,
        world: World,
        now: Callable[[], int],
        trouble: Callable[[str, str], Trouble],
        saved: Callable[[], None] = lambda: None,
    ) -> None:
        self.world = world
        self._now = now
        self._trouble = trouble
        self._saved = saved
        self.client = discord.Client(intents=discord.Intents.none())
        self.client.http.request = self.request  # type: ignore[method-assign]
        place.settle(self.client, world)
        self.client._connection.user = discord.ClientUser(state=self.client._connection, data=_user(BOT, "Turnpost"))

    async def request(self, route: discord.http.Route, *, files: object = None, form: Any = None, **told: Any) -> Any:
        """In place of `discord.http.HTTPClient.request`."""
        payload = told.get("json") or told.get("params") or {}
        for part in form or ():
            if part["name"] == "payload_json":
                payload = msgspec.json.decode(part["value"])
        path = route.url.removeprefix(route.BASE)
        trouble = self._trouble(route.method, path)
        if trouble in ("none", "lost answer", "lost with 503"):
            reply = self._reply(route.method, path, payload)
            if trouble == "lost answer":
                raise aiohttp.ServerDisconnectedError
            if trouble == "lost with 503":
                raise discord.HTTPException(Answer(503), "lost")
            return reply
        if trouble in ("too old", "limit") and (found := MESSAGE.search(path)):
            self.world.stuck.add(int(found[2]))
        raise _failure(trouble)

    def _reply(self, method: str, path: str, payload: dict[str, Any]) -> Any:
        if path == "/users/@me/channels":
            user = int(payload["recipient_id"])
            return {"id": str(user + DIRECT), "type": 1, "recipients": [_user(user, str(user))]}
        if found := CHANNEL.search(path):
            self._admit(int(found[1]))
            return place.channel(int(found[1]))
        if found := MESSAGE.search(path):
            self._admit(int(found[1]))
            return self._message(method, int(found[2]), payload)
        found = MESSAGES.search(path)
        assert found is not None, path
        channel = int(found[1])
        self._admit(channel)
        if method == "GET":
            after, before = int(payload.get("after", 0)), int(payload.get("before", 1 << 70))
            here = [message for message in self.world.of(channel) if after < message.id < before]
            return [_shown(message) for message in reversed(here[-int(payload["limit"]) :])]
        posted = self.world.post(channel, payload, self._now())
        self._saved()
        return _shown(posted)

    def _message(self, method: str, message: int, payload: dict[str, Any]) -> Any:
        if method == "DELETE":
            if not self.world.remove(message):
                raise _refusal(404, 10008)
            self._saved()
            return None
        changed = self.world.edit(message, payload)
        if changed is None:
            raise _refusal(404, 10008)
        self._saved()
        return _shown(changed)

    def _admit(self, channel: int) -> None:
        if channel in self.world.deleted:
            raise _refusal(404, 10003)
        if channel in self.world.denied:
            raise _refusal(403, 50013)
        if channel - DIRECT in self.world.closed:
            raise _refusal(403, 50007)
        if channel - DIRECT in self.world.left:
            raise _refusal(403, 50278)


def _failure(trouble: Trouble) -> Exception:
    if trouble == "reset":
        return aiohttp.ServerDisconnectedError()
    if trouble == "limit":
        return discord.RateLimited(120.0)
    if trouble == "too old":
        return discord.HTTPException(Answer(429), {"code": 30046, "message": "too old"})
    return discord.HTTPException(Answer(429 if trouble == "ban" else 500), trouble)


def _refusal(status: int, code: int) -> discord.HTTPException:
    kind = discord.Forbidden if status == 403 else discord.NotFound
    return kind(Answer(status), {"code": code, "message": "refused"})


def _shown(message: Posted) -> dict[str, Any]:
    stamp = "2026-01-01T00:00:00+00:00"
    return {
        **TOLD,
        **LISTS,
        "id": str(message.id),
        "channel_id": str(message.channel),
        "author": _user(BOT, "Turnpost"),
        "content": message.content,
        "components": message.components,
        "timestamp": stamp,
        "edited_timestamp": stamp if message.edits else None,
    }


def _user(number: int, name: str) -> Any:
    return {"id": str(number), "username": name, "discriminator": "0", "avatar": None, "global_name": None}
