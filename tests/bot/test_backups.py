"""Daily backups: which are kept, and that a failed one costs nothing."""

from collections.abc import AsyncIterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.backups import Backups, day_of, keep, outdated
from bot.store import DiskFull, Outbox, SqliteStore, StoreError
from bot.store.sqlite import copies
from bot.upkeep import DAY, Upkeep
from tests.bot.store.samples import NOW, add_posts, add_table, post, table
from tests.bot.tables.rig import StillClock


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    made = await SqliteStore.open(tmp_path / "turnpost.db")
    yield made
    await made.close()


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "backup").iterdir())


def days(count: int, last: date = date(2026, 11, 29)) -> list[date]:
    return [last - timedelta(days=number) for number in range(count)]


def test_seven_days_and_four_weeks_are_kept() -> None:
    kept = keep(days(100))
    assert sorted(kept) == [
        date(2026, 11, 8),
        date(2026, 11, 15),
        date(2026, 11, 22),
        *(date(2026, 11, 23) + timedelta(days=number) for number in range(7)),
    ]


def test_day_by_day_there_are_never_more_than_ten_nor_fewer_weeks_than_there_were() -> None:
    """What was let go is never missed later: each day is decided from what the day before has left."""
    held: set[date] = set()
    for number in range(120):
        held = keep({*held, date(2026, 1, 1) + timedelta(days=number)})
        assert len(held) <= 11
    assert len({day.isocalendar()[:2] for day in held}) == 4


def test_few_backups_are_all_kept_and_gaps_do_no_harm() -> None:
    sparse = [date(2026, 1, 1), date(2026, 3, 1), date(2026, 11, 29)]
    assert keep(sparse) == set(sparse)
    assert keep([]) == set()


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    ours = [tmp_path / f"turnpost-{day:%Y%m%d}.db" for day in days(30)]
    others = [tmp_path / name for name in ("turnpost-20200101-120000.db", "mine.db", "turnpost-20209999.db")]
    assert [day_of(path) for path in others] == [None] * 3
    gone = outdated([*ours, *others])
    assert set(gone) < set(ours) and gone == sorted(gone)


async def test_one_a_day(store: SqliteStore, tmp_path: Path) -> None:
    clock = StillClock(NOW)
    await add_table(store, table())
    upkeep = Upkeep(Outbox(store), clock, Backups(tmp_path, store.copy))
    made = await upkeep.look()
    assert made is not None and await upkeep.look() is None
    clock.time += DAY
    assert await upkeep.look() is not None
    assert names(tmp_path) == ["turnpost-20231114.db", "turnpost-20231115.db"]
    copies.check(made)


async def test_old_ones_go(store: SqliteStore, tmp_path: Path) -> None:
    clock = StillClock(NOW)
    upkeep = Upkeep(Outbox(store), clock, Backups(tmp_path, store.copy))
    for _ in range(20):
        await upkeep.look()
        clock.time += DAY
    assert len(names(tmp_path)) in (8, 9)
    assert names(tmp_path)[-1] == "turnpost-20231203.db"


async def test_without_backups_none_are_made(store: SqliteStore, tmp_path: Path) -> None:
    assert await Upkeep(Outbox(store), StillClock(NOW), None).look() is None
    assert not (tmp_path / "backup").exists()


@pytest.mark.parametrize("damage", [True, False], ids=["damaged", "disk full"])
async def test_one_that_fails_is_logged_and_nothing_else_goes(
    store: SqliteStore, tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: bool
) -> None:
    clock, fails = StillClock(NOW), [False]

    async def copy(target: Path) -> Path:
        if not fails[0]:
            return await store.copy(target)
        if not damage:
            raise DiskFull("The disk is full")
        unfinished = await store.copy(target)
        unfinished.write_bytes(b"\xff" * 8192)
        return unfinished

    upkeep = Upkeep(Outbox(store), clock, Backups(tmp_path, copy))
    for _ in range(12):
        await upkeep.look()
        clock.time += DAY
    before, fails[0] = names(tmp_path), True
    assert await upkeep.look() is None
    assert names(tmp_path) == before
    assert "there is no backup of today" in caplog.text
    fails[0] = False
    assert await upkeep.look() is not None, "the next look tries again"


async def test_a_folder_that_cannot_be_made(
    store: SqliteStore, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "backup").write_text("a file")
    assert await Upkeep(Outbox(store), StillClock(NOW), Backups(tmp_path, store.copy)).look() is None
    assert "there is no backup of today" in caplog.text


async def test_posts_that_are_over_are_forgotten_once_a_day(store: SqliteStore) -> None:
    clock = StillClock(NOW)
    kept = await add_table(store, table())
    upkeep = Upkeep(Outbox(store), clock, None)
    for number in range(3):
        await add_posts(store, post(kept.id, str(number), kind="notice"))
        await store.write(lambda session: session.posts.dead(session.posts.of(kept.id)[-1].id, "gone"))
        clock.time += 8 * DAY if number else 3600
        await upkeep.look()
    assert await store.read(lambda session: session.posts.of(kept.id)) == ()


async def test_a_database_that_fails_does_not_end_the_upkeep(
    store: SqliteStore, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: object) -> int:
        raise DiskFull("The disk is full")

    monkeypatch.setattr(store, "write", fail)
    await Upkeep(Outbox(store), StillClock(NOW), None).look()
    assert "cannot be forgotten" in caplog.text
    assert issubclass(DiskFull, StoreError)
