"""Opening a table."""

import pytest

from bot.tables import Limits, Person, Place, TableError
from tests.bot.tables.rig import ANN, BEN, CEM, CHANNEL, DAN, GUILD, HERE, Rig, code


async def test_the_opener_sits_and_options_are_complete(rig: Rig) -> None:
    table = await rig.tables.open(HERE, ANN, "stones", {"stones": 21}, (), 1)
    assert (table.status, table.version, table.opened_by) == ("lobby", 1, ANN.user_id)
    assert table.options == {"stones": 21, "together": False}
    assert table.names == ("Ann",)
    assert (table.state, table.seed, table.turn, table.result) == (None, None, None, None)


async def test_the_invited_are_pinged_once_each_and_never_the_opener(rig: Rig) -> None:
    table = await rig.tables.open(HERE, ANN, "stones", {}, (BEN.user_id, ANN.user_id, CEM.user_id, BEN.user_id), 1)
    assert table.invited == (BEN.user_id, CEM.user_id)
    assert (await rig.promised(table.id, "lobby")).pings == (BEN.user_id, CEM.user_id)


async def test_no_more_are_invited_than_can_sit(rig: Rig) -> None:
    """Whatever else stands in the way: an offer made instead must not invite them either."""
    await rig.lobby()
    with pytest.raises(TableError) as caught:
        await rig.tables.open(HERE, ANN, "stones", {}, (BEN.user_id, CEM.user_id, DAN.user_id), 1)
    assert code(caught.value) == ("too-many-invited", {"game": "stones", "most": 2})


async def test_lobby_is_found_by_the_offer_from_which_it_was_opened(rig: Rig) -> None:
    """By that person, and as long as it is a lobby."""
    table = await rig.tables.open(HERE, ANN, "stones", offer=77)
    await rig.tables.join(table.id, BEN)
    found = await rig.tables.lobby_from(ANN.user_id, 77)
    assert found is not None and found.id == table.id
    assert await rig.tables.lobby_from(BEN.user_id, 77) is None
    assert await rig.tables.lobby_from(ANN.user_id, 78) is None
    await rig.tables.start(table.id, ANN.user_id)
    assert await rig.tables.lobby_from(ANN.user_id, 77) is None


async def test_limits_can_be_asked_for_before_anything_is_made(rig: Rig) -> None:
    few = Rig(rig.store, limits=Limits(person=1, guild=2))
    await few.lobby()
    await few.tables.check_limits(GUILD, BEN.user_id)
    await few.tables.open(Place(GUILD, CHANNEL + 1), BEN, "stones")
    for guild, person, per in ((GUILD, CEM, "guild"), (GUILD + 1, ANN, "person"), (None, ANN, "person")):
        with pytest.raises(TableError) as caught:
            await few.tables.check_limits(guild, person.user_id)
        assert (caught.value.code, caught.value.data["per"]) == ("too-many-tables", per)


async def test_whoever_has_joined_before_the_first_post_is_not_pinged(rig: Rig) -> None:
    table = await rig.tables.open(HERE, ANN, "stones", {}, (BEN.user_id, CEM.user_id))
    joined = await rig.tables.join(table.id, BEN)
    assert joined.invited == (CEM.user_id,)
    assert (await rig.promised(table.id, "lobby")).pings == (CEM.user_id,)
    assert [post.state for post in await rig.posts(table.id)] == ["superseded", "new"]


async def test_a_channel_has_one_live_table(rig: Rig) -> None:
    first = await rig.lobby()
    with pytest.raises(TableError) as caught:
        await rig.tables.open(HERE, BEN, "stones")
    assert code(caught.value) == ("place-taken", {"table": first.id})
    elsewhere = await rig.tables.open(Place(GUILD, CHANNEL + 1), BEN, "stones")
    assert elsewhere.id != first.id


async def test_a_place_is_free_again_after_the_end(rig: Rig) -> None:
    first = await rig.lobby()
    await rig.tables.cancel(first.id, ANN.user_id)
    assert (await rig.lobby()).id > first.id


async def test_a_direct_message_has_no_guild(rig: Rig) -> None:
    assert (await rig.lobby(Place(None, 5))).guild_id is None


async def test_an_unknown_game(rig: Rig) -> None:
    with pytest.raises(TableError) as caught:
        await rig.tables.open(HERE, ANN, "chess")
    assert code(caught.value) == ("unknown-game", {"game": "chess"})


@pytest.mark.parametrize(
    ("option", "value"),
    [("stones", 0), ("stones", 1001), ("stones", True), ("stones", "9"), ("together", 1), ("colour", "red")],
)
async def test_bad_options_open_nothing(rig: Rig, option: str, value: bool | int | str) -> None:
    with pytest.raises(TableError) as caught:
        await rig.tables.open(HERE, ANN, "stones", {option: value})
    assert caught.value.code == "bad-option"
    assert (caught.value.data["option"], caught.value.data["value"]) == (option, value)
    assert await rig.tables.in_channel(CHANNEL) is None


async def test_a_person_may_sit_at_so_many_tables(rig: Rig) -> None:
    few = Rig(rig.store, limits=Limits(person=2))
    for channel in (1, 2):
        await few.lobby(Place(GUILD, channel))
    other = await few.tables.open(Place(GUILD, 3), BEN, "stones")
    for attempt in (few.lobby(Place(GUILD, 4)), few.tables.join(other.id, ANN)):
        with pytest.raises(TableError) as caught:
            await attempt
        assert code(caught.value) == ("too-many-tables", {"limit": 2, "per": "person"})


async def test_a_guild_may_have_so_many_tables(rig: Rig) -> None:
    few = Rig(rig.store, limits=Limits(guild=1))
    await few.lobby(Place(GUILD, 1))
    with pytest.raises(TableError) as caught:
        await few.tables.open(Place(GUILD, 2), BEN, "stones")
    assert code(caught.value) == ("too-many-tables", {"limit": 1, "per": "guild"})
    await few.tables.open(Place(None, 3), BEN, "stones")
    await few.tables.open(Place(GUILD + 1, 4), BEN, "stones")


async def test_names_are_kept_as_given_and_cut(rig: Rig) -> None:
    table = await rig.tables.open(HERE, Person(1, "@everyone *" + "x" * 200), "stones")
    assert table.seats[0].name == "@everyone *" + "x" * 89


async def test_the_same_interaction_opens_one_table(rig: Rig) -> None:
    first = await rig.tables.open(HERE, ANN, "stones", {}, (), 1)
    assert await rig.tables.open(HERE, ANN, "stones", {}, (), 1) == first
    assert len(await rig.tables.of_person(ANN.user_id)) == 1
