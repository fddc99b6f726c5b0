"""A bot with many tables in play, as a host may have it after some weeks: servers full of people, and its database."""

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from random import Random

from bot.clock import WallClock
from bot.store.contract import Session
from bot.store.sqlite.store import SqliteStore
from bot.tables import Limits, Person, Place, Table, Tables
from engine.catalogue import GAMES
from engine.contract import ORDER, Move
from sandbox import guilds, objects
from sandbox.permissions import EVERYONE
from sandbox.stand_in import Sandbox
from sandbox.world import Human
from tests.bot.tables.rig import Repeating
from tests.hasty import Hasty

TABLES_IN_A_GUILD = 100
PEOPLE_IN_A_GUILD = 20
MADE = 12
"""So many moves, less some, were made at each table before."""
CHOICE = 20
"""Among so many legal moves one is picked."""


def pick(table: Table, chance: Random) -> Move:
    """Some move of whoever is awaited first; no standing order, of which nobody would hear."""
    moves = table.rules.moves(table.state, table.rules.turn(table.state).seats[0])
    return chance.choice(list(islice((move for move in moves if move[:1] != (ORDER,)), CHOICE)))


async def fill(sandbox: Sandbox, database: Path, tables: int, chance: Random) -> list[int]:
    """So many tables of all games in as many channels, and that database; their ids.

    Their last boards are still to be posted, all that was promised before is done with.
    """
    store = await SqliteStore.open(database, factory=Hasty)
    door = Tables(store, WallClock(), Repeating(), limits=Limits(person=tables, guild=tables))
    guild, people, ids = "", list[str](), list[int]()
    for number in range(tables):
        if number % TABLES_IN_A_GUILD == 0:
            guild, people = _guild(sandbox, number)
        channel = objects.text_channel(sandbox.platform.new_id(), guild, f"table-{number}", number)
        sandbox.world.channels[channel["id"]] = channel
        game = list(GAMES)[number % len(GAMES)]
        seated = chance.sample(people, GAMES[game].seats[0])
        table = await door.open(Place(int(guild), int(channel["id"])), _person(seated[0]), game)
        for each in seated[1:]:
            await door.join(table.id, _person(each))
        table = await door.start(table.id, int(seated[0]))
        for _ in range(number % MADE):
            table = (await door.play(table.id, table.awaited[0], pick(table, chance), None, None)).table
        await store.write(_but_for_the_last(table.id))
        ids.append(table.id)
    await store.close()
    return ids


def _guild(sandbox: Sandbox, number: int) -> tuple[str, list[str]]:
    """One more server and who is there."""
    world, new_id = sandbox.world, sandbox.platform.new_id
    identity, people = new_id(), [new_id() for _ in range(PEOPLE_IN_A_GUILD)]
    everyone = objects.role(identity, "@everyone", EVERYONE, 0)
    world.guilds[identity] = guilds.guild(identity, f"Server {number}", people[0], [everyone])
    now = sandbox.clock.now()
    world.members[identity] = {world.bot["id"]: objects.member(world.bot, now)}
    for place, person in enumerate(people):
        user = objects.user(person, f"player{number + place}", f"Player {number + place}")
        world.people[person] = Human(user, "#000000")
        world.members[identity][person] = objects.member(user, now)
    return identity, people


def _person(identity: str) -> Person:
    return Person(int(identity), f"Player {identity}")


def _but_for_the_last(table_id: int) -> Callable[[Session], None]:
    def change(session: Session) -> None:
        posts = [post for post in session.posts.of(table_id) if post.state == "new"]
        last = [post.id for post in posts if post.kind in ("board", "turn")][-1]
        for post in posts:
            if post.id != last:
                session.posts.done(post.id, None)

    return change
