"""Forms: within Discord's limits, and read from whatever comes back."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.ui import forms
from bot.ui.forms import Field, Form
from bot.ui.press import Press

PRESS = Press("note-write", 17, 0)


async def test_labels_and_title_are_cut_and_fields_keep_what_stood_there() -> None:
    form = Form(PRESS, "T" * 60, (Field("L" * 60, 1_000, "as it was", long=True), Field("short", 20)))
    made: dict[str, Any] = form.modal().to_dict()
    assert (made["custom_id"], len(made["title"])) == (PRESS.custom_id(), 45)
    first, second = (label["component"] for label in made["components"])
    assert all(len(label["label"]) <= 45 for label in made["components"])
    assert (first["value"], first["max_length"], first["style"]) == ("as it was", 1_000, 2)
    assert (second.get("value"), second["required"], second["style"]) == (None, False, 1)


async def test_library_does_not_remember_open_forms() -> None:
    """What comes back is ours to find, also for a form that another process has opened."""
    assert Form(PRESS, "T", (Field("L", 9),)).modal().is_finished()


@pytest.mark.parametrize(
    ("data", "press", "values"),
    [
        ({"custom_id": PRESS.custom_id(), "components": []}, PRESS, ()),
        (
            {
                "custom_id": PRESS.custom_id(),
                "components": [{"component": {"value": "a"}}, {"component": {"value": None}}, {"component": {}}, {}],
            },
            PRESS,
            ("a", "", "", ""),
        ),
        ({"custom_id": "2:of:a:later:version"}, None, ()),
        ({}, None, ()),
        (None, None, ()),
    ],
)
def test_whatever_comes_back_is_read(data: Any, press: Press | None, values: tuple[str, ...]) -> None:
    assert forms.sent(cast(Any, SimpleNamespace(data=data))) == (press, values)
