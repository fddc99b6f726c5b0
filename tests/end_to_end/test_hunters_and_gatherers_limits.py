"""Crowded fields of Hunters and Gatherers: panels, posts, pictures and lenses keep Discord's limits."""

import io
import random
from collections.abc import Sequence

import msgspec
import pytest
from PIL import Image

from bot.tables import Promise, Table
from bot.ui import panel, posts, walk
from bot.ui.desk import Glance, Mover
from bot.ui.message import Message
from engine.contract import Event
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from engine.hunters_and_gatherers.state import State
from sandbox.person import Outcome
from sandbox.values import Json
from tests.bot.words.hunters_and_gatherers.tables import LONG_NAMES, crowding, random_table, straggling
from tests.end_to_end import panels
from tests.end_to_end.house import House
from tests.end_to_end.hunting import begun
from tests.end_to_end.test_limits import FURTHEST, check_message

Moment = tuple[State, tuple[Event, ...]]
OPTIONS = 25
LARGEST = 700_000
"""Bytes of a picture."""


def moments(seats: int) -> Sequence[Moment]:
    """A sample of games that leave most places open, or most pieces on the field, with the events before; the end."""
    games = [list(random_table(seed, seats, choose)) for seed, choose in ((1, straggling), (2, crowding))]
    return [moment for game in games for moment in (*game[4:-1:11], game[-1])]


def most_places() -> State:
    """More places than two menus hold."""
    states = [state for state, _ in random_table(6, 5, straggling) if state.drawn is not None]
    return max(states, key=lambda state: len(walk.begin(HUNTERS_AND_GATHERERS, state, state.active).choices))


async def table_of_five(house: House) -> Table:
    """Five people with long names at a table with the longest numbers."""
    await begun(house, *house.sandbox.people[:5])
    table = await house.table()
    seats = tuple(msgspec.structs.replace(seat, name=name) for seat, name in zip(table.seats, LONG_NAMES, strict=True))
    return msgspec.structs.replace(table, seats=seats)


def check_post(message: Message) -> None:
    check_message(message)
    for attachment in message.attachments:
        assert attachment.alt is not None
        assert 1 <= len(attachment.alt) <= 1_024


async def test_every_step_of_every_panel(house: House) -> None:
    """Each page of places, and each rotation and piece after some of them, to the confirmation."""
    table = await table_of_five(house)
    luck = random.Random(3)
    paged, steps = 0, 0
    for state, events in [*moments(5), (most_places(), ())]:
        if state.drawn is None:
            continue
        far = msgspec.structs.replace(table, id=FURTHEST, version=FURTHEST, state=state)
        seen = HUNTERS_AND_GATHERERS.seen_by(state, state.active)
        glance = Glance(far, state.active, seen, events, house.words.say_in())
        mover = Mover(glance, state.active, HUNTERS_AND_GATHERERS.turn(state))
        first = walk.begin(HUNTERS_AND_GATHERERS, seen, state.active)
        paged += len(first.choices) > OPTIONS
        for page in range(3):
            check_post(await panel.show(house.desk, mover, first.picked, page))
        for place in luck.sample(first.choices, min(4, len(first.choices))):
            turned = walk.step(HUNTERS_AND_GATHERERS, seen, state.active, (*first.picked, place))
            assert turned is not None
            for pick in turned.choices:
                following = walk.step(HUNTERS_AND_GATHERERS, seen, state.active, (*turned.picked, pick))
                assert following is not None
                check_post(await panel.show(house.desk, mover, following.picked))
                for last in following.choices:
                    check_post(await panel.show(house.desk, mover, (*following.picked, last)))
                    steps += 1
    assert paged > 1
    assert steps > 100


class OneTurn:
    """In place of the log of a table: one turn, with these events."""

    def __init__(self) -> None:
        self.events: tuple[Event, ...] = ()

    async def __call__(self, table_id: int, turns: Sequence[int], until: int) -> tuple[tuple[Event, ...], ...]:
        return (self.events,)


async def test_every_post(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards with all that a move brought, and results with their arithmetic, of two and of five players."""
    table = await table_of_five(house)
    results, log = 0, OneTurn()
    monkeypatch.setattr(house.tables, "told", log)
    for state, events in [moment for seats in (2, 5) for moment in moments(seats)]:
        log.events = events
        seats = table.seats[: len(state.scores)]
        at = msgspec.structs.replace(table, seats=seats, state=state, seed="0" * 64)
        promise = Promise(at.version, tuple(seat.user_id for seat in seats), (at.version - 1,))
        over = HUNTERS_AND_GATHERERS.result(state) is not None
        make = posts.of_result if over else posts.of_board
        post = await make(house.desk, at, promise)
        unpainted = await make(house.desk, at, promise, painted=False)
        check_post(post.message)
        check_message(unpainted.message)
        if over:
            results += 1
            assert "0" * 64 in post.message.content
    assert results == 4


def picture(house: House, attachment: Json) -> Image.Image:
    """What hangs on a message, as everybody downloads it."""
    stored = house.sandbox.platform.files.stored[attachment["url"].split("/cdn/", 1)[1].split("?")[0]]
    assert len(stored) <= LARGEST
    return Image.open(io.BytesIO(stored))


async def test_large_board_comes_with_a_closer_look(painted: House) -> None:
    """The whole map and the part around the last moves, both described; through lenses what they show, in words too."""
    house = painted
    board = await begun(house, *house.sandbox.people[:5])
    state = most_places()
    await house.place(state)
    mover = await house.awaited()
    opened = await panels.opened(mover, board)
    assert len(panels.choices(opened)) > OPTIONS
    await house.move(mover, " ".join(next(HUNTERS_AND_GATHERERS.moves(state, state.active))))
    post = await house.room.board(board)
    whole, closer = post["attachments"]
    assert 100 < len(whole["description"]) <= 1_024
    assert 1 <= len(closer["description"]) <= 1_024
    assert whole["description"] != closer["description"]
    assert picture(house, whole).tobytes() != picture(house, closer).tobytes()
    offered = await house.dai.complete(house.room.id, "game board", "part", part="")
    assert offered[0]["value"] == "owners"
    for part in [choice["value"] for choice in offered]:
        check_lens(house, await house.dai.slash(house.room.id, "game board", part=part))


def check_lens(house: House, outcome: Outcome) -> None:
    """A private answer with one picture that is described, and what it shows in words."""
    message = outcome.message
    assert message is not None and message["x_owner"] == house.dai.id
    (attachment,) = message["attachments"]
    assert attachment["description"]
    assert max(picture(house, attachment).size) <= 1_600
    assert 50 < len(outcome.text) <= 2_000
