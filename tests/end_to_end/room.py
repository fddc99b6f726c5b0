"""A channel as a test watches it: what the bot says there in public, and what people do about it."""

import re
from typing import Any

from sandbox import posts
from sandbox.components import walk
from sandbox.person import Person
from sandbox.stand_in import Sandbox
from sandbox.values import Json

PATIENCE = 20.0
"""Seconds of real time until a test that waits in vain fails."""
ACTION = re.compile(r"1:([a-z-]+):(\d+):(\d+):")


def actions_of(message: Json) -> dict[str, str]:
    """The custom_id of each enabled component of ours, by its action; of several with one action, the first."""
    found: dict[str, str] = {}
    for _, component in walk(message["components"]):
        match = ACTION.match(component.get("custom_id", ""))
        if match and not component.get("disabled"):
            found.setdefault(match[1], component["custom_id"])
    return found


def custom_ids(message: Json) -> list[str]:
    return [component["custom_id"] for _, component in walk(message["components"]) if "custom_id" in component]


def version_of(message: Json) -> int:
    """The table's version for which the message's buttons were made."""
    match = ACTION.match(next(iter(custom_ids(message)), ""))
    assert match is not None, "the message has no buttons of ours"
    return int(match[3])


class Room:
    """One channel or thread of a sandbox. Its waiting is woken by what happens, never by time."""

    def __init__(self, sandbox: Sandbox, channel: str) -> None:
        self.sandbox = sandbox
        self.id = channel

    def public(self) -> list[Json]:
        """What the bot has posted for everybody to see, oldest first."""
        bot = self.sandbox.world.bot["id"]
        found = self.sandbox.world.posts.get(self.id, {}).values()
        return [posts.shown(post) for post in found if post.owner is None and post.data["author"]["id"] == bot]

    async def having(self, action: str, after: Json | None = None) -> Json:
        """The newest public message with an enabled component of this action, if need be once it comes."""
        since = int(after["id"]) if after is not None else 0

        def newest() -> Json | None:
            found = [message for message in self.public() if int(message["id"]) > since]
            return next((message for message in reversed(found) if action in actions_of(message)), None)

        found: Any = await self.sandbox.wait_for(newest, PATIENCE)
        return dict(found)

    async def lobby(self, *, seated: int | None = None) -> Json:
        """The lobby post; once so many people sit there, if that is asked."""
        if seated is not None:
            await self.sandbox.wait_for(lambda: self._seated() == seated, PATIENCE)
        return await self.having("leave")

    async def board(self, after: Json | None = None) -> Json:
        """The newest board post."""
        return await self.having("move", after)

    async def result(self, after: Json | None = None) -> Json:
        """The post that ends a table."""
        return await self.having("export", after)

    async def retired(self, message: Json) -> None:
        """Until that message has lost its buttons."""
        await self.sandbox.wait_for(lambda: not self.again(message)["components"], PATIENCE)

    def again(self, message: Json) -> Json:
        """The message as it stands by now."""
        return posts.shown(self.sandbox.world.posts[self.id][message["id"]])

    async def tap(self, person: Person, message: Json, action: str) -> None:
        """Press a button whose outcome is seen in the channel, without waiting for it."""
        await self.sandbox.deeds.act(
            {
                "action": "click",
                "user": person.id,
                "channel": self.id,
                "message": message["id"],
                "custom_id": actions_of(message)[action],
            }
        )

    async def open(self, opener: Person, **options: Any) -> Json:
        """A new table's lobby post."""
        before = self.public()
        outcome = await opener.slash(self.id, "game new", game="halali", **options)
        assert outcome.state == "answered"
        return await self.having("leave", before[-1] if before else None)

    async def sit_down(self, opener: Person, guest: Person) -> Json:
        """The first board of a table of these two."""
        lobby = await self.open(opener)
        await self.tap(guest, lobby, "join")
        await self.tap(opener, await self.having("start", None), "start")
        return await self.board(lobby)

    def _seated(self) -> int:
        lobbies = [message for message in self.public() if "leave" in actions_of(message)]
        return len(re.findall(r"^\d+\. <@\d+>", lobbies[-1]["content"], re.MULTILINE)) if lobbies else 0
