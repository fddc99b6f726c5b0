"""What must hold after every change, whatever went wrong on the way."""

from bot.store.contract import Session
from bot.store.rows import EntryRow, PostRow, TableRow
from bot.tables import packing, promises
from engine.chance import replay
from engine.contract import AnyGame, event_seen_by


def broken(session: Session, game: AnyGame, table_id: int) -> list[str]:
    """Every broken invariant of the table, in words."""
    row = session.tables.get(table_id)
    assert row is not None
    entries, posts = session.entries.of(table_id), session.posts.of(table_id)
    found = []
    if [entry.version for entry in entries] != list(range(1, row.version + 1)):
        found.append(f"version {row.version}, but the log has {[entry.version for entry in entries]}")
    plies = [entry for entry in entries if entry.ply is not None]
    if [entry.ply for entry in plies] != list(range(1, row.ply + 1)):
        found.append(f"ply {row.ply}, but the log has {[entry.ply for entry in plies]}")
    if row.snapshot is not None:
        found += _broken_state(row, entries, game) + _broken_boards(session, row, entries, posts, game)
    if (row.ended_at is None) != (row.status in ("lobby", "playing")):
        found.append(f"{row.status}, ended at {row.ended_at}")
    return found


def _broken_state(row: TableRow, entries: tuple[EntryRow, ...], game: AnyGame) -> list[str]:
    assert row.start is not None and row.snapshot is not None
    state = packing.unpack(row.start, game.state_type)
    for entry in entries:
        if entry.seat is not None and entry.move is not None:
            state, events = game.play(state, entry.seat, entry.move, replay(entry.outcomes))
            if packing.encode(events) != packing.encode(entry.events):
                return [f"replay tells another story at {entry.version}"]
            if packing.state_hash(state) != entry.state_hash:
                return [f"replay comes to another state at {entry.version}"]
    if packing.encode(state) != packing.encode(packing.unpack(row.snapshot, game.state_type)):
        return ["the snapshot is not what replaying gives"]
    return [] if packing.state_hash(state) == row.state_hash else ["the hash is of another state"]


def _broken_boards(
    session: Session, row: TableRow, entries: tuple[EntryRow, ...], posts: tuple[PostRow, ...], game: AnyGame
) -> list[str]:
    found = []
    boards = [post for post in posts if post.kind in ("board", "result")]
    expected = [entry.version for entry in entries if entry.kind == "start" or entry.ply is not None]
    if [post.version for post in boards] != expected:
        found.append(f"boards for {[post.version for post in boards]}, not for {expected}")
    if len({post.nonce for post in posts}) != len(posts):
        found.append("a nonce comes twice")
    waiting = [post for post in boards if post.state == "new"]
    if len(waiting) > 2:
        found.append("older boards were not superseded")
    told = [event for post in boards if post.state != "superseded" for event in promises.read(post.payload).events]
    public = [event for entry in entries for event in entry.events if event_seen_by(event, None) is not None]
    if packing.encode(told) != packing.encode(public):
        found.append("the posts do not tell each event once")
    last = entries[-1] if not entries or entries[-1].kind != "orphan" else entries[-2]
    if boards and boards[-1].version == last.version and row.status == "playing":
        seated = {seat.number: seat.user_id for seat in session.seats.of(row.id)}
        turn = game.turn(packing.unpack(row.snapshot or b"", game.state_type))
        awaited = [seated[number] for number in turn.seats if seated[number] != last.user_id]
        if list(promises.read(boards[-1].payload).pings) != awaited:
            found.append(f"pings {promises.read(boards[-1].payload).pings}, not {awaited}")
    return found
