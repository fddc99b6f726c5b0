"""`Tables`: each use case and query as one transaction on the store."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.pace.pace import DEFAULT, Pace
from bot.store.contract import Store
from bot.store.rows import EntryRow
from bot.tables import agreeing, exporting, gathering, history, naming, opening, orphaning, playing, resigning, starting
from bot.tables.agreements import Agreements
from bot.tables.clocks import Clocks
from bot.tables.desk import Desk
from bot.tables.door import Door
from bot.tables.moderation import Moderation
from bot.tables.operations import Operations
from bot.tables.people import Person, Place
from bot.tables.personal import Personal
from bot.tables.ports import Clock, Entropy, Limits
from bot.tables.records import Records
from bot.tables.servers import Servers
from bot.tables.table import Logged, Played, Table
from engine.catalogue import GAMES
from engine.contract import AnyGame, Event, Json, Move, Options, OptionValue


class Tables:
    """The one door through which a game changes.

    Every change is one transaction that cancelling the caller does not stop. It raises `TableError`, or the game's
    `Refusal`, and then nothing has changed; or a `StoreError`. ``interaction_id`` is Discord's id of the click or
    command: when the same one comes again nothing changes, and the outcome is that of the first time.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        entropy: Entropy,
        games: Mapping[str, AnyGame] = GAMES,
        limits: Limits = Limits(),  # noqa: B008 (frozen)
    ) -> None:
        self._door = Door(store, clock, entropy, games, limits)
        self.personal = Personal(self._door)
        self.clocks = Clocks(self._door)
        self.agreements = Agreements(self._door)
        self.records = Records(self._door)
        self.operations = Operations(self._door)
        self.servers = Servers(self._door)
        self.moderation = Moderation(self._door)

    @property
    def on_commit(self) -> Callable[[], None]:
        """Called on the event loop after every change that committed: there may be something to deliver. Settable."""
        return self._door.on_commit

    @on_commit.setter
    def on_commit(self, callback: Callable[[], None]) -> None:
        self._door.on_commit = callback

    # Before the start

    async def open(
        self,
        place: Place,
        person: Person,
        game: str,
        options: Options | None = None,
        invited: Iterable[int] = (),
        interaction_id: int | None = None,
        offer: int | None = None,
        pace: Pace = DEFAULT,
        language: str | None = None,
    ) -> Table:
        """A lobby in which the person sits; options left out have their default; ``invited`` users are pinged once.

        ``offer`` is the message by whose button it is opened, if there is one; `lobby_from` finds it by that.
        ``language`` is that of what everybody reads there; None is that of the server.
        Raises `PaceError`, ``unknown-game``, ``bad-option``, ``too-many-invited``, ``place-taken``,
        ``too-many-tables``.
        """
        guests = tuple(invited)
        return await self._door.change(
            "open",
            interaction_id,
            lambda desk: opening.open_table(
                desk, place, person, game, options or {}, guests, offer, interaction_id, pace, language
            ),
            _now,
        )

    async def join(self, table_id: int, person: Person, interaction_id: int | None = None) -> Table:
        """Raises ``already-seated``, ``table-full``, ``too-many-tables``, ``already-started``, ``table-over``."""
        return await self._door.change(
            "join", interaction_id, lambda desk: gathering.join(desk, table_id, person, interaction_id), _now
        )

    async def leave(self, table_id: int, user_id: int, interaction_id: int | None = None) -> Table:
        """The opener hands on to whoever joined next; the last one to leave cancels the table.

        Raises ``not-seated``, ``already-started`` (resign instead), ``table-over``.
        """
        return await self._door.change(
            "leave", interaction_id, lambda desk: gathering.leave(desk, table_id, user_id, interaction_id), _now
        )

    async def repost(self, table_id: int, user_id: int, interaction_id: int | None = None) -> Table:
        """Promises the lobby post once more, in case somebody has deleted it.

        Raises ``already-started``, ``table-over``.
        """
        return await self._door.change(
            "repost", interaction_id, lambda desk: gathering.repost(desk, table_id, user_id, interaction_id), _now
        )

    async def cancel(
        self, table_id: int, user_id: int, interaction_id: int | None = None, *, moderator: bool = False
    ) -> Table:
        """By anyone seated, or by a moderator of the channel.

        Raises ``may-not-cancel``, ``already-started``, ``table-over``.
        """
        return await self._door.change(
            "cancel",
            interaction_id,
            lambda desk: gathering.cancel(desk, table_id, user_id, interaction_id, moderator=moderator),
            _now,
        )

    async def configure(
        self, table_id: int, user_id: int, options: Mapping[str, OptionValue], interaction_id: int | None = None
    ) -> Table:
        """Sets these options, leaves the others. Raises ``not-opener``, ``bad-option``, ``already-started``, ..."""
        return await self._door.change(
            "configure",
            interaction_id,
            lambda desk: agreeing.configure(desk, table_id, user_id, options, interaction_id),
            _now,
        )

    async def speak(self, table_id: int, user_id: int, language: str, interaction_id: int | None = None) -> Table:
        """Sets the language of what everybody reads. It must be one that there is. Raises as `configure` does."""
        return await self._door.change(
            "speak",
            interaction_id,
            lambda desk: agreeing.speak(desk, table_id, user_id, language, interaction_id),
            _now,
        )

    async def wish(self, table_id: int, user_id: int, number: int | None, interaction_id: int | None = None) -> Table:
        """Asks for a seat of the game (from 0), or for any. Raises ``not-seated``, ``bad-option``, ..."""
        return await self._door.change(
            "wish", interaction_id, lambda desk: agreeing.wish(desk, table_id, user_id, number, interaction_id), _now
        )

    async def start(self, table_id: int, user_id: int, interaction_id: int | None = None) -> Table:
        """By the opener, or anyone seated when the table is full. Seats are drawn where wishes do not decide.

        Raises ``not-seated``, ``not-opener``, ``too-few-seats``, ``already-started``, ``table-over``, or the game's
        `Illegal` for options that do not go together.
        """
        return await self._door.change(
            "start", interaction_id, lambda desk: starting.start(desk, table_id, user_id, interaction_id), _now
        )

    # In play

    async def play(
        self, table_id: int, user_id: int, move: Move | str, version: int | None, interaction_id: int | None
    ) -> Played:
        """A move, or text that the game parses, made for that version of the table (None: whichever stands).

        Raises ``not-seated``, ``stale``, ``not-started``, ``table-over``, ``other-rules``, or the game's `Refusal`
        (``not-your-turn`` among them).
        """
        return await self._door.change(
            "play",
            interaction_id,
            lambda desk: playing.play(desk, table_id, user_id, move, version, interaction_id),
            playing.again,
        )

    async def resign(self, table_id: int, user_id: int, interaction_id: int | None = None) -> Table:
        """By anyone seated at any time. A table under rules that are no longer known ends without a result.

        Raises as `play` does, but for ``stale`` and ``other-rules``.
        """
        return await self._door.change(
            "resign", interaction_id, lambda desk: resigning.resign(desk, table_id, user_id, interaction_id), _now
        )

    # Who is who

    async def meet(self, table_id: int, person: Person) -> None:
        """The person does something at the table: is called there by the present name from now on, if seated."""
        self._door.note_presence(table_id, person.user_id)
        if await self._door.ask(lambda desk: naming.is_outdated(desk, table_id, person)):
            await self._door.change(
                "rename",
                None,
                lambda desk: naming.rename(desk, table_id, person),
                lambda desk, entry: naming.rename(desk, table_id, person),
            )

    # The place is gone

    async def orphan(self, channel_id: int) -> Table | None:
        """The channel is gone: its table ends, its seats are free, nothing waits to be posted there."""
        return await self._door.change("orphan", None, lambda desk: orphaning.orphan_channel(desk, channel_id), _now)

    async def orphan_guild(self, guild_id: int) -> tuple[Table, ...]:
        """The guild is gone, or the bot was removed from it."""
        return await self._door.change(
            "orphan",
            None,
            lambda desk: orphaning.orphan_guild(desk, guild_id),
            lambda desk, entry: (_now(desk, entry),),
        )

    # Queries

    async def get(self, table_id: int) -> Table:
        """Raises ``no-table``, as all that take a table's id do."""
        return await self._door.ask(lambda desk: desk.table(desk.row(table_id)))

    async def at(self, table_id: int, version: int) -> Table:
        """The table with version, ply, status and state (and so turn and result) as they were at that version."""
        return await self._door.ask(lambda desk: history.at(desk, table_id, version))

    async def in_channel(self, channel_id: int) -> Table | None:
        """The live table, else the one that ended last, else None."""
        return await self._door.ask(lambda desk: history.in_channel(desk, channel_id))

    async def of_person(self, user_id: int) -> tuple[Table, ...]:
        """The live tables at which the person sits, oldest first."""
        return await self._door.ask(lambda desk: history.of_person(desk, user_id))

    async def live_places(self) -> tuple[Place, ...]:
        """Where there are live tables, oldest first."""
        return await self._door.ask(history.live_places)

    async def came(self, interaction_id: int) -> Table | None:
        """The table that this click or command has changed already; None if it comes for the first time."""
        return await self._door.ask(lambda desk: history.came(desk, interaction_id))

    async def check_limits(self, guild_id: int | None, user_id: int) -> None:
        """Raises ``too-many-tables`` if the person cannot open one more there."""
        await self._door.ask(lambda desk: opening.check_limits(desk, guild_id, user_id))

    async def lobby_from(self, user_id: int, offer: int) -> Table | None:
        """The lobby that the person has opened from that offer; None if there is none or it has begun or ended."""
        return await self._door.ask(lambda desk: opening.lobby_from(desk, user_id, offer))

    async def log(self, table_id: int, seat: int | None = None, after: int = 0) -> tuple[Logged, ...]:
        """Every entry after that version, oldest first, as that seat or a spectator may read it."""
        return await self._door.ask(lambda desk: history.log(desk, table_id, seat, after))

    async def newest(self, table_id: int, seat: int | None, version: int) -> tuple[Event, ...]:
        """What the last move up to that version has brought, as that seat or a spectator may know it."""
        return await self._door.ask(lambda desk: history.newest(desk, table_id, seat, version))

    async def since(
        self, table_id: int, seat: int | None, until: int | None = None, turn: int | None = None
    ) -> tuple[Event, ...]:
        """What happened since the seat's own last move, as it may know it; all of the game so far if it made none.

        ``until``: as it was at that version of the table. ``turn``: moves made after that version are of a turn that
        still runs; they are told, too.
        """
        return await self._door.ask(lambda desk: history.since(desk, table_id, seat, until, turn))

    async def told(self, table_id: int, turns: Sequence[int], until: int) -> tuple[tuple[Event, ...], ...]:
        """What everybody may know of the turns that began with these versions, up to version ``until``."""
        return await self._door.ask(lambda desk: history.told(desk, table_id, turns, until))

    async def export(self, table_id: int) -> dict[str, Json]:
        """Plain data ready for JSON (`bot.tables.export.Exported`): everything once the table has ended, before that
        what everybody may know."""
        return await self._door.ask(lambda desk: exporting.export(desk, table_id))

    async def record(self, table_id: int) -> str:
        """The record of a table that has ended, in the game's notation. Raises ``not-over``."""
        return await self._door.ask(lambda desk: exporting.record(desk, table_id))


def _now(desk: Desk, entry: EntryRow) -> Table:
    """The table that the entry belongs to, as it stands."""
    return desk.table(desk.row(entry.table_id))
