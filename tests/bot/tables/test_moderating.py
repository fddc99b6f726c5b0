"""Moderators pause, resume, end and replace; each time the log and the channel say who."""

import pytest

from bot.pace.errors import PaceError
from bot.tables import TableError, promises
from bot.tables.promises import Note
from tests.bot.tables.rig import ANN, BEN, CEM, Rig

MODERATOR = 900
DAY = 86_400


async def notes(rig: Rig, table_id: int) -> list[str]:
    found = [promises.read_note(post.payload) for post in await rig.posts(table_id, "notice")]
    assert all(note.users == (MODERATOR,) for note in found if note.key.startswith("notice-moderator"))
    return [note.key for note in found]


async def did(rig: Rig, table_id: int) -> list[object]:
    """What moderators did, by the log."""
    entries = [entry for entry in await rig.entries(table_id) if entry.kind == "moderate"]
    assert all(entry.user_id == MODERATOR for entry in entries)
    return [entry.data["did"] for entry in entries]


async def test_pause_stops_the_clocks_until_it_is_ended(rig: Rig) -> None:
    table = await rig.playing()
    await rig.tables.moderation.pause(table.id, MODERATOR, 3 * DAY, 1)
    (note,) = [promises.read_note(post.payload) for post in await rig.posts(table.id, "notice")]
    assert note == Note("notice-moderator-paused", (MODERATOR,), {"until": rig.clock.time + 3 * DAY})
    with pytest.raises(TableError, match="paused"):
        await rig.tables.moderation.pause(table.id, MODERATOR, 3 * DAY, 2)
    rig.clock.time += DAY
    await rig.tables.moderation.resume(table.id, MODERATOR, 3)
    assert (await rig.tables.servers.whereabouts(table.id)).paused_until is None
    assert await did(rig, table.id) == ["pause", "resume"]
    assert "notice-moderator-resumed" in await notes(rig, table.id)
    with pytest.raises(TableError, match="not-paused"):
        await rig.tables.moderation.resume(table.id, MODERATOR, 4)


async def test_the_same_click_twice_is_one(rig: Rig) -> None:
    table = await rig.playing()
    for _ in range(2):
        await rig.tables.moderation.pause(table.id, MODERATOR, 3 * DAY, 1)
    for _ in range(2):
        await rig.tables.moderation.end(table.id, MODERATOR, 2)
    assert await did(rig, table.id) == ["pause", "end"]
    assert (await notes(rig, table.id)).count("notice-moderator-ended") == 1


async def test_absurd_pause_changes_nothing(rig: Rig) -> None:
    table = await rig.playing()
    for seconds in (0, 10**9):
        with pytest.raises(PaceError):
            await rig.tables.moderation.pause(table.id, MODERATOR, seconds)
    assert await did(rig, table.id) == []
    assert await notes(rig, table.id) == []


async def test_end_frees_seats_and_channel_and_marks_nobody(rig: Rig) -> None:
    table = await rig.playing()
    ended = await rig.tables.moderation.end(table.id, MODERATOR)
    assert (ended.status, ended.result) == ("cancelled", None)
    assert "notice-moderator-ended" in await notes(rig, table.id)
    (result,) = await rig.store.read(lambda session: session.results.of_person(ANN.user_id))
    assert [(seat.place, seat.ending) for seat in result.seats] == [(None, "played"), (None, "played")]
    assert await rig.playing()
    with pytest.raises(TableError, match="table-over"):
        await rig.tables.moderation.end(table.id, MODERATOR)


async def test_lobby_is_called_off(rig: Rig) -> None:
    table = await rig.lobby()
    assert (await rig.tables.moderation.end(table.id, MODERATOR)).status == "cancelled"
    with pytest.raises(TableError, match="table-over"):
        await rig.tables.moderation.pause(table.id, MODERATOR, DAY)


async def test_seat_goes_to_somebody_else_who_is_called_if_awaited(rig: Rig) -> None:
    table = await rig.playing()
    changed = await rig.tables.moderation.replace(table.id, MODERATOR, 0, CEM, 1)
    assert [seat.user_id for seat in changed.seats] == [CEM.user_id, BEN.user_id]
    assert (await rig.promised(table.id, "board")).pings == (CEM.user_id,)
    assert "notice-moderator-replaced" in await notes(rig, table.id)
    played = await rig.tables.play(table.id, CEM.user_id, "take 1", changed.version, None)
    assert played.seat == 0
    with pytest.raises(TableError, match="not-seated"):
        await rig.tables.play(table.id, ANN.user_id, "take 1", None, None)


async def test_nobody_sits_twice_and_no_seat_is_made_up(rig: Rig) -> None:
    table = await rig.playing()
    with pytest.raises(TableError, match="already-seated"):
        await rig.tables.moderation.replace(table.id, MODERATOR, 0, BEN)
    with pytest.raises(TableError, match="no-person"):
        await rig.tables.moderation.replace(table.id, MODERATOR, 7, CEM)
    assert await did(rig, table.id) == []
    assert await notes(rig, table.id) == []


async def test_what_could_not_be_delivered_is_known(rig: Rig) -> None:
    table = await rig.playing()
    assert await rig.tables.moderation.held(table.id) == ()
    post = (await rig.posts(table.id, "board"))[-1]
    await rig.store.write(lambda session: session.posts.later(post.id, rig.clock.time + 300, "403 Missing Access"))
    (held,) = await rig.tables.moderation.held(table.id)
    assert (held.kind, held.again_at, held.error) == ("board", rig.clock.time + 300, "403 Missing Access")
    last = (await rig.posts(table.id))[-1]
    await rig.store.write(lambda session: session.posts.dead(last.id, "400 Bad Request"))
    assert [each.again_at for each in await rig.tables.moderation.held(table.id)][-1] is None
