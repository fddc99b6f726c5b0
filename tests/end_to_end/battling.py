"""Tables of Risk: Metal Gear Solid as tests of the whole bot open them."""

from typing import Any

from bot.ui.press import TEMPLATE, Press, read
from engine.chance import Seeded
from engine.contract import Move
from engine.risk_mgs.game import RISK_MGS
from engine.risk_mgs.state import State
from sandbox.person import Outcome, Person
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.house import House
from tests.end_to_end.panels import Choice
from tests.end_to_end.room import Room, actions_of
from tests.end_to_end.test_troubles import messages_path

GAME = "risk_mgs"


async def seated(room: Room, *players: Person, mode: str = "basic_training") -> Json:
    """The first board of a table of these people, opened by the first of them."""
    opener, *guests = players
    before = room.public()
    outcome = await opener.slash(room.id, "game new", game=GAME, options=f"mode={mode}")
    assert outcome.state == "answered", outcome.text
    lobby = await room.having("leave", before[-1] if before else None)
    for taken, guest in enumerate(guests, start=2):
        await room.tap(guest, lobby, "join")
        lobby = await room.lobby(seated=taken)
    await room.tap(opener, await room.having("start"), "start")
    return await room.board(lobby)


def first_turn(seats: int = 3) -> State:
    """Basic Training once all is set up: the first player recruits."""
    state = RISK_MGS.start(seats, {}, Seeded(b"first turn", 0))
    ply = 0
    while (turn := RISK_MGS.turn(state)).phase != "recruit":
        ply += 1
        [seat] = turn.seats
        state, _ = RISK_MGS.play(state, seat, next(RISK_MGS.moves(state, seat)), Seeded(b"first turn", ply))
    return state


async def begun(house: House) -> Json:
    """The board of three players, of whom one recruits; everything is posted."""
    board = await seated(house.room, house.ann, house.ben, house.chloe)
    await house.delivered()
    await house.place(first_turn())
    return board


async def step(house: House) -> str:
    """The first legal move of whoever is awaited, made by typing; its text."""
    table = await house.table()
    [seat] = RISK_MGS.turn(table.state).seats
    text = RISK_MGS.format(table.state, next(RISK_MGS.moves(table.state, seat)))
    outcome = await house.who(table.seats[seat].user_id).slash(house.room.id, "move", move=text)
    assert (await house.table()).ply == table.ply + 1, outcome.text
    return text


async def pings(house: House) -> list[int]:
    return [await person.pings(house.room.id) for person in (house.ann, house.ben, house.chloe)]


def edits(house: House, message: Json) -> list[Any]:
    """The requests that changed the message."""
    path = f"{messages_path(house)}/{message['id']}"
    return [request for request in house.sandbox.requests if (request["method"], request["path"]) == ("PATCH", path)]


async def end_of_turn(house: House) -> None:
    """The turn that runs is brought to its end, as shortly as its rules allow."""
    table = await house.table()
    while (present := await house.table()).awaited == table.awaited:
        moves = list(RISK_MGS.moves(present.state, present.state.active))
        text = RISK_MGS.format(present.state, ("done",) if ("done",) in moves else moves[0])
        await house.move(house.who(present.awaited[0]), text)


async def advice(house: House) -> tuple[Person, Move]:
    """Who is awaited, and what a computer player would do there."""
    table = await house.table()
    [seat] = RISK_MGS.turn(table.state).seats
    move = RISK_MGS.advise(RISK_MGS.seen_by(table.state, seat), seat, Seeded(b"advice", table.ply))
    return house.who(table.seats[seat].user_id), move


async def advised(house: House) -> None:
    """The advised move, by no way through Discord."""
    person, move = await advice(house)
    table = await house.table()
    await house.tables.play(table.id, int(person.id), move, table.version, None)


async def walked(person: Person, panel: Json, move: Move) -> tuple[Outcome, int]:
    """That very move by buttons and menus, from any panel of the turn: the answer, and how many taps it took."""
    taps = 1
    while not (can_confirm(panel) and pressed(actions_of(panel)["confirm"]).picks == move):
        leading = [choice for choice in panels.choices(panel) if path(choice) == move[: len(path(choice))]]
        if leading:
            panel = await panels.take(person, panel, max(leading, key=lambda choice: len(path(choice))))
        else:
            turned = await person.click(panel, actions_of(panel)["page"])
            assert turned.message is not None
            panel = turned.message
        taps += 1
        assert taps < 12, (move, panel["content"])
    return await panels.confirm(person, panel), taps


def can_confirm(panel: Json) -> bool:
    return "confirm" in actions_of(panel)


def path(choice: Choice) -> Move:
    """The picks to which a choice of the panel leads."""
    picks = pressed(choice.custom_id).picks
    return picks if choice.value is None else (*picks, choice.value)


def pressed(custom_id: str) -> Press:
    match = TEMPLATE.fullmatch(custom_id)
    assert match is not None, custom_id
    return read(match)
