"""The start."""

import pytest

from bot.tables import TableError, drawing
from engine.chance import Seeded
from engine.contract import Illegal
from tests.bot.tables.rig import ANN, BEN, CEM, DAN, Rig, code
from tests.bot.tables.stones import STONES


async def test_the_game_is_dealt_from_the_seed_alone(rig: Rig) -> None:
    table = await rig.playing()
    seed = (await rig.row(table.id)).seed
    assert table.state == STONES.start(2, table.options, Seeded(seed, 0))
    assert (table.status, table.ply, table.started_at) == ("playing", 0, rig.clock.time)
    assert table.awaited == (ANN.user_id,)


async def test_seats_are_as_wished(rig: Rig) -> None:
    table = await rig.lobby()
    await rig.tables.join(table.id, BEN)
    await rig.tables.wish(table.id, BEN.user_id, 0)
    table = await rig.tables.start(table.id, ANN.user_id)
    assert table.names == ("Ben", "Ann")
    assert [seat.number for seat in table.seats] == [0, 1]


async def test_a_draw_is_logged_before_the_deal(rig: Rig) -> None:
    table = await rig.lobby()
    await rig.tables.join(table.id, BEN)
    await rig.tables.start(table.id, ANN.user_id)
    entry = (await rig.entries(table.id))[-1]
    assert [outcome.name for outcome in entry.outcomes] == [drawing.NAME, "cards"]
    assert entry.outcomes[0].values in (("1", "2"), ("2", "1"))


async def test_anyone_seated_starts_a_full_table(rig: Rig) -> None:
    table = await rig.lobby()
    await rig.tables.join(table.id, BEN)
    with pytest.raises(TableError) as caught:
        await rig.tables.start(table.id, BEN.user_id)
    assert code(caught.value) == ("not-opener", {"table": table.id, "opener": ANN.user_id})
    await rig.tables.join(table.id, CEM)
    with pytest.raises(TableError) as caught:
        await rig.tables.start(table.id, DAN.user_id)
    assert code(caught.value) == ("not-seated", {"table": table.id})
    assert (await rig.tables.start(table.id, BEN.user_id)).status == "playing"


async def test_too_few_seats(rig: Rig) -> None:
    table = await rig.lobby()
    with pytest.raises(TableError) as caught:
        await rig.tables.start(table.id, ANN.user_id)
    assert code(caught.value) == ("too-few-seats", {"table": table.id, "seats": 2, "taken": 1})


async def test_options_that_the_game_refuses_start_nothing(rig: Rig) -> None:
    table = await rig.lobby(stones=13)
    joined = await rig.tables.join(table.id, BEN)
    with pytest.raises(Illegal) as caught:
        await rig.tables.start(table.id, ANN.user_id)
    assert caught.value.code == "unlucky"
    assert await rig.tables.get(table.id) == joined


async def test_the_first_board_pings_the_awaited_but_not_the_starter(rig: Rig) -> None:
    table = await rig.playing()
    assert (await rig.promised(table.id, "board")).pings == ()
    assert [post.kind for post in await rig.posts(table.id) if post.state == "new"] == ["lobby", "board"]


async def test_the_first_board_pings_the_others(rig: Rig) -> None:
    table = await rig.playing(BEN, CEM, together=True)
    assert table.awaited == (ANN.user_id, BEN.user_id, CEM.user_id)
    assert (await rig.promised(table.id, "board")).pings == (BEN.user_id, CEM.user_id)
