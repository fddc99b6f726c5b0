"""Reminders as people get them: at their times, once, muted with one click, and nothing of them is lost by a kill."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.tables.alive import ALIVE
from sandbox import faults
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.host import Host
from tests.end_to_end.house import House
from tests.end_to_end.passing import DAY, HOUR, at_pace, following, moments, pass_by, silent
from tests.end_to_end.room import PATIENCE, actions_of
from tests.end_to_end.test_troubles import messages_path


async def test_a_reminder_comes_at_its_time_with_one_ping(house: House) -> None:
    board = await at_pace(house, "2d+4d")
    mover = await house.awaited()
    assert await silent(house, DAY - 120)
    await pass_by(house, 180)
    reminder = await following(house.room, board)
    assert reminder["x_pings"] == [mover.id]
    assert moments(reminder)[0] == moments(board)[0]
    assert board["id"] in reminder["content"]
    assert await silent(house, 20 * HOUR)
    # From the reminder to the move without looking for the board.
    assert panels.choices(await panels.opened(mover, reminder))


async def test_one_click_mutes_the_turn(house: House) -> None:
    board = await at_pace(house, "2d+4d")
    mover, other = await house.awaited(), await house.other()
    await pass_by(house, DAY + 60)
    reminder = await following(house.room, board)
    stranger = await house.chloe.click(reminder, actions_of(reminder)["mute"])
    bystander = await other.click(reminder, actions_of(reminder)["mute"])
    for refused in (stranger, bystander):
        assert "Nobody waits for you" in refused.text
    muted = await mover.click(reminder, actions_of(reminder)["mute"])
    assert muted.text.startswith("You are not reminded") and muted.message is not None
    assert await silent(house, 2 * DAY)
    again = await mover.click(muted.message, actions_of(muted.message)["unmute"])
    assert again.text == "You are reminded of this turn again."


async def test_an_old_reminder_mutes_no_later_turn(house: House) -> None:
    board = await at_pace(house, "2d+4d")
    mover, other = await house.awaited(), await house.other()
    await pass_by(house, DAY + 60)
    reminder = await following(house.room, board)
    await house.move(mover, "flip a1")
    await house.move(other, "flip a2")
    late = await mover.click(reminder, actions_of(reminder)["mute"])
    assert "over already" in late.text
    await house.delivered()
    newest = house.room.public()[-1]
    await pass_by(house, DAY + 60)
    assert (await following(house.room, newest))["x_pings"] == [mover.id]


async def test_s19_nobody_is_pinged_while_playing(house: House) -> None:
    board = await at_pace(house, "2d+4d")
    mover = await house.awaited()
    await pass_by(house, DAY - 60)
    await mover.click(board, actions_of(board)["more"])
    assert await silent(house, 5 * 60)
    await pass_by(house, 15 * 60)
    assert (await following(house.room, board))["x_pings"] == [mover.id]


async def test_an_outage_moves_the_deadline_and_is_told_once(house: House) -> None:
    board = await at_pace(house, "2d")
    ((until, _), _) = moments(board)
    await house.sleep()
    away = 3 * DAY
    house.clock.ahead += away
    await house.wake()
    notice = await following(house.room, board)
    assert notice["x_pings"] == [] and "away" in notice["content"]
    (wait,) = await house.tables.clocks.waits((await house.table()).id)
    assert wait.until is not None and abs(wait.until - until - away) < 120
    await house.sleep()
    await house.wake()
    assert await silent(house, HOUR)


@pytest.mark.parametrize("later", [0, HOUR])
async def test_s01_a_reminder_whose_answer_was_lost_comes_once(house: House, later: int) -> None:
    """Within minutes Discord knows its nonce; after that it is found in the channel."""
    board = await at_pace(house, "2d+4d")
    mover = await house.awaited()
    pinged = await mover.pings(house.room.id)
    house.sandbox.faults.add(faults.lost_answer("POST", messages_path(house)))
    await pass_by(house, DAY + 60)
    reminder = await following(house.room, board)
    await house.put_off()
    await pass_by(house, later + 5)
    await house.delivered()
    assert [message["id"] for message in house.room.public() if "mute" in actions_of(message)] == [reminder["id"]]
    assert await mover.pings(house.room.id) == pinged + 1


@pytest.mark.parametrize("point", ["due.before-commit", "due.after-commit"])
async def test_s01_a_reminder_survives_a_kill_and_comes_once(host: Host, tmp_path: Path, point: str) -> None:
    ahead = tmp_path / "ahead"
    _set(ahead, 0)
    clock = {"TURNPOST_CLOCK": str(ahead)}
    await host.start(**clock)
    board = await _begun(host)
    mover, _ = await host.turn(board)
    await host.kill()
    before = _alive(host)
    await host.start(**clock, TURNPOST_CRASH_POINT=point)
    await _returned(host, before)
    _set(ahead, DAY + HOUR)
    ended = await host.ended()
    assert ended.code == -9, ended.complaint
    await host.sandbox.wait_for(lambda: host.sandbox.platform.bot_connections == 0, PATIENCE)
    assert _reminders(host) == []
    before = _alive(host)
    await host.start(**clock)
    if point == "due.before-commit":
        # Nothing was written down since the clock was put forward, so that it was an outage.
        await _returned(host, before)
        _set(ahead, 2 * (DAY + HOUR))
    await host.sandbox.wait_for(lambda: _reminders(host), PATIENCE)
    for _ in range(2):
        await host.stop()
        await host.start(**clock)
    await asyncio.sleep(1)
    (reminder,) = _reminders(host)
    assert reminder["x_pings"] == [mover.id]


async def _returned(host: Host, before: str) -> None:
    """Until the bot has found out how long it was away."""
    for _ in range(200):
        if _alive(host) != before:
            return
        await asyncio.sleep(0.05)
    raise TimeoutError


def _alive(host: Host) -> str:
    """When the bot last wrote down that it hears people."""
    with closing(sqlite3.connect(f"file:{host.database}?mode=ro", uri=True)) as connection:
        (found,) = connection.execute("SELECT value FROM meta WHERE key = ?", (ALIVE,)).fetchone()
    return str(found)


def _set(ahead: Path, seconds: int) -> None:
    """Whole or not at all, as the bot may read it at any moment."""
    new = ahead.with_suffix(".new")
    new.write_text(str(seconds))
    new.replace(ahead)


def _reminders(host: Host) -> list[Json]:
    """What was posted besides lobby and boards."""
    return [message for message in host.room.public() if "mute" in actions_of(message)]


async def _begun(host: Host) -> Json:
    lobby = await host.room.open(host.ann, pace="2d+4d")
    await host.room.tap(host.ben, lobby, "join")
    await host.room.tap(host.ann, await host.room.having("start"), "start")
    return await host.room.board(lobby)
