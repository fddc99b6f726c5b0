"""Buttons, menus and forms from a person's side: may it be used, and what is sent when it is."""

from typing import Any

from sandbox import components
from sandbox.components import LABEL, LINK_STYLE, ROW, SELECTS, STRING_SELECT, TEXT_INPUT
from sandbox.refusal import Refused
from sandbox.resolution import SELECT_KINDS, Resolved
from sandbox.values import Json
from sandbox.world import World

RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
TEXT_CHARACTERS = 4_000


def usable(shown: list[Json], custom_id: str, *, menu: bool) -> Json:
    """The enabled button or menu with this custom_id among the components that are shown."""
    found = components.find(shown, custom_id)
    kinds = SELECTS if menu else (components.BUTTON,)
    if found is None or found["type"] not in kinds or found.get("style") == LINK_STYLE:
        raise Refused("The message has no such menu." if menu else "The message has no such button.")
    if found.get("disabled"):
        raise Refused("It is disabled.")
    return found


def click(button: Json) -> Json:
    """docs, receiving-and-responding: Message Component Data."""
    return {"custom_id": button["custom_id"], "component_type": button["type"], "id": button["id"]}


def select(world: World, channel: Json, menu: Json, values: list[str]) -> Json:
    resolved = Resolved(world, channel)
    _chosen(menu, values, resolved)
    made: Json = {
        "custom_id": menu["custom_id"],
        "component_type": menu["type"],
        "id": menu["id"],
        "values": values,
    }
    if menu["type"] in SELECT_KINDS:
        made["resolved"] = resolved.found
    return made


def submit(world: World, channel: Json, modal: Json, values: dict[str, Any]) -> Json:
    """docs, receiving-and-responding: Modal Submit Data. Values go by custom_id, or by the label a person reads."""
    filled, left = [], dict(values)
    resolved = Resolved(world, channel)
    for number, component in enumerate(modal["components"], 1):
        outer: Json = {"type": component["type"], "id": component.get("id") or number}
        if component["type"] == LABEL:
            outer["component"] = _field(component["component"], component["label"], left, resolved)
        elif component["type"] == ROW:
            inner = component["components"][0]
            outer["components"] = [_field(inner, inner.get("label") or "", left, resolved)]
        filled.append(outer)
    if left:
        raise Refused(f"The form has no field {', '.join(sorted(left))}.")
    made: Json = {"custom_id": modal["custom_id"], "components": filled}
    if resolved.found:
        made["resolved"] = resolved.found
    return made


def _field(field: Json, label: str, left: dict[str, Any], resolved: Resolved) -> Json:
    key = next((key for key in (field["custom_id"], label) if key in left), None)
    value = left.pop(key) if key is not None else _preset(field)
    made: Json = {"type": field["type"], "id": field.get("id") or 0, "custom_id": field["custom_id"]}
    if field["type"] == TEXT_INPUT:
        text = "" if value is None else str(value)
        least, most = field.get("min_length") or 0, field.get("max_length") or TEXT_CHARACTERS
        if not text and field.get("required", True):
            raise Refused(f"{label or field['custom_id']} is required.")
        if text and not least <= len(text) <= most:
            raise Refused(f"{label or field['custom_id']} has the wrong length.")
        return {**made, "value": text}
    if field["type"] in (RADIO_GROUP, CHECKBOX):
        return {**made, "value": value}
    chosen = list(value or [])
    if chosen or field.get("required", True):
        _chosen(field, chosen, resolved)
    return {**made, "values": chosen}


def _preset(field: Json) -> Any:
    """What stands in a field that the person leaves alone."""
    if field["type"] == TEXT_INPUT:
        return field.get("value")
    if field["type"] == CHECKBOX:
        return bool(field.get("default"))
    chosen = [option["value"] for option in field.get("options") or [] if option.get("default")]
    if field["type"] == RADIO_GROUP:
        return chosen[0] if chosen else None
    return chosen


def _chosen(menu: Json, values: list[str], resolved: Resolved) -> None:
    least, most = (1 if menu.get(key) is None else menu[key] for key in ("min_values", "max_values"))
    if not least <= len(values) <= most or len(set(values)) < len(values):
        raise Refused(f"Choose {least} to {most}.")
    if menu["type"] in (STRING_SELECT, CHECKBOX_GROUP):
        if set(values) - {option["value"] for option in menu["options"]}:
            raise Refused("That is none of the options.")
    else:
        for value in values:
            resolved.option(SELECT_KINDS[menu["type"]], value)
