"""What must hold: after every step, and once all is calm."""

from bot.store.contract import Session
from bot.store.rows import PostRow, TableRow
from bot.tables import promises
from bot.ui import press
from engine.catalogue import GAMES
from tests.bot.tables.invariants import broken_log
from tests.simulator.people import PEOPLE, note_of
from tests.simulator.world import Posted, World


def after_each_step(session: Session, world: World, tables: set[int]) -> list[str]:
    """Logs replay to their snapshots, no post came twice, nothing secret was said."""
    found = []
    for row in _rows(session, tables):
        found += [f"table {row.id}: {line}" for line in broken_log(session, GAMES[row.game], row.id)]
        if row.ended_at is None and any(row.seed.hex() in message.content for message in world.messages):
            found.append(f"table {row.id}: its seed was told")
    nonces = [message.nonce for message in world.messages]
    found += [f"nonce {nonce} was posted {nonces.count(nonce)} times" for nonce in {*nonces} if nonces.count(nonce) > 1]
    told = [message.content for message in world.messages]
    return found + [
        f"a note of {each.user_id} was told" for each in PEOPLE if any(note_of(each) in one for one in told)
    ]


def once_calm(session: Session, world: World, tables: set[int], now: int) -> list[str]:
    """All that was promised has come, once, with its pings; one board is alive; no deadline was missed."""
    found = []
    for row in _rows(session, tables):
        posts = session.posts.of(row.id)
        found += [f"table {row.id}: post {post.id} {post.kind} still waits" for post in posts if post.state == "new"]
        found += [f"table {row.id}: {line}" for line in _undelivered(posts, world, row)]
        found += [f"table {row.id}: {line}" for line in _alive(row, world)]
        if row.status == "playing":
            due = [due for due in session.due.of(row.id) if due.at < now - 1]
            found += [f"table {row.id}: {one.kind} of {one.subject} was due at {one.at}, it is {now}" for one in due]
    return found


def _rows(session: Session, tables: set[int]) -> list[TableRow]:
    return [row for table in sorted(tables) if (row := session.tables.get(table)) is not None]


def _undelivered(posts: tuple[PostRow, ...], world: World, row: TableRow) -> list[str]:
    """Boards and results that were delivered and are not there, or ping others than promised."""
    there = {message.nonce: message for message in world.messages}
    found = []
    for post in posts:
        if post.kind not in ("board", "result") or post.state != "done" or row.channel_id in world.deleted:
            continue
        message = there.get(post.nonce)
        if message is None:
            found.append(f"post {post.id} is done and not there")
        elif set(message.pings) != set(promises.read(post.payload).pings):
            found.append(f"post {post.id} pings {message.pings}, not {promises.read(post.payload).pings}")
    return found


def _alive(row: TableRow, world: World) -> list[str]:
    """Boards with *Your move* that are more than one, but for those that could not be edited."""
    if row.channel_id in world.deleted:
        return []
    boards = [message for message in world.of(row.channel_id) if _is_live(message, row.id)]
    if row.status == "playing" and boards:
        *boards, newest = boards
        if newest.id != row.board_message_id:
            boards.append(newest)
    return [f"the board {message.id} is still alive" for message in boards if message.id not in world.stuck]


def _is_live(message: Posted, table: int) -> bool:
    found = [press.read(match) for each in message.custom_ids if (match := press.TEMPLATE.fullmatch(each))]
    return {"move", "text"} <= {each.action for each in found if each.table == table}
