"""When people were last there: nobody is reminded of a table at which he is just playing."""

from bot.pace.reminders import PLAYING

MOST = 10_000
"""So many are remembered before those that do not matter any more are forgotten."""


class Presence:
    """Who has looked at which table, kept in memory: after a restart only the log tells."""

    def __init__(self) -> None:
        self._seen: dict[tuple[int, int], int] = {}

    def note(self, table_id: int, user_id: int, now: int) -> None:
        """The person does something there, be it only to look."""
        if len(self._seen) >= MOST:
            self._seen = {key: at for key, at in self._seen.items() if now - at < PLAYING}
        self._seen[table_id, user_id] = now

    def at(self, table_id: int, user_id: int) -> int | None:
        """UTC seconds; None if that is not known."""
        return self._seen.get((table_id, user_id))
