"""What moderators do at tables that are not theirs. Whether somebody is one is for Discord to say, and for the caller
to ask; what they did is in the log and said in public."""

import msgspec
from msgspec import Struct

from bot.store.rows import PostKind, TableRow
from bot.tables import aftermath, ending, gathering, pausing, promises, replacing
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.people import Person
from bot.tables.promises import Note
from bot.tables.table import Table
from engine.contract import Json

KIND = "moderate"
"""Of the entry that says who it was; those of what was done follow it."""
ENDED = "moderated-end"
"""Of the entry with which a table ends so."""


class Held(Struct, frozen=True):
    """A post that could not be delivered."""

    kind: PostKind
    attempts: int
    again_at: int | None
    """When it is tried again (UTC seconds); None, it was given up."""
    error: str
    """In Discord's words."""


def pause(desk: Desk, table_id: int, user_id: int, seconds: int, interaction_id: int | None) -> Table:
    """Stops all clocks. Raises `PaceError`, ``paused``, ``other-rules``, or that it is not in play."""
    row = desk.playing(table_id)
    if pausing.running(desk, row.id) is not None:
        raise TableError("paused", table=row.id)
    changed = pausing.begin(desk, _noted(desk, row, user_id, interaction_id, "pause"), seconds, user_id)
    _tell(desk, changed, "paused", user_id, until=desk.now + seconds)
    return desk.table(changed)


def resume(desk: Desk, table_id: int, user_id: int, interaction_id: int | None) -> Table:
    """Raises ``not-paused``, ``other-rules``, or that it is not in play."""
    row = desk.playing(table_id)
    if pausing.running(desk, row.id) is None:
        raise TableError("not-paused", table=row.id)
    noted = _noted(desk, row, user_id, interaction_id, "resume")
    _tell(desk, noted, "resumed", user_id)
    return desk.table(pausing.resume(desk, noted, user_id))


def end(desk: Desk, table_id: int, user_id: int, interaction_id: int | None) -> Table:
    """Without a result, and with no mark against anybody; before the start it is called off. Raises ``table-over``."""
    row = desk.row(table_id)
    if row.status == "lobby":
        return gathering.cancel(desk, table_id, user_id, interaction_id, moderator=True)
    noted = _noted(desk, desk.started(table_id), user_id, interaction_id, "end")
    if desk.knows_rules(row):
        changed = ending.end(desk, noted, ENDED, user_id=user_id)
    else:
        # Boards that still wait could not be painted any more.
        promises.withdraw_boards(desk.session, noted)
        entry = desk.entry(noted, ENDED, user_id, None)
        changed = desk.commit(noted, entry, status="cancelled", ended_at=desk.now)
        aftermath.follow(desk, changed)
    _tell(desk, changed, "ended", user_id)
    return desk.table(changed)


def replace(desk: Desk, table_id: int, user_id: int, number: int, person: Person, interaction_id: int | None) -> Table:
    """The seat of that number goes to that person. Raises ``already-seated``, ``too-many-tables``, ``no-person`` (there
    is no such seat), ``other-rules``, or that it is not in play."""
    row = desk.playing(table_id)
    seat = next((seat for seat in desk.seats(row.id) if seat.number == number), None)
    if seat is None:
        raise TableError("no-person", table=row.id)
    replacing.check(desk, row, person.user_id)
    noted = _noted(desk, row, user_id, interaction_id, "replace", seat=number, to=person.user_id)
    _tell(desk, noted, "replaced", user_id)
    return desk.table(replacing.replace(desk, noted, seat, person))


def held(desk: Desk, table_id: int) -> tuple[Held, ...]:
    """The posts of the table that wait after having failed, and the last one if it was given up."""
    posts = desk.session.posts.of(desk.row(table_id).id)
    waiting = [post for post in posts if post.state == "new" and post.last_error is not None]
    given_up = [post for post in posts[-1:] if post.state == "dead"]
    return tuple(
        Held(post.kind, post.attempts, post.not_before if post.state == "new" else None, post.last_error or "")
        for post in (*waiting, *given_up)
    )


def _noted(desk: Desk, row: TableRow, user_id: int, interaction_id: int | None, did: str, **data: Json) -> TableRow:
    entry = desk.quiet_entry(row, KIND, user_id, interaction_id)
    return desk.commit(row, msgspec.structs.replace(entry, data={"did": did, **data}))


def _tell(desk: Desk, row: TableRow, what: str, user_id: int, **times: int) -> None:
    """One line to the channel: who did what."""
    promises.notice(desk.session, row, Note(f"notice-moderator-{what}", (user_id,), times), desk.entropy, desk.now)
