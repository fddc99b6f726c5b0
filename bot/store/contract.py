"""What a store offers: plain queries, and transactions around them. No rules of play."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from bot.store.counts import CountQueries
from bot.store.due import DueQueries
from bot.store.guilds import GuildQueries
from bot.store.people import PeopleQueries
from bot.store.requests import RequestQueries
from bot.store.results import ResultQueries
from bot.store.rows import DuePost, EntryRow, PostKind, PostRow, SeatRow, TableRow
from bot.store.shards import Shards
from bot.store.waits import OutageQueries, PauseQueries, WaitQueries

T = TypeVar("T")


class TableQueries(Protocol):
    """Tables. *Live* is in the lobby or playing."""

    def add(self, row: TableRow) -> TableRow:
        """Keeps a new table and returns it with its id: a new one, if its own is 0."""

    def get(self, table_id: int) -> TableRow | None: ...

    def save(self, row: TableRow, expected_revision: int) -> bool:
        """Replaces all but the messages' ids. False, and nothing is changed, if the revision kept is another one."""

    def live_in_channel(self, channel_id: int) -> TableRow | None: ...

    def last_in_channel(self, channel_id: int) -> TableRow | None:
        """The live table, else the one that ended last; one that never started only if there is no other."""

    def live_in_guild(self, guild_id: int) -> tuple[TableRow, ...]:
        """Oldest first."""

    def live(self) -> tuple[TableRow, ...]:
        """All of them, oldest first."""

    def live_places(self) -> tuple[tuple[int | None, int], ...]:
        """Guild and channel of all of them, oldest first."""

    def live_of_person(self, user_id: int) -> tuple[TableRow, ...]:
        """Where the person sits, oldest first."""


class SeatQueries(Protocol):
    def of(self, table_id: int) -> tuple[SeatRow, ...]:
        """By place."""

    def put(self, row: SeatRow) -> None:
        """Adds the seat, or replaces the one of the same table and place."""

    def remove(self, table_id: int, place: int) -> None: ...


class EntryQueries(Protocol):
    def add(self, row: EntryRow) -> None: ...

    def of(self, table_id: int, after: int = 0) -> tuple[EntryRow, ...]:
        """Those after that version, by revision."""

    def newest(self, table_id: int, limit: int) -> tuple[EntryRow, ...]:
        """So many of the last ones, by revision."""

    def has(self, table_id: int, kind: str, seat: int) -> bool:
        """Whether there is an entry of that kind and seat."""

    def by_interaction(self, interaction_id: int) -> EntryRow | None: ...

    def last_of(self, table_id: int, user_id: int) -> int | None:
        """When the person's newest entry there was made."""


class PostQueries(Protocol):
    """The outbox. Posts of one lane, a channel or one person, are delivered in order, one at a time.

    Of several processes each delivers the posts of tables of its own shards.
    """

    def add(self, row: PostRow) -> None: ...

    def of(self, table_id: int) -> tuple[PostRow, ...]:
        """In order, whatever became of them."""

    def supersede(self, table_id: int, kind: PostKind) -> tuple[PostRow, ...]:
        """Gives up the table's posts of this kind that wait and are not being delivered; returns them in order."""

    def claim(self, now: int, until: int, limit: int) -> tuple[DuePost, ...]:
        """The first waiting post of each lane, if it is due and of our shards, reserved until then (UTC seconds)."""

    def release(self) -> None:
        """Ends all reservations of our shards: whoever made them is gone."""

    def doubt(self) -> None:
        """Each that waits may have arrived, as far as we know: it is looked for before it is sent."""

    def next_due(self) -> int | None:
        """When the next waiting post of our shards may be claimed; None if none waits."""

    def done(self, post_id: int, message_id: int | None) -> None:
        """Delivered as this message. Of a retire, the older messages now have no buttons.

        None is no message of its own: of a turn, nothing has taken the place of the board before.
        """

    def later(self, post_id: int, not_before: int, error: str, *, unknown: bool = False) -> None:
        """Due again at that time. ``unknown``: it may have arrived, and is not superseded any more, whatever later
        attempts meet."""

    def hasten(self, now: int, guild_id: int) -> None:
        """What was put off in that guild is due now."""

    def dead(self, post_id: int, error: str) -> None: ...

    def prune(self, before: int, after: int, limit: int) -> tuple[int, int | None]:
        """Looks at so many posts behind that id, and forgets those that wait no more and were due before that time: how
        many, and the id of the last one looked at; None, there was none.

        Boards whose buttons are still to be taken away are kept.
        """

    def bury_channel(self, channel_id: int, error: str) -> None:
        """All waiting posts of the channel are dead."""

    def bury_guild(self, guild_id: int, error: str) -> None:
        """All waiting posts of the guild's channels are dead."""


class MetaQueries(Protocol):
    """Facts about this installation."""

    def get(self, key: str) -> str | None: ...

    def put(self, key: str, value: str) -> None: ...

    def remove(self, key: str) -> None: ...


class Session(Protocol):
    """The queries inside one transaction. Not to be kept beyond it."""

    @property
    def shards(self) -> Shards:
        """Which servers' tables this process looks after."""

    @property
    def tables(self) -> TableQueries: ...

    @property
    def seats(self) -> SeatQueries: ...

    @property
    def entries(self) -> EntryQueries: ...

    @property
    def posts(self) -> PostQueries: ...

    @property
    def meta(self) -> MetaQueries: ...

    @property
    def due(self) -> DueQueries: ...

    @property
    def waits(self) -> WaitQueries: ...

    @property
    def pauses(self) -> PauseQueries: ...

    @property
    def outages(self) -> OutageQueries: ...

    @property
    def people(self) -> PeopleQueries: ...

    @property
    def requests(self) -> RequestQueries: ...

    @property
    def results(self) -> ResultQueries: ...

    @property
    def guilds(self) -> GuildQueries: ...

    @property
    def counts(self) -> CountQueries: ...


class Store(Protocol):
    """Where tables are kept. Each call is one transaction: the function runs whole, on the database's thread."""

    async def write(self, change: Callable[[Session], T]) -> T:
        """Commits what the function did when it returns, nothing when it raises.

        Cancelling the caller does not cancel the transaction. Raises what the function raises, or a `StoreError`.
        """

    async def read(self, query: Callable[[Session], T]) -> T:
        """Runs the function on one consistent view; whatever it changes is dropped."""

    async def close(self) -> None:
        """Finishes the transactions under way and lets go of the database. Closing twice is allowed."""
