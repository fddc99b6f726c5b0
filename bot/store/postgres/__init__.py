"""The store on a PostgreSQL server, which several processes may share. Needs the extra ``postgres``."""

from bot.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
