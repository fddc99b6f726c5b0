"""Messages: posting, editing, deleting them; what follows for attachments, mentions and pings."""

import copy

from sandbox import components, errors, mentions
from sandbox.clock import timestamp
from sandbox.objects import DM_CHANNEL, THREAD, message
from sandbox.permissions import Permission, of
from sandbox.platform import Platform
from sandbox.rules.messages import check
from sandbox.snowflakes import created_at
from sandbox.values import Json, Upload
from sandbox.world import Post

SUPPRESS_EMBEDS, EPHEMERAL, LOADING, SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 1 << 2, 1 << 6, 1 << 7, 1 << 12, 1 << 15
SETTABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
ORDINARY, REPLY, COMMAND_ANSWER = 0, 19, 20
SHOWN_FIELDS = ("content", "embeds", "components")


class Origin:
    """The interaction a message answers: its id, the fields it adds to the message, and who alone may see it."""

    def __init__(self, interaction: str, fields: Json, owner: str | None) -> None:
        self.interaction = interaction
        self.fields = fields
        self.owner = owner


def create(
    platform: Platform,
    channel: Json,
    author: str,
    body: Json,
    uploads: dict[str, Upload],
    origin: Origin | None = None,
) -> Post:
    """Post a new message; raises Breach for a body that Discord refuses."""
    check(body, uploads, before=None)
    data = message(
        platform.new_id(), channel["id"], platform.world.user(author), COMMAND_ANSWER if origin else ORDINARY
    )
    post = Post(data, born=platform.clock.now())
    if origin:
        data.update(origin.fields)
        post.interaction, post.owner = origin.interaction, origin.owner
        data["flags"] = EPHEMERAL if origin.owner else 0
    _reference(platform, post, body)
    _fill(platform, channel, post, body, uploads)
    _ping(platform, channel, post, body, mentions.IN_INTERACTIONS if origin else mentions.IN_CHANNELS)
    return _publish(platform, channel, post)


def create_loading(platform: Platform, channel: Json, origin: Origin) -> Post:
    """The placeholder of a deferred answer ("... is thinking")."""
    data = message(platform.new_id(), channel["id"], platform.world.bot, COMMAND_ANSWER)
    data.update(origin.fields, flags=LOADING | (EPHEMERAL if origin.owner else 0))
    post = Post(data, owner=origin.owner, born=platform.clock.now(), interaction=origin.interaction)
    return _publish(platform, channel, post)


def edit(platform: Platform, post: Post, body: Json, uploads: dict[str, Upload], *, interaction: bool) -> Post:
    """Change a message; edits never ping."""
    channel = platform.world.channel(post.channel)
    check(body, uploads, before=post.data)
    if not post.loading:
        post.data["edited_timestamp"] = timestamp(platform.clock.now())
    post.data["flags"] &= ~LOADING
    _fill(platform, channel, post, body, uploads)
    if any(field in body for field in SHOWN_FIELDS):
        default = mentions.IN_INTERACTIONS if interaction else mentions.IN_CHANNELS
        _mention(platform, post, body, default)
    platform.bus.tell("MESSAGE_UPDATE", shown(post))
    return post


def throttle_old_edit(platform: Platform, post: Post) -> None:
    """Raise 429/30046 when a message over an hour old was edited too often."""
    if platform.clock.now() - created_at(post.id) <= platform.limits.old_message_seconds:
        return
    if post.old_edits >= platform.limits.old_edits:
        raise errors.too_many_old_edits(platform.limits.old_edit_retry_after)
    post.old_edits += 1


def delete(platform: Platform, post: Post) -> None:
    """Take a message away, with its files."""
    del platform.world.posts[post.channel][post.id]
    for attachment in post.data["attachments"]:
        platform.files.drop(attachment)
    platform.bus.tell("MESSAGE_DELETE", {"id": post.id, "channel_id": post.channel, "x_owner": post.owner})


def shown(post: Post) -> Json:
    """A copy of the message as the page gets it: Discord's object with `x_pings` and `x_owner`."""
    copied: Json = copy.deepcopy(post.data)
    copied["x_pings"] = list(post.pings)
    if post.owner:
        copied["x_owner"] = post.owner
    return copied


def by_nonce(platform: Platform, author: str, nonce: object) -> Post | None:
    """The author's message with this nonce of the past few minutes (`enforce_nonce`)."""
    since = platform.clock.now() - platform.limits.nonce_seconds
    for posts in platform.world.posts.values():
        for post in posts.values():
            if post.nonce == str(nonce) and post.born >= since and post.data["author"]["id"] == author:
                return post
    return None


