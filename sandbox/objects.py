"""Complete objects in the shapes of Discord's API, as its response schemas ask for."""

from sandbox.clock import timestamp
from sandbox.snowflakes import created_at
from sandbox.values import Json

TEXT_CHANNEL, DM_CHANNEL, THREAD = 0, 1, 11


def user(identity: str, username: str, global_name: str | None, *, bot: bool = False) -> Json:
    """docs, resources/user: User object."""
    return {
        "id": identity,
        "username": username,
        "global_name": global_name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def application(identity: str, bot: Json, owner: Json, guilds: int) -> Json:
    """docs, resources/application: Application object, as its own bot sees it."""
    return {
        "id": identity,
        "name": bot["username"],
        "icon": None,
        "description": "",
        "type": None,
        "bot": bot,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": owner,
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}},
    }


def role(identity: str, name: str, permissions: int, position: int) -> Json:
    """docs, topics/permissions: Role object."""
    return {
        "id": identity,
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def member(who: Json, joined: float) -> Json:
    """docs, resources/guild: Guild Member object."""
    return {
        "user": who,
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [],
        "joined_at": timestamp(joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def text_channel(identity: str, guild: str, name: str, position: int) -> Json:
    """docs, resources/channel: Channel object of a guild."""
    return {
        "id": identity,
        "type": TEXT_CHANNEL,
        "guild_id": guild,
        "name": name,
        "position": position,
        "flags": 0,
        "topic": None,
        "nsfw": False,
        "parent_id": None,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "permission_overwrites": [],
    }


def thread(identity: str, parent: Json, name: str, owner: str, archive_minutes: int) -> Json:
    """docs, resources/channel: Channel object of a public thread."""
    born = timestamp(created_at(identity))
    return {
        "id": identity,
        "type": THREAD,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "name": name,
        "owner_id": owner,
        "flags": 0,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": born,
            "auto_archive_duration": archive_minutes,
            "create_timestamp": born,
            "locked": False,
        },
    }


def dm_channel(identity: str, recipient: Json) -> Json:
    """docs, resources/channel: Channel object of a direct message."""
    return {"id": identity, "type": DM_CHANNEL, "flags": 0, "last_message_id": None, "recipients": [recipient]}


def message(identity: str, channel: str, author: Json, kind: int) -> Json:
    """docs, resources/message: Message object, still empty."""
    return {
        "id": identity,
        "channel_id": channel,
        "type": kind,
        "author": author,
        "content": "",
        "timestamp": timestamp(created_at(identity)),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
    }
