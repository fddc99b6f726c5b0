"""*My hand* and standing orders: private at any time, by button and by command."""

from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.world import NUMBERS
from sandbox.components import walk
from sandbox.person import Outcome, Person
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.battling import begun
from tests.end_to_end.house import House
from tests.end_to_end.panels import MENU
from tests.end_to_end.room import ACTION, actions_of
from tests.engine.risk_mgs.games import greedy, steps


async def waiting(house: House) -> Person:
    """A player whose turn it is not."""
    table = await house.table()
    return house.who(next(seat.user_id for seat in table.seats if seat.user_id not in table.awaited))


async def opened(person: Person, message: Json, action: str) -> Json:
    outcome = await person.click(message, actions_of(message)[action])
    assert outcome.message is not None and outcome.message["x_owner"] == person.id
    return outcome.message


async def chosen(person: Person, panel: Json, label: str) -> Json:
    """The panel of orders after a choice whose words begin like that."""
    for _, component in walk(panel["components"]):
        match = ACTION.match(component.get("custom_id", ""))
        if match and match[1] == "order-walk" and component["label"].startswith(label):
            return answered(await person.click(panel, component["custom_id"]))
        if component["type"] == MENU:
            values = [each["value"] for each in component["options"] if each["label"].startswith(label)]
            if values:
                return answered(await person.select(panel, component["custom_id"], values[0]))
    raise AssertionError(f"no {label}")


def answered(outcome: Outcome) -> Json:
    assert outcome.message is not None, outcome.state
    return outcome.message


async def test_hand_is_words_and_a_picture_for_one_person(painted: House) -> None:
    house = painted
    board = await begun(house)
    player = await waiting(house)
    hand = await opened(player, board, "hand")
    assert "points in hand" in hand["content"]
    (picture,) = hand["attachments"]
    assert "points in hand" in picture["description"]
    typed = await player.slash(house.room.id, "game hand")
    assert typed.text == hand["content"]


async def test_spectator_is_told_that_there_is_no_hand(house: House) -> None:
    board = await begun(house)
    outcome = await house.dai.click(board, actions_of(board)["hand"])
    assert outcome.message is not None and outcome.message["x_owner"] == house.dai.id
    assert outcome.text.startswith("You have no seat at this table;")
    assert not outcome.message["attachments"]


async def test_game_without_hands_has_no_button_and_says_so(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    assert "hand" not in actions_of(board)
    for command in ("game hand", "game orders"):
        outcome = await house.ann.slash(house.room.id, command)
        assert "Halali!" in outcome.text


async def test_orders_are_changed_out_of_turn_by_taps(house: House) -> None:
    """From the hand, without any word in public, and the panel stays open for the next one."""
    board = await begun(house)
    player, public, version = await waiting(house), house.room.public(), (await house.table()).version
    panel = await opened(player, await opened(player, board, "hand"), "orders")
    panel = await chosen(player, panel, "Dice in defence of one territory")
    panel = await chosen(player, panel, "Egypt")
    panel = await chosen(player, panel, "as few dice as possible")
    assert "In defence of Egypt: as few dice as possible" in panel["content"]
    await house.delivered()
    assert house.room.public() == public
    assert (await house.table()).version == version
    assert "In defence of Egypt" in (await player.slash(house.room.id, "game orders")).text
    other = await house.awaited()
    assert "In defence of Egypt" not in (await other.slash(house.room.id, "game orders")).text


async def test_orders_are_typed_and_completed_out_of_turn(house: House) -> None:
    await begun(house)
    player = await waiting(house)
    offered = await player.complete(house.room.id, "move", "move", move="order defence")
    assert offered and all(choice["value"].startswith("order defence") for choice in offered)
    outcome = await player.slash(house.room.id, "move", move="order defence min")
    assert outcome.text.startswith("Done: order defence min\n")
    refused = await player.slash(house.room.id, "move", move="order defence most")
    assert refused.text and not refused.text.startswith("Done")


async def test_more_and_every_panel_lead_to_the_orders(house: House) -> None:
    board = await begun(house)
    mover = await house.awaited()
    assert "orders" in actions_of(await panels.opened(mover, board))
    assert "orders" in actions_of(await opened(mover, board, "more"))
    assert "orders" not in actions_of(await opened(house.dai, board, "more"))


async def test_wish_list_is_built_by_taps_and_granted_without_asking(house: House) -> None:
    """The one who wishes is never pinged for it, and nobody knows of the list before it is granted."""
    await begun(house)
    claiming = next(step.before for step in steps(3, "command_room", 1, greedy) if step.before.step == "claim")
    await house.place(claiming)
    table = await house.table()
    following = claiming.order[(claiming.order.index(claiming.active) + 1) % 3]
    wisher, other = (house.who(table.seats[seat].user_id) for seat in (following, claiming.active))
    free = [name for _, name in GAME.moves(claiming, claiming.active) if name != "egypt"]
    panel = answered(await wisher.slash(house.room.id, "game orders"))
    for label in ("Wishes for the set-up", "territories to claim", "Egypt", "Congo"):
        panel = await chosen(wisher, panel, label)
    assert "Egypt" in panel["content"] and "Congo" in panel["content"]
    await house.move(other, f"claim {free[0]}")
    after = (await house.table()).state
    assert after.owners[NUMBERS["egypt"]] == following
    assert after.active not in (following, claiming.active)
