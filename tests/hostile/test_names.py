"""People and servers called anything: no text of any game or list carries what their names could do."""

import re

import pytest

from bot.ui.press import Press
from bot.ui.reception import ACTIONS, FORMS
from engine.catalogue import GAMES
from sandbox.person import Person, text_of
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.hostile import wire

NAMES = (
    "@everyone <@&123> <@1>",
    "**_~~||x||~~_** `y`",
    "\u202e[a](https://evil.example)",
    "# discord.gg/abc\u200b\u200d",
    "W" * 32,
    "👨‍👩‍👧‍👦" + "Z" + "\u0301" * 12,
    "\u200b\u2060\ufeff",
)
LIVE = re.compile(r"@everyone|@here|<@&|<@1>|\*\*_~~|(?<!\\)`y|\]\(https|^#+ d|gg/abc", re.MULTILINE)
"""What Discord would act upon in a message's text."""
UNSEEN = re.compile(r"[\u202e\u200b\u2060\ufeff]")
"""What may stand nowhere, as it moves or hides what is beside it: also not in labels, forms and alt texts."""
OURS = ("components", "attachments", "embeds")
MOVES = 6
QUIET = frozenset({"step", "animate", "thread", "cancel", "give-up", "forget-sure", "mod-end-sure"})
"""What takes time only, makes channels, or ends the table."""
LISTS = ("games", "stats", "settings", "game log", "game text", "game more", "game hand", "game tiles")


async def seated(house: House, game: str, people: list[Person]) -> Json:
    """The first board of a table of these people, opened by the first of them."""
    await people[0].slash(house.room.id, "game new", game=game)
    lobby = await house.room.having("leave")
    for taken, guest in enumerate(people[1:], start=2):
        await house.room.tap(guest, lobby, "join")
        lobby = await house.room.lobby(seated=taken)
    await house.room.tap(people[0], await house.room.having("start"), "start")
    board = await house.room.board(lobby)
    await house.delivered()
    return board


async def play(house: House) -> None:
    """One legal move of somebody who is awaited."""
    table = await house.table()
    seat = table.rules.turn(table.state).seats[0]
    move = table.rules.format(table.state, next(table.rules.moves(table.state, seat)))
    await house.who(table.seats[seat].user_id).slash(house.room.id, "move", move=move)
    assert (await house.table()).ply == table.ply + 1, move


def check(message: Json | None, where: object, form: Json | None = None) -> None:
    """Names are shown letter by letter."""
    told = {key: message[key] for key in OURS} if message is not None else {}
    assert not UNSEEN.search(f"{message and message['content']} {told} {form}"), where
    found = LIVE.search(text_of(message)) if message is not None else None
    assert found is None, f"{where}: {found and found.string}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("quiet_log")
async def test_names_do_nothing_anywhere(house: House, game: str) -> None:
    players = [house.ann, house.ben, house.chloe][: GAMES[game].seats[0]]
    for number, person in enumerate(house.sandbox.people):
        await person.nick(NAMES[number % len(NAMES)])
    board = await seated(house, game, players)
    for _ in range(MOVES):
        await play(house)
    await house.delivered()
    table = await house.table()
    for action in sorted({*ACTIONS, *FORMS} - QUIET):
        for person in (players[0], house.dai):
            press = Press(action, table.id, (await house.table()).version, ("0",), 1)
            outcome = await wire.press(house, person, board, press.custom_id())
            check(outcome.message, press, outcome.modal)
    for command in LISTS:
        outcome = await players[0].slash(house.room.id, command)
        check(outcome.message, command)
    for person in players[1:]:
        await house.tables.resign(table.id, int(person.id))
    await house.delivered()
    check((await players[0].slash(house.room.id, "stats")).message, "after the end")
    assert house.room.public()[-1] == await house.room.result()
    for message in house.room.public():
        check(message, message["id"])
        assert not message["mention_everyone"] and not message["mention_roles"]
        assert set(message["x_pings"]) <= {person.id for person in house.sandbox.people}
