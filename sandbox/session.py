"""A gateway session: it outlives its connection, and a RESUME replays what was missed."""

import asyncio
import json
from collections import deque

from sandbox.values import Json

REPLAYED = 2_000


class Connection:
    """The frames on their way out over one websocket; a number is a close code."""

    def __init__(self) -> None:
        self.outgoing: asyncio.Queue[str | int] = asyncio.Queue()
        self.closed_with: int | None = None
        """The code with which the gateway itself ended it."""
        self.dead = False
        """Whether all that is sent gets lost on the way, and the other side hears nothing of it."""

    def send(self, operation: int, data: object = None) -> None:
        self.send_text(frame(operation, data))

    def send_text(self, text: str) -> None:
        if not self.dead:
            self.outgoing.put_nowait(text)

    def close(self, code: int) -> None:
        self.closed_with = code
        self.outgoing.put_nowait(code)


class Session:
    """One identified session with its numbered dispatches."""

    def __init__(self, identity: str, intents: int, connection: Connection, shard: tuple[int, int] = (0, 1)) -> None:
        self.id = identity
        self.intents = intents
        self.shard = shard
        """Which one, of how many."""
        self.connection: Connection | None = connection
        self.sequence = 0
        self._sent: deque[tuple[int, str]] = deque(maxlen=REPLAYED)

    def hears(self, guild: str | None) -> bool:
        """Whether this shard is told of the guild; None, of direct messages (docs, events/gateway: Sharding)."""
        number, count = self.shard
        return (int(guild or 0) >> 22) % count == number

    def dispatch(self, name: str, data: Json) -> None:
        """Number an event, keep it for a replay, and send it if the bot is connected."""
        self.sequence += 1
        text = frame(0, data, self.sequence, name)
        self._sent.append((self.sequence, text))
        if self.connection is not None:
            self.connection.send_text(text)

    def resume(self, connection: Connection, after: int) -> bool:
        """Go on over this connection and send again what came after this number; False when too much was missed."""
        missed = [text for number, text in self._sent if number > after]
        if after > self.sequence or len(missed) < self.sequence - after:
            return False
        self.connection = connection
        for text in missed:
            connection.send_text(text)
        return True


def frame(operation: int, data: object, sequence: int | None = None, name: str | None = None) -> str:
    """One payload (docs, events/gateway-events: Payload Structure). Encoded at once: the data may change later."""
    payload = {"op": operation, "d": data, "s": sequence, "t": name}
    return json.dumps(payload, separators=(",", ":"), ensure_ascii=False)
