"""A permission that is missing is named; one that is taken away costs no move."""

import pytest

from sandbox.person import Outcome
from tests.end_to_end.house import House
from tests.end_to_end.room import Room, actions_of

HOUR = 3600
NAMES = {
    "VIEW_CHANNEL": "View Channel",
    "SEND_MESSAGES": "Send Messages",
    "EMBED_LINKS": "Embed Links",
    "ATTACH_FILES": "Attach Files",
    "READ_MESSAGE_HISTORY": "Read Message History",
}
"""As Discord calls them in a channel's settings."""


def check_named(house: House, outcome: Outcome, *names: str) -> None:
    assert outcome.state == "answered"
    assert [name for name in {**NAMES, "_": "Send Messages in Threads"}.values() if name in outcome.text] == list(names)
    assert house.said() == 0


@pytest.mark.parametrize("permission", [name for name in NAMES if name != "VIEW_CHANNEL"])
async def test_permission_missing_at_the_opening_is_named(house: House, permission: str) -> None:
    """Before anybody sits down, in private, by Discord's own name; then it works."""
    house.sandbox.deny(house.room.id, permission)
    outcome = await house.ann.slash(house.room.id, "game new", game="halali")
    check_named(house, outcome, NAMES[permission])
    assert await house.tables.of_person(int(house.ann.id)) == ()
    house.sandbox.deny(house.room.id)
    assert await house.room.sit_down(house.ann, house.ben)


async def test_hidden_channel_lacks_everything(house: House) -> None:
    house.sandbox.deny(house.room.id, "VIEW_CHANNEL")
    outcome = await house.ann.slash(house.room.id, "game new", game="halali")
    check_named(house, outcome, *NAMES.values())


async def test_threads_need_a_permission_of_their_own(house: House) -> None:
    thread = await house.ann.thread(house.room.id, "Halali")
    house.sandbox.deny(house.room.id, "SEND_MESSAGES_IN_THREADS")
    outcome = await house.ann.slash(thread["id"], "game new", game="halali")
    assert "Send Messages in Threads" in outcome.text
    house.sandbox.deny(house.room.id, "SEND_MESSAGES")
    await Room(house.sandbox, thread["id"]).sit_down(house.ann, house.ben)


@pytest.mark.parametrize("permission", ["ATTACH_FILES", "SEND_MESSAGES", "VIEW_CHANNEL"])
async def test_permission_taken_away_in_mid_game_costs_no_move(house: House, permission: str) -> None:
    """The move is kept, nobody knocks in vain, and the post comes once when the permission is back."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    mover, other = await house.awaited(), await house.other()
    house.sandbox.deny(house.room.id, permission)
    done = await mover.slash(house.room.id, "move", move="flip a1")
    assert done.text.startswith("Done: ")
    assert NAMES[permission] in done.text
    await house.put_off()
    tries = house.said()
    await house.leap(HOUR)
    assert (await house.awaited()).id == other.id
    assert house.said() == tries
    assert other.id not in [ping for message in house.room.public()[2:] for ping in message["x_pings"]]
    house.sandbox.deny(house.room.id)
    following = await house.room.board(board)
    await house.delivered()
    assert following["x_pings"] == [other.id]
    assert house.room.public()[-1]["id"] == following["id"]
    assert house.room.again(board)["components"] == []
    assert house.said() == tries + 1


async def test_moves_made_meanwhile_come_as_one_board(house: House) -> None:
    """Not one post for each move nobody saw, but the newest board with all that happened."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    mover, other = await house.awaited(), await house.other()
    house.sandbox.deny(house.room.id, "SEND_MESSAGES")
    for person, move in ((mover, "flip a1"), (other, "flip b2"), (mover, "flip c3")):
        await house.move(person, move)
        await house.put_off()  # each commit promises its own board anew
    tries = house.said()
    house.sandbox.deny(house.room.id)
    following = await house.room.board(board)
    await house.delivered()
    assert house.said() == tries + 1
    assert following["x_pings"] == [other.id]
    assert all(square in following["content"] for square in ("a1", "b2", "c3"))
    assert house.room.again(board)["components"] == []


async def test_done_says_no_more_than_that_where_nothing_is_missing(house: House) -> None:
    await house.room.sit_down(house.ann, house.ben)
    done = await (await house.awaited()).slash(house.room.id, "move", move="flip a1")
    assert not any(name in done.text for name in NAMES.values())


WAKING = {
    "a role of ours changes": "GUILD_ROLE_UPDATE",
    "we are given a role": "GUILD_MEMBER_UPDATE",
}


@pytest.mark.parametrize("event", WAKING.values(), ids=WAKING.keys())
async def test_whatever_may_change_permissions_wakes_what_waits(house: House, event: str) -> None:
    """On permission, role and channel events, long before the six hours are over."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    channel = house.sandbox.world.channel(house.room.id)
    house.sandbox.deny(house.room.id, "SEND_MESSAGES")
    await house.move(await house.awaited(), "flip a1")
    await house.put_off()
    channel["permission_overwrites"] = []
    guild = house.sandbox.world.guilds[channel["guild_id"]]
    bot = house.sandbox.world.members[guild["id"]][house.sandbox.world.bot["id"]]
    told = {"GUILD_ROLE_UPDATE": {"role": guild["roles"][0]}, "GUILD_MEMBER_UPDATE": bot}
    house.sandbox.platform.bus.tell(event, {"guild_id": guild["id"], **told[event]})
    await house.room.board(board)


async def test_thread_that_may_not_be_opened_is_explained(house: House) -> None:
    """The offer of a thread needs a permission of its own."""
    await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    offered = await house.chloe.slash(house.room.id, "game new", game="halali")
    assert offered.message is not None
    house.sandbox.deny(house.room.id, "CREATE_PUBLIC_THREADS")
    outcome = await house.chloe.click(offered.message, actions_of(offered.message)["thread"])
    assert "Create Public Threads" in outcome.text
    assert await house.tables.of_person(int(house.chloe.id)) == ()
