"""The set-up of Command Room for five: wish lists, single claims, "place the rest for me", until the first recruits."""

from engine.risk_mgs.game import RISK_MGS
from engine.risk_mgs.setting_up import REST
from engine.risk_mgs.state import SETUP, State
from engine.risk_mgs.world import NAMES
from sandbox.person import Person
from tests.end_to_end import panels
from tests.end_to_end.battling import advice, pings, seated, walked
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of
from tests.end_to_end.test_hands import answered, chosen, opened

WISHES = {
    "headquarters": ("egypt",),
    "claim": ("congo", "north_africa", "south_africa", "east_africa", "madagascar", "middle_east", "brazil", "peru"),
    "place": (REST,),
    "first-boss": ("eva",),
}
"""Of one player for the whole set-up."""
LISTED_SETUP_TAPS = 3
"""What even the lists leave open: one is asked only where all wishes are taken."""


async def test_five_people_set_up_command_room(house: House) -> None:
    """One of them has typed his wishes, two claim one by one, and all have the rest placed."""
    players = house.sandbox.people[:5]
    board = await seated(house.room, *players, mode="command_room")
    await house.delivered()
    start = (await house.table()).state
    assert RISK_MGS.turn(start).phase == "headquarters"
    table = await house.table()
    lister = house.who(table.seats[start.order[-1]].user_id)
    for step, entries in WISHES.items():
        outcome = await lister.slash(house.room.id, "move", move=f"order wish {step} {','.join(entries)}")
        assert outcome.text.startswith("Done: order wish"), outcome.text
    asked: dict[tuple[str, str], int] = {}
    for _ in range(200):
        table = await house.table()
        if table.state.step not in SETUP:
            break
        mover, move = await advice(house)
        if table.state.step == "claim" and mover.id != lister.id:
            # Africa is left to the one who wishes for it, as nobody knows.
            free = [each for each in RISK_MGS.moves(table.state, table.state.active) if each[1] not in WISHES["claim"]]
            move = free[0] if free else move
        asked[table.state.step, mover.id] = asked.get((table.state.step, mover.id), 0) + 1
        said = len(house.room.public())
        outcome, taps = await walked(mover, await panels.opened(mover, board), move)
        assert outcome.text.startswith("Done: "), outcome.text
        assert taps <= 3, move
        await house.delivered()
        board = await house.room.board()
        following = await house.awaited()
        if following.id != mover.id:
            assert len(house.room.public()) == said + 1
            assert board["x_pings"] == [following.id]
    await check_set_up((await house.table()).state, asked, lister, players)
    assert RISK_MGS.turn((await house.table()).state).phase == "recruit"
    assert "Outer Haven lies at dock" in board["content"] + "".join(m["content"] for m in house.room.public())


async def check_set_up(state: State, asked: dict[tuple[str, str], int], lister: Person, players: list[Person]) -> None:
    """Who had lists was asked for next to nothing, the others once to place the rest; the rules' numbers are kept."""
    assert sum(times for (_, user), times in asked.items() if user == lister.id) <= LISTED_SETUP_TAPS
    assert not any(asked.get((step, lister.id)) for step in ("headquarters", "place", "first-boss"))
    for player in players:
        assert asked.get(("place", player.id), 0) == (player.id != lister.id)
    assert RISK_MGS.faults(state) == []
    assert all(seat.headquarters is not None for seat in state.seats)
    owner = state.seats[state.order[-1]]
    assert owner.headquarters is not None and NAMES[owner.headquarters] == "egypt"


async def test_wishes_for_the_whole_set_up_are_a_few_taps(house: House) -> None:
    """A headquarters, three territories, the rest placed, a boss: with that nobody need tap again before his turn."""
    await seated(house.room, *house.sandbox.people[:5], mode="command_room")
    await house.delivered()
    table = await house.table()
    person = house.who(table.seats[table.state.order[-1]].user_id)
    taps = 0
    for trail in (
        ("Wishes for the set-up", "headquarters", "Egypt"),
        ("Wishes for the set-up", "territories to claim", "Congo", "North Africa", "South Africa"),
        ("Wishes for the set-up", "armies to place", "all others by themselves"),
    ):
        panel, taps = answered(await person.slash(house.room.id, "game orders")), taps + 1
        for label in trail:
            panel = await chosen(person, panel, label)
            taps += 1
    assert taps <= 14
    told = (await person.slash(house.room.id, "game orders")).text
    for words in ("Egypt", "Congo", "North Africa", "South Africa"):
        assert words in told


async def test_claim_by_hand_is_three_taps(house: House) -> None:
    board = await seated(house.room, house.ann, house.ben, house.chloe, mode="command_room")
    await house.delivered()
    before = await pings(house)
    mover, move = await advice(house)
    outcome, taps = await walked(mover, await opened(mover, board, "move"), move)
    assert outcome.text.startswith("Done: headquarters ")
    assert taps <= 3
    await house.delivered()
    assert sum(await pings(house)) == sum(before) + 1
    assert "orders" in actions_of(await opened(await house.awaited(), await house.room.board(board), "move"))
