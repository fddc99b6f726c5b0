"""Whether what was promised to people is what has reached them."""

from collections.abc import Iterable

from bot.store.due import DueRow
from bot.store.rows import EntryRow, PostRow, TableRow
from bot.tables import Table, Tables, promises, reminding, sweeping, waiting
from bot.tables.awaited import Waiting
from bot.ui import press
from tests.simulator.people import CHOOSY
from tests.simulator.world import DIRECT, Posted, World

NEW_TURNS = ("start", "move")
GIVEN = frozenset(("replace", "computer", "back"))
"""Entries after which somebody else plays a seat."""


def given_over(entries: Iterable[EntryRow]) -> int:
    """At which version a seat was last given over; 0, never. What was promised before calls nobody who has gone."""
    return max((entry.version for entry in entries if entry.kind in GIVEN), default=0)


def undelivered(posts: Iterable[PostRow], world: World, row: TableRow, given: int) -> list[str]:
    """Posts that were delivered and are not there, or ping others than promised; ``given`` is from `given_over`."""
    there = {message.id: message for message in world.messages}
    found = []
    for post in posts:
        if post.state != "done" or post.message_id is None or row.channel_id in world.deleted:
            continue
        message = there.get(post.message_id)
        if message is None and post.message_id in world.removed:
            continue
        if message is None:
            found.append(f"post {post.id} {post.kind} is done and not there")
        elif message.nonce == post.nonce and not _is_called(post, message, given):
            found.append(f"post {post.id} {post.kind} pings {message.pings}")
    return found


def _is_called(post: PostRow, message: Posted, given: int) -> bool:
    """Whether it pings those for whom it was promised; nobody but its reader in a direct message."""
    pings = set(message.pings)
    if message.channel >= DIRECT or post.user_id is not None:
        return pings <= {post.user_id}
    match post.kind:
        case "reminder":
            return pings == {reminding.read(post.payload).user_id}
        case "request":
            return pings <= set(sweeping.read(post.payload).pings)
        case "lobby":
            # Shown as it stands: whoever was invited may have sat down, or it was called off.
            return pings <= set(promises.read(post.payload).pings)
        case "board" if post.version <= given:
            return pings <= set(promises.read(post.payload).pings)
        case "board" | "result":
            return pings == set(promises.read(post.payload).pings)
    return not pings


def alive(row: TableRow, world: World) -> list[str]:
    """Boards with *Your move* that are more than one, but where they could not be edited or the bot was sent away."""
    if row.status == "orphaned":
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


async def wrongly_pinged(tables: Tables, post: PostRow, entry: EntryRow) -> list[str]:
    """Whether a board called whom it had to: those awaited after that entry, but for whoever made it."""
    table = await tables.at(post.table_id, post.version)
    pinged, awaited = set(promises.read(post.payload).pings), _awaited(table, entry)
    if not pinged <= awaited:
        return [f"table {post.table_id}: the board of {post.version} pings {pinged}, awaited are {awaited}"]
    begins = table.turn_version == post.version and entry.kind in NEW_TURNS
    missing = awaited - pinged - {each.user_id for each in CHOOSY}
    return [f"table {post.table_id}: the board of {post.version} does not ping {missing}"] if begins and missing else []


def _awaited(table: Table, entry: EntryRow) -> set[int]:
    """At that version."""
    numbers = table.turn.seats if table.turn is not None else ()
    seated = {seat.number: seat.user_id for seat in table.seats if not seat.computer}
    return {seated[number] for number in numbers if number in seated} - {entry.user_id}


def overdue(due: Iterable[DueRow], waits: Iterable[Waiting], now: int) -> list[str]:
    """Deadlines that have passed and of which nobody was told. After an outage that may come later."""
    planned = {one.subject for one in due if one.kind == waiting.KIND and one.at >= now - 1}
    passed = [wait for wait in waits if wait.until is not None and wait.until < now - 1 and not wait.late]
    return [
        f"table {wait.table_id}: the time of seat {wait.seat} is over since {wait.until}, it is {now}, and nobody knows"
        for wait in passed
        if wait.seat not in planned
    ]
