"""Making, changing and removing channels, threads and direct messages."""

from sandbox import errors, objects
from sandbox.objects import THREAD
from sandbox.platform import Platform
from sandbox.values import Json

ARCHIVE_MINUTES = 1440


def create_thread(
    platform: Platform,
    parent: Json,
    name: str,
    owner: str,
    *,
    minutes: int = ARCHIVE_MINUTES,
    message: str | None = None,
) -> Json:
    """A public thread; one started from a message takes that message's id (docs, topics/threads)."""
    made = objects.thread(message or platform.new_id(), parent, name, owner, minutes)
    platform.world.channels[made["id"]] = made
    platform.bus.tell("THREAD_CREATE", {**made, "newly_created": True})
    return made


def open_dm(platform: Platform, user: str) -> Json:
    """The bot's direct message channel with this person."""
    made = platform.world.dm_of(user)
    if made is None:
        made = objects.dm_channel(platform.new_id(), platform.world.people[user].user)
        platform.world.channels[made["id"]] = made
        platform.bus.tell("CHANNEL_CREATE", made)
    return made


def delete_channel(platform: Platform, channel: Json) -> None:
    """A channel with its threads and messages, or one thread."""
    if channel["type"] != THREAD:
        for inner in platform.world.channels_of(channel["guild_id"], threads=True):
            if inner["parent_id"] == channel["id"]:
                _forget(platform, inner)
    _forget(platform, channel)
    if channel["type"] == THREAD:
        gone = {key: channel[key] for key in ("id", "guild_id", "parent_id", "type")}
        platform.bus.tell("THREAD_DELETE", gone)
    else:
        platform.bus.tell("CHANNEL_DELETE", channel)


def overwrite(platform: Platform, channel: Json, identity: str, kind: int, *, allow: int, deny: int) -> None:
    """Set the overwrite of a role (kind 0) or member (kind 1); without bits it goes away."""
    if channel["type"] == THREAD:  # a thread has its parent's permissions
        channel = platform.world.channel(channel["parent_id"])
    entries = [entry for entry in channel["permission_overwrites"] if entry["id"] != identity]
    if allow or deny:
        entries.append({"id": identity, "type": kind, "allow": str(allow), "deny": str(deny)})
    channel["permission_overwrites"] = entries
    platform.bus.tell("CHANNEL_UPDATE", channel)


def leave_guild(platform: Platform, guild: str, *, unavailable: bool) -> None:
    """
    The bot loses a guild: for the time of an outage (`unavailable`), or because it was removed.

    Discord tells of the guild alone, not of its channels (docs, events/gateway-events, Guild Delete).
    """
    if unavailable:
        platform.bus.tell("GUILD_DELETE", {"id": guild, "unavailable": True})
        return
    for threads in (True, False):
        for channel in platform.world.channels_of(guild, threads=threads):
            _forget(platform, channel)
    del platform.world.guilds[guild], platform.world.members[guild]
    platform.bus.tell("GUILD_DELETE", {"id": guild})


def leave_member(platform: Platform, guild: str, user: str) -> None:
    """A person leaves a guild, or is banned."""
    platform.world.guild(guild)
    gone = platform.world.members[guild].pop(user, None)
    if gone is None:
        raise errors.unknown_member()
    platform.bus.tell("GUILD_MEMBER_REMOVE", {"guild_id": guild, "user": gone["user"]})


def archive(platform: Platform, thread: Json, *, archived: bool = True, locked: bool = False) -> None:
    thread["thread_metadata"].update(archived=archived, locked=locked)
    platform.bus.tell("THREAD_UPDATE", thread)


def _forget(platform: Platform, channel: Json) -> None:
    del platform.world.channels[channel["id"]]
    for post in platform.world.posts.pop(channel["id"], {}).values():
        for attachment in post.data["attachments"]:
            platform.files.drop(attachment)
    for unread in platform.world.unread.values():
        unread.pop(channel["id"], None)
