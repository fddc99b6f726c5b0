"""What people do, each with the checks that Discord's own client makes first."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sandbox import choices, menus, places, posts, views
from sandbox.components import walk
from sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT, Interaction, Interactions
from sandbox.objects import TEXT_CHANNEL, THREAD
from sandbox.permissions import Permission, of
from sandbox.platform import Platform
from sandbox.refusal import Refused
from sandbox.rules.commands import LOCALES
from sandbox.values import Json
from sandbox.world import Post

DEFERRED_UPDATE = 6
NAME_CHARACTERS = 32
SAID_CHARACTERS = 2_000
THREAD_CHARACTERS = 100


class Actions:
    """The door for people: the page and the drivers of tests come through here alike."""

    def __init__(self, platform: Platform, interactions: Interactions) -> None:
        self._platform = platform
        self._world = platform.world
        self._interactions = interactions
        self.patience = 10.0
        """Seconds of real time to wait for an answer that was deferred."""
        self.update_patience = 1.0
        """The same after a deferred update, which need not be followed by anything."""
        self.bot_done: Callable[[], Awaitable[None]] | None = None
        """Waits until the bot has said all it will; for tests that know it, in place of that patience."""

    def slash(self, user: str, channel: str, command: str, options: Json) -> Interaction:
        place = self._living(user, channel)
        self._may_use_commands(user, place)
        data = choices.data(self._world, user, place, command, options)
        return self._interactions.start(COMMAND, user, place, data)

    def complete(self, user: str, channel: str, command: str, options: Json, focused: str) -> Interaction:
        place = self._living(user, channel)
        self._may_use_commands(user, place)
        data = choices.data(self._world, user, place, command, options, focused)
        return self._interactions.start(AUTOCOMPLETE, user, place, data)

    def click(
        self, user: str, channel: str, message: str, custom_id: str, shown: list[Json] | None = None
    ) -> Interaction:
        """Click a button. `shown` are the components on a screen that lags behind the message."""
        place = self._living(user, channel)
        post = views.post_for(self._world, user, place, message)
        button = menus.usable(post.data["components"] if shown is None else shown, custom_id, menu=False)
        return self._interactions.start(COMPONENT, user, place, menus.click(button), post)

    def select(
        self,
        user: str,
        channel: str,
        message: str,
        custom_id: str,
        values: list[str],
        shown: list[Json] | None = None,
    ) -> Interaction:
        """Choose in a menu. `shown` as for a click."""
        place = self._living(user, channel)
        post = views.post_for(self._world, user, place, message)
        menu = menus.usable(post.data["components"] if shown is None else shown, custom_id, menu=True)
        data = menus.select(self._world, place, menu, values)
        return self._interactions.start(COMPONENT, user, place, data, post)

    def submit(self, user: str, interaction: str, values: dict[str, Any], custom_id: str | None = None) -> Interaction:
        opener = self._interactions.get(interaction)
        if opener is None or opener.user != user or opener.modal is None:
            raise Refused("No form is open.")
        if custom_id is not None and custom_id != opener.modal["custom_id"]:
            raise Refused("That is another form.")
        place = self._living(user, opener.channel)
        data = menus.submit(self._world, place, opener.modal, values)
        return self._interactions.start(SUBMIT, user, place, data, opener.message, opener)

    def dismiss(self, user: str, channel: str, message: str) -> None:
        """Take one's own private answer away."""
        post = views.post_for(self._world, user, views.channel_for(self._world, user, channel), message)
        if post.owner != user:
            raise Refused("Only private answers can be dismissed.")
        posts.delete(self._platform, post)

    def read(self, user: str, channel: str) -> None:
        """Set this channel's pings to none."""
        views.channel_for(self._world, user, channel)
        self._world.unread.setdefault(user, {})[channel] = 0
        self._platform.bus.tell("pings", {"user": user, "channel_id": channel, "count": 0})

    def thread(self, user: str, channel: str, name: str) -> Json:
        place = views.channel_for(self._world, user, channel)
        if place["type"] != TEXT_CHANNEL or not of(self._world, user, place) & Permission.CREATE_PUBLIC_THREADS:
            raise Refused("No thread can be opened here.")
        return places.create_thread(self._platform, place, _named(name, THREAD_CHARACTERS), user)

    def say(self, user: str, channel: str, text: str) -> Post:
        """An ordinary message of a person."""
        place = views.channel_for(self._world, user, channel)
        if not 1 <= len(text) <= SAID_CHARACTERS:
            raise Refused("A message has 1 to 2,000 characters.")
        if place["type"] == THREAD and place["thread_metadata"]["archived"]:
            if place["thread_metadata"]["locked"]:
                raise Refused("This thread is locked.")
            places.archive(self._platform, place, archived=False)
        return posts.create(self._platform, place, user, {"content": text}, {})

    def open_dm(self, user: str) -> Json:
        if user not in self._world.people:
            raise Refused("There is no such person.")
        return places.open_dm(self._platform, user)

    def nick(self, user: str, name: str) -> None:
        """Change a person's display name, everywhere it stands."""
        if user not in self._world.people:
            raise Refused("There is no such person.")
        self._world.people[user].user["global_name"] = _named(name, NAME_CHARACTERS)
        self._platform.bus.tell("people", {})

    def speak(self, user: str, locale: str) -> None:
        """Change the language of a person's client."""
        if user not in self._world.people:
            raise Refused("There is no such person.")
        self._world.people[user].locale = _known(locale)
        self._platform.bus.tell("people", {})

    def speak_in_guild(self, user: str, channel: str, locale: str) -> None:
        """Change the server's language, as its settings offer it."""
        place = views.channel_for(self._world, user, channel)
        if "guild_id" not in place:
            raise Refused("A direct message belongs to no server.")
        guild = self._world.guilds[place["guild_id"]]
        guild["preferred_locale"] = _known(locale)
        self._platform.bus.tell("guild", {"id": guild["id"], "locale": locale})

    async def settle(self, interaction: Interaction) -> None:
        """Wait until the person has something to look at: an answer, a form, choices, or a failure."""
        await self._platform.bus.wait_for(lambda: interaction.state != "pending", self.patience)
        if interaction.answer == DEFERRED_UPDATE and self.bot_done is not None:
            await self.bot_done()
            return
        patience = self.update_patience if interaction.answer == DEFERRED_UPDATE else self.patience
        try:
            async with asyncio.timeout(patience):
                await interaction.settled.wait()
        except TimeoutError:
            if interaction.answer != DEFERRED_UPDATE:
                raise

    def outcome(self, interaction: Interaction) -> Json:
        """How it ended, for the person who started it."""
        told: Json = {"ok": True, "interaction": interaction.id, "state": interaction.state}
        last = interaction.messages[-1] if interaction.messages else None
        if last is None and interaction.original is not None:
            last = interaction.original.id
        post = self._world.find_post(last) if last else None
        if post is not None:
            told["message"] = posts.shown(post)
        if interaction.modal:
            told["modal"] = {**interaction.modal, "interaction": interaction.id}
        if interaction.kind == AUTOCOMPLETE:
            told["choices"] = interaction.choices
        return told

    def custom_id(self, user: str, channel: str, message: str, wanted: str, shown: list[Json] | None = None) -> str:
        """The custom_id of the component with this custom_id, label, emoji or placeholder."""
        post = views.post_for(self._world, user, views.channel_for(self._world, user, channel), message)
        for _, component in walk(post.data["components"] if shown is None else shown):
            names = [component.get(key) for key in ("custom_id", "label", "placeholder")]
            names.append((component.get("emoji") or {}).get("name"))
            if "custom_id" in component and wanted in names:
                return str(component["custom_id"])
        raise Refused(f"The message has nothing called {wanted!r}.")

    def _living(self, user: str, channel: str) -> Json:
        """A channel in which this person can use the bot: no archived thread."""
        place = views.channel_for(self._world, user, channel)
        if place["type"] == THREAD and place["thread_metadata"]["archived"]:
            raise Refused("This thread is archived.")
        return place

    def _may_use_commands(self, user: str, place: Json) -> None:
        if not of(self._world, user, place) & Permission.USE_APPLICATION_COMMANDS:
            raise Refused("No commands can be used here.")


def _known(locale: str) -> str:
    if locale not in LOCALES:
        raise Refused(f"Discord has no language {locale!r}.")
    return locale


def _named(name: str, most: int) -> str:
    name = name.strip()
    if not 1 <= len(name) <= most:
        raise Refused(f"A name has 1 to {most} characters.")
    return name
