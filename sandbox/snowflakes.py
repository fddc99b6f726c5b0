"""Ids: milliseconds since Discord's epoch, shifted by 22 bits (docs, reference: Snowflakes)."""

from sandbox.clock import Clock

DISCORD_EPOCH = 1_420_070_400_000


class Snowflakes:
    """Gives ids that always rise, also when the clock stands still or steps back."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def next(self) -> str:
        born = (int(self._clock.now() * 1000) - DISCORD_EPOCH) << 22
        self.last = max(born, self.last + 1)
        return str(self.last)


def created_at(snowflake: str) -> float:
    """The moment an id was made, in seconds since 1970."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH) / 1000
