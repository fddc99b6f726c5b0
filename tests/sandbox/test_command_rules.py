"""The rules for commands, each by its name."""

from typing import Any

import pytest

from sandbox.errors import Breach
from sandbox.rules.commands import check
from sandbox.values import Json


def command(*options: Json, **more: Any) -> Json:
    return {"name": "play", "description": "Play", "type": 1, "options": list(options), **more}


def option(name: str = "what", **more: Any) -> Json:
    return {"type": 3, "name": name, "description": "What", **more}


def sub(*options: Json, kind: int = 1, name: str = "new") -> Json:
    return {"type": kind, "name": name, "description": "New", "options": list(options)}


LONG = [{"name": f"{number:02}" + "x" * 98, "value": "y" * 100} for number in range(25)]
BREACHES: dict[str, list[Json]] = {
    "upper case": [command(name="Play")],
    "a space": [command(name="play now")],
    "name of 33": [command(name="x" * 33)],
    "empty description": [command(description="")],
    "description of 101": [command(description="x" * 101)],
    "upper case in a translation": [command(name_localizations={"de": "Spielen"})],
    "unknown locale": [command(name_localizations={"xx": "play"})],
    "unknown locale of a description": [command(description_localizations={"en": "Play"})],
    "required after optional": [command(option("a"), option("b", required=True))],
    "choices and completion": [command(option(autocomplete=True, choices=[{"name": "a", "value": "a"}]))],
    "a choice twice": [command(option(choices=[{"name": "a", "value": "a"}, {"name": "a", "value": "b"}]))],
    "26 options": [command(*[option(f"o{number}") for number in range(26)])],
    "an option twice": [command(option(), option())],
    "an option twice in a translation": [
        command(option("a", name_localizations={"ja": "手"}), option("b", name_localizations={"ja": "手"}))
    ],
    "an option called as another is in a translation": [
        command(option("a", name_localizations={"ja": "b"}), option("b"))
    ],
    "translated description of 101": [command(description_localizations={"ja": "手" * 101})],
    "translated choice of 101": [
        command(option(choices=[{"name": "a", "value": "a", "name_localizations": {"ja": "手" * 101}}]))
    ],
    "101 commands": [command(name=f"c{number}") for number in range(101)],
    "a name twice": [command(), command()],
    "over 8000 characters": [command(option("a", choices=LONG), option("b", choices=LONG))],
    "nested too deep": [command(sub(sub(sub(), kind=2), kind=2))],
    "a subcommand in a subcommand": [command(sub(sub()))],
    "a group in a subcommand": [command(sub(sub(kind=2)))],
    "subcommands beside options": [command(sub(), option())],
    "upper case in an option": [command(sub(option("What")))],
}


@pytest.mark.parametrize("name", BREACHES)
def test_breach(name: str) -> None:
    with pytest.raises(Breach) as breach:
        check(BREACHES[name])
    assert breach.value.code == 50035


@pytest.mark.parametrize(
    "commands",
    [
        [command(sub(option("a", required=True), option("b"))), command(name="game")],
        [command(sub(sub(option()), kind=2))],
        [command(name="ゲーム"), command(name="遊ぶ"), command(name="เล่น"), command(name="खेल")],
        [command(name_localizations={"zh-CN": "游戏", "es-419": "jugar"})],
        [command(), {"name": "Play This", "type": 3}],
    ],
)
def test_fine(commands: list[Json]) -> None:
    check(commands)
