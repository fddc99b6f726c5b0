"""Positions that are seldom met, put on the table: the end of a game, between two games, nothing left but to pass."""

import asyncio

from engine.halali.game import HALALI
from sandbox.person import Person
from tests.end_to_end import panels
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of

LAST_TURN = "7/7/7/3Hn3/7/7/T2F3 br 0-1 - -,- 0 B/FPD"
SHUT_IN = "Hn6/7/7/7/7/T6/BT5 bl 3-3 - -,- 0 -/-"


async def seats(house: House) -> tuple[Person, Person]:
    """Who plays blue in game 1, and who plays brown."""
    blue, brown = (house.who(seat.user_id) for seat in (await house.table()).seats)
    return blue, brown


async def test_between_the_games_both_are_awaited_and_only_the_other_is_pinged(house: House) -> None:
    """W4: whoever ended game 1 knows it; either may go on."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    await house.place(HALALI.load(LAST_TURN, {}))
    blue, brown = await seats(house)
    await house.move(brown, "d4-d5")
    following = await house.room.board(board)
    await house.delivered()
    assert following["x_pings"] == [blue.id]
    assert set((await house.table()).awaited) == {int(blue.id), int(brown.id)}
    for person in (blue, brown):
        panel = await panels.opened(person, following)
        assert "confirm" in actions_of(panel)
        assert house.words.say_in()("panel-forced") in panel["content"]


async def test_both_going_on_at_once_deal_one_second_game(house: House) -> None:
    """Where two people may do the same: one deal, one board, sides swapped."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.place(HALALI.load(LAST_TURN, {}))
    blue, brown = await seats(house)
    await house.move(brown, "d4-d5")
    following = await house.room.board(board)
    ready = [await panels.opened(person, following) for person in (blue, brown)]
    outcomes = await asyncio.gather(
        *(panels.confirm(person, panel) for person, panel in zip((blue, brown), ready, strict=True))
    )
    assert sorted(outcome.text.startswith("Done: ") for outcome in outcomes) == [False, True]
    await house.room.board(following)
    await house.delivered()
    table = await house.table()
    assert (table.ply, table.state.game, table.awaited) == (2, 2, (int(brown.id),))
    assert len([message for message in house.room.public() if message["attachments"]]) == 3


async def test_end_of_a_single_game_is_the_result(house: House) -> None:
    """The option *match* off: score with its arithmetic, seed, and the other is pinged."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    await house.place(HALALI.load(LAST_TURN, {"match": False}))
    _, brown = await seats(house)
    await house.move(brown, "d4-d5")
    result = await house.room.result(board)
    table = await house.table()
    assert table.status == "over"
    assert brown.id not in result["x_pings"]
    assert table.seed is not None and table.seed in result["content"]
    assert all(f"<@{seat.user_id}>" in result["content"] for seat in table.seats)
    assert await house.tables.of_person(int(brown.id)) == ()


async def test_whoever_can_only_pass_has_it_chosen_for_them(house: House) -> None:
    """A forced move is taken for me and said; one tap confirms it."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    await house.place(HALALI.load(SHUT_IN, {}))
    blue, _ = await seats(house)
    assert HALALI.turn((await house.table()).state).prompt.code == "must-pass"
    panel = await panels.opened(blue, board)
    assert set(actions_of(panel)) == {"confirm", "note"}
    assert house.words.say_in()("panel-forced") in panel["content"]
    refused = await blue.slash(house.room.id, "move", move="a1-a2")
    assert "pass" in refused.text
    outcome = await panels.confirm(blue, panel)
    assert outcome.text.startswith("Done: pass")
    await house.room.board(board)


async def test_resignation_between_the_games_ends_the_match(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    await house.place(HALALI.load(LAST_TURN, {}))
    blue, brown = await seats(house)
    await house.move(brown, "d4-d5")
    await house.room.board(board)
    asked = await blue.slash(house.room.id, "game resign")
    assert asked.message is not None
    await blue.click(asked.message, actions_of(asked.message)["give-up"])
    await house.room.result(board)
    result = (await house.table()).result
    assert result is not None and result.reason == "resign"


async def test_resigning_twice_at_once_ends_the_game_once(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    asked = [await person.slash(house.room.id, "game resign") for person in (house.ann, house.ben)]
    messages = [outcome.message or {} for outcome in asked]
    await asyncio.gather(
        *(
            person.click(message, actions_of(message)["give-up"])
            for person, message in zip((house.ann, house.ben), messages, strict=True)
        )
    )
    await house.room.result(board)
    await house.delivered()
    assert (await house.table()).ply == 1
    assert len([message for message in house.room.public() if "export" in actions_of(message)]) == 1
