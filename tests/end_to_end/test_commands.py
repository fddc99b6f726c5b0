"""The slash commands: told to Discord once, within its limits, and never worth dying for."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from sandbox import faults
from sandbox.values import Json
from tests.end_to_end.house import House

MOST_CHARACTERS = 8_000
"""Discord, "Application Commands": names, descriptions and values of one command in all."""

SUBCOMMAND = 1
"""Discord, "Application Commands": the type of such an option."""


def told(house: House) -> list[Json]:
    """Every attempt to tell Discord our commands."""
    return [
        request
        for request in house.sandbox.requests
        if request["method"] in ("PUT", "POST", "PATCH", "DELETE") and request["path"].endswith("/commands")
    ]


async def forget(house: House) -> None:
    """As if the commands had changed since they were last told."""
    key = f"commands-{house.sandbox.world.bot['id']}"
    await house.store.write(lambda session: session.meta.put(key, "others"))


def typed(commands: list[Json]) -> Iterator[tuple[str, list[Json]]]:
    """What can be typed, with its options: subcommands by their whole names."""
    for command in commands:
        options = command.get("options", [])
        groups = [option for option in options if option["type"] == SUBCOMMAND]
        if groups:
            yield from ((f"{command['name']} {option['name']}", option.get("options", [])) for option in groups)
        else:
            yield command["name"], options


def characters(node: Any) -> int:
    """What Discord counts of a command: every name, description and choice."""
    if isinstance(node, list):
        return sum(map(characters, node))
    if not isinstance(node, dict):
        return 0
    own = sum(len(node[key]) for key in ("name", "description", "value") if isinstance(node.get(key), str))
    return own + sum(characters(node.get(key)) for key in ("options", "choices"))


async def test_commands_are_told_once_and_again_only_when_changed(house: House) -> None:
    """Discord allows 200 a day."""
    assert len(told(house)) == 1
    for _ in range(2):
        await house.sleep()
        await house.wake()
    assert len(told(house)) == 1
    await house.sleep()
    await forget(house)
    await house.wake()
    assert len(told(house)) == 2


REFUSED = [
    faults.refusal(50001, "PUT", "/applications/"),
    faults.refusal(50035, "PUT", "/applications/"),
    faults.rate_limited("/applications/*/commands", seconds=900),
]


@pytest.mark.parametrize("fault", REFUSED, ids=["forbidden", "unfit", "too often"])
async def test_registration_that_fails_stops_nothing(house: House, fault: faults.Fault) -> None:
    """The old commands go on working, no data is touched, and the next start tries again."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.sleep()
    await forget(house)
    house.sandbox.faults.add(fault)
    await house.wake()
    await house.move(await house.awaited(), "flip a1")
    await house.room.board(board)
    await house.sleep()
    await house.wake()
    assert [request["status"] for request in told(house)][-1] == 200
    assert len(told(house)) == 3, [request["status"] for request in told(house)]


async def test_s43_command_tree_keeps_the_limits(house: House) -> None:
    """Fewer than 25 subcommands; for servers and, but for what concerns one, direct messages; not for user installs."""
    commands = house.sandbox.world.commands[""]
    known = {"game", "games", "move", "note", "server", "settings", "stats", "vacation"}
    assert known <= {command["name"] for command in commands}
    for command in commands:
        assert command["contexts"] == ([0] if command["name"] == "server" else [0, 1])
        assert command["integration_types"] == [0]
        assert characters(command) < MOST_CHARACTERS
        assert len(command["options"]) < 25
        for option in command["options"]:
            assert len(option.get("options", [])) <= 25
            assert 1 <= len(option["description"]) <= 100


def nodes(node: Json) -> Iterator[Json]:
    """A command or option, and all below it."""
    yield node
    for option in node.get("options", ()):
        yield from nodes(option)


def shown(node: Json, key: str, locale: str) -> str:
    """What a client of that language shows."""
    return str((node.get(f"{key}_localizations") or {}).get(locale, node.get(key, "")))


async def test_commands_are_shown_in_every_language_within_the_limits(house: House) -> None:
    """Names in lower case and without spaces, told apart among their neighbours; each text of 1 to 100 characters."""
    commands = house.sandbox.world.commands[""]
    say = {language: house.words.say_in(language) for language in house.words.languages}
    assert {"en", "ja", "zh-CN", "zh-TW"} <= say.keys()
    name = re.compile(r"[-_'\w]{1,32}")
    for locale in ("en-US", "en-GB", "ja", "zh-TW", "zh-CN"):
        speak = say[house.words.language_for(locale) or ""]
        assert speak("command-game") in [shown(command, "name", locale) for command in commands]
        for siblings in [commands, *(node.get("options", []) for command in commands for node in nodes(command))]:
            names = [shown(node, "name", locale) for node in siblings]
            assert len(set(names)) == len(names), (locale, names)
        for node in (node for command in commands for node in nodes(command)):
            called = shown(node, "name", locale)
            assert name.fullmatch(called) and called == called.lower(), (locale, called)
            assert 1 <= len(shown(node, "description", locale)) <= 100
            choices = [shown(choice, "name", locale) for choice in node.get("choices", ())]
            assert len(set(choices)) == len(choices) and all(1 <= len(choice) <= 100 for choice in choices)
        for command in commands:
            assert sum(characters_shown(node, locale) for node in nodes(command)) < MOST_CHARACTERS


def characters_shown(node: Json, locale: str) -> int:
    """What Discord counts of one command or option in that language."""
    choices = node.get("choices", ())
    values = sum(len(str(choice["value"])) + len(shown(choice, "name", locale)) for choice in choices)
    return len(shown(node, "name", locale)) + len(shown(node, "description", locale)) + values


async def test_every_command_answers(house: House) -> None:
    """No command of the tree ends in Discord's own failure text, with a table or without one."""
    for _ in range(2):
        for name, options in typed(house.sandbox.world.commands[""]):
            required: dict[str, Any] = {
                option["name"]: option["choices"][0]["value"] if option.get("choices") else "x"
                for option in options
                if option.get("required")
            }
            outcome = await house.ann.slash(house.room.id, name, **required)
            assert (name, outcome.state) == (name, "answered")
            assert outcome.text, name
        await house.delivered()


async def test_asks_for_no_privileged_intent(house: House) -> None:
    """Interactions come without any; the stand-in would close the connection with 4014."""
    assert house.sandbox.limits.privileged_intents == 0
    assert house.sandbox.platform.bot_connections == 1
