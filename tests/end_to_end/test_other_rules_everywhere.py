"""A table of old rules, on every surface there is: each button and command is answered in words, none by a fault."""

import msgspec

from bot.store.contract import Session
from bot.ui.press import Press
from bot.ui.reception import ACTIONS, FORMS
from tests.end_to_end.house import House, fault_text
from tests.end_to_end.test_forged import forged

COMMANDS = ("board", "text", "tiles", "hand", "orders", "log", "rules", "more", "export", "resign", "replay")
OTHERS = ("games", "stats", "settings", "vacation list", "server overview")


async def outdated(house: House) -> None:
    """Ann and Ben are at a table whose rules are of another version than the present ones, with a move made."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.move(await house.awaited(), "flip a1")
    await house.room.board(board)
    await house.delivered()
    table = await house.table()

    def change(session: Session) -> None:
        row = session.tables.get(table.id)
        assert row is not None
        assert session.tables.save(msgspec.structs.replace(row, rules_version=row.rules_version + 1), row.revision)

    await house.store.write(change)


async def test_every_command(house: House) -> None:
    await outdated(house)
    wrong = fault_text(house)
    for person in (house.ann, house.chloe):
        for command in (*(f"game {name}" for name in COMMANDS), *OTHERS):
            outcome = await person.slash(house.room.id, command)
            assert outcome.state == "answered", command
            assert wrong not in outcome.text, f"{command}: {outcome.text}"
        outcome = await person.slash(house.room.id, "move", move="flip b2")
        assert outcome.text == house.words.say_in()("error-other-rules")


async def test_every_button(house: House) -> None:
    """As it may still stand under a post of that table."""
    await outdated(house)
    wrong, table = fault_text(house), await house.table()
    board = house.room.public()[-1]
    for action in ACTIONS:
        if action in ("give-up", "cancel", "forget-sure"):
            continue
        custom_id = Press(action, table.id, table.version).custom_id()
        outcome = await forged(house, house.ann, board, custom_id)
        assert outcome.state == "answered", action
        assert wrong not in outcome.text, f"{action}: {outcome.text}"
    assert (await house.table()).under_other_rules


async def test_every_form(house: House) -> None:
    await outdated(house)
    wrong, table = fault_text(house), await house.table()
    board = house.room.public()[-1]
    for action in FORMS:
        outcome = await forged(house, house.ann, board, Press(action, table.id, table.version).custom_id())
        assert outcome.state in ("answered", "modal"), action
        assert wrong not in outcome.text, f"{action}: {outcome.text}"


async def test_time_goes_on_without_a_fault(house: House) -> None:
    """What falls due at such a table does nothing, and nobody is pinged."""
    await outdated(house)
    posted = house.said()
    await house.leap(40 * 24 * 3600)
    for row in await house.tables.clocks.fallen():
        await house.tables.clocks.carry_out(row)
    await house.delivered()
    assert house.said() == posted
