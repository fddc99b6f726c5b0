"""What only a server can do to us: cut lines, hold locks, be away, be newer or older."""

import time
from collections.abc import AsyncIterator, Sequence

import asyncpg
import pytest

from bot.store import Busy, DiskFull, Locked, NewerSchema, Session, StoreError, Unwritable
from bot.store.errors import Corrupt, Misaddressed, Uncertain, Unreachable
from bot.store.migration import Migration
from bot.store.postgres import PostgresStore, connection, line, migrations, places
from bot.store.postgres.errors import translated
from bot.store.shards import Shards
from tests import postgres
from tests.bot.store.samples import add_table, seat, table


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[PostgresStore]:
    made = await PostgresStore.open(postgres_url)
    yield made
    await made.close()


async def fact(store: PostgresStore) -> str | None:
    return await store.read(lambda session: session.meta.get("fact"))


async def test_a_line_that_was_cut_meanwhile_is_made_anew(postgres_url: str, store: PostgresStore) -> None:
    for value in ("1", "2"):
        await store.write(lambda session, value=value: session.meta.put("fact", value))  # type: ignore[misc]
        postgres.cut(postgres_url)
        assert await fact(store) == value


async def test_of_a_change_whose_line_is_cut_nothing_is_left(postgres_url: str, store: PostgresStore) -> None:
    def change(session: Session) -> None:
        session.meta.put("fact", "half")
        postgres.cut(postgres_url)
        session.tables.add(table())

    with pytest.raises(Unreachable):
        await store.write(change)
    assert await fact(store) is None
    await add_table(store, table())


async def test_what_is_cut_at_the_commit_is_not_said_to_have_worked(postgres_url: str, store: PostgresStore) -> None:
    def change(session: Session) -> str:
        session.meta.put("fact", "perhaps")
        postgres.cut(postgres_url)
        return "done"

    with pytest.raises(Uncertain):
        await store.write(change)
    assert await fact(store) is None


async def test_our_own_old_line_that_the_server_still_holds_is_waited_for(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, store: PostgresStore
) -> None:
    postgres.cut(postgres_url)
    old = await asyncpg.connect(postgres_url)
    await old.execute("SELECT pg_advisory_lock_shared($1, $2)", places.SPACE, places.PRESENT)
    await old.execute("SELECT pg_advisory_lock($1, $2)", places.SPACE, 0)
    for _ in range(2):
        with pytest.raises(Unreachable, match="Shard 0"):
            await fact(store)
    monkeypatch.setattr(line, "HOLD_OVER", 0.0)
    with pytest.raises(Locked):
        await fact(store)
    await old.close()
    assert await fact(store) is None


async def test_a_lock_that_is_held_too_long(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, store: PostgresStore
) -> None:
    await store.close()
    monkeypatch.setitem(connection.SETTINGS, "lock_timeout", "50ms")
    store = await PostgresStore.open(postgres_url)
    holder = await asyncpg.connect(postgres_url)
    await holder.execute("SELECT pg_advisory_lock($1, $2)", places.SPACE, places.WRITING)
    with pytest.raises(Busy):
        await store.write(lambda session: session.meta.put("fact", "1"))
    assert await fact(store) is None
    await holder.close()
    await store.write(lambda session: session.meta.put("fact", "1"))
    await store.close()


async def test_a_process_that_freezes_within_a_change_holds_nobody_up_for_long(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, store: PostgresStore
) -> None:
    await store.close()
    monkeypatch.setitem(connection.SETTINGS, "idle_in_transaction_session_timeout", "50ms")
    store = await PostgresStore.open(postgres_url)

    def frozen(session: Session) -> None:
        session.meta.put("fact", "half")
        time.sleep(0.3)

    with pytest.raises(Uncertain):
        await store.write(frozen)
    assert await fact(store) is None
    await store.close()


async def test_the_one_character_that_it_cannot_keep_is_replaced(store: PostgresStore) -> None:
    kept = await add_table(store, table())
    await store.write(lambda session: session.seats.put(seat(kept.id, name="A\x00nn")))
    assert [row.name for row in await store.read(lambda session: session.seats.of(kept.id))] == ["A\ufffdnn"]


