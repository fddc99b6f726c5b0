"""In which language everybody reads at a table, and on a server."""

import pytest

from bot.tables import Place, TableError
from tests.bot.tables.rig import ANN, BEN, CHANNEL, GUILD, Rig, code


async def test_a_table_speaks_as_its_server_does(rig: Rig) -> None:
    table = await rig.lobby()
    assert table.language is None
    await rig.tables.servers.change(GUILD, language="ja")
    assert (await rig.tables.get(table.id)).language == "ja"


async def test_a_server_that_settles_nothing_speaks_as_its_discord_does(rig: Rig) -> None:
    table = await rig.lobby(Place(GUILD, CHANNEL, "zh-TW"))
    assert table.language == "zh-TW"
    await rig.lobby(Place(GUILD, CHANNEL + 1, "zh-CN"))
    await rig.lobby(Place(GUILD, CHANNEL + 2))
    assert (await rig.tables.get(table.id)).language == "zh-CN"
    await rig.tables.servers.change(GUILD, language="ja")
    assert (await rig.tables.get(table.id)).language == "ja"
    assert (await rig.tables.servers.settings(GUILD)).locale == "zh-CN"


async def test_a_table_keeps_the_language_that_was_chosen_for_it(rig: Rig) -> None:
    place = Place(GUILD, CHANNEL, "zh-TW")
    table = await rig.tables.open(place, ANN, "stones", language="ja")
    await rig.tables.servers.change(GUILD, language="en")
    assert (await rig.tables.get(table.id)).language == "ja"
    assert [entry.data["language"] for entry in await rig.entries(table.id)] == ["ja"]


async def test_the_opener_chooses_it_anew_until_the_start(rig: Rig) -> None:
    table = await rig.lobby()
    await rig.tables.join(table.id, BEN)
    with pytest.raises(TableError) as caught:
        await rig.tables.speak(table.id, BEN.user_id, "ja")
    assert code(caught.value) == ("not-opener", {"table": table.id, "opener": ANN.user_id})
    changed = await rig.tables.speak(table.id, ANN.user_id, "ja")
    assert (changed.language, changed.version) == ("ja", 3)
    assert (await rig.promised(table.id, "lobby")).version == 3
    assert (await rig.entries(table.id))[-1].data == {"language": "ja"}
    started = await rig.tables.start(table.id, ANN.user_id)
    assert started.language == "ja"
    with pytest.raises(TableError, match="already-started"):
        await rig.tables.speak(table.id, ANN.user_id, "en")


async def test_a_rematch_speaks_as_the_table_before(rig: Rig) -> None:
    table = await rig.tables.open(Place(GUILD, CHANNEL), ANN, "stones", language="ja")
    await rig.tables.join(table.id, BEN)
    await rig.tables.start(table.id, ANN.user_id)
    await rig.tables.resign(table.id, ANN.user_id)
    again = await rig.tables.agreements.rematch(table.id, BEN, ())
    assert (again.id, again.language) != (table.id, None)
    assert again.language == "ja"


async def test_an_overview_speaks_as_its_server_does(rig: Rig) -> None:
    await rig.tables.servers.stand_overview(GUILD, CHANNEL, "zh-TW")
    (due,) = await rig.tables.servers.overviews_due()
    assert due.language == "zh-TW"
    await rig.tables.servers.change(GUILD, language="ja")
    rig.clock.time += 60
    (due,) = await rig.tables.servers.overviews_due()
    assert due.language == "ja"