def _publish(platform: Platform, channel: Json, post: Post) -> Post:
    platform.world.posts.setdefault(post.channel, {})[post.id] = post
    if post.owner is None:
        channel["last_message_id"] = post.id
        if channel["type"] == THREAD:
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
    platform.bus.tell("MESSAGE_CREATE", shown(post))
    for user in post.pings:
        unread = platform.world.unread.setdefault(user, {})
        unread[post.channel] = unread.get(post.channel, 0) + 1
        platform.bus.tell("pings", {"user": user, "channel_id": post.channel, "count": unread[post.channel]})
    return post


def _reference(platform: Platform, post: Post, body: Json) -> None:
    reference = body.get("message_reference")
    if not reference:
        return
    try:
        target = platform.world.post(post.channel, str(reference["message_id"]))
    except errors.ApiError:
        if reference.get("fail_if_not_exists", True):
            raise errors.invalid_form([("message_reference", "Unknown message")]) from None
        return
    post.data["type"] = REPLY
    post.data["message_reference"] = {"type": 0, "channel_id": post.channel, "message_id": target.id}
    post.data["referenced_message"] = copy.deepcopy(target.data)


def _fill(platform: Platform, channel: Json, post: Post, body: Json, uploads: dict[str, Upload]) -> None:
    data = post.data
    for field, empty in (("content", ""), ("embeds", []), ("components", [])):
        if field in body:
            data[field] = copy.deepcopy(body[field]) or empty
    if "flags" in body:
        data["flags"] = data["flags"] & ~SETTABLE | (body["flags"] or 0) & SETTABLE | data["flags"] & COMPONENTS_V2
    _attach(platform, channel, data, body, uploads)
    components.completed(data["components"], data["attachments"])
    by_name = {f"attachment://{attachment['filename']}": attachment for attachment in data["attachments"]}
    for embed in data["embeds"]:
        embed.setdefault("type", "rich")
        for part in ("image", "thumbnail"):
            if part in embed and embed[part]["url"] in by_name:
                attachment = by_name[embed[part]["url"]]
                embed[part] = {
                    key: attachment[key] for key in ("url", "proxy_url", "width", "height") if key in attachment
                }


def _attach(platform: Platform, channel: Json, data: Json, body: Json, uploads: dict[str, Upload]) -> None:
    if body.get("attachments") is None and not uploads and "attachments" not in body:
        return
    old = {attachment["id"]: attachment for attachment in data["attachments"]}
    listed = body.get("attachments")
    if listed is None:  # files without a list are added to what stands
        listed = [*old.values(), *({"id": number} for number in uploads)]
    kept = []
    for entry in listed:
        identity = str(entry["id"])
        if identity in uploads:
            upload = uploads[identity]
            name = entry.get("filename") or upload.name
            described = entry.get("description")
            kept.append(platform.files.keep(channel["id"], platform.new_id(), Upload(name, upload.data), described))
        elif identity in old:
            kept.append(old[identity])
    for attachment in old.values():
        if attachment not in kept:
            platform.files.drop(attachment)
    data["attachments"] = kept


def _mention(platform: Platform, post: Post, body: Json, default: Json) -> mentions.Mentioned:
    text = "\n".join([post.data["content"], *components.texts(post.data["components"])])
    found = mentions.read(text, body.get("allowed_mentions"), default)
    known = [user for user in found.users if user in platform.world.people or user == platform.world.bot["id"]]
    post.data["mentions"] = [platform.world.user(user) for user in known]
    post.data["mention_roles"] = list(found.roles)
    channel = platform.world.channel(post.channel)
    may = of(platform.world, post.data["author"]["id"], channel) & Permission.MENTION_EVERYONE
    post.data["mention_everyone"] = found.everyone and bool(may)
    return found


def _ping(platform: Platform, channel: Json, post: Post, body: Json, default: Json) -> None:
    found = _mention(platform, post, body, default)
    if post.owner:
        return
    author = post.data["author"]["id"]
    pinged = {user["id"] for user in post.data["mentions"]}
    if found.replied_user and "referenced_message" in post.data:
        pinged.add(post.data["referenced_message"]["author"]["id"])
    if post.data["mention_everyone"]:
        pinged.update(platform.world.people)
    if channel["type"] == DM_CHANNEL:  # every message in a DM is one for its reader
        readers = {channel["recipients"][0]["id"]}
        pinged = readers
    there = pinged & set(platform.world.members.get(channel.get("guild_id", ""), platform.world.people))
    post.pings = sorted(user for user in there if user in platform.world.people and user != author)
