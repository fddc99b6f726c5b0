"""Going through the private panel as a person does: by what stands on its buttons and in its menus."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from sandbox.components import walk
from sandbox.person import Outcome, Person
from sandbox.values import Json
from tests.end_to_end.room import ACTION, actions_of

BUTTON, MENU = 2, 3


class Choice(Struct, frozen=True):
    """One thing that a step of the panel offers: in a menu with a value, or a button of its own."""

    label: str
    custom_id: str
    value: str | None = None


Choose = Callable[[Sequence[Choice]], Choice]


def choices(panel: Json) -> list[Choice]:
    """Everything that leads on, in the order shown."""
    found: list[Choice] = []
    for _, component in walk(panel["components"]):
        custom_id = component.get("custom_id", "")
        if component["type"] == MENU:
            found += [Choice(option["label"], custom_id, option["value"]) for option in component["options"]]
        elif component["type"] == BUTTON and (match := ACTION.match(custom_id)) and match[1] == "walk":
            found.append(Choice(component["label"], custom_id))
    return found


async def take(person: Person, panel: Json, choice: Choice) -> Json:
    """The panel after this choice."""
    if choice.value is None:
        outcome = await person.click(panel, choice.custom_id)
    else:
        outcome = await person.select(panel, choice.custom_id, choice.value)
    assert outcome.message is not None, outcome.state
    return outcome.message


async def opened(person: Person, board: Json) -> Json:
    """The panel behind *Your move*."""
    outcome = await person.click(board, actions_of(board)["move"])
    assert outcome.message is not None, outcome.state
    return outcome.message


async def to_the_end(person: Person, board: Json, choose: Choose) -> Json:
    """The panel with a whole move in it, to be confirmed."""
    panel = await opened(person, board)
    while "confirm" not in actions_of(panel):
        panel = await take(person, panel, choose(choices(panel)))
    return panel


async def confirm(person: Person, panel: Json) -> Outcome:
    return await person.click(panel, actions_of(panel)["confirm"])


async def make(person: Person, board: Json, choose: Choose) -> Outcome:
    """A move by buttons and menus alone."""
    return await confirm(person, await to_the_end(person, board, choose))
