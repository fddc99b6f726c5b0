"""Which store the settings ask for."""

from pathlib import Path

from bot.settings import Settings, SettingsError
from bot.store.contract import Store
from bot.store.sqlite.store import SqliteStore


async def opened(settings: Settings, file: Path) -> Store:
    """On a server, if one is named, else in the file. Raises `StoreError`, `SettingsError`."""
    if not settings.database:
        return await SqliteStore.open(file)
    try:
        # Most hosts need no server, and have not installed what it takes.
        from bot.store.postgres import PostgresStore
    except ImportError as error:
        raise SettingsError(
            f"DATABASE_URL is set, but {error.name} is missing: install Turnpost as turnpost[postgres]."
        ) from None
    return await PostgresStore.open(settings.database, settings.shards)
