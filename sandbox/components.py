"""Trees of message components: walking, numbering, and completing them as Discord's answers do."""

import copy
import itertools
from collections.abc import Iterator

from sandbox.values import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL = 17, 18
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK_STYLE = 5

DEFAULTS: dict[int, Json] = {
    BUTTON: {"style": 2},
    STRING_SELECT: {"min_values": 1, "max_values": 1, "options": []},
    USER_SELECT: {"min_values": 1, "max_values": 1},
    ROLE_SELECT: {"min_values": 1, "max_values": 1},
    MENTIONABLE_SELECT: {"min_values": 1, "max_values": 1},
    CHANNEL_SELECT: {"min_values": 1, "max_values": 1},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    CONTAINER: {"accent_color": None, "spoiler": False},
}
"""What Discord fills in where the bot said nothing."""


def walk(components: list[Json], path: str = "components") -> Iterator[tuple[str, Json]]:
    """Every component with its path, outer ones first."""
    for index, component in enumerate(components):
        here = f"{path}/{index}"
        yield here, component
        yield from walk(component.get("components") or [], f"{here}/components")
        for key in ("accessory", "component"):
            if key in component:
                yield f"{here}/{key}", component[key]


def find(components: list[Json], custom_id: str) -> Json | None:
    """The component with this custom_id."""
    return next((component for _, component in walk(components) if component.get("custom_id") == custom_id), None)


def media_of(component: Json) -> list[Json]:
    """The picture and file references of one component, each {"url": ...}."""
    items = [item["media"] for item in component.get("items") or []]
    return items + [component[key] for key in ("media", "file") if key in component]


def texts(components: list[Json]) -> list[str]:
    """What all TextDisplays say."""
    return [component["content"] for _, component in walk(components) if component["type"] == TEXT_DISPLAY]


def completed(components: list[Json], attachments: list[Json]) -> list[Json]:
    """Numbered, with Discord's defaults, and with `attachment://` names resolved. Changes its first argument."""
    numbers = itertools.count(1)
    taken = {component.get("id") for _, component in walk(components)}
    by_name = {f"attachment://{attachment['filename']}": attachment for attachment in attachments}
    for _, component in walk(components):
        for key, value in DEFAULTS.get(component["type"], {}).items():
            if component.get(key) is None:
                component[key] = copy.copy(value)
        if not component.get("id"):
            component["id"] = next(number for number in numbers if number not in taken)
        for item in component.get("items") or []:
            item.setdefault("description", None)
            item.setdefault("spoiler", False)
        for option in component.get("options") or []:
            option.setdefault("default", False)
        for media in media_of(component):
            _resolve(media, by_name)
        if component["type"] == FILE:
            attachment = by_name.get(component["file"].get("reference", ""), {})
            component.setdefault("name", attachment.get("filename", ""))
            component.setdefault("size", attachment.get("size", 0))
    return components


def _resolve(media: Json, by_name: dict[str, Json]) -> None:
    attachment = by_name.get(media["url"])
    if attachment is not None:
        media.update(
            url=attachment["url"],
            proxy_url=attachment["proxy_url"],
            width=attachment.get("width"),
            height=attachment.get("height"),
            content_type=attachment["content_type"],
            attachment_id=attachment["id"],
            reference=media["url"],
        )
    media.setdefault("id", "0")
    media.setdefault("proxy_url", media["url"])
