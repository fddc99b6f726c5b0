"""What must hold after every change, whatever went wrong on the way."""

from itertools import pairwise

from bot.store.contract import Session
from bot.store.rows import EntryRow, PostRow, TableRow
from bot.tables import line, packing, promises
from engine.chance import replay
from engine.contract import AnyGame

QUIET = frozenset(("secret", "ask", "answer", "withdraw", "pause", "resume", "computer", "back"))
"""The kinds of entries that leave the board as it is."""


def broken(session: Session, game: AnyGame, table_id: int) -> list[str]:
    """Every broken invariant of the table, in words; nothing was taken back there."""
    row = session.tables.get(table_id)
    assert row is not None
    found = broken_log(session, game, table_id)
    if row.snapshot is not None:
        found += _broken_boards(session, row, session.entries.of(table_id), session.posts.of(table_id), game)
    return found


def broken_log(session: Session, game: AnyGame, table_id: int, *, replayed: bool = True) -> list[str]:
    """Every broken invariant of the table but for its posts; what playing it again tells only if ``replayed``."""
    row = session.tables.get(table_id)
    assert row is not None
    entries, found = session.entries.of(table_id), []
    if [entry.revision for entry in entries] != list(range(1, row.revision + 1)):
        found.append(f"revision {row.revision}, but the log has {[entry.revision for entry in entries]}")
    public = [entry for entry in entries if entry.kind not in QUIET]
    versions = sorted({entry.version for entry in entries})
    if versions != list(range(1, row.version + 1)):
        found.append(f"version {row.version}, but the log has {versions}")
    plies = [entry for entry in line.standing(public) if entry.ply is not None]
    if [entry.ply for entry in plies] != list(range(1, row.ply + 1)):
        found.append(f"ply {row.ply}, but the log has {[entry.ply for entry in plies]}")
    for before, entry in pairwise(entries):
        if entry.kind == "secret" and (entry.version, entry.ply) != (before.version, before.ply or 0):
            found.append(f"the secret entry {entry.revision} is counted")
    if row.snapshot is not None and replayed:
        found += _broken_state(row, line.standing(entries), game)
    if (row.ended_at is None) != (row.status in ("lobby", "playing")):
        found.append(f"{row.status}, ended at {row.ended_at}")
    return found


def _broken_state(row: TableRow, entries: list[EntryRow], game: AnyGame) -> list[str]:
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
    public = [entry for entry in entries if entry.kind == "start" or (entry.ply is not None and entry.kind != "secret")]
    hand_overs = _hand_overs(row, entries, game)
    boards = [post for post in posts if post.kind in ("board", "turn", "result")]
    if [post.version for post in boards] != [entry.version for entry in public]:
        found.append(f"boards for {[post.version for post in boards]}, not for {[entry.version for entry in public]}")
    edited = [post.version for post in boards if post.kind == "turn"]
    if set(edited) & set(hand_overs):
        found.append(f"the posts of {edited} are edits, though the turn passed on at {hand_overs}")
    if row.turn_version != hand_overs[-1]:
        found.append(f"the turn is said to have begun at {row.turn_version}, not at {hand_overs[-1]}")
    if len({post.nonce for post in posts}) != len(posts):
        found.append("a nonce comes twice")
    if len([post for post in boards if post.state == "new"]) > 2:
        found.append("older boards were not superseded")
    told = [
        began
        for post in boards
        if post.kind != "turn" and post.state != "superseded"
        for began in promises.read(post.payload).turns
        if any(began < version <= post.version for version in hand_overs)
    ]
    if told != hand_overs[:-1]:
        found.append(f"the turns of {told} are told whole, not each of {hand_overs[:-1]} once")
    return found + _broken_pings(session, row, public, boards, game)


def _hand_overs(row: TableRow, entries: tuple[EntryRow, ...], game: AnyGame) -> list[int]:
    """The versions with which turns began."""
    state = packing.unpack(row.start or b"", game.state_type)
    awaited, found = game.turn(state).seats, []
    for entry in entries:
        if entry.seat is not None and entry.move is not None:
            state, _ = game.play(state, entry.seat, entry.move, replay(entry.outcomes))
        if entry.kind == "start" or game.turn(state).seats != awaited:
            found.append(entry.version)
            awaited = game.turn(state).seats
    return found


def _broken_pings(
    session: Session, row: TableRow, public: list[EntryRow], boards: list[PostRow], game: AnyGame
) -> list[str]:
    if row.status != "playing":
        return []
    post, last = boards[-1], public[-1]
    pings = list(promises.read(post.payload).pings)
    seated = {seat.number: seat.user_id for seat in session.seats.of(row.id)}
    turn = game.turn(packing.unpack(row.snapshot or b"", game.state_type))
    awaited = [seated[number] for number in turn.seats if seated[number] != last.user_id]
    if post.version == row.turn_version:
        return [] if pings == awaited else [f"pings {pings}, not {awaited}"]
    if post.kind == "turn":
        return [] if not pings else [f"an edit pings {pings}"]
    return [] if set(pings) <= set(awaited) else [f"pings {pings}, of whom only {awaited} are to be"]
