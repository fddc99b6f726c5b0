"""Rows to keep."""

from functools import partial

from bot.store import EntryRow, PostKind, PostRow, SeatRow, Session, Store, TableRow
from engine.chance import Outcome
from engine.contract import Event

NOW = 1_700_000_000
SNOWFLAKE = 2**63 - 1
"""The largest id that Discord could give."""


def table(channel_id: int = 70, guild_id: int | None = 7, **fields: object) -> TableRow:
    values: dict[str, object] = {
        "id": 0,
        "guild_id": guild_id,
        "channel_id": channel_id,
        "game": "stones",
        "rules_version": 1,
        "options": {"stones": 9, "together": False, "name": "x"},
        "status": "lobby",
        "version": 1,
        "ply": 0,
        "seed": b"\x00\xff" * 16,
        "opened_by": SNOWFLAKE,
        "opened_at": NOW,
    }
    return TableRow(**{**values, **fields})  # type: ignore[arg-type]


def seat(table_id: int, place: int = 1, user_id: int = 101, **fields: object) -> SeatRow:
    return SeatRow(**{"table_id": table_id, "place": place, "user_id": user_id, "name": "Ann", **fields})  # type: ignore[arg-type]


def entry(table_id: int, version: int = 1, interaction_id: int | None = None) -> EntryRow:
    """A move with everything that a move can have."""
    return EntryRow(
        table_id,
        version,
        version,
        interaction_id,
        101,
        NOW,
        "move",
        {"a": [1, "ü", None]},
        seat=0,
        ply=version,
        move=("d3", "d6"),
        notation="d3-d6",
        outcomes=(Outcome("die", (3, 6)), Outcome("cards", ("sun",))),
        events=(Event("moved", {"to": "d6"}), Event("secret", {}, (1,))),
        state_hash="00ff",
    )


def post(table_id: int, nonce: str, channel_id: int = 70, kind: PostKind = "board", version: int = 1) -> PostRow:
    return PostRow(0, table_id, version, kind, b"{}", nonce, channel_id, not_before=NOW)


async def add_table(store: Store, row: TableRow) -> TableRow:
    return await store.write(lambda session: session.tables.add(row))


async def add_entries(store: Store, *rows: EntryRow) -> None:
    for row in rows:
        await store.write(partial(_add_entry, row))


async def add_posts(store: Store, *rows: PostRow) -> None:
    for row in rows:
        await store.write(partial(_add_post, row))


def _add_entry(row: EntryRow, session: Session) -> None:
    session.entries.add(row)


def _add_post(row: PostRow, session: Session) -> None:
    session.posts.add(row)
