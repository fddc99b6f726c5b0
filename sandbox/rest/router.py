"""From method and address to the function that answers."""

import re
from collections.abc import Callable

from sandbox import errors
from sandbox.interactions import Interactions
from sandbox.platform import Platform
from sandbox.values import Call, Reply


class Service:
    """What a route works with."""

    def __init__(self, platform: Platform, interactions: Interactions) -> None:
        self.platform = platform
        self.world = platform.world
        self.interactions = interactions


Handler = Callable[[Service, Call], Reply]


class Routes:
    """The routes of one resource; `{name}` in a pattern stands for one part of the address."""

    def __init__(self) -> None:
        self._routes: list[tuple[str, re.Pattern[str], Handler]] = []

    def on(self, method: str, pattern: str) -> Callable[[Handler], Handler]:
        """Register the decorated function."""
        expression = re.compile("^" + re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", pattern) + "$")

        def register(handler: Handler) -> Handler:
            self._routes.append((method, expression, handler))
            return handler

        return register

    def include(self, other: "Routes") -> None:
        self._routes += other._routes

    def find(self, method: str, address: str) -> tuple[Handler, dict[str, str]]:
        """The handler and the ids in the address; raises 404 or 405."""
        known = False
        for route_method, expression, handler in self._routes:
            if match := expression.match(address):
                known = True
                if route_method == method:
                    return handler, match.groupdict()
        raise errors.ApiError(405, 0, "405: Method Not Allowed") if known else errors.not_found()
