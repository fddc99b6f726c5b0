"""What happens to the bot and around it: permissions, channels, people who go and come, kills, stops, clocks."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from random import Random

from bot.tables import Person
from tests.bot.tables.rig import GUILD
from tests.simulator import place
from tests.simulator.life import Life
from tests.simulator.people import PEOPLE
from tests.simulator.rest import Trouble
from tests.simulator.timeline import VirtualClock
from tests.simulator.world import World

HOUR = 3600
TROUBLES: tuple[Trouble, ...] = ("reset", "lost answer", "lost with 503", "500", "limit", "ban", "too old")
FEWEST_HERE = 4
"""People who stay in the server whatever happens."""


class Weather:
    """``foul`` is how probable it is that a request meets trouble; of the points that are come to the one at which
    ``until_death`` is counted down kills."""

    def __init__(self, chance: Random, world: World, clock: VirtualClock) -> None:
        self._chance = chance
        self._world = world
        self._clock = clock
        self.foul = 0.0
        self.until_death = self.kills = 0

    @property
    def here(self) -> list[Person]:
        return [each for each in PEOPLE if each.user_id not in self._world.left]

    def befall(self, method: str, path: str) -> Trouble:
        return self._chance.choice(TROUBLES) if self._chance.random() < self.foul else "none"

    def strike(self, life: Life) -> None:
        """At each named point."""
        if self.until_death and life.alive:
            self.until_death -= 1
            if not self.until_death:
                self.kills += 1
                life.kill()
                raise asyncio.CancelledError

    async def change(self, life: Life) -> None:
        """One thing happens."""
        changes: Mapping[Callable[[Life], Awaitable[None]], int] = {
            self._deny: 3,
            self.allow: 3,
            self._close_direct: 2,
            self._open_direct: 2,
            self._leave: 2,
            self._come: 2,
            self._delete_channel: 1,
            self._delete_message: 1,
            self._stand_overview: 1,
            self._prune: 1,
            self._be_deaf: 1,
            self._lose_server: 1,
        }
        await self._chance.choice([one for one, weight in changes.items() for _ in range(weight)])(life)

    async def allow(self, life: Life) -> None:
        self._world.denied.clear()
        await life.outbox.hasten(self._clock.now(), GUILD)
        life.wake()

    async def kill(self, life: Life) -> None:
        """The process dies at one of the next named points."""
        await life.tables.clocks.mark(self._clock.now())
        self.until_death = self._chance.randint(1, 40)

    async def stop(self, life: Life) -> None:
        await life.tables.clocks.mark(self._clock.now())
        await life.end()
        await asyncio.sleep(self._chance.choice((1.0, 60.0, HOUR, 72 * HOUR)))

    async def jump(self, life: Life) -> None:
        """Somebody sets the clock."""
        self._clock.offset = max(0.0, self._clock.offset + self._chance.choice((-2, -1, 1, 2)) * HOUR)

    async def _deny(self, life: Life) -> None:
        self._world.denied.add(self._chance.choice(self._world.channels))

    async def _close_direct(self, life: Life) -> None:
        self._world.closed.add(self._chance.choice(PEOPLE).user_id)

    async def _open_direct(self, life: Life) -> None:
        self._world.closed.discard(self._chance.choice(PEOPLE).user_id)

    async def _leave(self, life: Life) -> None:
        if len(self.here) > FEWEST_HERE:
            self._world.left.add(self._chance.choice(self.here).user_id)

    async def _come(self, life: Life) -> None:
        self._world.left.discard(self._chance.choice(PEOPLE).user_id)

    async def _delete_channel(self, life: Life) -> None:
        """The bot hears of it or not; another channel is made."""
        channels = self._world.channels
        gone, new = self._chance.choice(channels), max(channels) + 1
        self._world.deleted.add(gone)
        channels[channels.index(gone)] = new
        place.appear(life.client, new)
        if self._chance.random() < 0.5:
            place.vanish(life.client, gone)
            await life.tables.orphan(gone)

    async def _delete_message(self, life: Life) -> None:
        """A moderator deletes a post of the bot."""
        here = [message for message in self._world.messages if message.channel in self._world.channels]
        if here:
            gone = self._chance.choice(here[-20:])
            self._world.messages.remove(gone)
            self._world.removed.add(gone.id)

    async def _stand_overview(self, life: Life) -> None:
        await life.tables.servers.stand_overview(GUILD, self._chance.choice(self._world.channels))

    async def _be_deaf(self, life: Life) -> None:
        """The gateway's connection is lost for a while."""
        life.alarm.hears(False)
        await asyncio.sleep(self._chance.choice((60.0, HOUR, 8 * HOUR)))
        life.alarm.hears(True)

    async def _lose_server(self, life: Life) -> None:
        """Somebody removes the bot from the server, and invites it again."""
        if self._chance.random() < 0.3:
            await life.tables.orphan_guild(GUILD)

    async def _prune(self, life: Life) -> None:
        await life.outbox.prune(self._clock.now())
