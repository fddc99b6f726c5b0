"""Typed commands read into options, without drawing anything."""

from typing import Any

import pytest
from selenium.webdriver import Chrome

from tests.sandbox.page import canned
from tests.sandbox.page.fake import FakeServer
from tests.sandbox.page.visitor import Visitor

READ = """
    return import("/static/commands.js").then(({ flatten }) => {
        const line = m.readLine(given[0], flatten(given[1], { type: 0 }));
        return line && {
            path: line.command.path, extra: line.extra, current: line.current?.name ?? null,
            given: Object.fromEntries(line.given.map((one) => [one.option.name, one.text])),
        };
    });
"""
PUT = """
    return import("/static/commands.js").then(({ flatten }) => {
        const commands = flatten(given[1], { type: 0 });
        const line = m.readLine(given[0], commands);
        const option = line.command.options.find((one) => one.name === given[2]);
        return m.putValue(given[0], line, option, given[3], commands);
    });
"""
VALUE = """return m.valueOf(given[0], given[1], {
    people: [{ id: "101", username: "ann", global_name: "Ann Lee" }], bot: null,
    channelsOfGuilds: () => [{ id: "201", type: 0, name: "table" }],
});"""
HUNTERS = "Hunters and Gatherers"


@pytest.fixture(scope="module")
def page(browser: Chrome, running_server: FakeServer) -> Visitor:
    """Opened once for all: these tests only call functions."""
    running_server.reset()
    visitor = Visitor(browser, running_server.address)
    visitor.open()
    return visitor


LINES: list[tuple[str, str, dict[str, str], str | None, str]] = [
    ("/move", "move", {}, None, ""),
    ("/move ", "move", {}, "move", ""),
    ("/MOVE d3-d6", "move", {"move": "d3-d6"}, "move", ""),
    ("/move flip c4", "move", {"move": "flip c4"}, "move", ""),
    ("/move move:flip c4", "move", {"move": "flip c4"}, "move", ""),
    ('/move "flip c4"', "move", {"move": "flip c4"}, None, ""),
    ("/game new hal", "game new", {"game": "hal"}, "game", ""),
    ("/game new halali ", "game new", {"game": "halali"}, "seats", ""),
    ("/game  new halali 2", "game new", {"game": "halali", "seats": "2"}, "seats", ""),
    ("/game new hunters and ", "game new", {"game": "hunters and"}, "game", ""),
    (f"/game new {HUNTERS} 2 @ben", "game new", {"game": HUNTERS, "seats": "2", "with": "@ben"}, "with", ""),
    ("/game new with:@ben halali", "game new", {"game": "halali", "with": "@ben"}, "game", ""),
    ("/game new halali 2 @ben what", "game new", {"game": "halali", "seats": "2", "with": "@ben"}, None, "what"),
    ("/games now", "games", {}, None, "now"),
]


@pytest.mark.parametrize(("text", "path", "given", "current", "extra"), LINES)
def test_a_line_is_read(
    page: Visitor, text: str, path: str, given: dict[str, str], current: str | None, extra: str
) -> None:
    read = page.call("command_line.js", READ, text, canned.commands())
    assert read == {"path": path, "given": given, "current": current, "extra": extra}


SHOWN = """
    return import("/static/commands.js").then(({ flatten, matching }) => {
        const commands = flatten(given[1], { type: 0 }, given[2]);
        const line = m.readLine(given[0], commands);
        return {
            paths: matching(commands, given[3]).map((command) => command.path), sent: line?.command.sent ?? null,
            options: line?.given.map((one) => [one.option.name, one.option.sent, one.text]) ?? [],
            choices: line?.command.options[0].choices?.map((choice) => choice.name) ?? [],
        };
    });
"""


def translated() -> list[canned.Json]:
    """The commands with Japanese names for one of them, and for its option and a choice."""
    commands = canned.commands()
    game = next(command for command in commands if command["name"] == "game")
    new = game["options"][0]
    which = next(option for option in new["options"] if option["name"] == "game")
    game["name_localizations"] = {"ja": "ゲーム"}
    new["name_localizations"] = {"ja": "新規"}
    which["name_localizations"] = {"ja": "種類"}
    which["choices"][0]["name_localizations"] = {"ja": "ハラリ"}
    return commands


