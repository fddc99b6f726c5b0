"""Time that passes for everybody at once: on the stand-in's clock and on the bot's."""

import re
from typing import Any

from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.room import PATIENCE, Room

HOUR, DAY = 3600, 86_400
MOMENT = re.compile(r"<t:(\d+):([A-Za-z])>")


async def pass_by(house: House, seconds: int) -> None:
    await house.ann.forward(seconds)
    await house.leap(seconds)


async def following(room: Room, after: Json) -> Json:
    """The next message of the bot after that one."""

    def found() -> Json | None:
        return next((message for message in room.public() if int(message["id"]) > int(after["id"])), None)

    message: Any = await room.sandbox.wait_for(found, PATIENCE)
    return dict(message)


async def silent(house: House, seconds: int) -> bool:
    """Whether that time passes without a word of the bot."""
    before = house.said()
    await pass_by(house, seconds)
    # Whatever had fallen due is carried out and delivered by then.
    while (at := await house.tables.clocks.next_at()) is not None and at <= house.clock.now():
        await house.store.next_write()
    await house.delivered()
    return house.said() == before


def moments(message: Json) -> list[tuple[int, str]]:
    """The timestamps in a message, with their styles."""
    return [(int(at), style) for at, style in MOMENT.findall(message["content"])]


async def at_pace(house: House, pace: str) -> Json:
    """The first board of a table of Ann and Ben at that pace."""
    lobby = await house.room.open(house.ann, pace=pace)
    await house.room.tap(house.ben, lobby, "join")
    await house.room.tap(house.ann, await house.room.having("start"), "start")
    board = await house.room.board(lobby)
    await house.delivered()
    return board
