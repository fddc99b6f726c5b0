"""The rules for messages that Discord's document leaves out, each by its name."""

from typing import Any

import pytest

from sandbox.errors import Breach
from sandbox.rules.messages import check
from sandbox.values import Json, Upload

V2 = 1 << 15
TEXT = {"type": 10, "content": "text"}
FILES = {"0": Upload("board.png", b"data")}


def button(number: object = 0, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"go:{number}", **more}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def menu(values: int = 1, **more: Any) -> Json:
    options = [{"label": str(value), "value": str(value)} for value in range(values)]
    return {"type": 3, "custom_id": "menu", "options": options, **more}


BREACHES: dict[str, tuple[Json, str]] = {
    "content over 2000": ({"content": "x" * 2001}, "content"),
    "embeds over 6000 in all": ({"embeds": [{"description": "x" * 3001}, {"description": "y" * 3000}]}, "embeds"),
    "parse and a list of users": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
    "parse and a list of roles": (
        {"content": "x", "allowed_mentions": {"parse": ["roles"], "roles": ["1"]}},
        "allowed_mentions",
    ),
    "101 mentioned users": (
        {"content": "x", "allowed_mentions": {"users": [str(number) for number in range(101)]}},
        "allowed_mentions",
    ),
    "11 attachments": ({"content": "x", "attachments": [{"id": number} for number in range(11)]}, "attachments"),
    "alt text over 1024": (
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png", "description": "x" * 1025}]},
        "attachments",
    ),
    "embed with an absent file": ({"embeds": [{"image": {"url": "attachment://none.png"}}]}, "embeds"),
    "gallery with an absent file": (
        {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://none.png"}}]}]},
        "components",
    ),
    "version two with content": ({"flags": V2, "content": "x", "components": [TEXT]}, "content"),
    "version two with embeds": ({"flags": V2, "embeds": [{"title": "x"}], "components": [TEXT]}, "embeds"),
    "version two without its flag": ({"components": [TEXT]}, "components"),
    "version two over 40 components": (
        {"flags": V2, "components": [row(*[button(n * 5 + i) for i in range(5)]) for n in range(7)]},
        "components",
    ),
    "version two over 4000 characters": (
        {"flags": V2, "components": [{"type": 10, "content": "x" * 2001}, {"type": 10, "content": "y" * 2000}]},
        "components",
    ),
    "a button at the top": ({"flags": V2, "components": [button()]}, "components"),
    "6 rows": ({"content": "x", "components": [row(button(number)) for number in range(6)]}, "components"),
    "6 buttons in a row": ({"content": "x", "components": [row(*map(button, range(6)))]}, "components"),
    "a menu beside a button": ({"content": "x", "components": [row(menu(), button())]}, "components"),
    "a text input in a message": (
        {"content": "x", "components": [row({"type": 4, "custom_id": "a", "style": 1})]},
        "components",
    ),
    "a custom_id twice": ({"content": "x", "components": [row(button(1), button(1))]}, "components"),
    "an id twice": ({"content": "x", "components": [row(button(1, id=7), button(2, id=7))]}, "components"),
    "a button without custom_id": (
        {"content": "x", "components": [row({"type": 2, "style": 1, "label": "Go"})]},
        "components",
    ),
    "a button without a face": (
        {"content": "x", "components": [row({"type": 2, "style": 1, "custom_id": "go"})]},
        "components",
    ),
    "a link with a custom_id": (
        {"content": "x", "components": [row(button(style=5, url="https://example.org"))]},
        "components",
    ),
    "an option value twice": (
        {
            "content": "x",
            "components": [row(menu(options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]))],
        },
        "components",
    ),
    "least over most": ({"content": "x", "components": [row(menu(3, min_values=3, max_values=2))]}, "components"),
    "most over the options": ({"content": "x", "components": [row(menu(2, max_values=3))]}, "components"),
    "more defaults than can be chosen": (
        {
            "content": "x",
            "components": [row(menu(options=[{"label": v, "value": v, "default": True} for v in "ab"]))],
        },
        "components",
    ),
}
FINE: dict[str, Json] = {
    "content of 2000": {"content": "x" * 2000},
    "5 rows of 5 buttons": {"components": [row(*[button(f"{r}{c}") for c in range(5)]) for r in range(5)]},
    "version two": {"flags": V2, "components": [TEXT, row(button()), {"type": 17, "components": [TEXT]}]},
    "only components": {"components": [row(button())]},
    "a link": {"components": [row({"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"})]},
}


@pytest.mark.parametrize("name", BREACHES)
def test_breach(name: str) -> None:
    body, where = BREACHES[name]
    with pytest.raises(Breach) as breach:
        check(body, {}, before=None)
    assert (breach.value.status, breach.value.code) == (400, 50035)
    assert where in breach.value.body["errors"]


@pytest.mark.parametrize("name", FINE)
def test_fine(name: str) -> None:
    check(FINE[name], {}, before=None)


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": None, "embeds": []}, {"components": []}])
def test_empty_message_is_50006(body: Json) -> None:
    with pytest.raises(Breach) as breach:
        check(body, {}, before=None)
    assert breach.value.code == 50006


def test_a_file_alone_is_no_empty_message() -> None:
    check({"attachments": [{"id": 0, "filename": "board.png"}]}, FILES, before=None)


def test_a_named_file_must_be_listed_under_its_name() -> None:
    embed = {"embeds": [{"image": {"url": "attachment://board.png"}}]}
    check({**embed, "attachments": [{"id": 0, "filename": "board.png"}]}, FILES, before=None)
    with pytest.raises(Breach):
        check({**embed, "attachments": [{"id": 0, "filename": "other.png"}]}, FILES, before=None)
    with pytest.raises(Breach, match="Invalid Form Body"):
        check({"content": "x", "attachments": []}, FILES, before=None)


def test_the_flag_of_version_two_stays() -> None:
    before: Json = {"flags": V2, "content": "", "embeds": [], "components": [TEXT], "attachments": []}
    check({"components": [TEXT]}, {}, before)
    with pytest.raises(Breach):
        check({"flags": 0, "components": [TEXT]}, {}, before)
    with pytest.raises(Breach):
        check({"content": "x"}, {}, before)


def test_an_edit_keeps_what_it_does_not_name() -> None:
    picture = {"id": "5", "filename": "board.png"}
    before: Json = {"flags": 0, "content": "", "embeds": [], "components": [], "attachments": [picture]}
    check({"embeds": [{"image": {"url": "attachment://board.png"}}]}, {}, before)
    with pytest.raises(Breach) as breach:
        check({"attachments": []}, {}, before)
    assert breach.value.code == 50006
