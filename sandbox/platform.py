"""What the stand-in is, apart from its wires: world, time, ids, happenings, limits."""

import msgspec

from sandbox.bus import Bus
from sandbox.clock import Clock
from sandbox.faults import Faults
from sandbox.files import Files
from sandbox.refusal import Refused
from sandbox.snowflakes import Snowflakes
from sandbox.world import World

DAY = 86_400
LONGEST_STEP = 400 * DAY
FARTHEST = 10_000 * DAY


class Limits(msgspec.Struct):
    """Discord's times and the figures that it keeps secret; seconds and counts, to be turned by tests."""

    answer_seconds: float = 3.0
    token_seconds: float = 900.0
    nonce_seconds: float = 300.0
    old_message_seconds: float = 3600.0
    old_edits: int = 3
    """Edits of one message over an hour old before 429/30046 (the real figure is secret)."""
    old_edit_retry_after: float = 60.0
    heartbeat_milliseconds: int = 41_250
    privileged_intents: int = 0
    """Privileged intents that the application was granted; asking for others ends in close code 4014."""
    attachment_bytes: int = 10 << 20
    requests_a_second: int = 0
    """Of all requests but answers to people; Discord allows 50 (docs, topics/rate-limits). 0: as many as come, also to
    channels."""
    messages: int = 5
    messages_seconds: float = 5.0
    """So many messages may be sent in one channel, and as many edited, in so much time."""
    identify_seconds: float = 5.0
    """Between two shards of a bot; one that identifies too early has to do it again."""


class Violation(msgspec.Struct, frozen=True):
    """A breach of the OpenAPI document or the rules; `where` is `request`, `response` or `rules`."""

    method: str
    path: str
    where: str
    text: str


class Platform:
    """Shared by the gateway, the REST routes, and the page."""

    def __init__(self, world: World, clock: Clock, limits: Limits, token: str, files: Files) -> None:
        self.world = world
        self.clock = clock
        self.limits = limits
        self.token = token
        self.snowflakes = Snowflakes(clock, world.last_snowflake)
        self.bus = Bus()
        self.files = files
        self.faults = Faults()
        self.violations: list[Violation] = []
        self.gateway_url = ""
        self.bot_sessions = 0
        """Gateway sessions that live, connected or waiting for a RESUME."""
        self.bot_connections = 0
        self.duplicate_next_interaction = False

    def violate(self, method: str, path: str, where: str, text: str) -> None:
        """Write a breach down, and tell it."""
        violation = Violation(method, path, where, text)
        self.violations.append(violation)
        self.bus.tell("violation", msgspec.to_builtins(violation))

    def put_clock_forward(self, seconds: float) -> None:
        """For everybody. Raises Refused for steps back and for absurd ones."""
        if not 0 < seconds <= LONGEST_STEP:
            raise Refused(f"The clock goes forward by up to {LONGEST_STEP // DAY} days at a time.")
        if self.world.clock_ahead + seconds > FARTHEST:
            raise Refused(f"The clock goes no further than {FARTHEST // DAY} days ahead.")
        self.world.clock_ahead += seconds
        self.clock.advance(seconds)
        self.bus.tell("clock", {"ahead": self.world.clock_ahead})

    def new_id(self) -> str:
        identity = self.snowflakes.next()
        self.world.last_snowflake = self.snowflakes.last
        return identity
