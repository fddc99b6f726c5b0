"""The same people once more."""

import pytest

from bot.tables import TableError
from tests.bot.tables.rig import ANN, BEN, CEM, DAN, Rig


async def test_s29_two_clicks_open_one_table_with_the_seats_rotated(rig: Rig) -> None:
    table = await rig.playing(stones=21)
    await rig.tables.resign(table.id, BEN.user_id)
    lobby = await rig.tables.agreements.rematch(table.id, BEN, (), 1)
    assert (lobby.status, lobby.invited, lobby.options) == ("lobby", (ANN.user_id,), table.options)
    assert await rig.tables.agreements.rematch(table.id, BEN, (), 1) == lobby
    assert (await rig.tables.agreements.rematch(table.id, BEN, (), 2)).id == lobby.id
    joined = await rig.tables.agreements.rematch(table.id, ANN, (), 3)
    assert (joined.id, joined.invited) == (lobby.id, ())
    again = await rig.tables.start(lobby.id, BEN.user_id)
    assert [seat.user_id for seat in again.seats] == [BEN.user_id, ANN.user_id]


async def test_s29_somebody_who_has_left_the_server_is_skipped(rig: Rig) -> None:
    table = await rig.playing(BEN, CEM)
    await rig.tables.resign(table.id, BEN.user_id)
    lobby = await rig.tables.agreements.rematch(table.id, ANN, (CEM.user_id,))
    assert lobby.invited == (BEN.user_id,)


async def test_no_rematch_for_strangers_or_before_the_end(rig: Rig) -> None:
    table = await rig.playing()
    for person, code in ((DAN, "not-seated"), (ANN, "not-over")):
        with pytest.raises(TableError) as caught:
            await rig.tables.agreements.rematch(table.id, person)
        assert caught.value.code == code


async def test_no_rematch_where_another_table_stands(rig: Rig) -> None:
    table = await rig.playing()
    await rig.tables.resign(table.id, BEN.user_id)
    await rig.lobby()
    with pytest.raises(TableError) as caught:
        await rig.tables.agreements.rematch(table.id, BEN)
    assert caught.value.code == "place-taken"
