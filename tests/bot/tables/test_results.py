"""What is kept of tables that end."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.pace.durations import DAY
from bot.pace.pace import PerMove
from bot.stats.rating import beginner
from bot.store.results import ResultRow
from bot.store.waits import PauseRow
from bot.tables import Place, Table, results
from bot.tables.requesting import Wanted
from tests.bot.tables.asking import agree, ask
from tests.bot.tables.hurried import begun, until
from tests.bot.tables.rig import ANN, BEN, CEM, CHANNEL, GUILD, Rig, opened
from tests.bot.tables.stones import Stones


async def kept(rig: Rig) -> tuple[ResultRow, ...]:
    return await rig.store.read(lambda session: session.results.of_guild(GUILD))


async def finished(rig: Rig, channel: int = CHANNEL) -> Table:
    """Ann takes two stones, Ben the last one; each takes a minute for that."""
    table = await rig.playing(place=Place(GUILD, channel), stones=3)
    rig.clock.time += 60
    table = await rig.play(table, "take 2")
    rig.clock.time += 60
    return await rig.play(table, "take 1")


async def test_a_game_that_comes_to_its_end(rig: Rig) -> None:
    table = await finished(rig)
    [result] = await kept(rig)
    assert (result.table_id, result.game, result.reason, result.plies) == (table.id, "stones", "taken", 2)
    assert (result.started_at, result.ended_at) == (table.started_at, table.ended_at)
    assert [(seat.user_id, seat.place, seat.score, seat.ending) for seat in result.seats] == [
        (ANN.user_id, 2, 0, "played"),
        (BEN.user_id, 1, 1, "played"),
    ]
    assert [seat.replies for seat in result.seats] == [(60,), (60,)]


async def test_somebody_gives_up(rig: Rig) -> None:
    table = await rig.playing()
    await rig.tables.resign(table.id, BEN.user_id)
    [result] = await kept(rig)
    assert [(seat.place, seat.ending) for seat in result.seats] == [(1, "played"), (2, "resigned")]


async def test_ties_share_a_place_and_the_next_one_is_behind_all_of_them(rig: Rig) -> None:
    table = await rig.playing(BEN, CEM, stones=3)
    table = await rig.play(table, "take 2", "take 1")
    [result] = await kept(rig)
    assert [seat.place for seat in result.seats] == [2, 1, 2]


async def test_what_ends_before_its_start_leaves_nothing(rig: Rig) -> None:
    table = await rig.lobby()
    await rig.tables.cancel(table.id, ANN.user_id)
    assert await kept(rig) == ()


async def test_a_table_whose_channel_goes_has_no_places_and_moves_no_rating(rig: Rig) -> None:
    await rig.playing()
    await rig.tables.orphan(CHANNEL)
    [result] = await kept(rig)
    assert (result.reason, [seat.place for seat in result.seats]) == ("orphan", [None, None])
    assert await rig.store.read(lambda session: session.results.ratings(GUILD, "stones")) == ()


async def test_a_move_that_is_refused_leaves_no_result(rig: Rig) -> None:
    table = await rig.playing(stones=3)
    with pytest.raises(Exception, match="not-your-turn"):
        await rig.tables.play(table.id, BEN.user_id, ("take", "1"), table.version, None)
    assert await kept(rig) == ()


async def test_pauses_and_vacations_do_not_count_as_time_to_reply(rig: Rig) -> None:
    table = await rig.playing(stones=3)
    began = rig.clock.time
    await rig.store.write(lambda session: session.pauses.put(PauseRow(0, table.id, began + 10, began + 40)))
    rig.clock.time += 60
    table = await rig.play(table, "take 2")
    rig.clock.time += 5
    await rig.play(table, "take 1")
    [result] = await kept(rig)
    assert [seat.replies for seat in result.seats] == [(30,), (5,)]


async def test_moves_that_are_taken_back_were_replies_and_so_are_those_after_them(rig: Rig) -> None:
    table = await rig.playing(stones=3)
    rig.clock.time += 10
    table = await rig.play(table, "take 1")
    rig.clock.time += 100
    await agree(rig, await ask(rig, table, ANN, Wanted("take-back")), BEN)
    rig.clock.time += 7
    table = await rig.play(await rig.tables.get(table.id), "take 2")
    rig.clock.time += 5
    await rig.play(table, "take 1")
    [result] = await kept(rig)
    assert [seat.replies for seat in result.seats] == [(10, 7), (5,)]
    assert result.plies == 2
    steps = await rig.tables.records.steps(table.id)
    assert [step.notation for step in steps] == [None, "take 2", "take 1"]


async def test_an_end_that_all_agree_on_has_no_places_and_moves_no_rating(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "take 1")
    await agree(rig, await ask(rig, table, ANN, Wanted("agreed-end")), BEN)
    [result] = await kept(rig)
    assert (result.reason, result.plies) == ("agreed-end", 1)
    assert [(seat.place, seat.ending) for seat in result.seats] == [(None, "played")] * 2
    assert await rig.store.read(lambda session: session.results.ratings(GUILD, "stones")) == ()


async def test_s02_whoever_stayed_is_not_marked_when_somebody_vanishes(rig: Rig) -> None:
    table = await begun(rig, PerMove(DAY))
    await until(rig, rig.clock.time + DAY)
    await ask(rig, table, BEN, Wanted("end", seat=0))
    [result] = await kept(rig)
    assert [(seat.user_id, seat.place, seat.ending) for seat in result.seats] == [
        (ANN.user_id, None, "absent"),
        (BEN.user_id, None, "played"),
    ]
    [ben] = await rig.tables.records.of_person(BEN.user_id, GUILD)
    assert (ben.summary.played, ben.summary.won, ben.summary.unfinished, ben.rating) == (0, 0, 1, None)


async def test_a_game_that_the_computer_finishes_counts_for_people_but_rates_nobody(rig: Rig) -> None:
    table = await rig.playing(stones=3)
    seats = await rig.store.read(lambda session: session.seats.of(table.id))
    ben = next(seat for seat in seats if seat.user_id == BEN.user_id)
    await rig.store.write(lambda session: session.seats.put(msgspec.structs.replace(ben, computer=True)))
    await rig.play(table, "take 2")
    await until(rig, rig.clock.time + 1)
    [result] = await kept(rig)
    assert [seat.ending for seat in result.seats] == ["played", "computer"]
    assert await rig.store.read(lambda session: session.results.ratings(GUILD, "stones")) == ()
    assert await rig.tables.records.of_person(BEN.user_id, GUILD) == ()
    [ann] = await rig.tables.records.of_person(ANN.user_id, GUILD)
    assert ann.summary.played == 1


async def test_ratings_move_on_with_each_game_and_follow_from_results_alone(rig: Rig) -> None:
    for channel in range(3):
        await finished(rig, channel)
        rig.clock.time += 1
    before = await rig.store.read(lambda session: session.results.ratings(GUILD, "stones"))
    ratings = {row.user_id: row for row in before}
    assert ratings[BEN.user_id].mu > beginner().mu > ratings[ANN.user_id].mu
    assert {row.games for row in before} == {3}
    await rig.store.write(lambda session: results.rate_anew(session, GUILD, "stones"))
    assert await rig.store.read(lambda session: session.results.ratings(GUILD, "stones")) == before


async def test_a_database_with_games_that_ended_before_results_were_kept(rig: Rig, tmp_path: Path) -> None:
    """They are recorded once, at the start of the bot, as if they had been from the beginning."""
    for channel in range(3):
        await finished(rig, channel)
        rig.clock.time += 1
    expected = await kept(rig), await rig.store.read(lambda session: session.results.ratings(GUILD, "stones"))
    forget(tmp_path)
    assert await rig.tables.records.record_missing() == 3
    again = await kept(rig), await rig.store.read(lambda session: session.results.ratings(GUILD, "stones"))
    assert again == expected
    assert await rig.tables.records.record_missing() == 0


async def test_old_games_under_rules_that_are_no_longer_known_are_recorded_without_places(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    old = Rig(store)
    await finished(old)
    forget(tmp_path)
    newer = Rig(store, {"stones": Stones(2)})
    assert await newer.tables.records.record_missing() == 1
    [result] = await kept(newer)
    assert [(seat.user_id, seat.place, seat.replies) for seat in result.seats] == [
        (ANN.user_id, None, ()),
        (BEN.user_id, None, ()),
    ]
    await store.close()


def forget(path: Path) -> None:
    """The database as one was that no result had ever been kept in."""
    with closing(sqlite3.connect(path / "turnpost.db")) as connection:
        for table in ("result_person", "result", "rating"):
            connection.execute(f"DELETE FROM {table}")  # noqa: S608
        connection.commit()
