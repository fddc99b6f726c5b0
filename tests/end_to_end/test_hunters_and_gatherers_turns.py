"""Turns of Hunters and Gatherers that are more than one move, or one that is broken off."""

from collections.abc import Sequence
from itertools import takewhile

from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from engine.hunters_and_gatherers.legal import NO_PIECE
from engine.hunters_and_gatherers.state import State
from sandbox import faults
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.host import Host
from tests.end_to_end.house import House
from tests.end_to_end.hunting import STANDING, along, begun, pick_of, seated, standing
from tests.end_to_end.panels import Choice
from tests.end_to_end.room import actions_of
from tests.end_to_end.test_troubles import messages_path

GOLD = HUNTERS_AND_GATHERERS.load(
    "L56@-1,-2/180;L12@-1,-1/180;L55@-1,1/180;L27@0,-1/90;S01@0,0/0;L32@0,1/180;L29@0,2/0;L30@1,0/270;L06@2,0/270;"
    "L16@2,1/90;L65@3,1/180 0member@-1,-2/d;1member@-1,-1/e;1member@-1,1/b;1member@0,-1/c;0member@0,1/b;"
    "0member@0,2/b;1member@1,0/a;0member@2,0/a;1member@2,1/a;0member@3,1/b 0/0 1 L47 L54,L24 B09,B04 - -",
    {},
)
"""All tribe members are on the field; seat 1 completes the forest with gold in which its gatherer waits."""
PAUSE = 900
"""Seconds for which Discord takes no message."""
COMPLETING = ("1,-1", "270", "-")


def with_a_member(offered: Sequence[Choice]) -> Choice:
    """The first choice, of pieces a member."""
    return next((choice for choice in offered if pick_of(choice).startswith("member:")), offered[0])


async def with_gold(house: House) -> tuple[Person, Person, Json]:
    """Whoever can find gold, the other player, and a board of that position's table."""
    board = await begun(house, house.ann, house.ben)
    await house.place(GOLD)
    return await house.awaited(), await house.other(), board


async def test_bonus_turn_belongs_to_the_same_player(house: House) -> None:
    """7.3: the board goes on with it, no ping for anybody; the panel asks for the bonus tile."""
    mover, other, board = await with_gold(house)
    posted, pinged = house.said(), [await person.pings(house.room.id) for person in (mover, other)]
    await house.move(mover, " ".join(COMPLETING))
    await house.delivered()
    following = house.room.again(board)
    assert (await house.awaited()).id == mover.id
    assert following["content"].startswith(mover.mention)
    told = list(takewhile(lambda line: not STANDING.match(line), following["content"].splitlines()))
    signs = ("laid a land tile on 1,-1", "Forest with gold", "come home", "draws a bonus tile")
    assert [sign in line for sign, line in zip(signs, told, strict=True)] == [True] * 4, "told as it happened"
    assert standing(following)[mover.id] == 8
    assert house.said() == posted
    assert [await person.pings(house.room.id) for person in (mover, other)] == pinged
    panel = await panels.opened(mover, following)
    assert "lay this bonus tile" in panel["content"]
    refused = await other.click(following, actions_of(following)["move"])
    assert mover.mention in refused.text


async def test_preview_tells_of_the_gold_and_the_way_home(house: House) -> None:
    mover, _, board = await with_gold(house)
    panel = await panels.to_the_end(mover, board, along(*COMPLETING))
    assert "draw a bonus tile" in panel["content"]
    assert "come home" in panel["content"]
    assert "8" in panel["content"]


async def test_member_that_came_home_can_be_put_on_the_bonus_tile(house: House) -> None:
    """2.4, 7.3: by the panel; then the other player is to move, and pinged."""
    mover, other, board = await with_gold(house)
    seat = GOLD.active
    assert GOLD.supply[seat][0] == 0
    await house.move(mover, " ".join(COMPLETING))
    await house.delivered()
    following = house.room.again(board)
    state: State = (await house.table()).state
    assert (state.drawn_kind, state.supply[seat][0]) == ("bonus", 1)
    done = await panels.make(mover, following, with_a_member)
    assert done.text.startswith("Done: ") and "member:" in done.text
    last = await house.room.board(following)
    after: State = (await house.table()).state
    assert after.supply[seat][0] == 0
    assert (after.active, after.drawn_kind) == (1 - seat, "land")
    assert last["x_pings"] == [other.id]


async def test_board_after_a_pause_tells_the_whole_turn(house: House) -> None:
    """Discord took neither the edit of the land tile nor a new post: the board after the bonus tile tells of both."""
    mover, other, board = await with_gold(house)
    house.sandbox.faults.add(faults.rate_limited(messages_path(house), seconds=PAUSE, times=2))
    await house.move(mover, " ".join(COMPLETING))
    await house.put_off()
    state: State = (await house.table()).state
    await house.move(mover, " ".join(next(HUNTERS_AND_GATHERERS.moves(state, state.active))))
    await house.leap(PAUSE + 1)
    following = await house.room.board(board)
    await house.delivered()
    first, *below = following["content"].splitlines()
    assert first.startswith(other.mention)
    assert "laid a land tile on 1,-1" in first
    assert any("laid a bonus tile" in line for line in below)
    assert following["x_pings"] == [other.id]
    assert standing(following)[mover.id] >= 8


async def to_the_piece(person: Person, board: Json) -> Json:
    """The panel with place and rotation in it, asking what to put on the tile."""
    panel = await panels.opened(person, board)
    while all(pick_of(choice) != NO_PIECE for choice in panels.choices(panel)):
        panel = await panels.take(person, panel, panels.choices(panel)[0])
    return panel


async def test_killed_while_a_move_is_being_built(host: Host) -> None:
    """The panel outlasts the process: its next button goes on, and the move is made once, though opened twice."""
    await host.start()
    board = await seated(host.room, host.ann, host.ben)
    mover, other = await host.turn(board)
    panel = await to_the_piece(mover, board)
    second = await panels.to_the_end(mover, board, lambda offered: offered[0])
    await host.kill()
    posted = len(host.room.public())
    await host.start()
    chosen = panels.choices(panel)[-1]
    whole = await panels.take(mover, panel, chosen)
    assert "confirm" in actions_of(whole)
    done = await panels.confirm(mover, whole)
    assert done.text.startswith("Done: ")
    assert pick_of(chosen) in done.text.splitlines()[0]
    following = await host.room.board(board)
    assert following["x_pings"] == [other.id]
    refused = await panels.confirm(mover, second)
    assert following["id"] in refused.text
    assert len(host.room.public()) == posted + 1


async def test_killed_before_each_step_of_a_move(host: Host) -> None:
    """Place, rotation, piece and Confirm in a process of their own each."""
    await host.start()
    board = await seated(host.room, host.ann, host.ben)
    mover, other = await host.turn(board)
    panel = await panels.opened(mover, board)
    while "confirm" not in actions_of(panel):
        await host.kill()
        await host.start()
        panel = await panels.take(mover, panel, panels.choices(panel)[-1])
    await host.kill()
    await host.start()
    done = await panels.confirm(mover, panel)
    assert done.text.startswith("Done: ")
    assert (await host.room.board(board))["x_pings"] == [other.id]
    assert len(host.room.public()) == 3
