"""Presses of any action, at any table, with anything in them, by people with and without a seat."""

import random
from pathlib import Path

import pytest

from bot.tables import Table
from bot.ui.press import LIMIT
from bot.ui.reception import ACTIONS, FORMS
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end import battling
from tests.end_to_end.house import House
from tests.engine.risk_mgs.table import at, played
from tests.engine.risk_mgs.test_secrets import resampled
from tests.hostile import wire
from tests.hostile.elsewhere import table_elsewhere

TRIES = 200
SEEDS = range(4)
STEADY = sorted({*ACTIONS, *FORMS} - {"thread"})
"""Threads are another test's: each is a channel more."""
LAND = {"alaska": "0.60", "kamchatka": "1.1", "iceland": "1.2"}


def forged(luck: random.Random, tables: list[Table]) -> str:
    """A custom_id of at most 100 characters, often one that a button of ours could have."""
    table = luck.choice(tables)
    number = luck.choice((table.id, table.id, table.id, 0, 999_999, 10**18 - 1))
    version = luck.choice((table.version, table.version, 0, table.version + 1, 999_999_999))
    picks = "/".join(wire.text(luck) for _ in range(luck.randrange(4)))
    custom_id = f"1:{luck.choice(STEADY)}:{number}:{version}:{luck.choice((0, 1, 2, 99))}:{picks}"[:LIMIT]
    if luck.random() < 0.1:
        return custom_id[: luck.randrange(1, len(custom_id))]
    if luck.random() < 0.1:
        cut = luck.randrange(len(custom_id))
        return f"{custom_id[:cut]}{wire.text(luck)}{custom_id[cut:]}"[:LIMIT]
    return custom_id


def values(luck: random.Random, house: House) -> list[str] | None:
    """What was chosen; None for a button."""
    if luck.random() < 0.4:
        return None
    people = [person.id for person in house.sandbox.people]
    return [luck.choice((wire.text(luck), luck.choice(people))) for _ in range(luck.randrange(4))]


def resolved(luck: random.Random, house: House, chosen: list[str] | None) -> Json | None:
    """People as Discord would tell of them, whom nobody may have chosen."""
    if chosen is None or luck.random() < 0.5:
        return None
    return {"users": {person.id: person.user for person in house.sandbox.people}, "members": {}}


async def barrage(
    house: House, luck: random.Random, person: Person, board: Json, tables: list[Table], tries: int = TRIES
) -> list[str]:
    """So many presses, each answered as it must be; the texts of the answers."""
    told = []
    for _ in range(tries):
        custom_id, chosen = forged(luck, tables), values(luck, house)
        outcome = await wire.press(house, person, board, custom_id, chosen, resolved(luck, house, chosen))
        wire.check_answered(house, person, outcome, (custom_id, chosen))
        told.append(outcome.text)
    return told


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.usefixtures("quiet_log")
async def test_strangers_change_nothing(house: House, seed: int) -> None:
    board = await battling.begun(house)
    tables = [await house.table(), await table_elsewhere(house)]
    before, posted = [await wire.kept(house, table) for table in tables], house.said()
    told = await barrage(house, random.Random(seed), house.dai, board, tables)
    assert len(set(told)) > 10
    assert [await wire.kept(house, table) for table in tables] == before
    await house.delivered()
    assert house.said() == posted


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.usefixtures("quiet_log")
async def test_players_are_never_told_of_a_fault(house: House, seed: int) -> None:
    """They may resign, pause and play by accident, but only where they sit, and nobody who is not there is pinged."""
    board = await battling.begun(house)
    far = await table_elsewhere(house)
    before = await wire.kept(house, far)
    luck = random.Random(seed)
    for person in (house.ann, house.ben):
        await barrage(house, luck, person, board, [await house.table(), far], TRIES // 2)
    await house.delivered()
    assert await wire.kept(house, far) == before
    public = house.room.public()
    assert not any(message["mention_everyone"] or message["mention_roles"] for message in public)


async def hostile_answers(folder: Path, seed: int, *, others: bool) -> list[str]:
    """What a stranger hears; with ``others``, while hands and decks are others than they were."""
    folder.mkdir()
    async with House(folder, still=True) as house:
        board = await battling.seated(house.room, house.ann, house.ben, house.chloe)
        await house.delivered()
        state = played(at(LAND, shop=[["rpg7"], ["claymore"]], points=[1000]), "attack alaska kamchatka 3")[0]
        await house.place(resampled(state, None, seed) if others else state)
        return await barrage(house, random.Random(seed), house.dai, board, [await house.table()], TRIES // 2)


@pytest.mark.parametrize("seed", SEEDS)
async def test_no_press_of_a_stranger_tells_what_is_hidden(tmp_path: Path, seed: int) -> None:
    """Whatever is pressed, the answers are the same for all hands that there may be."""
    told = [await hostile_answers(tmp_path / str(others), seed, others=others) for others in (False, True)]
    assert told[0] == told[1]
