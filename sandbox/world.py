"""The world: who and what exists. Plain data that can be saved and loaded."""

import msgspec

from sandbox import errors
from sandbox.objects import DM_CHANNEL, THREAD
from sandbox.values import Json


class Human(msgspec.Struct):
    """A person: Discord's user object and the settings of his client."""

    user: Json
    avatar_colour: str
    dms_open: bool = True
    """Whether direct messages of the bot arrive."""
    locale: str = "en-US"


class Post(msgspec.Struct):
    """A message as stored: Discord's object and what Discord keeps to itself."""

    data: Json
    owner: str | None = None
    """Who alone sees it, when ephemeral."""
    pings: list[str] = []
    nonce: str | None = None
    born: float = 0.0
    old_edits: int = 0
    interaction: str | None = None

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def channel(self) -> str:
        return str(self.data["channel_id"])

    @property
    def loading(self) -> bool:
        return bool(self.data["flags"] & 128)


class World(msgspec.Struct):
    """Everything, by id. `commands` is keyed by guild, with "" for the global ones."""

    bot: Json
    people: dict[str, Human] = {}
    guilds: dict[str, Json] = {}
    members: dict[str, dict[str, Json]] = {}
    channels: dict[str, Json] = {}
    posts: dict[str, dict[str, Post]] = {}
    commands: dict[str, list[Json]] = {}
    unread: dict[str, dict[str, int]] = {}
    last_snowflake: int = 0
    clock_ahead: float = 0.0
    """How far the world's time is ahead of the machine's, in seconds."""

    def user(self, identity: str) -> Json:
        if identity == self.bot["id"]:
            return self.bot
        if identity not in self.people:
            raise errors.unknown_user()
        return self.people[identity].user

    def channel(self, identity: str) -> Json:
        if identity not in self.channels:
            raise errors.unknown_channel()
        return self.channels[identity]

    def guild(self, identity: str) -> Json:
        if identity not in self.guilds:
            raise errors.unknown_guild()
        return self.guilds[identity]

    def post(self, channel: str, message: str) -> Post:
        found = self.posts.get(channel, {}).get(message)
        if found is None:
            raise errors.unknown_message()
        return found

    def find_post(self, message: str) -> Post | None:
        """A message by its id alone."""
        return next((posts[message] for posts in self.posts.values() if message in posts), None)

    def wake(self) -> None:
        """Make a loaded world one again: users are shared, and answers bound to a lost token are gone."""
        for posts in self.posts.values():
            for identity in [key for key, post in posts.items() if post.owner or post.loading]:
                del posts[identity]
            for post in posts.values():
                post.data["author"] = self.user(post.data["author"]["id"])
                post.data["mentions"] = [self.user(user["id"]) for user in post.data["mentions"]]
        for members in self.members.values():
            for identity, member in members.items():
                member["user"] = self.user(identity)
        for channel in self.channels.values():
            if channel["type"] == DM_CHANNEL:
                channel["recipients"] = [self.user(user["id"]) for user in channel["recipients"]]

    def channels_of(self, guild: str, *, threads: bool) -> list[Json]:
        """A guild's channels, or its threads."""
        return [
            channel
            for channel in self.channels.values()
            if channel.get("guild_id") == guild and (channel["type"] == THREAD) == threads
        ]

    def dm_of(self, user: str) -> Json | None:
        """The bot's direct message channel with this person, if it was ever opened."""
        return next(
            (
                channel
                for channel in self.channels.values()
                if channel["type"] == DM_CHANNEL and channel["recipients"][0]["id"] == user
            ),
            None,
        )
