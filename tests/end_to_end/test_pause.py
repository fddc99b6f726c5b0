"""A pause by consent, end to end."""

from bot.pace.durations import DAY
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of


async def test_s03_s14_a_pause_by_consent_stops_the_time(house: House) -> None:
    """Everybody can see until when; it may be played meanwhile; the one who is awaited is called at its end."""
    lobby = await house.room.open(house.ann, pace="1d")
    await house.room.tap(house.ben, lobby, "join")
    await house.room.tap(house.ann, await house.room.having("start"), "start")
    board = await house.room.board(lobby)
    mover, other = await house.awaited(), await house.other()
    more = await mover.slash(house.room.id, "game more")
    assert more.message is not None
    lengths = await mover.click(more.message, "Pause")
    assert lengths.message is not None
    await mover.select(lengths.message, "Pause", str(7 * DAY))
    post = await house.room.having("agree")
    assert (await other.click(post, actions_of(post)["agree"])).text == "**Agreed.**"
    await house.delivered()
    assert "resume" in actions_of(house.room.again(post))
    await house.leap(3 * DAY)
    await house.delivered()
    assert not [message for message in house.room.public() if "late-wait" in actions_of(message)]
    await house.move(mover, "flip a1")
    following = await house.room.board(board)
    assert "The table is paused: no time counts until" in following["content"]
    await house.delivered()
    await house.leap(5 * DAY)
    reminder = await house.room.having("mute")
    assert reminder["content"].startswith(f"{other.mention} your move in Halali!")
    assert [message for message in house.room.public() if message["content"].startswith("The pause is over")]
