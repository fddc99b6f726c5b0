"""Results and ratings come back as they were kept, in every store."""

from functools import partial

import msgspec

from bot.store import Session, Store
from bot.store.results import RatingRow, ResultRow, SeatResult
from tests.bot.store.samples import NOW, add_table, table

ANN, BEN = 101, 102
RATING = RatingRow(7, "stones", ANN, 27.5, 8.25, 3)


async def kept(store: Store, guild_id: int | None = 7, game: str = "stones", ended_at: int = NOW) -> ResultRow:
    """A result of a new table."""
    row = await add_table(store, table(guild_id=guild_id, game=game, status="over", started_at=1, ended_at=ended_at))
    seats = (
        SeatResult(0, ANN, "Ann", 1, 12, "played", (60, 7)),
        SeatResult(1, BEN, "Bén", None, None, "absent", ()),
    )
    result = ResultRow(row.id, guild_id, game, "taken", 34, 1, ended_at, seats)
    await store.write(lambda session: session.results.put(result))
    return result


async def test_results_of_a_guild_in_the_order_of_their_ends(store: Store) -> None:
    late = await kept(store, ended_at=NOW + 5)
    early, other = await kept(store), await kept(store, game="chess")
    await kept(store, guild_id=8)
    assert await store.read(lambda session: session.results.of_guild(7)) == (early, other, late)
    assert await store.read(lambda session: session.results.of_guild(7, "stones")) == (early, late)
    assert await store.read(lambda session: session.results.of_guild(9)) == ()


async def test_results_of_a_person_on_all_servers(store: Store) -> None:
    first, second, direct = await kept(store), await kept(store, guild_id=8), await kept(store, guild_id=None)
    assert await store.read(lambda session: session.results.of_person(BEN)) == (first, second, direct)
    assert await store.read(lambda session: session.results.of_person(103)) == ()


async def test_a_table_has_one_result(store: Store) -> None:
    result = await kept(store)
    another = msgspec.structs.replace(result, reason="forged", seats=())
    await store.write(lambda session: session.results.put(another))
    assert await store.read(lambda session: session.results.of_guild(7)) == (result,)


async def test_tables_without_a_result_are_found_in_the_order_of_their_ends(store: Store) -> None:
    await kept(store)
    late = await add_table(store, table(status="over", started_at=1, ended_at=NOW + 9))
    early = await add_table(store, table(status="orphaned", started_at=1, ended_at=NOW + 1))
    await add_table(store, table(status="cancelled", ended_at=NOW))
    await add_table(store, table(status="playing", started_at=1))
    assert await store.read(lambda session: session.results.missing()) == (early.id, late.id)


async def test_ratings_are_replaced_and_dropped_by_guild_and_game(store: Store) -> None:
    better = msgspec.structs.replace(RATING, mu=30.0, games=4)
    other = msgspec.structs.replace(RATING, game="chess")
    for row in (RATING, other, better):
        await store.write(partial(_put, row))
    assert await store.read(lambda session: session.results.ratings(7, "stones")) == (better,)
    await store.write(lambda session: session.results.drop_ratings(7, "stones"))
    assert await store.read(lambda session: session.results.ratings(7, "stones")) == ()
    assert await store.read(lambda session: session.results.ratings(7, "chess")) == (other,)


def _put(row: RatingRow, session: Session) -> None:
    session.results.put_rating(row)
