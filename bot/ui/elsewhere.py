"""Whether somebody else answers in our name: another Turnpost with the same token, on another host.

No lock reaches there. What is seen here is that interactions come to us which have been acknowledged already. Once or
twice that may be an answer of ours of which we never heard; more than that is somebody else.
"""

import logging
import time
from collections import deque
from collections.abc import Callable

MANY = 5
SECONDS = 600.0
"""So many interactions that others have taken, in so long a time, are a sign."""
ADVICE = "another program answers with the same token: stop it, or reset the token in the developer portal"

log = logging.getLogger(__name__)


class Elsewhere:
    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._ours: deque[int] = deque(maxlen=500)
        self._taken: deque[float] = deque(maxlen=MANY)
        self._warned = False

    def acknowledged(self, interaction_id: int) -> None:
        """We did; when Discord delivers it again, we are refused, and that tells nothing."""
        self._ours.append(interaction_id)

    def taken(self, interaction_id: int) -> None:
        """Somebody had done so before us."""
        if interaction_id in self._ours:
            return
        self._ours.append(interaction_id)
        self._taken.append(self._monotonic())
        if not self._warned and self.troubles():
            log.warning("of the last interactions %s were acknowledged before us: %s", MANY, ADVICE)
        self._warned = bool(self.troubles())

    def troubles(self) -> list[str]:
        """What the host should know; empty as long as all is well."""
        many = len(self._taken) == MANY and self._monotonic() - self._taken[0] < SECONDS
        return [ADVICE] if many else []
