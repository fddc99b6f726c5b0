"""What a change promises to the channel: rows of the outbox, written in the transaction of the change itself.

``lobby``: the lobby post is sent, or edited once it is there. ``board``: a new post with the board, one for each move
and one at the start. ``result``: the last board, instead of a ``board``. ``retire``: older boards lose their buttons.
"""

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from bot.store.contract import Session
from bot.store.rows import PostKind, PostRow, TableRow
from bot.tables.ports import Entropy
from engine.contract import Event, event_seen_by

SALT = "nonce-salt"
SALT_LENGTH = 4


class Promise(Struct, frozen=True):
    """The payload of a post: `read` gives it back. The picture is made from `Tables.at` that version."""

    version: int
    pings: tuple[int, ...] = ()
    """Users to ping: the awaited ones (of a lobby the invited, of a result all seated), never who caused the post,
    nobody twice."""
    events: tuple[Event, ...] = ()
    """What to tell, as everybody may know it; boards that were never posted left theirs here."""


def read(payload: bytes) -> Promise:
    return msgspec.json.decode(payload, type=Promise)


def lobby(session: Session, row: TableRow, entropy: Entropy, now: int, pings: Iterable[int] = ()) -> None:
    """The newest state of the lobby replaces what was not yet delivered; whom that would have pinged still is."""
    waiting = [read(post.payload) for post in session.posts.supersede(row.id, "lobby")]
    carried = [user for promise in waiting for user in promise.pings if user in row.invited]
    _add(session, row, "lobby", Promise(row.version, tuple(dict.fromkeys([*carried, *pings]))), entropy, now)


def board(
    session: Session, row: TableRow, entropy: Entropy, now: int, pings: Iterable[int], events: Iterable[Event]
) -> None:
    """The board after a change, or the result once the table is over.

    The awaited include everybody whom a superseded board would have pinged and who is still awaited.
    """
    waiting = [read(post.payload) for post in session.posts.supersede(row.id, "board")]
    told = [event for promise in waiting for event in promise.events]
    public = [seen for event in events if (seen := event_seen_by(event, None)) is not None]
    promise = Promise(row.version, tuple(dict.fromkeys(pings)), (*told, *public))
    _add(session, row, "board" if row.status == "playing" else "result", promise, entropy, now)
    if row.ply > 0:
        session.posts.supersede(row.id, "retire")
        _add(session, row, "retire", Promise(row.version), entropy, now)


def withdraw_boards(session: Session, row: TableRow) -> None:
    """No board of the table that waits is posted any more."""
    session.posts.supersede(row.id, "board")


def _add(session: Session, row: TableRow, kind: PostKind, promise: Promise, entropy: Entropy, now: int) -> None:
    # 25 characters, Discord's limit, last for tables up to 99,999,999 with versions up to 99,999.
    nonce = f"{_salt(session, entropy)}{row.id}.{row.version}.{kind}"
    payload = msgspec.json.encode(promise)
    session.posts.add(PostRow(0, row.id, row.version, kind, payload, nonce, row.channel_id, not_before=now))


def _salt(session: Session, entropy: Entropy) -> str:
    """Letters of this database, so that two installations with one token never send the same nonce."""
    salt = session.meta.get(SALT)
    if salt is None:
        salt = "".join(chr(ord("a") + byte % 26) for byte in entropy(SALT_LENGTH))
        session.meta.put(SALT, salt)
    return salt
