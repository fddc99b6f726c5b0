"""The whole bot and a Discord of its own in one process, put together for a test."""

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bot import opening, program
from bot.settings import Endpoints, Settings
from bot.store.contract import Session
from bot.tables import Limits, Table, Tables, packing
from bot.ui.desk import Desk
from bot.ui.pictures import Pictures
from bot.words.localizer import Localizer, load_localizer
from sandbox.clock import ManualClock
from sandbox.conformance import Document
from sandbox.person import Person
from sandbox.stand_in import Sandbox
from tests.bot.tables.rig import Repeating
from tests.end_to_end.fittings import LeapingClock, QuickPictures, WatchedStore
from tests.end_to_end.room import PATIENCE, Room
from tests.hasty import Hasty


@cache
def words() -> Localizer:
    """Those of the bot, made ready once for all houses."""
    return load_localizer(strict=True)


class House:
    """A sandbox in which people live, and the bot on it; the bot can be stopped and started again."""

    def __init__(
        self,
        folder: Path,
        *,
        document: Document | None = None,
        pictures: Pictures | None = None,
        limits: Limits = Limits(),  # noqa: B008 (frozen)
        still: bool = False,
    ) -> None:
        """``still``: all clocks stand, so that two houses with the same life are alike to the last bit."""
        self.sandbox = Sandbox(document=document, clock=ManualClock() if still else None)
        # Answers in place come late on a busy machine, or not at all; a person who has time sees them all.
        self.sandbox.actions.bot_done = self._done
        self.folder = folder
        self.clock = LeapingClock(1_700_000_000 if still else None)
        self.pictures = pictures or QuickPictures()
        self.words: Localizer = words()
        self._limits = limits
        self._session: asyncio.Task[None] | None = None
        self.ann, self.ben, self.chloe, self.dai, *_ = self.sandbox.people
        self.rooms = [Room(self.sandbox, channel) for channel in self.sandbox.channels]
        self.room = self.rooms[0]

    async def __aenter__(self) -> "House":
        await self.sandbox.start()
        opened = await WatchedStore.open(self.folder / opening.FILE, factory=Hasty)
        assert isinstance(opened, WatchedStore)
        self.store = opened
        self.desk = Desk(Tables(self.store, self.clock, Repeating(), limits=self._limits), self.words, self.pictures)
        await self.wake()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.sleep()
        await self.store.close()
        await self.sandbox.stop()
        self.pictures.close()

    async def _done(self) -> None:
        await self.desk.finish(PATIENCE)

    @property
    def tables(self) -> Tables:
        return self.desk.tables

    async def wake(self) -> None:
        """The bot connects."""
        endpoints = Endpoints(self.sandbox.api_base, self.sandbox.gateway_url)
        program.point(endpoints)
        settings = Settings(
            token=self.sandbox.token, data=self.folder, endpoints=endpoints, clock=self.folder / "leaps"
        )
        self._session = asyncio.create_task(program.session(settings, self.desk, self.store, self.clock))
        connected = asyncio.create_task(self.sandbox.wait_for_bot(PATIENCE))
        await asyncio.wait({self._session, connected}, return_when=asyncio.FIRST_COMPLETED)
        if self._session.done():
            connected.cancel()
            await self._session
        await connected

    async def sleep(self) -> None:
        """The bot goes away; raises what it may have died of."""
        if self._session is None:
            return
        session, self._session = self._session, None
        if session.done():
            session.result()
        session.cancel()
        await asyncio.wait({session})

    async def leap(self, seconds: int) -> None:
        """Time passes at once, and courier and alarm look at their clock."""
        self.clock.ahead += seconds
        self.tables.on_commit()

    async def table(self, room: Room | None = None) -> Table:
        """The table of a room."""
        found = await self.tables.in_channel(int((room or self.room).id))
        assert found is not None
        return found

    async def place(self, state: Any) -> None:
        """Put another position on the table, in which no move has been made yet, behind the bot's back."""
        table = await self.table()

        def change(session: Session) -> None:
            row = session.tables.get(table.id)
            assert row is not None and row.ply == 0
            packed = packing.pack(state)
            session.tables.save(msgspec.structs.replace(row, start=packed, snapshot=packed), row.revision)

        await self.store.write(change)

    def who(self, user: int) -> Person:
        return self.sandbox.person(str(user))

    async def awaited(self, room: Room | None = None) -> Person:
        """Whose move it is."""
        (user,) = (await self.table(room)).awaited
        return self.who(user)

    async def other(self, room: Room | None = None) -> Person:
        """The player whose move it is not."""
        table = await self.table(room)
        (user,) = (seat.user_id for seat in table.seats if seat.user_id not in table.awaited)
        return self.who(user)

    async def move(self, person: Person, move: str, room: Room | None = None) -> None:
        """A move that is made."""
        outcome = await person.slash((room or self.room).id, "move", move=move)
        assert outcome.text.startswith("Done: "), outcome.text

    async def delivered(self) -> None:
        """Until the bot has posted all that it promised."""
        await self.store.delivered()

    async def put_off(self, room: Room | None = None) -> None:
        """Until a post of the table has failed and waits for a later time."""
        table = await self.table(room)
        while True:
            posts = await self.store.read(lambda session: session.posts.of(table.id))
            if any(post.state == "new" and post.not_before > self.clock.now() for post in posts):
                return
            await self.store.next_write()

    def said(self) -> int:
        """How many messages were posted to channels with the bot's own token, for whatever reason."""
        return sum(
            request["method"] == "POST" and request["path"].endswith("/messages") for request in self.sandbox.requests
        )


def fault_text(house: House) -> str:
    """How an answer begins that tells of a fault of ours."""
    mark = "0000"
    return house.words.say_in()("error-unknown", id=mark).split(mark)[0]
