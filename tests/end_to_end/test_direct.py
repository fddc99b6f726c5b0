"""Direct messages: for whoever wants them, and never needed."""

from importlib.resources import files

import pytest

from bot.words.localizer import Localizer
from sandbox import faults
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end import hunting, panels
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of


async def received(house: House, person: Person) -> list[Json]:
    """What the bot has sent that person directly."""
    await house.delivered()
    return await person.messages((await person.dm())["id"])


async def to_second(house: House) -> tuple[Person, Person]:
    """A game in which the second player gets pings by direct message; whose move it is, and who that is."""
    await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    mover, other = await house.awaited(), await house.other()
    await other.slash(house.room.id, "settings", turn="direct")
    return mover, other


async def test_turn_is_told_directly_and_the_board_pings_nobody(house: House) -> None:
    """One ping for one event, and the way to the move is on it."""
    mover, other = await to_second(house)
    board = await house.room.board()
    await house.move(mover, "flip a1")
    (told,) = await received(house, other)
    assert await other.pings(house.room.id) == 0
    newest = await house.room.board(board)
    assert newest["x_pings"] == []
    assert newest["channel_id"] in told["content"] and "Halali!" in told["content"]
    assert panels.choices(await panels.opened(other, told))
    assert await received(house, mover) == []


async def test_s17_closed_direct_messages_fall_back_to_the_channel(house: House) -> None:
    """Nothing fails, no secret comes there, and the settings say why it came there; once open, it is forgotten."""
    mover, other = await to_second(house)
    house.sandbox.world.people[other.id].dms_open = False
    board = await house.room.board()
    await house.move(mover, "flip a1")
    await house.delivered()
    assert await other.pings(house.room.id) == 1
    assert (await house.room.having("more", board))["x_pings"] == []
    shown = (await other.slash(house.room.id, "settings")).text
    assert "closed to me" in shown
    await house.move(other, "flip a2")
    house.sandbox.world.people[other.id].dms_open = True
    await house.move(mover, "flip a3")
    assert len(await received(house, other)) == 1
    assert "closed to me" not in (await other.slash(house.room.id, "settings")).text


@pytest.mark.parametrize("path", ["/users/@me/channels", "/channels/"])
async def test_trouble_of_discords_is_waited_out_and_the_ping_comes_once(house: House, path: str) -> None:
    mover, other = await to_second(house)
    channel = (await other.dm())["id"]
    house.sandbox.faults.add(faults.Fault("POST", path if "users" in path else f"/channels/{channel}", 503, times=2))
    await house.move(mover, "flip a1")
    for _ in range(4):
        await house.leap(60)
    assert len(await received(house, other)) == 1
    assert await other.pings(house.room.id) == 0


async def test_no_pings_at_all_for_whoever_wants_none(house: House) -> None:
    mover, other = await to_second(house)
    await other.slash(house.room.id, "settings", turn="none")
    board = await house.room.board()
    await house.move(mover, "flip a1")
    assert await received(house, other) == []
    assert await other.pings(house.room.id) == 0
    assert "move" in actions_of(await house.room.board(board))


async def test_s17_game_is_played_to_its_end_with_all_direct_messages_closed(house: House) -> None:
    for person in (house.ann, house.ben):
        house.sandbox.world.people[person.id].dms_open = False
        await person.slash(house.room.id, "settings", turn="direct", reminders="direct", requests="direct")
    board = await house.room.sit_down(house.ann, house.ben)
    await house.move(await house.awaited(), "flip a1")
    await house.move(await house.awaited(), "flip a2")
    asked = await house.ann.slash(house.room.id, "game resign")
    assert asked.message is not None
    await house.ann.click(asked.message, actions_of(asked.message)["give-up"])
    assert await house.room.result(board)
    await house.delivered()


async def test_direct_message_is_in_the_language_of_who_reads_it(house: House) -> None:
    """A language that is gone does no harm."""
    english = [file.read_text("utf-8") for file in (files("bot") / "locales" / "en").iterdir()]
    house.desk.words = Localizer({"en": english, "de": ["reminder-turn = Du bist dran: { $link }"]}, strict=True)
    mover, other = await to_second(house)
    await house.tables.personal.change(int(other.id), {"language": "de"})
    await house.move(mover, "flip a1")
    (told,) = await received(house, other)
    assert told["content"].startswith("Du bist dran: https://")
    await house.tables.personal.change(int(other.id), {"language": "tlh"})
    await house.move(other, "flip a2")
    await house.move(mover, "flip a3")
    (_, told) = await received(house, other)
    assert "your move" in told["content"]


async def test_direct_message_is_in_the_language_of_its_readers_discord(house: House) -> None:
    """As it was when it was settled that there shall be any; the table itself speaks another."""
    mover, other = await to_second(house)
    await other.speak("zh-TW")
    await other.slash(house.room.id, "settings", reminders="direct")
    await house.move(mover, "flip a1")
    (told,) = await received(house, other)
    assert house.words.say_in("zh-TW")("halali-name") in told["content"]
    assert "Halali" in (await house.room.board())["content"]


@pytest.mark.parametrize("open_", [True, False])
async def test_s40_heads_up_comes_directly_or_not_at_all(house: House, open_: bool) -> None:
    """The player after the next one hears that he is next, and never in the channel."""
    board = await hunting.begun(house, house.ann, house.ben, house.chloe)
    table, mover = await house.table(), await house.awaited()
    users = [seat.user_id for seat in table.seats]
    first = users.index(int(mover.id))
    nearest, after = (house.who(users[(first + ahead) % 3]) for ahead in (1, 2))
    await after.slash(house.room.id, "settings", **{"heads-up": "on"})
    house.sandbox.world.people[after.id].dms_open = open_
    await panels.make(mover, board, hunting.useful)
    told = [message["content"] for message in await received(house, after)]
    assert [nearest.mention in text and "you are next" in text for text in told] == [True] * open_
    assert await after.pings(house.room.id) == 0
    assert "you are next" not in "".join(message["content"] for message in house.room.public())
