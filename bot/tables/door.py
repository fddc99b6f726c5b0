"""How a use case becomes one transaction: whole, not to be cancelled, once for each interaction."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import TypeVar

from bot.store.contract import Session, Store
from bot.store.crash import crash_point
from bot.store.rows import EntryRow
from bot.tables.desk import Desk
from bot.tables.ports import Clock, Entropy, Limits
from bot.tables.presence import Presence
from engine.contract import AnyGame

T = TypeVar("T")
log = logging.getLogger(__name__)


class Door:
    def __init__(
        self, store: Store, clock: Clock, entropy: Entropy, games: Mapping[str, AnyGame], limits: Limits
    ) -> None:
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._games = games
        self._limits = limits
        self._presence = Presence()
        self._changing: set[asyncio.Task[object]] = set()
        self.on_commit: Callable[[], None] = _nothing

    async def change(
        self, name: str, interaction_id: int | None, change: Callable[[Desk], T], again: Callable[[Desk, EntryRow], T]
    ) -> T:
        """What ``change`` returns; or ``again``, given the entry that the same interaction has made before."""

        def whole(session: Session) -> T:
            desk = self._desk(session)
            entry = session.entries.by_interaction(interaction_id) if interaction_id is not None else None
            if entry is not None:
                return again(desk, entry)
            done = change(desk)
            crash_point(f"{name}.before-commit")
            return done

        # A task of its own, so that the commit is announced even if whoever waits here is cancelled.
        task = asyncio.ensure_future(self._commit(name, whole))
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)
        done = await asyncio.shield(task)
        if interaction_id is not None:
            log.info("%s is committed", name)
        return done

    async def do(self, name: str, change: Callable[[Desk], T]) -> T:
        """A change that belongs to no interaction."""
        return await self.change(name, None, change, lambda desk, entry: change(desk))

    async def ask(self, query: Callable[[Desk], T]) -> T:
        return await self._store.read(lambda session: query(self._desk(session)))

    def note_presence(self, table_id: int, user_id: int) -> None:
        """The person is at that table now."""
        self._presence.note(table_id, user_id, self._clock.now())

    async def _commit(self, name: str, whole: Callable[[Session], T]) -> T:
        done = await self._store.write(whole)
        crash_point(f"{name}.after-commit")
        self.on_commit()
        return done

    def _desk(self, session: Session) -> Desk:
        return Desk(session, self._games, self._clock.now(), self._entropy, self._limits, self._presence)


def _nothing() -> None:
    """Until somebody wants to hear of commits."""
