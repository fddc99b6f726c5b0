"""Cards with which one answers in another's turn: by a standing order without a pause, or asked for."""

from engine.risk_mgs.world import NUMBERS
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.battling import pings, seated
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of
from tests.end_to_end.test_turn_by_taps import tapped
from tests.engine.risk_mgs.table import at

LAND = {"alaska": "0.9", "kamchatka": "1.5", "alberta": "0.3", "iceland": "1.2"}
ATTACK = "attack alaska kamchatka 3"


async def placed(house: House) -> tuple[Person, Person, Json]:
    """Somebody about to attack a city, whose owner holds a Claymore and can pay for it; and the board."""
    board = await seated(house.room, house.ann, house.ben, house.chloe)
    await house.delivered()
    await house.place(at(LAND, shop=[[], ["claymore"]], points=[0, 9000], cities=("kamchatka",)))
    attacker, defender, _ = (house.who(seat.user_id) for seat in (await house.table()).seats)
    return attacker, defender, board


async def ordered(house: House, person: Person, order: str) -> None:
    outcome = await person.slash(house.room.id, "move", move=f"order {order}")
    assert outcome.text.startswith(f"Done: order {order}"), outcome.text


async def test_standing_order_answers_at_once_and_asks_nobody(house: House) -> None:
    attacker, defender, board = await placed(house)
    await ordered(house, defender, "claymore auto-if city 6")
    said, pinged = len(house.room.public()), await pings(house)
    answer = await attacker.slash(house.room.id, "move", move=ATTACK)
    assert answer.text.startswith(f"Done: {ATTACK}\n")
    assert f"{defender.mention} played Claymore" in answer.text
    table = await house.table()
    assert table.awaited == (int(attacker.id),)
    assert table.state.seats[1].shop_cards == () and table.state.seats[1].points < 9000
    await house.delivered()
    assert (len(house.room.public()), await pings(house)) == (said, pinged)
    assert f"{defender.mention} played Claymore" in house.room.again(board)["content"]


async def test_condition_that_is_not_met_keeps_the_card_and_the_secret(house: House) -> None:
    attacker, defender, board = await placed(house)
    await ordered(house, defender, "claymore auto-if city 10")
    answer = await attacker.slash(house.room.id, "move", move=ATTACK)
    await house.delivered()
    assert "Claymore" not in answer.text + house.room.again(board)["content"]
    assert len((await house.table()).state.seats[1].shop_cards) == 1


async def test_asked_defender_is_pinged_plays_his_card_and_hands_back(house: House) -> None:
    """A window: one message and ping for the defender, one for the attacker, whose turn goes on as a new message."""
    attacker, defender, board = await placed(house)
    await ordered(house, defender, "claymore ask")
    said, pinged = len(house.room.public()), await pings(house)
    answer = await attacker.slash(house.room.id, "move", move=ATTACK)
    assert f"Now it is up to {defender.mention}." in answer.text
    assert "Claymore" not in answer.text
    asking = await house.room.board(board)
    await house.delivered()
    assert asking["x_pings"] == [defender.id]
    assert "Claymore" not in asking["content"] + asking["attachments"][0]["description"]
    panel = await panels.opened(defender, asking)
    assert "Alaska" in panel["content"] and "Kamchatka" in panel["content"]
    panel = await tapped(defender, panel, "Play a card")
    panel = await tapped(defender, panel, "Confirm")
    assert "played Claymore" in panel["content"]
    assert f"Now it is up to {attacker.mention}." in panel["content"]
    back = await house.room.board(asking)
    await house.delivered()
    assert back["x_pings"] == [attacker.id]
    assert len(house.room.public()) == said + 2
    assert sum(await pings(house)) == sum(pinged) + 2
    assert "played Claymore" in back["content"]
    table = await house.table()
    assert table.awaited == (int(attacker.id),) and table.state.active == 0
    assert table.state.armies[NUMBERS["alaska"]] < 9


async def test_who_holds_no_card_is_never_asked(house: House) -> None:
    """However he has ordered: no pause, so that none tells what is in a hand."""
    board = await seated(house.room, house.ann, house.ben, house.chloe)
    await house.delivered()
    await house.place(at(LAND, points=[0, 9000], orders=[[], ["claymore ask"]], cities=("kamchatka",)))
    table = await house.table()
    attacker = house.who(table.seats[0].user_id)
    await house.move(attacker, ATTACK)
    await house.delivered()
    assert (await house.table()).awaited == table.awaited
    assert actions_of(house.room.again(board))
