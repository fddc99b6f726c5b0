"""How things stand once all is calm, as the bot itself would show it."""

from collections.abc import Iterable
from random import Random

from bot.store.contract import Session
from bot.store.rows import EntryRow, PostRow
from bot.ui import overview, visibility
from tests.bot.tables.rig import GUILD
from tests.simulator import checks, posted
from tests.simulator.life import Life
from tests.simulator.world import World


async def wrong(life: Life, world: World, tables: Iterable[int], chance: Random, now: int) -> list[str]:
    """Deadlines that passed unheard, boards that called the wrong people, an overview that is behind."""
    found = []
    for number in sorted(tables):
        table = await life.tables.get(number)
        if table.status != "playing" or await life.tables.agreements.paused_until(number) is not None:
            continue
        due = await life.store.read(lambda session: session.due.of(table.id))  # noqa: B023
        found += posted.overdue(due, await life.tables.clocks.waits(number), now)
        board = await life.store.read(lambda session: _some_board(session, table.id, chance))  # noqa: B023
        if board is not None:
            found += await posted.wrongly_pinged(life.tables, *board)
    return found + await _overview(life, world)


async def _overview(life: Life, world: World) -> list[str]:
    row = await life.tables.servers.overview(GUILD)
    guild = life.client.get_guild(GUILD)
    assert guild is not None
    if row is None or row.channel_id in world.deleted:
        return []
    tables = await visibility.open_beside(guild, row.channel_id, await life.tables.servers.tables_in(GUILD))
    return checks.overview(row, overview.show(life.desk.say_aloud(None), tables).content, world)


def _some_board(session: Session, table: int, chance: Random) -> tuple[PostRow, EntryRow] | None:
    """One that was promised since anybody gave a seat over, with the entry that promised it."""
    entries = session.entries.of(table)
    given = posted.given_over(entries)
    boards = [post for post in session.posts.of(table) if post.kind == "board" and post.version > given]
    if not boards:
        return None
    board = chance.choice(boards)
    return board, next(entry for entry in entries if entry.version == board.version)
