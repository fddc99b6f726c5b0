"""Players who leave in the middle of a turn: eliminated, with the cards taken; resigned, in one's own turn or not."""

from engine.risk_mgs.game import RISK_MGS
from engine.risk_mgs.state import NEUTRAL
from engine.risk_mgs.world import NUMBERS
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end.battling import pings, seated
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of
from tests.end_to_end.test_hands import opened
from tests.engine.risk_mgs.table import at

LAST_STAND = {"alaska": "0.60", "kamchatka": "1.1", "alberta": "0.3"}
HELD = ("claymore", "rail_gun")
NAMES_OF_CARDS = ("Claymore", "Rail Gun")


async def placed(house: House, **table: object) -> tuple[list[Person], Json]:
    """The three by seat, the first of them about to attack the second one's last territory; and the board."""
    board = await seated(house.room, house.ann, house.ben, house.chloe)
    await house.delivered()
    await house.place(at(LAST_STAND, shop=[[], HELD], stars=[[], [1, 2]], points=[0, 1000], **table))  # type: ignore[arg-type]
    return [house.who(seat.user_id) for seat in (await house.table()).seats], board


async def log_of(house: House, person: Person) -> str:
    return (await person.slash(house.room.id, "game log")).text


async def conquer(house: House, attacker: Person) -> str:
    """The answer to the move that does it: whoever has lost all is out once armies have moved in."""
    await house.move(attacker, "series alaska kamchatka 1")
    answer = await attacker.slash(house.room.id, "move", move="move 40")
    assert answer.text.startswith("Done: move 40"), answer.text
    return answer.text


async def test_elimination_is_told_to_all_in_the_same_message_and_pings_nobody(house: House) -> None:
    (attacker, loser, third), board = await placed(house)
    said, pinged = len(house.room.public()), await pings(house)
    await conquer(house, attacker)
    await house.delivered()
    table = await house.table()
    assert not table.state.seats[1].alive and table.status == "playing"
    assert table.awaited == (int(attacker.id),)
    assert (len(house.room.public()), await pings(house)) == (said, pinged)
    told = house.room.again(board)["content"]
    assert loser.mention in told
    assert RISK_MGS.faults(table.state) == []
    while (await house.table()).awaited == (int(attacker.id),):
        await house.move(attacker, "done")
    await house.delivered()
    following = await house.room.board(board)
    assert following["x_pings"] == [third.id], "nobody waits for who is out"


async def test_cards_taken_are_named_to_those_two_only(house: House) -> None:
    """In the log and the answer; the numbers are public. The conqueror has them in hand, the loser has none."""
    (attacker, loser, third), board = await placed(house)
    answer = await conquer(house, attacker)
    assert all(name in answer for name in NAMES_OF_CARDS)
    await house.delivered()
    for person in (attacker, loser):
        told = await log_of(house, person)
        assert all(name in told for name in NAMES_OF_CARDS), told
    for person in (third, house.dai):
        told = await log_of(house, person)
        assert "2 Territory cards" in told and "2 shop cards" in told, told
        assert not any(name in told for name in NAMES_OF_CARDS)
    public = [*house.room.public(), house.room.again(board)]
    shown = [message["content"] + str([each["description"] for each in message["attachments"]]) for message in public]
    assert not any(name in text for text in shown for name in NAMES_OF_CARDS)
    hand = await opened(attacker, house.room.again(board), "hand")
    assert all(name in hand["content"] for name in NAMES_OF_CARDS)
    gone = await loser.slash(house.room.id, "game hand")
    assert not any(name in gone.text for name in NAMES_OF_CARDS)


async def resign(person: Person, board: Json) -> str:
    """More, Resign, and sure."""
    more = await opened(person, board, "more")
    question = await opened(person, more, "resign")
    return (await person.click(question, actions_of(question)["give-up"])).text


async def test_resignation_in_anothers_turn_takes_neither_turn_nor_message(house: House) -> None:
    """The one who moves goes on where he was; what was the other's is neutral, and nobody is pinged."""
    (attacker, leaver, _), board = await placed(house)
    panel = await opened(attacker, board, "move")
    said, pinged = len(house.room.public()), await pings(house)
    assert await resign(leaver, board)
    await house.delivered()
    table = await house.table()
    assert table.status == "playing" and table.awaited == (int(attacker.id),)
    assert table.state.owners[NUMBERS["kamchatka"]] == NEUTRAL
    assert (len(house.room.public()), await pings(house)) == (said, pinged)
    assert leaver.mention in house.room.again(board)["content"]
    # His panel is of the board before: he is told what has happened, and led on.
    stale = await attacker.click(panel, actions_of(panel)["walk"])
    assert leaver.mention in stale.text
    assert stale.message is not None and "move" in actions_of(stale.message)
    await house.move(attacker, "attack alaska kamchatka 3")


async def test_resignation_in_ones_own_turn_hands_over(house: House) -> None:
    (leaver, following, third), board = await placed(house)
    said, pinged = len(house.room.public()), await pings(house)
    assert await resign(leaver, board)
    await house.delivered()
    table = await house.table()
    assert table.awaited == (int(following.id),)
    assert len(house.room.public()) == said + 1
    newest = await house.room.board(board)
    assert newest["x_pings"] == [following.id]
    assert sum(await pings(house)) == sum(pinged) + 1
    assert leaver.mention in newest["content"]
    refused = await leaver.click(newest, actions_of(newest)["move"])
    assert following.mention in refused.text
    # And with the second one gone, too, the last wins.
    assert await resign(following, newest)
    await house.delivered()
    over = await house.table()
    assert over.status == "over" and over.result is not None and over.result.reason == "last-left"
    result = await house.room.result(newest)
    assert f"{third.mention} (" in result["content"].splitlines()[0]
