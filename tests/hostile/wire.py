"""Interactions as no client of Discord would send them: no check of the stand-in comes before the bot's own."""

import random
from collections.abc import Sequence

import msgspec

from bot.tables import Table
from sandbox.interactions import COMMAND, COMPONENT, SUBMIT, Interaction
from sandbox.person import Outcome, Person
from sandbox.values import Json
from tests.end_to_end.house import House, fault_text

ROW, BUTTON, MENU, TEXT, PEOPLE, LABEL = 1, 2, 3, 4, 5, 18
HARMLESS = ("", "1", "halali")
HOSTILE = (
    " ",
    "0",
    "-1",
    "01",
    "9" * 19,
    "9" * 40,
    "9" * 5_000,
    "1" + "0" * 17,
    "１２",
    "٣",
    "²",
    "1e3",
    "0x10",
    "None",
    "true",
    "@everyone",
    "<@&1>",
    "<@1>",
    "'; DROP TABLE gaming_table; --",
    '"}{',
    "%s%n{0}",
    "{ $move }",
    "../../etc/passwd",
    "\x00",
    "\u202eabc",
    "\u200b",
    "👨‍👩‍👧‍👦",
    "Z" + "\u0301" * 60,
    "**_~~||`x`||~~_**",
    "a\nb\rc\td",
    "W" * 100,
)
"""What somebody may write where a number, a name or a choice is expected."""


def text(luck: random.Random) -> str:
    """Something of that sort, or a few letters at random."""
    if luck.random() < 0.7:
        return luck.choice((*HARMLESS, *HOSTILE))
    return "".join(chr(luck.choice((luck.randrange(32, 127), luck.randrange(0x20, 0x2FFF)))) for _ in range(6))


async def press(
    house: House,
    person: Person,
    message: Json,
    custom_id: str,
    values: Sequence[str] | None = None,
    resolved: Json | None = None,
) -> Outcome:
    """The person presses a component of the message with this custom_id, or chooses these values in it."""
    post = house.sandbox.world.find_post(message["id"])
    assert post is not None
    kind = BUTTON if values is None else MENU if resolved is None else PEOPLE
    # Discord's library looks for the component on the message: it stands there as if we had made it.
    planted: Json = {"type": kind, "id": 2, "custom_id": custom_id}
    planted |= {"style": 2, "label": "?"} if kind == BUTTON else {"options": []} if kind == MENU else {}
    row = {"type": ROW, "id": 1, "components": [planted]}
    seen = msgspec.structs.replace(post, data={**post.data, "components": [row]})
    data: Json = {"custom_id": custom_id, "component_type": kind, "id": 2}
    data |= {} if values is None else {"values": list(values)}
    data |= {} if resolved is None else {"resolved": resolved}
    place = house.sandbox.world.channel(message["channel_id"])
    return await _settled(house, house.sandbox.interactions.start(COMPONENT, person.id, place, data, seen))


async def submit(house: House, person: Person, channel: str, custom_id: str, values: Sequence[str]) -> Outcome:
    """A form that the person was never shown."""
    fields = [
        {"type": LABEL, "id": number, "component": {"type": TEXT, "id": 10, "custom_id": str(number), "value": value}}
        for number, value in enumerate(values)
    ]
    data: Json = {"custom_id": custom_id, "components": fields}
    place = house.sandbox.world.channel(channel)
    return await _settled(house, house.sandbox.interactions.start(SUBMIT, person.id, place, data))


async def command(house: House, person: Person, channel: str, data: Json) -> Outcome:
    """A command as it stands in the data (Discord, "Application Command Data"), whatever is registered."""
    place = house.sandbox.world.channel(channel)
    return await _settled(house, house.sandbox.interactions.start(COMMAND, person.id, place, data))


async def _settled(house: House, started: Interaction) -> Outcome:
    await house.sandbox.actions.settle(started)
    told = house.sandbox.actions.outcome(started)
    return Outcome(told["interaction"], told["state"], told.get("message"), told.get("modal"))


def check_answered(house: House, person: Person, outcome: Outcome, what: object) -> None:
    """In private and in words of ours that are no confession of a fault, or by a form; nobody is pinged."""
    assert outcome.state in ("answered", "modal"), f"{what}: {outcome.state}"
    assert not outcome.text.startswith(fault_text(house)), f"{what}: {outcome.text}"
    if outcome.message is not None and outcome.message.get("x_owner") is not None:
        assert outcome.message["x_owner"] == person.id, what
        assert outcome.message["x_pings"] == [], what


async def kept(house: House, table: Table) -> object:
    """All that is kept of the table, but for what the courier notes."""
    found = await house.store.read(
        lambda session: (
            session.tables.get(table.id),
            session.entries.of(table.id),
            session.seats.of(table.id),
            session.requests.open(table.id),
            session.waits.of(table.id),
        )
    )
    row, *rest = found
    assert row is not None
    return msgspec.structs.replace(row, board_message_id=None, lobby_message_id=None), rest
