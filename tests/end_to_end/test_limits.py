"""Panels of many random positions: everything on them keeps Discord's limits."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.tables import Table
from bot.ui import panel, walk
from bot.ui.desk import Glance, Mover
from bot.ui.message import Message
from engine.halali.game import HALALI
from engine.halali.state import State
from tests.bot.words.halali.tables import full_board, random_table, turned_down
from tests.end_to_end.house import House

ROW, BUTTON, MENU = 1, 2, 3
FURTHEST = 99_999_999
"""Ids and versions of tables in a far future."""


def worst_positions() -> Iterator[State]:
    """A sample of random games, and the fullest boards there can be."""
    yield from (state for state, _ in list(random_table(5))[::11])
    for seed in range(4):
        yield full_board(seed)
        yield turned_down(full_board(seed), seed)


def check_component(component: dict[str, Any]) -> None:
    assert 1 <= len(component["custom_id"]) <= 100
    if component["type"] == BUTTON:
        assert 1 <= len(component["label"]) <= 80
        return
    assert component["type"] == MENU
    assert 1 <= len(component["options"]) <= 25
    assert len(component["placeholder"]) <= 150
    for option in component["options"]:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
    values = [option["value"] for option in component["options"]]
    assert len(set(values)) == len(values)


def check_message(message: Message) -> None:
    """Content, rows and components (Discord, "Component Reference")."""
    assert 1 <= len(message.content) <= 2_000
    assert message.view is not None
    rows = message.view.to_components()
    assert 1 <= len(rows) <= 5
    components = [component for row in rows for component in row["components"]]
    for row in rows:
        inside = row["components"]
        assert len(inside) <= 5
        assert len(inside) == 1 or all(component["type"] == BUTTON for component in inside)
    for component in components:
        check_component(component)
    named = [component["custom_id"] for component in components]
    assert len(set(named)) == len(named)


async def mover_at(house: House, table: Table, state: State) -> Mover | None:
    """Whoever is awaited at this position of a table with the longest numbers."""
    turn = HALALI.turn(state)
    if not turn.seats:
        return None
    seat = turn.seats[0]
    far = msgspec.structs.replace(table, id=FURTHEST, version=FURTHEST, state=state)
    glance = Glance(far, seat, HALALI.seen_by(state, seat), (), house.words.say_in())
    return Mover(glance, seat, turn)


@pytest.mark.timeout(60)
async def test_every_step_of_every_panel(house: House) -> None:
    """Each first step with all of its pages, and each step after each pick, to the confirmation."""
    await house.room.sit_down(house.ann, house.ben)
    table = await house.table()
    luck = random.Random(3)
    steps = 0
    for state in worst_positions():
        mover = await mover_at(house, table, state)
        if mover is None:
            continue
        first = walk.begin(HALALI, mover.glance.state, mover.seat)
        for page in range(3):
            check_message(await panel.show(house.desk, mover, (), page))
        for pick in luck.sample(first.choices, min(8, len(first.choices))):
            picked = (*first.picked, pick)
            check_message(await panel.show(house.desk, mover, picked))
            step = walk.step(HALALI, mover.glance.state, mover.seat, picked)
            assert step is not None
            for following in step.choices:
                check_message(await panel.show(house.desk, mover, (*step.picked, following)))
                steps += 1
    assert steps > 100
