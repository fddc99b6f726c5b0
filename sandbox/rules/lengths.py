"""Lengths and counts that the OpenAPI document states too: checked here for runs without it."""

from collections.abc import Sized
from typing import Any

from sandbox import components as kinds
from sandbox.rules.components import Problem
from sandbox.values import Json

Bounds = dict[str, tuple[int, int]]
"""Field to least and greatest length."""

OPTION: Bounds = {"label": (1, 100), "value": (1, 100), "description": (1, 100)}
MENU: Bounds = {"custom_id": (1, 100), "placeholder": (0, 150)}
COMPONENTS: dict[int, Bounds] = {
    kinds.BUTTON: {"custom_id": (1, 100), "label": (0, 80)},
    kinds.STRING_SELECT: {**MENU, "options": (1, 25)},
    **{kind: MENU for kind in kinds.SELECTS if kind != kinds.STRING_SELECT},
    kinds.TEXT_INPUT: {"custom_id": (1, 100), "label": (0, 45), "placeholder": (0, 100)},
    kinds.TEXT_DISPLAY: {"content": (1, 4_000)},
    kinds.GALLERY: {"items": (1, 10)},
    kinds.SECTION: {"components": (1, 3)},
    kinds.LABEL: {"label": (1, 45), "description": (0, 100)},
}
EMBED: Bounds = {"title": (0, 256), "description": (0, 4_096), "fields": (0, 25)}
EMBED_FIELD: Bounds = {"name": (1, 256), "value": (1, 1_024)}
CHOICE: Bounds = {"name": (1, 100), "value": (0, 100)}
CHOICES = 25
EMBEDS = 10


def of_components(components: list[Json], path: str = "components") -> list[Problem]:
    """Every text and list in a tree of components."""
    problems: list[Problem] = []
    for where, component in kinds.walk(components, path):
        problems += _outside(where, component, COMPONENTS.get(component["type"], {}))
        for index, option in enumerate(component.get("options") or []):
            problems += _outside(f"{where}/options/{index}", option, OPTION)
    return problems


def of_embeds(embeds: list[Json]) -> list[Problem]:
    """Every text and list of embeds (docs, resources/message: Embed Limits)."""
    problems: list[Problem] = [] if len(embeds) <= EMBEDS else [("embeds", "Must be 10 or fewer in length.")]
    for index, embed in enumerate(embeds):
        problems += _outside(f"embeds/{index}", embed, EMBED)
        for number, field in enumerate(embed.get("fields") or []):
            problems += _outside(f"embeds/{index}/fields/{number}", field, EMBED_FIELD)
    return problems


def of_choices(choices: list[Json], path: str) -> list[Problem]:
    """Choices of an option, fixed or offered while typing."""
    problems: list[Problem] = [] if len(choices) <= CHOICES else [(path, "Must be 25 or fewer in length.")]
    for index, choice in enumerate(choices):
        problems += _outside(f"{path}/{index}", choice, CHOICE)
        for locale, name in (choice.get("name_localizations") or {}).items():
            problems += _outside(f"{path}/{index}/name_localizations/{locale}", {"name": name}, CHOICE)
    return problems


def _outside(where: str, node: Json, bounds: Bounds) -> list[Problem]:
    problems: list[Problem] = []
    for key, (least, most) in bounds.items():
        value: Any = node.get(key)
        if isinstance(value, Sized) and not least <= len(value) <= most:
            problems.append((f"{where}/{key}", f"Must be between {least} and {most} in length."))
    return problems
