"""What a change promises to the channel: rows of the outbox, written in the transaction of the change itself.

``lobby``: the lobby post is sent, or edited once it is there. ``board``: a new post with the board, one at the start
and one for each hand-over, which is a move after which other seats are awaited. ``turn``: the newest board is edited,
as the same seats go on. ``result``: the last board, instead of a ``board``. ``retire``: older boards lose their
buttons. ``notice``: a line of its own that pings nobody. ``reminder``: a ping of one person, in the channel or by
direct message; see `bot.tables.reminding`.
"""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from bot.store.contract import Session
from bot.store.rows import PostKind, PostRow, TableRow
from bot.tables.ports import Entropy

SALT = "nonce-salt"
SALT_LENGTH = 4
NONCE_BYTES = 10


class Note(Struct, frozen=True):
    """Something told in public besides what the game tells: a key of the locale and what fills it. Nobody is pinged.

    The text is filled with ``$names`` of the users; with each moment (UTC seconds) as a date under its name, and how
    far it is away under its name with ``-relative``; and with the words as they are.
    """

    key: str
    users: tuple[int, ...] = ()
    times: dict[str, int] = {}
    words: dict[str, str] = {}


class Promise(Struct, frozen=True):
    """The payload of a post: `read` gives it back. The picture is made from `Tables.at` that version."""

    version: int
    pings: tuple[int, ...] = ()
    """Users to ping: the awaited ones (of a lobby the invited, of a result all seated), never who caused the post,
    nobody twice."""
    turns: tuple[int, ...] = ()
    """The versions with which the turns to tell of began, oldest first: the one that runs or has just ended, and before
    it those of boards that were never posted."""
    opening: bool = False
    """The table's first board, or what takes its place: who sits where and the hash of the seed belong on it."""
    notes: tuple[Note, ...] = ()
    """What is to be said of how it came to this."""


def read(payload: bytes) -> Promise:
    return msgspec.json.decode(payload, type=Promise)


def read_note(payload: bytes) -> Note:
    return msgspec.json.decode(payload, type=Note)


def lobby(session: Session, row: TableRow, entropy: Entropy, now: int, pings: Iterable[int] = ()) -> None:
    """The newest state of the lobby replaces what was not yet delivered; whom that would have pinged still is."""
    waiting = [read(post.payload) for post in session.posts.supersede(row.id, "lobby")]
    carried = [user for promise in waiting for user in promise.pings if user in row.invited]
    _add(session, row, "lobby", Promise(row.version, tuple(dict.fromkeys([*carried, *pings]))), entropy, now)


def board(
    session: Session,
    row: TableRow,
    entropy: Entropy,
    now: int,
    pings: Iterable[int],
    turn_version: int,
    notes: Sequence[Note] = (),
) -> None:
    """The board after a turn that began with that version, or the result once the table is over.

    The awaited include everybody whom a superseded board would have pinged and who is still awaited.
    """
    session.posts.supersede(row.id, "turn")
    promise = _taking_over(_superseded_boards(session, row), row, pings, turn_version, notes)
    _add_board(session, row, "board" if row.status == "playing" else "result", promise, entropy, now)


def turn(
    session: Session,
    row: TableRow,
    entropy: Entropy,
    now: int,
    mover: int | None,
    notes: Sequence[Note] = (),
    *,
    opening: bool,
) -> None:
    """The newest board goes on with the turn that runs; nobody is pinged. ``opening``: it is the table's first one.

    A board that still waits is not posted only to be edited: it comes as it is now, and no longer pings the mover.
    """
    waiting = _superseded_boards(session, row)
    if waiting:
        pings = [user for promise in waiting for user in promise.pings if user != mover]
        _add_board(session, row, "board", _taking_over(waiting, row, pings, row.turn_version, notes), entropy, now)
        return
    session.posts.supersede(row.id, "turn")
    _add_board(session, row, "turn", Promise(row.version, (), (row.turn_version,), opening, tuple(notes)), entropy, now)


def withdraw_boards(session: Session, row: TableRow) -> None:
    """No board of the table that waits is posted any more."""
    session.posts.supersede(row.id, "board")
    session.posts.supersede(row.id, "turn")


def notice(session: Session, row: TableRow, note: Note, entropy: Entropy, now: int) -> None:
    """A line to the channel."""
    message(session, row, "notice", msgspec.json.encode(note), entropy, now)


def message(
    session: Session,
    row: TableRow,
    kind: PostKind,
    payload: bytes,
    entropy: Entropy,
    now: int,
    user_id: int | None = None,
) -> None:
    """A post of which there may be several for one version; to that person by direct message, or to the channel."""
    nonce = f"{salt(session, entropy)}{entropy(NONCE_BYTES).hex()}"
    session.posts.add(
        PostRow(0, row.id, row.version, kind, payload, nonce, row.channel_id, not_before=now, user_id=user_id)
    )


def _taking_over(
    waiting: list[Promise], row: TableRow, pings: Iterable[int], turn_version: int, notes: Sequence[Note]
) -> Promise:
    """A board that tells of the turn that began with that version, and before it what these would have told."""
    turns = [version for promise in waiting for version in promise.turns]
    return Promise(
        row.version,
        tuple(dict.fromkeys(pings)),
        tuple(dict.fromkeys([*turns, turn_version])),
        row.ply == 0 or any(promise.opening for promise in waiting),
        (*(note for promise in waiting for note in promise.notes), *notes),
    )


def _superseded_boards(session: Session, row: TableRow) -> list[Promise]:
    return [read(post.payload) for post in session.posts.supersede(row.id, "board")]


def _add_board(session: Session, row: TableRow, kind: PostKind, promise: Promise, entropy: Entropy, now: int) -> None:
    """With the retirement of older boards; of the one that a turn cannot be edited into, too."""
    _add(session, row, kind, promise, entropy, now)
    if row.ply > 0 or row.board_message_id is not None:
        session.posts.supersede(row.id, "retire")
        _add(session, row, "retire", Promise(row.version), entropy, now)


def _add(session: Session, row: TableRow, kind: PostKind, promise: Promise, entropy: Entropy, now: int) -> None:
    # 25 characters, Discord's limit, last for tables up to 99,999,999 with versions up to 99,999.
    nonce = f"{salt(session, entropy)}{row.id}.{row.version}.{kind}"
    payload = msgspec.json.encode(promise)
    session.posts.add(PostRow(0, row.id, row.version, kind, payload, nonce, row.channel_id, not_before=now))


def resume(session: Session) -> None:
    """Makes a database fit to go on that was put back to an earlier state of its own.

    What happened since then is lost here, but not on Discord: nonces must not come again, and for each post that waits
    it is looked whether it has arrived.
    """
    session.meta.remove(SALT)
    session.posts.doubt()


def salt(session: Session, entropy: Entropy) -> str:
    """Letters of this database, so that two installations with one token never send the same nonce."""
    kept = session.meta.get(SALT)
    if kept is None:
        kept = "".join(chr(ord("a") + byte % 26) for byte in entropy(SALT_LENGTH))
        session.meta.put(SALT, kept)
    return kept
