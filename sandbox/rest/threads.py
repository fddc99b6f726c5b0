"""Threads (docs, topics/threads; docs, resources/channel)."""

from sandbox import errors, places
from sandbox.clock import timestamp
from sandbox.objects import TEXT_CHANNEL, THREAD
from sandbox.permissions import Permission
from sandbox.rest.access import require, visible
from sandbox.rest.router import Routes, Service
from sandbox.values import Call, Json, Reply

routes = Routes()


@routes.on("POST", "/channels/{channel}/threads")
def create(service: Service, call: Call) -> Reply:
    parent = _parent(service, call)
    if call.body.get("type", 12) != THREAD:
        require(service, parent, Permission.CREATE_PRIVATE_THREADS)
    return Reply(201, _create(service, parent, call.body, None))


@routes.on("POST", "/channels/{channel}/messages/{message}/threads")
def create_from_message(service: Service, call: Call) -> Reply:
    parent = _parent(service, call)
    post = service.world.post(parent["id"], call.path["message"])
    if post.owner is not None:
        raise errors.unknown_message()
    if post.id in service.world.channels:
        raise errors.thread_exists()
    made = _create(service, parent, call.body, post.id)
    post.data["flags"] |= 1 << 5
    return Reply(201, made)


@routes.on("GET", "/guilds/{guild}/threads/active")
def active(service: Service, call: Call) -> Reply:
    threads = service.world.channels_of(service.world.guild(call.path["guild"])["id"], threads=True)
    living = [thread for thread in threads if not thread["thread_metadata"]["archived"]]
    return Reply(body={"threads": living, "members": [], "has_more": False})


@routes.on("PUT", "/channels/{channel}/thread-members/{user}")
@routes.on("DELETE", "/channels/{channel}/thread-members/{user}")
def change_member(service: Service, call: Call) -> Reply:
    """Membership has no effect here: every person of the guild sees every public thread."""
    thread = visible(service, call.path["channel"])
    if thread["type"] != THREAD:
        raise errors.wrong_channel_type()
    if thread["thread_metadata"]["archived"]:
        raise errors.archived_thread()
    if (user := call.path["user"]) != "@me":
        service.world.user(user)
    return Reply(204)


def _parent(service: Service, call: Call) -> Json:
    parent = visible(service, call.path["channel"])
    if parent["type"] != TEXT_CHANNEL:
        raise errors.wrong_channel_type()
    require(service, parent, Permission.CREATE_PUBLIC_THREADS)
    return parent


def _create(service: Service, parent: Json, body: Json, message: str | None) -> Json:
    minutes = body.get("auto_archive_duration") or places.ARCHIVE_MINUTES
    bot = service.world.bot["id"]
    made = places.create_thread(service.platform, parent, body["name"], bot, minutes=minutes, message=message)
    joined = timestamp(service.platform.clock.now())
    return {**made, "member": {"id": made["id"], "user_id": bot, "join_timestamp": joined, "flags": 0}}
