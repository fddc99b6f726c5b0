"""Messages of channels, with the bot's own token (docs, resources/message)."""

from sandbox import errors, posts
from sandbox.objects import DM_CHANNEL
from sandbox.permissions import Permission
from sandbox.rest.access import require, require_living, require_sending, visible
from sandbox.rest.router import Routes, Service
from sandbox.values import Call, Reply
from sandbox.world import Post

routes = Routes()
MOST_READ = 100


@routes.on("GET", "/channels/{channel}/messages")
def read(service: Service, call: Call) -> Reply:
    """Newest first; `after`, `before` or `around` an id, at most `limit` (50, up to 100)."""
    channel = visible(service, call.path["channel"])
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= MOST_READ:
        raise errors.invalid_form([("limit", "Value must be between 1 and 100.")])
    if not _may_read_history(service, call):
        return Reply(body=[])
    seen = [post for post in service.world.posts.get(channel["id"], {}).values() if post.owner is None]
    if after := call.query.get("after"):
        seen = [post for post in seen if int(post.id) > int(after)][:limit]
    elif before := call.query.get("before"):
        seen = [post for post in seen if int(post.id) < int(before)]
    elif around := call.query.get("around"):
        earlier = [post for post in seen if int(post.id) < int(around)]
        start = max(len(earlier) - limit // 2, 0)
        seen = seen[start : start + limit]
    return Reply(body=[post.data for post in reversed(seen[-limit:])])


@routes.on("POST", "/channels/{channel}/messages")
def create(service: Service, call: Call) -> Reply:
    channel = visible(service, call.path["channel"])
    body = call.body or {}
    require_sending(service, channel, body, len(call.files))
    nonce = body.get("nonce")
    if nonce is not None and body.get("enforce_nonce"):
        earlier = posts.by_nonce(service.platform, service.world.bot["id"], nonce)
        if earlier is not None:
            return Reply(body={**earlier.data, "nonce": nonce})
    post = posts.create(service.platform, channel, service.world.bot["id"], body, call.files)
    if nonce is None:
        return Reply(body=post.data)
    post.nonce = str(nonce)
    return Reply(body={**post.data, "nonce": nonce})


@routes.on("GET", "/channels/{channel}/messages/{message}")
def read_one(service: Service, call: Call) -> Reply:
    post = _post(service, call)
    if not _may_read_history(service, call):
        raise errors.missing_permissions()
    return Reply(body=post.data)


@routes.on("PATCH", "/channels/{channel}/messages/{message}")
def edit(service: Service, call: Call) -> Reply:
    post = _post(service, call)
    channel = service.world.channel(post.channel)
    if post.data["author"]["id"] != service.world.bot["id"]:
        raise errors.not_the_author()
    require_living(channel)
    body = call.body or {}
    if call.files:
        require(service, channel, Permission.ATTACH_FILES)
    posts.throttle_old_edit(service.platform, post)
    return Reply(body=posts.edit(service.platform, post, body, call.files, interaction=False).data)


@routes.on("DELETE", "/channels/{channel}/messages/{message}")
def delete(service: Service, call: Call) -> Reply:
    post = _post(service, call)
    if post.data["author"]["id"] != service.world.bot["id"]:
        require(service, service.world.channel(post.channel), Permission.MANAGE_MESSAGES)
    require_living(service.world.channel(post.channel))
    posts.delete(service.platform, post)
    return Reply(204)


@routes.on("POST", "/channels/{channel}/messages/bulk-delete")
def delete_many(service: Service, call: Call) -> Reply:
    channel = visible(service, call.path["channel"])
    if channel["type"] == DM_CHANNEL:
        raise errors.wrong_channel_type()
    require(service, channel, Permission.MANAGE_MESSAGES)
    for identity in call.body["messages"]:
        if found := service.world.posts.get(channel["id"], {}).get(str(identity)):
            posts.delete(service.platform, found)
    return Reply(204)


@routes.on("POST", "/channels/{channel}/typing")
def typing(service: Service, call: Call) -> Reply:
    channel = visible(service, call.path["channel"])
    require(service, channel, Permission.SEND_MESSAGES)
    return Reply(204)


@routes.on("PUT", "/channels/{channel}/pins/{message}")
@routes.on("PUT", "/channels/{channel}/messages/pins/{message}")
def pin(service: Service, call: Call) -> Reply:
    return _pinned(service, call, pinned=True)


@routes.on("DELETE", "/channels/{channel}/pins/{message}")
@routes.on("DELETE", "/channels/{channel}/messages/pins/{message}")
def unpin(service: Service, call: Call) -> Reply:
    return _pinned(service, call, pinned=False)


def _pinned(service: Service, call: Call, *, pinned: bool) -> Reply:
    post = _post(service, call)
    require(service, service.world.channel(post.channel), Permission.MANAGE_MESSAGES)
    post.data["pinned"] = pinned
    service.platform.bus.tell("MESSAGE_UPDATE", posts.shown(post))
    return Reply(204)


def _post(service: Service, call: Call) -> Post:
    """A message that is there for the bot's own token: ephemeral ones are not."""
    channel = visible(service, call.path["channel"])
    post = service.world.post(channel["id"], call.path["message"])
    if post.owner is not None:
        raise errors.unknown_message()
    return post


def _may_read_history(service: Service, call: Call) -> bool:
    try:
        require(service, service.world.channel(call.path["channel"]), Permission.READ_MESSAGE_HISTORY)
    except errors.ApiError:
        return False
    return True
