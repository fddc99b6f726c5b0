"""Which events a bot hears with which intents (docs, events/gateway: List of Intents)."""

from sandbox.permissions import Permission, of
from sandbox.values import Json
from sandbox.world import World

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
"""Members, presences, message content."""

GUILDS_THEMSELVES = frozenset(f"GUILD_{change}" for change in ("CREATE", "UPDATE", "DELETE"))
WITH_GUILDS = frozenset(
    (
        *GUILDS_THEMSELVES,
        *(f"GUILD_ROLE_{change}" for change in ("CREATE", "UPDATE", "DELETE")),
        *(f"CHANNEL_{change}" for change in ("CREATE", "UPDATE", "DELETE")),
        *(f"THREAD_{change}" for change in ("CREATE", "UPDATE", "DELETE")),
    )
)
WITH_MESSAGES = frozenset(("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"))
ALWAYS = frozenset(("INTERACTION_CREATE",))


def for_bot(world: World, intents: int, name: str, data: Json) -> Json | None:
    """The event's data as the bot gets it, or None when Discord would not send it."""
    if name in ALWAYS or (name == "GUILD_MEMBER_UPDATE" and data["user"]["id"] == world.bot["id"]):
        return data  # of itself a bot hears without the members intent, too (docs, events/gateway: Caveats)
    if name in WITH_GUILDS:
        if "guild_id" not in data and not name.startswith("GUILD_"):
            return None  # a DM channel: since API v8 it comes with its first message only
        if name.startswith("THREAD_") and not _sees(world, data.get("parent_id") or data["id"]):
            return None
        return data if intents & GUILDS else None
    if name in WITH_MESSAGES and data.get("x_owner") is None:
        place = world.channels[data["channel_id"]]
        needed = GUILD_MESSAGES if "guild_id" in place else DIRECT_MESSAGES
        if intents & needed and _sees(world, place["id"]):
            more = {"guild_id": place["guild_id"]} if "guild_id" in place else {}  # only the gateway tells it
            return {key: value for key, value in data.items() if not key.startswith("x_")} | more
    return None


def guild_of(name: str, data: Json) -> str | None:
    """Where the event happens; None, in a direct message."""
    guild: str | None = data.get("id" if name in GUILDS_THEMSELVES else "guild_id")
    return guild


def _sees(world: World, channel: str) -> bool:
    found = world.channels.get(channel)
    return found is None or bool(of(world, world.bot["id"], found) & Permission.VIEW_CHANNEL)
