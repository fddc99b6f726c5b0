"""Private notes: written by typing or by a form, shown with the next turn, and only ever to their owner."""

from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of

NOTE = "take the duck\nthen the @everyone **bear**"


async def more(person: Person, board: Json) -> Json:
    opened = (await person.click(board, actions_of(board)["more"])).message
    assert opened is not None
    return opened


async def test_s40_note_comes_with_the_owners_next_turn_and_to_nobody_else(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    mover, other = await house.awaited(), await house.other()
    opened = await more(other, board)
    form = await other.click(opened, actions_of(opened)["note"])
    assert form.modal is not None and form.modal["components"][0]["component"].get("value") is None
    kept = await other.submit(form, {"0": NOTE})
    assert kept.message is not None and kept.message["x_owner"] == other.id and kept.message["x_pings"] == []
    panel = await panels.opened(mover, board)
    assert "duck" not in panel["content"]
    await house.move(mover, "flip g7")
    mine = await panels.opened(other, await house.room.board(board))
    assert "> take the duck\n> then the" in mine["content"] and mine["x_owner"] == other.id
    assert mine["x_pings"] == []
    chosen = await panels.take(other, mine, panels.choices(mine)[0])
    assert "duck" not in chosen["content"]
    posted = [message["content"] for message in house.room.public()]
    assert not any("duck" in text for text in posted)
    for command in ("note", "game log", "game board", "game export"):
        assert "duck" not in (await mover.slash(house.room.id, command)).text


async def test_note_is_read_changed_and_removed(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    assert "no note" in (await house.ann.slash(house.room.id, "note")).text
    await house.ann.slash(house.room.id, "note", text="first")
    shown = (await house.ann.slash(house.room.id, "note")).message
    assert shown is not None and "> first" in shown["content"]
    form = await house.ann.click(shown, actions_of(shown)["note"])
    assert form.modal is not None and form.modal["components"][0]["component"]["value"] == "first"
    await house.sleep()
    await house.wake()
    await house.ann.submit(form, {"0": "second"})
    assert "> second" in (await house.ann.slash(house.room.id, "note")).text
    opened = await more(house.ann, board)
    form = await house.ann.click(opened, actions_of(opened)["note"])
    assert "removed" in (await house.ann.submit(form, {"0": ""})).text
    assert "no note" in (await house.ann.slash(house.room.id, "note")).text


async def test_strangers_and_long_notes_are_refused(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    assert "note" not in actions_of(await more(house.chloe, board))
    for options in ({}, {"text": "x"}):
        outcome = await house.chloe.slash(house.room.id, "note", **options)
        assert outcome.message is not None and outcome.message["x_owner"] == house.chloe.id
        assert "no seat" in outcome.text
    long = await house.ann.slash(house.room.id, "note", text="x" * 1_001)
    assert "1001" in long.text or "1,001" in long.text
    assert "no note" in (await house.ann.slash(house.room.id, "note")).text
    await house.ann.slash(house.room.id, "note", text="x\n" * 499 + "x")
    shown = await house.ann.slash(house.room.id, "note")
    assert shown.message is not None and len(shown.text) <= 2_000
    mover = await house.awaited()
    panel = await panels.opened(mover, board)
    assert len(panel["content"]) <= 2_000 and panels.choices(panel)
