"""Lengths and counts, each at its limit and one beyond."""

from typing import Any

import pytest

from sandbox.rules.lengths import of_choices, of_components, of_embeds
from sandbox.values import Json


def menu(**more: Any) -> Json:
    return {"type": 3, "custom_id": "menu", "options": [{"label": "a", "value": "a"}], **more}


@pytest.mark.parametrize(
    ("component", "key", "most"),
    [
        ({"type": 2}, "label", 80),
        ({"type": 2}, "custom_id", 100),
        (menu(), "placeholder", 150),
        ({"type": 5}, "custom_id", 100),
        ({"type": 4}, "placeholder", 100),
        ({"type": 10}, "content", 4_000),
        ({"type": 18}, "label", 45),
        ({"type": 18}, "description", 100),
    ],
)
def test_texts_of_components(component: Json, key: str, most: int) -> None:
    assert of_components([{**component, key: "x" * most}]) == []
    ((where, _),) = of_components([{**component, key: "x" * (most + 1)}])
    assert where == f"components/0/{key}"


@pytest.mark.parametrize("key", ["label", "value", "description"])
def test_texts_of_options(key: str) -> None:
    option = {"label": "a", "value": "a"}
    assert of_components([menu(options=[{**option, key: "x" * 100}])]) == []
    assert of_components([menu(options=[{**option, key: "x" * 101}])]) != []


@pytest.mark.parametrize("count", [0, 26])
def test_count_of_options(count: int) -> None:
    options = [{"label": str(number), "value": str(number)} for number in range(count)]
    assert of_components([menu(options=options)]) != []


def test_counts_within_version_two() -> None:
    text = {"type": 10, "content": "x"}
    picture = {"media": {"url": "attachment://a.png"}}
    assert of_components([{"type": 12, "items": [picture] * 10}, {"type": 9, "components": [text] * 3}]) == []
    assert len(of_components([{"type": 12, "items": [picture] * 11}, {"type": 9, "components": [text] * 4}])) == 2


@pytest.mark.parametrize(
    "embed",
    [
        {"title": "x" * 257},
        {"description": "x" * 4_097},
        {"fields": [{"name": "x", "value": "y"}] * 26},
        {"fields": [{"name": "x" * 257, "value": "y"}]},
        {"fields": [{"name": "x", "value": "y" * 1_025}]},
    ],
)
def test_embeds(embed: Json) -> None:
    assert len(of_embeds([embed])) == 1
    assert of_embeds([{"title": "x" * 256}] * 10) == []
    assert of_embeds([{"title": "x"}] * 11) != []


def test_choices() -> None:
    choice = {"name": "x" * 100, "value": "y" * 100}
    assert of_choices([choice] * 25, "choices") == []
    assert of_choices([{"name": "one", "value": 1}], "choices") == []
    assert of_choices([choice] * 26, "choices") == [("choices", "Must be 25 or fewer in length.")]
    assert of_choices([{"name": "x" * 101, "value": ""}], "choices")[0][0] == "choices/0/name"
