"""The rules for forms, each by its name."""

from typing import Any

import pytest

from sandbox.errors import Breach
from sandbox.rules.modals import check
from sandbox.values import Json


def label(number: int = 0, **more: Any) -> Json:
    return {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": f"name:{number}", "style": 1, **more}}


def form(*components: Json, **more: Any) -> Json:
    return {"title": "Form", "custom_id": "form", "components": list(components), **more}


BREACHES = {
    "no components": form(),
    "6 components": form(*map(label, range(6))),
    "title of 46": form(label(), title="x" * 46),
    "no title": form(label(), title=""),
    "no custom_id": form(label(), custom_id=""),
    "a custom_id twice": form(label(1), label(1)),
    "a button": form({"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "x", "label": "x"}]}),
    "a menu without a label": form({"type": 3, "custom_id": "x", "options": []}),
    "least over most": form(label(min_length=5, max_length=4)),
    "a value over its length": form(label(max_length=2, value="abc")),
    "a menu that asks for too much": form(
        {"type": 18, "label": "Side", "component": {"type": 3, "custom_id": "x", "options": [], "max_values": 2}}
    ),
}


@pytest.mark.parametrize("name", BREACHES)
def test_breach(name: str) -> None:
    with pytest.raises(Breach) as breach:
        check(BREACHES[name])
    assert breach.value.code == 50035


def test_fine() -> None:
    check(form(*map(label, range(4)), {"type": 10, "content": "Read this"}))
    check(form({"type": 1, "components": [{"type": 4, "custom_id": "x", "style": 2, "label": "Text"}]}))
