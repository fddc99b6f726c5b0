"""Where tables are kept.

`contract.Store` is what the rest of the bot sees; `sqlite.SqliteStore` keeps tables in a file, `postgres.PostgresStore`
on a server, which needs another package and is not imported here. The queries of both are `sql`. `outbox.Outbox` is the
courier's side, `shards` says whose tables these are. `errors` lists what a host can put right. No rules of play here.
"""

from bot.store.contract import Session, Store
from bot.store.errors import Busy, Closed, Corrupt, DiskFull, Locked, NewerSchema, StoreError, Unwritable
from bot.store.outbox import Outbox
from bot.store.rows import DuePost, EntryRow, PostKind, PostRow, SeatRow, Status, TableRow
from bot.store.sqlite import SqliteStore

__all__ = [
    "Busy",
    "Closed",
    "Corrupt",
    "DiskFull",
    "DuePost",
    "EntryRow",
    "Locked",
    "NewerSchema",
    "Outbox",
    "PostKind",
    "PostRow",
    "SeatRow",
    "Session",
    "SqliteStore",
    "Status",
    "Store",
    "StoreError",
    "TableRow",
    "Unwritable",
]
