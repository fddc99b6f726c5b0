"""The store on SQLite: one file, one connection, one thread."""

from bot.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
