"""Each hand-over is one new post that pings whoever is awaited, and nobody else."""

from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of

ALT_TEXT = 1024
PNG = b"\x89PNG\r\n\x1a\n"


def picture(house: House, message: Json) -> bytes:
    (attachment,) = message["attachments"]
    return house.sandbox.platform.files.stored[attachment["url"].split("/cdn/", 1)[1].split("?")[0]]


async def test_one_new_post_a_move_pings_exactly_the_awaited(house: House) -> None:
    """One post, one ping, to the player whose move it is; the older boards lose their buttons."""
    board = await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    for move in ("flip a1", "flip g7", "flip b2", "flip f6"):
        mover, other = await house.awaited(), await house.other()
        posted, pinged = len(house.room.public()), await other.pings(house.room.id)
        own = await mover.pings(house.room.id)
        await house.move(mover, move)
        following = await house.room.board(board)
        await house.delivered()
        assert len(house.room.public()) == posted + 1
        assert following["x_pings"] == [other.id]
        assert await other.pings(house.room.id) == pinged + 1
        assert await mover.pings(house.room.id) == own
        assert following["content"].splitlines()[0].startswith(f"{other.mention} ")
        assert house.room.again(board)["components"] == []
        assert house.room.again(board)["attachments"] == board["attachments"]
        board = following


async def test_posts_name_whom_they_may_ping_one_by_one(house: House) -> None:
    """Never everybody, roles or a whole kind, whatever the text says; at each post and each edit with text."""
    await house.room.sit_down(house.ann, house.ben)
    await house.move(await house.awaited(), "flip a1")
    await house.delivered()
    spoken = [
        request
        for request in house.sandbox.requests
        if isinstance(request["json"], dict) and request["json"].get("content")
    ]
    assert len(spoken) > 3
    for request in spoken:
        allowed = request["json"]["allowed_mentions"]
        assert not allowed.get("parse"), request["path"]
        assert not allowed.get("replied_user"), request["path"]
        assert len(allowed.get("users", [])) <= 1


async def test_starter_who_moves_first_is_named_and_not_pinged(house: House) -> None:
    """Nobody is pinged for what he did himself."""
    lobby = await house.room.open(house.ann)
    await house.room.tap(house.ben, lobby, "join")
    starting = await house.room.having("start")
    (table,) = await house.tables.of_person(int(house.ann.id))
    await house.tables.wish(table.id, int(house.ann.id), 0)
    await house.tables.wish(table.id, int(house.ben.id), 1)
    await house.room.tap(house.ann, starting, "start")
    board = await house.room.board(lobby)
    assert (await house.awaited()).id == house.ann.id
    assert board["content"].startswith(f"{house.ann.mention} ")
    assert board["x_pings"] == []


async def test_first_player_is_pinged_when_another_starts(house: House) -> None:
    lobby = await house.room.open(house.ann)
    await house.room.tap(house.ben, lobby, "join")
    starting = await house.room.having("start")
    (table,) = await house.tables.of_person(int(house.ann.id))
    await house.tables.wish(table.id, int(house.ben.id), 0)
    await house.tables.wish(table.id, int(house.ann.id), 1)
    await house.room.tap(house.ann, starting, "start")
    board = await house.room.board(lobby)
    assert board["x_pings"] == [house.ben.id]


async def test_edits_ping_nobody(house: House) -> None:
    """Sitting down, choosing options and starting edit the lobby; nobody hears of it."""
    lobby = await house.room.open(house.ann)
    await house.room.tap(house.ben, lobby, "join")
    await house.room.tap(house.ann, await house.room.having("start"), "start")
    await house.room.board(lobby)
    await house.delivered()
    edited = [request for request in house.sandbox.requests if request["method"] == "PATCH"]
    assert edited
    assert house.room.again(lobby)["x_pings"] == []
    assert sum([await person.pings(house.room.id) for person in house.sandbox.people]) <= 1


async def test_the_invited_get_one_ping(house: House) -> None:
    """Named people are pinged once; later changes of the lobby ping nobody."""
    lobby = await house.room.open(house.ann, **{"with": house.ben.id})
    assert lobby["x_pings"] == [house.ben.id]
    await house.room.tap(house.chloe, lobby, "join")
    await house.room.lobby(seated=2)
    await house.delivered()
    assert await house.ben.pings(house.room.id) == 1
    assert len(house.room.public()) == 1


async def test_every_picture_has_its_text(painted: House) -> None:
    """Public boards and private panels carry an alt text; files are sent anew, never an address again."""
    board = await painted.room.sit_down(painted.ann, painted.ben)
    mover = await painted.awaited()
    panel = await panels.opened(mover, board)
    looked = await mover.slash(painted.room.id, "game board")
    assert looked.message is not None
    for message in (board, panel, looked.message):
        (attachment,) = message["attachments"]
        assert 100 < len(attachment["description"]) <= ALT_TEXT
        assert picture(painted, message).startswith(PNG)
    assert not any("/cdn/" in str(request["json"]) for request in painted.sandbox.requests)


async def test_picture_changes_with_the_move(painted: House) -> None:
    board = await painted.room.sit_down(painted.ann, painted.ben)
    await painted.move(await painted.awaited(), "flip c4")
    following = await painted.room.board(board)
    assert picture(painted, board) != picture(painted, following)
    assert board["attachments"][0]["description"] != following["attachments"][0]["description"]


async def test_result_is_one_post_that_pings_only_the_other(house: House) -> None:
    """Whoever ended the table knows; nobody is pinged for his own deed. The first line tells the other who won."""
    board = await house.room.sit_down(house.ann, house.ben)
    quitter: Person = await house.awaited()
    outcome = await quitter.slash(house.room.id, "game resign")
    assert outcome.message is not None
    await quitter.click(outcome.message, actions_of(outcome.message)["give-up"])
    result = await house.room.result(board)
    await house.delivered()
    assert quitter.id not in result["x_pings"]
    other = house.ben if quitter.id == house.ann.id else house.ann
    first, *below = result["content"].splitlines()
    assert first.startswith(
        f"<@{other.id}> Halali! is over: <@{quitter.id}> resigned, so <@{other.id}> wins. Points when it ended: "
    )
    assert "resigned" not in "\n".join(below)
    assert house.room.again(board)["components"] == []
    assert len(house.room.public()) == 3  # lobby, board, result
