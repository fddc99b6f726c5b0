"""What the bot needs before a route may act: access to the channel, permissions, a living thread."""

from sandbox import errors
from sandbox.objects import DM_CHANNEL, THREAD
from sandbox.permissions import Permission, of
from sandbox.rest.router import Service
from sandbox.values import Json


def visible(service: Service, channel: str) -> Json:
    """A channel that exists and that the bot may see; 404/10003 or 403/50001."""
    found = service.world.channel(channel)
    if not of(service.world, service.world.bot["id"], found) & Permission.VIEW_CHANNEL:
        raise errors.missing_access()
    return found


def require(service: Service, channel: Json, *permissions: Permission) -> None:
    """403/50013 unless the bot has them all here."""
    mine = of(service.world, service.world.bot["id"], channel)
    if any(not mine & permission for permission in permissions):
        raise errors.missing_permissions()


def require_sending(service: Service, channel: Json, body: Json, files: int) -> None:
    """Permission to post this here; unarchives a thread as Discord does, unless it is locked."""
    threaded = channel["type"] == THREAD
    require(service, channel, Permission.SEND_MESSAGES_IN_THREADS if threaded else Permission.SEND_MESSAGES)
    if body.get("embeds"):
        require(service, channel, Permission.EMBED_LINKS)
    if files:
        require(service, channel, Permission.ATTACH_FILES)
    if body.get("message_reference"):
        require(service, channel, Permission.READ_MESSAGE_HISTORY)
    if channel["type"] == DM_CHANNEL:
        _require_reader(service, channel["recipients"][0]["id"])
    if threaded and channel["thread_metadata"]["archived"]:
        if channel["thread_metadata"]["locked"]:
            raise errors.locked_thread()
        channel["thread_metadata"]["archived"] = False
        service.platform.bus.tell("THREAD_UPDATE", channel)


def _require_reader(service: Service, user: str) -> None:
    """Whoever is to read a direct message takes them, and shares a guild with the bot."""
    if not service.world.people[user].dms_open:
        raise errors.cannot_message_user()
    if not any(user in members for members in service.world.members.values()):
        raise errors.no_mutual_guilds()


def require_living(channel: Json) -> None:
    """400/50083 in an archived thread, where nothing may be edited."""
    if channel["type"] == THREAD and channel["thread_metadata"]["archived"]:
        raise errors.archived_thread()
