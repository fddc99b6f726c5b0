"""What Discord keeps: channels and the messages in them, and who may do what there."""

from typing import Any

from msgspec import Struct

EPOCH = 1_420_070_400
"""Of Discord's snowflakes, UTC seconds."""
NONCE_SECONDS = 300
"""So long the same nonce brings the first message again."""
BOT = 999
DIRECT = 1_000_000
"""The id of a direct channel is its person's and this."""


class Posted(Struct):
    """A message of the bot. ``at``: UTC seconds. ``before``: its buttons before they were taken away."""

    id: int
    channel: int
    at: int
    nonce: str
    content: str
    components: list[Any]
    pings: tuple[int, ...]
    edits: int = 0

    @property
    def custom_ids(self) -> list[str]:
        return [item["custom_id"] for row in self.components for item in row["components"] if "custom_id" in item]


class World(Struct):
    """``denied``: channels in which the bot may do nothing. ``closed``: people who take no direct messages."""

    messages: list[Posted] = []
    denied: set[int] = set()
    deleted: set[int] = set()
    closed: set[int] = set()
    left: set[int] = set()
    """People who have left the server."""
    channels: list[int] = []
    """Those that there are."""
    removed: set[int] = set()
    """Messages that somebody has deleted."""
    stuck: set[int] = set()
    """Messages that Discord once let nobody edit, as they were too old."""
    acknowledged: int = 0
    """How many steps people were told to be done."""
    lives: int = 0
    """How often the bot was started."""
    time: float = 0.0
    """UTC seconds when this was written down."""

    def post(self, channel: int, payload: dict[str, Any], at: int) -> Posted:
        """The message; the one before with the same nonce, if it came lately."""
        nonce = str(payload.get("nonce"))
        if payload.get("enforce_nonce"):
            for message in self.messages:
                if message.nonce == nonce and at - message.at < NONCE_SECONDS:
                    return message
        allowed = payload.get("allowed_mentions") or {}
        pings = tuple(int(user) for user in allowed.get("users", ()) if f"<@{user}>" in payload["content"])
        number = ((at - EPOCH) * 1000 << 22) + len(self.messages) + 1
        made = Posted(number, channel, at, nonce, payload["content"], payload.get("components") or [], pings)
        self.messages.append(made)
        return made

    def edit(self, message_id: int, payload: dict[str, Any]) -> Posted | None:
        """The message with this in it; None if there is none."""
        for message in self.messages:
            if message.id == message_id:
                message.content = payload.get("content", message.content)
                message.components = payload.get("components", message.components) or []
                message.edits += 1
                return message
        return None

    def remove(self, message_id: int) -> bool:
        """False if there is no such message."""
        before = len(self.messages)
        self.messages = [message for message in self.messages if message.id != message_id]
        return len(self.messages) < before

    def of(self, channel: int) -> list[Posted]:
        return [message for message in self.messages if message.channel == channel]
