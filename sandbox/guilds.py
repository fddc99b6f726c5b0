"""A server ("guild") as the REST API and the gateway show it."""

from sandbox.values import Json


def guild(identity: str, name: str, owner: str, roles: list[Json]) -> Json:
    """docs, resources/guild: Guild object."""
    return {
        "id": identity,
        "name": name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": owner,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": roles,
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": "en-US",
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def created(guild: Json, channels: list[Json], threads: list[Json], bot_member: Json, people: int) -> Json:
    """docs, events/gateway-events: Guild Create, without the members intent (only the bot's own member)."""
    return {
        **guild,
        "joined_at": bot_member["joined_at"],
        "large": False,
        "unavailable": False,
        "member_count": people + 1,
        "voice_states": [],
        "members": [bot_member],
        "channels": channels,
        "threads": threads,
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
