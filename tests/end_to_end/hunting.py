"""Tables of Hunters and Gatherers as tests of the whole bot open them, and how people choose there."""

import re
from collections.abc import Sequence

from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.panels import Choice, Choose
from tests.end_to_end.room import Room

GAME = "hunters_and_gatherers"
STANDING = re.compile(r"<@(\d+)> (\d+) · ")


async def seated(room: Room, *players: Person) -> Json:
    """The first board of a table of these people, opened by the first of them."""
    opener, *guests = players
    before = room.public()
    outcome = await opener.slash(room.id, "game new", game=GAME)
    assert outcome.state == "answered", outcome.text
    lobby = await room.having("leave", before[-1] if before else None)
    for taken, guest in enumerate(guests, start=2):
        await room.tap(guest, lobby, "join")
        lobby = await room.lobby(seated=taken)
    await room.tap(opener, await room.having("start"), "start")
    return await room.board(lobby)


async def begun(house: House, *players: Person) -> Json:
    """The same once everything is posted, so that another position can be put in place."""
    board = await seated(house.room, *players)
    await house.delivered()
    return board


def useful(offered: Sequence[Choice]) -> Choice:
    """What completes something, for oneself before others; else a piece; else whatever comes first."""
    signs = ("for you", "(+", "completes", "gatherer", "fisher", "hunter", "hut")
    found = (choice for sign in signs for choice in offered if sign in choice.label)
    return next(found, offered[0])


def standing(post: Json) -> dict[str, int]:
    """Points by player as a board post tells them."""
    line = next(line for line in post["content"].splitlines() if STANDING.match(line))
    return {user: int(points) for user, points in STANDING.findall(line)}


def pick_of(choice: Choice) -> str:
    """What a choice adds to the move."""
    return choice.value or choice.custom_id.split(":", 5)[5].rpartition("/")[2]


def along(*picks: str) -> Choose:
    """Chooses those picks, whichever the panel asks for."""

    def choose(offered: Sequence[Choice]) -> Choice:
        return next(choice for choice in offered if pick_of(choice) in picks)

    return choose
