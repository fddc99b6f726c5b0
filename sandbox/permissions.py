"""Permissions: the bits, and how overwrites combine (docs, topics/permissions)."""

from enum import IntFlag

from sandbox.objects import DM_CHANNEL, THREAD
from sandbox.values import Json
from sandbox.world import World


class Permission(IntFlag):
    """The permissions that matter to a bot like this; names as in Discord's documentation."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_ROLES = 1 << 28
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


EVERYONE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.MENTION_EVERYONE
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""What @everyone may do in the sandbox's guild."""

ALL = (1 << 53) - 1
IN_DM = EVERYONE & ~Permission.CREATE_PUBLIC_THREADS


def named(names: list[str]) -> int:
    """The bits of these names; KeyError for a name that is none."""
    bits = 0
    for name in names:
        bits |= Permission[name]
    return bits


def of(world: World, user: str, channel: Json) -> int:
    """What this person or the bot may do in this channel, as bits."""
    if channel["type"] == DM_CHANNEL:
        return int(IN_DM)
    guild = world.guilds[channel["guild_id"]]
    if user not in world.members[guild["id"]]:
        return 0
    if guild["owner_id"] == user:
        return ALL
    bits = int(next(role["permissions"] for role in guild["roles"] if role["id"] == guild["id"]))
    if bits & Permission.ADMINISTRATOR:
        return ALL
    place = world.channels.get(channel["parent_id"], channel) if channel["type"] == THREAD else channel
    overwrites = {entry["id"]: entry for entry in place.get("permission_overwrites", [])}
    for identity in (guild["id"], user):  # @everyone first, then the member
        if entry := overwrites.get(identity):
            bits = bits & ~int(entry["deny"]) | int(entry["allow"])
    return bits if bits & Permission.VIEW_CHANNEL else 0
