"""Rules for forms ("modals"; docs, interactions/receiving-and-responding; docs, components/reference)."""

from sandbox import components as kinds
from sandbox import errors
from sandbox.rules import lengths
from sandbox.rules.components import Problem, select, unique_ids
from sandbox.values import Json

COMPONENTS = 5
TITLE_CHARACTERS = 45
TOP = (kinds.ROW, kinds.TEXT_DISPLAY, kinds.LABEL)


def check(modal: Json) -> None:
    """Raise Breach for a form that Discord refuses."""
    components = modal.get("components") or []
    problems: list[Problem] = []
    if not 1 <= len(modal.get("title") or "") <= TITLE_CHARACTERS:
        problems.append(("data/title", "Must be between 1 and 45 in length."))
    if not modal.get("custom_id"):
        problems.append(("data/custom_id", "This field is required"))
    if not 1 <= len(components) <= COMPONENTS:
        problems.append(("data/components", "Must be between 1 and 5 in length."))
    for index, component in enumerate(components):
        if component["type"] not in TOP:
            problems.append((f"data/components/{index}", "A form takes labels, texts, and rows of one text input."))
        if component["type"] == kinds.ROW and [c["type"] for c in component["components"]] != [kinds.TEXT_INPUT]:
            problems.append((f"data/components/{index}", "A row of a form takes one text input."))
    for path, component in kinds.walk(components, "data/components"):
        if component["type"] in kinds.SELECTS:
            problems += select(path, component)
        if component["type"] == kinds.TEXT_INPUT:
            problems += _text_input(path, component)
    problems += lengths.of_components(components, "data/components")
    problems += [(f"data/{path}", text) for path, text in unique_ids(components)]
    if problems:
        raise errors.invalid_form(problems)


def _text_input(path: str, field: Json) -> list[Problem]:
    least, most = field.get("min_length") or 0, field.get("max_length") or 4_000
    if least > most:
        return [(f"{path}/min_length", "min_length cannot be greater than max_length.")]
    value = field.get("value") or ""
    if value and not least <= len(value) <= most:
        return [(f"{path}/value", "The value breaks the field's own length.")]
    return []
