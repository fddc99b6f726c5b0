"""The bot is well as long as it says so, and says what is wrong."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from bot import health, sign_of_life
from bot.health import Health
from bot.store import DiskFull, Session, SqliteStore
from tests.bot.store.samples import NOW, add_posts, add_table, post, table
from tests.bot.tables.rig import StillClock

T = TypeVar("T")


class Ticking:
    """Seconds that pass as a test wants."""

    seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


class Full(SqliteStore):
    """A store on a disk that is full."""

    async def write(self, change: Callable[[Session], T]) -> T:
        raise DiskFull("The disk is full")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    made = await SqliteStore.open(tmp_path / "turnpost.db")
    yield made
    await made.close()


def watched(store: SqliteStore, folder: Path, ticking: Ticking | None = None) -> Health:
    made = Health(folder, store, StillClock(NOW), ticking or Ticking())
    made.hears(True)
    return made


async def test_a_healthy_bot_says_so(store: SqliteStore, tmp_path: Path) -> None:
    assert await watched(store, tmp_path).look() == []
    assert sign_of_life.read(tmp_path) == []
    assert sorted(path.name for path in tmp_path.glob("alive*")) == ["alive"]


async def test_before_the_first_connection_it_is_not_well(store: SqliteStore, tmp_path: Path) -> None:
    assert await Health(tmp_path, store, StillClock(NOW), Ticking()).look() == ["there is no connection to Discord"]


async def test_a_connection_may_be_lost_for_a_minute(store: SqliteStore, tmp_path: Path) -> None:
    ticking = Ticking()
    made = watched(store, tmp_path, ticking)
    made.hears(False)
    ticking.seconds += health.DEAF - 1
    made.hears(False)
    assert await made.look() == []
    ticking.seconds += 1
    assert await made.look() == ["there is no connection to Discord"]
    assert sign_of_life.read(tmp_path) == ["there is no connection to Discord"]
    made.hears(True)
    assert await made.look() == []


async def test_a_database_that_cannot_be_written(store: SqliteStore, tmp_path: Path) -> None:
    full = Full(store._thread, store._lock)
    assert await watched(full, tmp_path).look() == ["The disk is full"]
    assert sign_of_life.read(tmp_path) == ["The disk is full"]


@pytest.mark.parametrize(("age", "troubles"), [(health.WAITING, 0), (health.WAITING + 1, 1)])
async def test_a_post_that_waits_too_long(store: SqliteStore, tmp_path: Path, age: int, troubles: int) -> None:
    kept = await add_table(store, table())
    await add_posts(store, post(kept.id, "a"))
    made = Health(tmp_path, store, StillClock(NOW + age), Ticking())
    made.hears(True)
    assert len(await made.look()) == troubles


async def test_a_loop_that_was_held_up(store: SqliteStore, tmp_path: Path) -> None:
    made = watched(store, tmp_path)
    made._lag = health.LAG + 1
    assert await made.look() == ["the event loop was 6 seconds late"]
    assert await made.look() == [], "it is told once"


async def test_a_file_that_cannot_be_written_does_not_end_the_bot(store: SqliteStore, tmp_path: Path) -> None:
    (tmp_path / "alive.unfinished").mkdir()
    assert await watched(store, tmp_path).look() == []
    assert sign_of_life.read(tmp_path) == ["the bot has not run yet"]
