"""What must hold: after every step, and once all is calm."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from bot.store.contract import Session
from bot.store.guilds import OverviewRow
from bot.store.rows import PostRow, TableRow
from engine.catalogue import GAMES
from tests.bot.tables.invariants import broken_log
from tests.simulator import posted
from tests.simulator.people import PEOPLE, note_of
from tests.simulator.world import World


class Watch:
    """Looks at the tables after each step, and remembers how they stood."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._stood: dict[int, tuple[int, int]] = {}
        self._unreplayed: set[int] = set()

    def after_each_step(self, session: Session, world: World, tables: Iterable[int]) -> list[str]:
        """Logs only grow and are whole, no post came twice, nothing secret was said. Of the tables that have changed
        one is played again from its log."""
        rows, found = _rows(session, tables), []
        for row in rows:
            before = self._stood.get(row.id, (0, 0))
            now = row.revision, row.version
            if now == before:
                continue
            if now[0] <= before[0] or now[1] < before[1]:
                found.append(f"table {row.id}: from revision and version {before} to {now}")
            self._stood[row.id] = now
            self._unreplayed.add(row.id)
            found += _told_of(row.id, broken_log(session, GAMES[row.game], row.id, replayed=False))
        if self._unreplayed:
            found += self._replay(session, {self._chance.choice(sorted(self._unreplayed))})
        return found + _said(rows, world)

    def replay_all(self, session: Session) -> list[str]:
        """Each table that has changed since it was played again last."""
        return self._replay(session, set(self._unreplayed))

    def _replay(self, session: Session, tables: set[int]) -> list[str]:
        self._unreplayed -= tables
        rows = _rows(session, tables)
        return [line for row in rows for line in _told_of(row.id, broken_log(session, GAMES[row.game], row.id))]


def once_calm(session: Session, world: World, tables: set[int], now: int) -> list[str]:
    """All that was promised has come, once, with its pings; one board is alive; no deadline was missed."""
    found = []
    for row in _rows(session, tables):
        posts = session.posts.of(row.id)
        lines = [f"post {post.id} {post.kind} still waits" for post in posts if post.state == "new"]
        lines += [
            f"post {post.id} {post.kind} was given up: {post.last_error}" for post in posts if _is_lost(post, row)
        ]
        lines += posted.undelivered(posts, world, row, posted.given_over(session.entries.of(row.id)))
        lines += posted.alive(row, world)
        if row.status == "playing":
            due = [due for due in session.due.of(row.id) if due.at < now - 1]
            lines += [f"{one.kind} of {one.subject} was due at {one.at}, it is {now}" for one in due]
        found += _told_of(row.id, lines)
    return found


def overview(row: OverviewRow | None, words: str, world: World) -> list[str]:
    """The one post of the overview says how things stand."""
    if row is None or row.channel_id in world.deleted:
        return []
    (shown,) = [message for message in world.messages if message.id == row.message_id] or (None,)
    if shown is None and row.message_id in world.removed:
        return []
    if shown is None:
        return [f"the overview {row.message_id} is not there"]
    return [] if shown.content == words else [f"the overview says {shown.content!r}, not {words!r}"]


def _is_lost(post: PostRow, row: TableRow) -> bool:
    return post.state == "dead" and row.status in ("lobby", "playing")


def _said(rows: list[TableRow], world: World) -> list[str]:
    """What has reached people and never may."""
    nonces = Counter(message.nonce for message in world.messages)
    found = [f"nonce {nonce} was posted {times} times" for nonce, times in nonces.items() if times > 1]
    told = "\n".join(message.content for message in world.messages)
    found += [f"table {row.id}: its seed was told" for row in rows if row.ended_at is None and row.seed.hex() in told]
    return found + [f"a note of {each.user_id} was told" for each in PEOPLE if note_of(each) in told]


def _rows(session: Session, tables: Iterable[int]) -> list[TableRow]:
    return [row for table in sorted(tables) if (row := session.tables.get(table)) is not None]


def _told_of(table: int, lines: Iterable[str]) -> list[str]:
    return [f"table {table}: {line}" for line in lines]
