"""Names at a table follow what people are called."""

from bot.tables import Person
from tests.bot.tables.rig import ANN, BEN, DAN, Rig

ANNA = Person(ANN.user_id, "Anna")


async def test_name_follows_at_that_table_alone(rig: Rig) -> None:
    """Elsewhere somebody may go by another name."""
    table = await rig.playing()
    await rig.tables.meet(table.id, ANNA)
    renamed = await rig.tables.get(table.id)
    assert renamed.names == ("Anna", "Ben")
    assert (renamed.version, renamed.seats[0].number) == (table.version, 0)


async def test_nothing_is_written_for_the_same_name_or_a_stranger(rig: Rig) -> None:
    table = await rig.playing()
    told: list[None] = []
    rig.tables.on_commit = lambda: told.append(None)
    for person in (ANN, BEN, DAN):
        await rig.tables.meet(table.id, person)
    assert told == []
    assert await rig.tables.get(table.id) == table


async def test_long_name_is_cut_and_known_again(rig: Rig) -> None:
    table = await rig.lobby()
    told: list[None] = []
    rig.tables.on_commit = lambda: told.append(None)
    for _ in range(2):
        await rig.tables.meet(table.id, Person(ANN.user_id, "A" * 150))
    assert (await rig.tables.get(table.id)).names == ("A" * 100,)
    assert len(told) == 1


async def test_no_table_is_nobody(rig: Rig) -> None:
    """The action that follows says so."""
    await rig.tables.meet(99, ANN)
