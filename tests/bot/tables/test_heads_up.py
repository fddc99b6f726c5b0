"""A word beforehand: for whoever wants one, and not twice."""

import pytest
from msgspec.structs import replace

from bot.store import EntryRow
from bot.tables import Person, Table, reminding
from engine.contract import Turn
from tests.bot.tables.rig import ANN, BEN, CEM, Rig
from tests.bot.tables.stones import State, Stones


class Answers(Stones):
    """Everybody is asked at once; each seat answers in its turn."""

    def turn(self, state: State) -> Turn:
        return replace(super().turn(state), seats=tuple(range(state.side, len(state.cards))))


async def told(rig: Rig, table: Table) -> list[tuple[str, int]]:
    """What was promised by direct message, and to whom."""
    posts = await rig.posts(table.id, "reminder")
    found = [reminding.read(post.payload) for post in posts if post.user_id is not None]
    assert all(post.user_id == each.user_id for post, each in zip(posts, found, strict=True))
    return [(each.kind, each.user_id) for each in found]


async def want(rig: Rig, *people: Person) -> None:
    for person in people:
        await rig.tables.personal.change(person.user_id, {"heads-up": "on"})


@pytest.fixture(autouse=True)
async def cem_wants_it(rig: Rig) -> None:
    """The third at tables of three."""
    await want(rig, CEM)


async def test_s40_whoever_is_next_is_told_when_the_player_before_begins(rig: Rig) -> None:
    table = await rig.playing(BEN, CEM)
    table = await rig.play(table, "take 1")
    assert table.awaited == (BEN.user_id,)
    assert await told(rig, table) == [("next", CEM.user_id)]


async def test_whoever_is_second_is_told_at_the_start(rig: Rig) -> None:
    """But not who has started the game and sees it."""
    await want(rig, ANN, BEN)
    table = await rig.playing(BEN, CEM)
    assert table.awaited == (ANN.user_id,)
    assert await told(rig, table) == [("next", BEN.user_id)]


async def test_between_two_players_nothing_is_new(rig: Rig) -> None:
    """Who has just moved knows that he is next."""
    two = await rig.playing()
    await want(rig, ANN, BEN)
    await rig.play(two, "take 1", "take 1")
    assert await told(rig, two) == []


async def test_switched_off_nothing_is_told(rig: Rig) -> None:
    await rig.tables.personal.change(CEM.user_id, {"heads-up": "off"})
    table = await rig.playing(BEN, CEM)
    await rig.play(table, "take 1")
    assert await told(rig, table) == []


@pytest.mark.parametrize(("way", "kinds"), [("none", ["alone"]), ("channel", [])])
async def test_s40_the_last_who_is_awaited_is_told_unless_pinged_anyway(rig: Rig, way: str, kinds: list[str]) -> None:
    asked = Rig(rig.store, {"stones": Answers()})
    await asked.tables.personal.change(CEM.user_id, {"turn": way})
    table = await asked.play(await asked.playing(BEN, CEM), "take 1")
    assert await told(asked, table) == []
    table = await asked.play(table, "take 1")
    assert table.awaited == (CEM.user_id,)
    assert [(kind, user) for kind, user in await told(asked, table) if user == CEM.user_id] == [
        (kind, CEM.user_id) for kind in kinds
    ]


async def test_whoever_has_resigned_is_not_next(rig: Rig) -> None:
    table = await rig.playing(BEN, CEM)
    await rig.store.write(lambda session: session.entries.add(resigned(table)))
    await rig.play(table, "take 1")
    assert await told(rig, table) == []


def resigned(table: Table) -> EntryRow:
    """An entry by which the last seat has given up, in a game that goes on without it."""
    return EntryRow(table.id, 99, 1, None, CEM.user_id, 1, "resign", seat=2)


async def test_next_is_idle_once_the_person_is_awaited(rig: Rig) -> None:
    table = await rig.play(await rig.playing(BEN, CEM), "take 1")
    [post] = await rig.posts(table.id, "reminder")
    beforehand = reminding.read(post.payload)
    assert not reminding.is_idle(beforehand, await rig.tables.clocks.waits(table.id))
    await rig.play(table, "take 1")
    assert reminding.is_idle(beforehand, await rig.tables.clocks.waits(table.id))
