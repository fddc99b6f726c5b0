"""Drivers for tests: a person who types, clicks and chooses, in this process or over HTTP."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from sandbox.components import walk
from sandbox.refusal import Refused
from sandbox.values import Json

Act = Callable[[Json], Awaitable[Json]]
"""Takes the body of POST /page/actions, gives its answer, and raises Refused."""


class Outcome(msgspec.Struct, frozen=True):
    """How an interaction ended: `state` is `answered`, `modal`, or `failed`.

    `message` is the newest message made or changed by its answer (without one: None), `modal` the form it opened.
    """

    interaction: str
    state: str
    message: Json | None = None
    modal: Json | None = None

    @property
    def text(self) -> str:
        """What the message says; empty without a message."""
        return text_of(self.message) if self.message else ""


class Person:
    """One person. Every method checks first, as Discord's client would, that this person can do it now."""

    def __init__(self, user: Json, act: Act) -> None:
        self.id = str(user["id"])
        self.user = user
        self._act = act

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    async def slash(self, channel: str, command: str, /, **options: Any) -> Outcome:
        """Type a slash command: `await ann.slash(channel, "game new", game="halali")`."""
        body = {"action": "slash", "channel": channel, "command": command, "options": options}
        return await self._outcome(body)

    async def complete(self, channel: str, command: str, focused: str, /, **options: Any) -> list[Json]:
        """The choices offered while typing the focused option: [{"name", "value"}]."""
        typed = {focused: "", **options}
        body = {"action": "complete", "channel": channel, "command": command, "options": typed, "focused": focused}
        return list((await self._do(body)).get("choices", []))

    async def click(self, message: Json, button: str, *, stale: bool = False) -> Outcome:
        """Click a button, named by its label or custom_id.

        With `stale` the screen lags behind: the message as it is handed in decides what can be clicked.
        """
        shown = {"shown": message["components"]} if stale else {}
        return await self._outcome({"action": "click", **_target(message), "custom_id": button, **shown})

    async def select(self, message: Json, menu: str, *values: str, stale: bool = False) -> Outcome:
        """Choose in a menu, named by its placeholder or custom_id; values are option values, or ids."""
        shown = {"shown": message["components"]} if stale else {}
        body = {"action": "select", **_target(message), "custom_id": menu, "values": list(values), **shown}
        return await self._outcome(body)

    async def submit(self, form: Outcome, values: dict[str, Any]) -> Outcome:
        """Send the form that an interaction opened; values go by custom_id or label."""
        return await self._outcome({"action": "submit", "interaction": form.interaction, "values": values})

    async def say(self, channel: str, text: str) -> Json:
        """Write an ordinary message."""
        return dict((await self._do({"action": "say", "channel": channel, "text": text}))["message"])

    async def dismiss(self, message: Json) -> None:
        """Take one's own private answer away."""
        await self._do({"action": "dismiss", **_target(message)})

    async def read(self, channel: str) -> None:
        """Look at the channel: its pings are seen."""
        await self._do({"action": "read", "channel": channel})

    async def thread(self, channel: str, name: str) -> Json:
        """Open a public thread; the answer is its channel object."""
        return dict((await self._do({"action": "thread", "channel": channel, "name": name}))["channel"])

    async def dm(self) -> Json:
        """The direct message channel with the bot."""
        return dict((await self._do({"action": "dm"}))["channel"])

    async def nick(self, name: str) -> None:
        """Take another display name."""
        await self._do({"action": "nick", "name": name})

    async def speak(self, locale: str) -> None:
        """Take another language for the client."""
        await self._do({"action": "locale", "locale": locale})

    async def forward(self, seconds: float) -> None:
        """Puts the clock forward, for everybody."""
        await self._do({"action": "clock", "seconds": seconds})

    async def messages(self, channel: str) -> list[Json]:
        """The last 50 messages this person sees there, oldest first."""
        return list((await self._do({"action": "look", "channel": channel}))["messages"])

    async def pings(self, channel: str) -> int:
        """Unread messages there that really pinged this person."""
        told = await self._do({"action": "look", "channel": channel})
        return int(told["pings"].get(channel, 0))

    async def _outcome(self, body: Json) -> Outcome:
        told = await self._do({**body, "wait": True})
        return Outcome(told["interaction"], told["state"], told.get("message"), told.get("modal"))

    async def _do(self, body: Json) -> Json:
        return await self._act({"user": self.id, **body})


def text_of(message: Json) -> str:
    """All a reader reads in a message: content, embeds, texts among the components."""
    parts = [message["content"]]
    for embed in message["embeds"]:
        parts += [embed.get("title"), embed.get("description")]
        for field in embed.get("fields") or []:
            parts += [field["name"], field["value"]]
        parts.append((embed.get("footer") or {}).get("text"))
    parts += [component.get("content") for _, component in walk(message["components"])]
    return "\n".join(part for part in parts if part)


def buttons_of(message: Json) -> list[str]:
    """The labels of the message's enabled buttons."""
    return [
        str(component.get("label") or component.get("custom_id") or "")
        for _, component in walk(message["components"])
        if component["type"] == 2 and not component.get("disabled")
    ]


def remote(base: str, session: Any) -> Act:
    """Drive a sandbox in another process: `base` is its address, `session` an aiohttp.ClientSession."""

    async def act(body: Json) -> Json:
        async with session.post(f"{base}/page/actions", json=body) as answer:
            told: Json = await answer.json(content_type=None)
        if not told["ok"]:
            raise Refused(told["text"])
        return told

    return act


def _target(message: Json) -> Json:
    return {"channel": message["channel_id"], "message": message["id"]}