async def test_no_server(tmp_path: object) -> None:
    with pytest.raises(Unreachable) as caught:
        await PostgresStore.open(f"postgresql://ann:secret@/turnpost?host={tmp_path}")
    assert caught.value.exit_code == 69
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("address", ["ann:secret/1@host/turnpost", "[::1/turnpost", "host/turnpost?sslmode=maybe"])
async def test_an_address_that_is_none_is_said_without_printing_it(address: str) -> None:
    with pytest.raises(Misaddressed, match="DATABASE_URL cannot be understood") as caught:
        await PostgresStore.open(f"postgresql://{address}")
    assert caught.value.exit_code == 78
    assert "secret" not in str(caught.value)
    assert caught.value.__cause__ is None


async def test_no_database(postgres_server: postgres.Server) -> None:
    with pytest.raises(Unreachable, match="does not exist"):
        await PostgresStore.open(postgres_server.url.replace("/postgres?", "/nowhere?"))


@pytest.mark.parametrize(
    ("state", "kind"),
    [("53100", DiskFull), ("53300", Unreachable), ("25006", Unwritable), ("XX001", Corrupt), ("40P01", Busy)],
)
def test_what_a_host_can_mend_is_told_so(state: str, kind: type[StoreError]) -> None:
    with pytest.raises(kind), translated():
        raise asyncpg.PostgresError.new({"C": state, "M": "told by the server"})


def test_our_own_faults_stay_what_they_are() -> None:
    with pytest.raises(asyncpg.SyntaxOrAccessError), translated():
        raise asyncpg.PostgresError.new({"C": "42601", "M": "syntax error"})
    with pytest.raises(asyncpg.DataError), translated():
        raise asyncpg.DataError("no number")


async def versions(url: str) -> list[int]:
    line = await asyncpg.connect(url)
    try:
        return [row["version"] for row in await line.fetch("SELECT version FROM schema_version ORDER BY version")]
    finally:
        await line.close()


def more(*statements: str) -> Sequence[Migration]:
    known = migrations.load()
    return (*known, *(Migration(len(known) + 1 + n, "more", sql) for n, sql in enumerate(statements)))


async def test_the_schema_is_brought_up_to_date_once(postgres_url: str, store: PostgresStore) -> None:
    await store.write(lambda session: session.meta.put("fact", "old"))
    await store.close()
    for _ in range(2):
        later = await PostgresStore.open(postgres_url, schema=more("CREATE TABLE later (id BIGINT)"))
        assert await fact(later) == "old"
        await later.close()
    assert await versions(postgres_url) == list(range(1, len(migrations.load()) + 2))


async def test_a_migration_that_fails_leaves_what_the_one_before_made(postgres_url: str, store: PostgresStore) -> None:
    await store.close()
    with pytest.raises(asyncpg.UndefinedTableError):
        await PostgresStore.open(
            postgres_url, schema=more("CREATE TABLE b (id BIGINT)", "CREATE TABLE c (id BIGINT); DROP TABLE nowhere")
        )
    assert len(await versions(postgres_url)) == len(migrations.load()) + 1
    again = await PostgresStore.open(
        postgres_url, schema=more("CREATE TABLE b (id BIGINT)", "CREATE TABLE c (id BIGINT)")
    )
    await again.close()


async def test_a_newer_schema_is_refused(postgres_url: str, store: PostgresStore) -> None:
    await store.close()
    await (await PostgresStore.open(postgres_url, schema=more("CREATE TABLE b (id BIGINT)"))).close()
    with pytest.raises(NewerSchema):
        await PostgresStore.open(postgres_url)


async def test_nothing_is_migrated_under_the_feet_of_an_older_process(postgres_url: str) -> None:
    old = await PostgresStore.open(postgres_url, Shards(2, 0, 0))
    newer = more("DROP TABLE meta")
    with pytest.raises(Locked, match="older"):
        await PostgresStore.open(postgres_url, Shards(2, 1, 1), schema=newer)
    assert await fact(old) is None
    await old.close()
