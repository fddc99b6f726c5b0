"""Commands of which anything may be said: options of other types, of none, and commands that were never registered."""

import random
from collections.abc import Iterator

import pytest

from sandbox.interactions import AUTOCOMPLETE
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.hostile import wire

TRIES = 150
GROUP, STRING, INTEGER = (1, 2), 3, 4


def leaves(node: Json, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], list[Json]]]:
    """Each command that can be typed, as its words and its options."""
    inner = [option for option in node.get("options") or [] if option["type"] in GROUP]
    if not inner:
        yield (*path, node["name"]), list(node.get("options") or [])
    for option in inner:
        yield from leaves(option, (*path, node["name"]))


def typed(root: Json, words: tuple[str, ...], options: list[Json]) -> Json:
    """Application Command Data (Discord, "Receiving and Responding")."""
    for word in reversed(words[1:]):
        options = [{"name": word, "type": 1, "options": options}]
    return {"id": root["id"], "name": words[0], "type": 1, "options": options}


def filled(luck: random.Random, options: list[Json]) -> list[Json]:
    """Some of the options, with text or numbers in them; texts of any length up to Discord's own limit."""
    made = []
    for option in options:
        if not option.get("required") and luck.random() < 0.4:
            continue
        if option["type"] == INTEGER:
            made.append({"name": option["name"], "type": INTEGER, "value": luck.choice((-1, 0, 1, 2**31, 2**53))})
        elif option["type"] == STRING:
            value = wire.text(luck) * luck.choice((1, 1, 1, 40))
            made.append({"name": option["name"], "type": STRING, "value": value[:6_000]})
    return made


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.usefixtures("quiet_log")
async def test_any_command_with_anything_in_it_is_answered(house: House, seed: int) -> None:
    await house.room.sit_down(house.ann, house.ben)
    luck = random.Random(seed)
    roots = [root for registered in house.sandbox.world.commands.values() for root in registered]
    known = [(root, *leaf) for root in roots for leaf in leaves(root)]
    assert len(known) > 15
    for _ in range(TRIES):
        root, words, options = luck.choice(known)
        data = typed(root, words, filled(luck, options))
        person = luck.choice((house.ann, house.ben, house.chloe))
        outcome = await wire.command(house, person, house.room.id, data)
        wire.check_answered(house, person, outcome, data)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.usefixtures("quiet_log")
async def test_any_completion_of_anything_is_answered(house: House, seed: int) -> None:
    await house.room.sit_down(house.ann, house.ben)
    luck, place = random.Random(seed), house.sandbox.world.channel(house.room.id)
    roots = [root for registered in house.sandbox.world.commands.values() for root in registered]
    known = [
        (root, words, option)
        for root in roots
        for words, options in leaves(root)
        for option in options
        if option.get("autocomplete")
    ]
    for _ in range(TRIES // 2):
        root, words, option = luck.choice(known)
        given = {"name": option["name"], "type": option["type"], "value": wire.text(luck), "focused": True}
        person = luck.choice((house.ann, house.chloe))
        started = house.sandbox.interactions.start(AUTOCOMPLETE, person.id, place, typed(root, words, [given]))
        await house.sandbox.actions.settle(started)
        assert started.state == "answered", (words, given)
        assert len(started.choices) <= 25


@pytest.mark.parametrize("words", [("game", "cheat"), ("sudo",), ("game",), ("server", "table", "more")])
async def test_a_command_that_there_is_not_is_answered(house: House, words: tuple[str, ...]) -> None:
    data = typed({"id": "1"}, words, [])
    outcome = await wire.command(house, house.ann, house.room.id, data)
    wire.check_answered(house, house.ann, outcome, words)
