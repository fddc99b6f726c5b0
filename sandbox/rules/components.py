"""Rules for components in messages (docs, components/reference)."""

from collections import Counter

from sandbox import components as kinds
from sandbox.values import Json

Problem = tuple[str, str]
"""Where in the body (`components/0/components`), and what is wrong."""

ROWS = 5
BUTTONS_IN_A_ROW = 5
COMPONENTS_IN_ALL = 40
TEXT_IN_ALL = 4_000
VERSION_TWO_TOP = (
    kinds.ROW,
    kinds.SECTION,
    kinds.TEXT_DISPLAY,
    kinds.GALLERY,
    kinds.FILE,
    kinds.SEPARATOR,
    kinds.CONTAINER,
)


def classic(components: list[Json]) -> list[Problem]:
    """Components of a message without the IS_COMPONENTS_V2 flag: rows only."""
    problems: list[Problem] = []
    if len(components) > ROWS:
        problems.append(("components", "Must be 5 or fewer in length."))
    for index, component in enumerate(components):
        if component["type"] != kinds.ROW:
            problems.append((f"components/{index}/type", "This component needs the flag IS_COMPONENTS_V2."))
    return problems + _rows(components)


def version_two(components: list[Json]) -> list[Problem]:
    """Components of a message with the IS_COMPONENTS_V2 flag."""
    problems: list[Problem] = []
    for index, component in enumerate(components):
        if component["type"] not in VERSION_TWO_TOP:
            problems.append((f"components/{index}/type", "This component cannot stand at the top."))
    if sum(1 for _ in kinds.walk(components)) > COMPONENTS_IN_ALL:
        problems.append(("components", "The total number of components must be 40 or fewer."))
    if sum(map(len, kinds.texts(components))) > TEXT_IN_ALL:
        problems.append(("components", "The text of all components must be 4000 or fewer in length."))
    return problems + _rows(components)


def unique_ids(components: list[Json]) -> list[Problem]:
    """No custom_id, and no id that was set, may stand twice."""
    problems: list[Problem] = []
    for key in ("custom_id", "id"):
        found = [(path, component[key]) for path, component in kinds.walk(components) if component.get(key)]
        count = Counter(value for _, value in found)
        problems += [
            (f"{path}/{key}", f"Component {key} cannot be duplicated") for path, value in found if count[value] > 1
        ]
    return problems


def _rows(components: list[Json]) -> list[Problem]:
    problems: list[Problem] = []
    for path, row in kinds.walk(components):
        if row["type"] == kinds.ROW:
            inside = [component["type"] for component in row["components"]]
            selects = [kind for kind in inside if kind in kinds.SELECTS]
            if len(inside) > BUTTONS_IN_A_ROW or (selects and len(inside) > 1):
                problems.append((f"{path}/components", "A row takes five buttons or one select menu."))
            if any(kind != kinds.BUTTON and kind not in kinds.SELECTS for kind in inside):
                problems.append((f"{path}/components", "A row in a message takes buttons or one select menu."))
        elif row["type"] == kinds.BUTTON:
            problems += _button(path, row)
        elif row["type"] in kinds.SELECTS:
            problems += select(path, row)
    return problems


def _button(path: str, button: Json) -> list[Problem]:
    problems: list[Problem] = []
    link = button.get("style") == kinds.LINK_STYLE
    if link and ("custom_id" in button or not button.get("url")):
        problems.append((path, "A link button has a url and no custom_id."))
    if not link and button.get("style") != 6 and not button.get("custom_id"):
        problems.append((f"{path}/custom_id", "This field is required"))
    if not button.get("label") and not button.get("emoji") and button.get("style") != 6:
        problems.append((path, "A button needs a label or an emoji."))
    return problems


def select(path: str, menu: Json) -> list[Problem]:
    """Rules for one select menu, in a message or a form."""
    problems: list[Problem] = []
    options = menu.get("options") or []
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if least is not None and most is not None and least > most:
        problems.append((f"{path}/min_values", "min_values cannot be greater than max_values."))
    if menu["type"] != kinds.STRING_SELECT:
        return problems
    values = Counter(option["value"] for option in options)
    problems += [
        (f"{path}/options/{index}/value", "The specified option value is already used")
        for index, option in enumerate(options)
        if values[option["value"]] > 1
    ]
    if most is not None and most > len(options):
        problems.append((f"{path}/max_values", "max_values cannot be greater than the number of options."))
    if sum(bool(option.get("default")) for option in options) > (most or 1):
        problems.append((f"{path}/options", "More options are the default than can be chosen."))
    return problems