@pytest.mark.parametrize(
    ("locale", "text", "sent", "typed"),
    [
        ("ja", "/ゲーム 新規 ハラリ", "game new", [["種類", "game", "ハラリ"]]),
        ("ja", "/ゲーム 新規 種類:ハラリ", "game new", [["種類", "game", "ハラリ"]]),
        ("en-US", "/game new Halali!", "game new", [["game", "game", "Halali!"]]),
        ("ja", "/game new", None, []),
    ],
)
def test_commands_are_typed_in_the_language_of_the_client(
    page: Visitor, locale: str, text: str, sent: str | None, typed: list[list[str]]
) -> None:
    """And sent under their own names; the list also finds them by these."""
    told = page.call("command_line.js", SHOWN, text, translated(), locale, "game")
    assert (told["sent"], told["options"]) == (sent, typed)
    assert ("ゲーム 新規" if locale == "ja" else "game new") in told["paths"]
    assert not sent or ("ハラリ" if locale == "ja" else "Halali!") in told["choices"]


@pytest.mark.parametrize("text", ["/", "/mov", "/game", "/game ne", "/moves", "/gamesx d3"])
def test_no_command_stands_yet(page: Visitor, text: str) -> None:
    assert page.call("command_line.js", READ, text, canned.commands()) is None


PUTS = [
    ("/move d", "move", "d3-d6", "/move d3-d6"),
    ("/move", "move", "flip c4", "/move flip c4"),
    ("/game new hal", "game", "halali", "/game new halali"),
    ("/game new halali", "with", "@ben", "/game new halali with:@ben"),
    ("/game new halali ", "seats", "2", "/game new halali 2"),
    ("/game new game:hal with:@ben", "game", "halali", "/game new game:halali with:@ben"),
    ("/move x", "move", "a move: b", '/move "a move: b"'),
]


@pytest.mark.parametrize(("text", "option", "value", "becomes"), PUTS)
def test_a_value_is_put_where_it_reads_back(page: Visitor, text: str, option: str, value: str, becomes: str) -> None:
    assert page.call("command_line.js", PUT, text, canned.commands(), option, value) == becomes


CHOICES = [{"name": "Halali!", "value": "halali"}, {"name": "Risk", "value": "risk"}, {"name": "Risky", "value": "r2"}]
VALUES: list[tuple[dict[str, Any], str, Any]] = [
    ({"type": 3}, "d3-d6", "d3-d6"),
    ({"type": 3, "choices": CHOICES}, "HALALI!", "halali"),
    ({"type": 3, "choices": CHOICES}, "hal", "halali"),
    ({"type": 3, "choices": CHOICES}, "risk", "risk"),
    ({"type": 4}, "２", 2),
    ({"type": 10}, "-0.5", -0.5),
    ({"type": 5}, "Yes", True),
    ({"type": 5}, "off", False),
    ({"type": 6}, "<@101>", "101"),
    ({"type": 6}, "@ann lee", "101"),
    ({"type": 7}, "#table", "201"),
]


@pytest.mark.parametrize(("option", "text", "value"), VALUES)
def test_a_text_becomes_the_value_that_is_sent(page: Visitor, option: dict[str, Any], text: str, value: Any) -> None:
    assert page.call("option_values.js", VALUE, option, text) == {"value": value}


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"type": 3, "choices": CHOICES}, "ri", "choose one of Halali!, Risk, Risky"),
    ({"type": 3, "min_length": 3}, "ab", "at least 3 characters"),
    ({"type": 4}, "2.5", "needs a whole number"),
    ({"type": 4, "max_value": 5}, "6", "at most 5"),
    ({"type": 5}, "maybe", "true or false"),
    ({"type": 6}, "@nobody", "needs a person, such as @ann"),
    ({"type": 11}, "x", "this page cannot send options of this kind"),
]


@pytest.mark.parametrize(("option", "text", "fault"), FAULTS)
def test_a_text_that_does_not_fit_says_why(page: Visitor, option: dict[str, Any], text: str, fault: str) -> None:
    assert page.call("option_values.js", VALUE, option, text) == {"fault": fault}


def test_commands_keep_to_their_places(page: Visitor) -> None:
    commands = [
        {"name": "here", "description": "", "contexts": [0]},
        {"name": "private", "description": "", "contexts": [1]},
        {"name": "both", "description": ""},
        {"name": "menu", "type": 2, "description": ""},
    ]
    script = "return [0, 1].map((type) => m.flatten(given[0], { type }).map((one) => one.path));"
    assert page.call("commands.js", script, commands) == [["both", "here"], ["both", "private"]]
