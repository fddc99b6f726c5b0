"""Whatever people and bots write stays text."""

from typing import Any

import pytest

from tests.sandbox.page import canned
from tests.sandbox.page.canned import button, message, row
from tests.sandbox.page.fake import FakeServer
from tests.sandbox.page.visitor import Visitor

ATTACKS = ["<img src=x onerror='window.hurt=1'>", "</li><script>window.hurt=1</script>", '"><svg onload=window.hurt=1>']
ELEMENTS = "return document.querySelectorAll('img[src=x], svg[onload], #app script').length;"


def hostile(attack: str) -> list[dict[str, Any]]:
    """The attack in every field that is shown."""
    bot = {**canned.BOT, "id": "901", "username": attack}
    embed = {"title": attack, "description": attack, "fields": [{"name": attack, "value": attack}]} | {
        "footer": {"text": attack},
        "author": {"name": attack, "url": "javascript:window.hurt=1"},
        "url": "javascript:window.hurt=1",
    }
    file = {"id": "1", "filename": attack, "size": 1, "url": "javascript:window.hurt=1", "description": attack}
    option = {"label": attack, "value": attack, "description": attack, "emoji": {"name": attack}}
    menu = {"type": 3, "custom_id": attack, "placeholder": attack, "options": [option]}
    link = {"type": 2, "style": 5, "label": attack, "url": "javascript:window.hurt=1"}
    components = [row(button(attack, attack), link), row(menu), {"type": 10, "content": attack}]
    used: dict[str, Any] = {"interaction_metadata": {"type": 2, "user": bot, "name": attack}}
    pieces: dict[str, Any] = {
        "embeds": [embed],
        "attachments": [file, canned.picture(alt=attack)],
        "components": components,
    }
    return [message(1, attack, bot, **pieces, **used), message(2, f"[x](javascript:alert(1)) `{attack}` ||{attack}||")]


@pytest.mark.parametrize("attack", ATTACKS)
def test_hostile_text_is_shown_and_not_obeyed(server: FakeServer, visitor: Visitor, attack: str) -> None:
    server.messages[canned.TABLE] = hostile(attack)
    server.people[1]["global_name"] = attack
    server.channels[1]["name"] = attack
    server.commands[0]["description"] = attack
    visitor.open()
    visitor.says("#messages .author", attack)
    visitor.says("#people", attack)
    visitor.type("/")
    visitor.says("#suggestions", attack)
    assert visitor.run(ELEMENTS) == 0
    assert visitor.run("return window.hurt ?? null;") is None
    assert not visitor.all('a[href^="javascript"]')


def test_a_hostile_form_is_shown_and_not_obeyed(server: FakeServer, visitor: Visitor) -> None:
    attack = ATTACKS[0]
    server.messages[canned.TABLE] = [message(1, components=[row(button("open", "Open"))])]
    visitor.open()
    visitor.click('[data-custom-id="open"]')
    visitor.until(lambda: server.done("click"))
    field = {"type": 4, "custom_id": attack, "style": 1, "placeholder": attack, "value": attack}
    label = {"type": 18, "label": attack, "description": attack, "component": field}
    modal = {"title": attack, "custom_id": attack, "components": [label, {"type": 10, "content": attack}]}
    server.tell({"type": "interaction", "id": "1", "state": "modal", "modal": modal})
    visitor.says("dialog h2", attack)
    assert visitor.run(ELEMENTS) == 0


def test_a_name_that_turns_the_text_round_stays_in_its_place(server: FakeServer, visitor: Visitor) -> None:
    server.people[1]["global_name"] = "\u202eneB"
    server.messages[canned.TABLE] = [message(1, "hello", server.people[1])]
    visitor.open()
    name = visitor.find("#messages .author")
    assert name.tag_name == "bdi"
    assert name.value_of_css_property("unicode-bidi") == "isolate"


def test_nothing_is_loaded_from_elsewhere(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = [
        message(1, embeds=[{"image": {"url": "https://elsewhere.invalid/spy.png"}}], attachments=[canned.picture()])
    ]
    visitor.open()
    visitor.until(lambda: visitor.run("return [...document.images].some((image) => image.naturalWidth > 0);"))
    assert visitor.run("return document.querySelector('img[src*=spy]').naturalWidth;") == 0
