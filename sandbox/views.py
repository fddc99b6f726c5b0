"""What one person sees: channels, messages, pings."""

from sandbox import posts
from sandbox.objects import DM_CHANNEL
from sandbox.permissions import Permission, of
from sandbox.platform import Platform
from sandbox.refusal import Refused
from sandbox.values import Json
from sandbox.world import Post, World

SHOWN = 50


def sees_channel(world: World, user: str, channel: Json) -> bool:
    if channel["type"] == DM_CHANNEL:
        return bool(channel["recipients"][0]["id"] == user)
    return bool(of(world, user, channel) & Permission.VIEW_CHANNEL)


def sees_post(post: Post, user: str) -> bool:
    return post.owner in (None, user)


def channel_for(world: World, user: str, channel: str) -> Json:
    """A channel that this person sees; Refused otherwise."""
    found = world.channels.get(channel)
    if user not in world.people or found is None or not sees_channel(world, user, found):
        raise Refused("There is no such channel.")
    return found


def post_for(world: World, user: str, channel: Json, message: str) -> Post:
    """A message that this person sees; Refused otherwise."""
    found = world.posts.get(channel["id"], {}).get(message)
    if found is None or not sees_post(found, user):
        raise Refused("There is no such message.")
    return found


def messages(world: World, user: str, channel: str, most: int = SHOWN) -> list[Json]:
    """The newest messages that this person sees, oldest first."""
    seen = [post for post in world.posts.get(channel, {}).values() if sees_post(post, user)]
    return [posts.shown(post) for post in seen[-most:]]


def pings(world: World, user: str) -> dict[str, int]:
    """Unread pings by channel."""
    return {channel: count for channel, count in world.unread.get(user, {}).items() if count}


def all_pings(world: World) -> dict[str, int]:
    """Unread pings of every person in all."""
    return {user: sum(pings(world, user).values()) for user in world.people}


def people(world: World) -> list[Json]:
    return [
        {
            "id": human.user["id"],
            "username": human.user["username"],
            "global_name": human.user["global_name"],
            "avatar_colour": human.avatar_colour,
            "locale": human.locale,
        }
        for human in world.people.values()
    ]


def commands(world: World, guild: str | None = None) -> list[Json]:
    """All slash commands that are synced."""
    places = world.commands if guild is None else {key: world.commands.get(key, []) for key in ("", guild)}
    return [command for entries in places.values() for command in entries if command["type"] == 1]


def hello(platform: Platform, user: str) -> Json:
    """All that a page needs to begin."""
    world = platform.world
    seen = [channel for channel in world.channels.values() if sees_channel(world, user, channel)]
    return {
        "type": "hello",
        "me": world.user(user),
        "people": people(world),
        "bot": world.bot,
        "guilds": [
            {
                "id": key,
                "name": guild["name"],
                "locale": guild["preferred_locale"],
                "channels": [c for c in seen if c.get("guild_id") == key],
            }
            for key, guild in world.guilds.items()
        ],
        "dms": [channel for channel in seen if channel["type"] == DM_CHANNEL],
        "commands": commands(world),
        "messages": {channel["id"]: messages(world, user, channel["id"]) for channel in seen},
        "pings": pings(world, user),
        "all_pings": all_pings(world),
        "bot_online": platform.bot_connections > 0,
        "now": platform.clock.now(),
    }
