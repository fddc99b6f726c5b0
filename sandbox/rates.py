"""Rate limits as Discord keeps them (docs, topics/rate-limits): so many requests a second in all, and so many to send
and to edit messages of one channel.

Discord tells the figures for channels by headers alone. With `Limits.requests_a_second` 0 anything passes.
"""

import re

from sandbox import faults
from sandbox.clock import Clock
from sandbox.platform import Limits
from sandbox.values import Reply

EXEMPT = ("/interactions/", "/webhooks/")
"""Answers to people count towards nothing (docs, receiving-and-responding)."""
MESSAGES = re.compile(r"/channels/(\d+)/messages(?:/\d+)?")
TIDY_AT = 10_000


class Rates:
    """Counts requests in windows of time, each beginning with its first request."""

    def __init__(self, clock: Clock, limits: Limits) -> None:
        self._clock = clock
        self._limits = limits
        self._windows: dict[str, tuple[float, int]] = {}
        """When each ends, and what is left of it."""

    def take(self, method: str, address: str) -> Reply:
        """Counts a request. With status 429 it is refused; else the headers belong to its answer."""
        limits = self._limits
        if not limits.requests_a_second or address.startswith(EXEMPT):
            return Reply()
        left, ends = self._count("", limits.requests_a_second, 1.0)
        if left < 0:
            return faults.rate_limited(seconds=ends, everywhere=True).reply()
        match = MESSAGES.fullmatch(address)
        if match is None or method not in ("POST", "PATCH"):
            return Reply()
        left, ends = self._count(f"{method} {match[1]}", limits.messages, limits.messages_seconds)
        if left < 0:
            return faults.rate_limited(seconds=ends).reply()
        return Reply(
            headers={
                "X-RateLimit-Bucket": f"messages-{method.lower()}",
                "X-RateLimit-Limit": str(limits.messages),
                "X-RateLimit-Remaining": str(left),
                "X-RateLimit-Reset": f"{self._clock.now() + ends:.3f}",
                "X-RateLimit-Reset-After": f"{ends:.3f}",
            }
        )

    def _count(self, key: str, limit: int, seconds: float) -> tuple[int, float]:
        """How many more are allowed, below 0 if this one is too many; and the seconds until then."""
        now = self._clock.now()
        if len(self._windows) > TIDY_AT:
            self._windows = {each: window for each, window in self._windows.items() if window[0] > now}
        end, left = self._windows.get(key, (0.0, 0))
        if end <= now:
            end, left = now + seconds, limit
        self._windows[key] = end, max(-1, left - 1)
        return left - 1, end - now
