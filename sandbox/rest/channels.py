"""Channels, their overwrites, and direct message channels (docs, resources/channel)."""

from sandbox import errors, places
from sandbox.objects import DM_CHANNEL, THREAD
from sandbox.permissions import Permission
from sandbox.rest.access import require, visible
from sandbox.rest.router import Routes, Service
from sandbox.values import Call, Reply

routes = Routes()
THREAD_FIELDS = ("archived", "locked", "auto_archive_duration")


@routes.on("GET", "/channels/{channel}")
def read(service: Service, call: Call) -> Reply:
    return Reply(body=visible(service, call.path["channel"]))


@routes.on("PATCH", "/channels/{channel}")
def edit(service: Service, call: Call) -> Reply:
    channel = visible(service, call.path["channel"])
    body = call.body or {}
    if channel["type"] == DM_CHANNEL:
        raise errors.wrong_channel_type()
    if channel["type"] == THREAD:
        mine = channel["owner_id"] == service.world.bot["id"]
        metadata = channel["thread_metadata"]
        unarchives = body == {"archived": False} and not metadata["locked"]
        if unarchives:
            require(service, channel, Permission.SEND_MESSAGES_IN_THREADS)
        elif not mine or "locked" in body:
            require(service, channel, Permission.MANAGE_THREADS)
        if metadata["archived"] and body.get("archived", True):
            raise errors.archived_thread()
        metadata.update({key: body[key] for key in THREAD_FIELDS if key in body})
    else:
        require(service, channel, Permission.MANAGE_CHANNELS)
    channel.update({key: body[key] for key in ("name", "topic", "position", "nsfw") if key in body and key in channel})
    service.platform.bus.tell("THREAD_UPDATE" if channel["type"] == THREAD else "CHANNEL_UPDATE", channel)
    return Reply(body=channel)


@routes.on("DELETE", "/channels/{channel}")
def delete(service: Service, call: Call) -> Reply:
    channel = visible(service, call.path["channel"])
    if channel["type"] != DM_CHANNEL:
        needed = Permission.MANAGE_THREADS if channel["type"] == THREAD else Permission.MANAGE_CHANNELS
        require(service, channel, needed)
        places.delete_channel(service.platform, channel)
    return Reply(body=channel)


@routes.on("PUT", "/channels/{channel}/permissions/{overwrite}")
def set_overwrite(service: Service, call: Call) -> Reply:
    channel = visible(service, call.path["channel"])
    require(service, channel, Permission.MANAGE_ROLES)
    body = call.body
    allow, deny = int(body.get("allow") or 0), int(body.get("deny") or 0)
    places.overwrite(service.platform, channel, call.path["overwrite"], body["type"], allow=allow, deny=deny)
    return Reply(204)


@routes.on("DELETE", "/channels/{channel}/permissions/{overwrite}")
def drop_overwrite(service: Service, call: Call) -> Reply:
    channel = visible(service, call.path["channel"])
    require(service, channel, Permission.MANAGE_ROLES)
    places.overwrite(service.platform, channel, call.path["overwrite"], 1, allow=0, deny=0)
    return Reply(204)


@routes.on("POST", "/users/@me/channels")
def open_dm(service: Service, call: Call) -> Reply:
    recipient = str(call.body["recipient_id"])
    if recipient == service.world.bot["id"]:
        raise errors.cannot_message_user()
    service.world.user(recipient)
    return Reply(body=places.open_dm(service.platform, recipient))
