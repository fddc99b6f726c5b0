"""Vacations: planned by typing and by forms, seen by the others, and by Discord's timestamps alone."""

import re
from datetime import UTC, datetime, timedelta

import pytest

from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.room import custom_ids

DAY = 86_400
MOMENT = re.compile(r"<t:(\d+):[A-Za-z]>")


def day(house: House, ahead: int) -> str:
    return (datetime.fromtimestamp(house.clock.now(), UTC).date() + timedelta(days=ahead)).isoformat()


def control(message: Json, action: str) -> str:
    (found,) = [each for each in custom_ids(message) if each.startswith(f"1:{action}:")]
    return found


async def planned(house: House) -> int:
    return len(await house.tables.personal.vacations(int(house.ann.id)))


async def test_planned_by_typing_with_days_offered_and_cancelled_from_the_list(house: House) -> None:
    ann = house.ann
    offered = await ann.complete(house.room.id, "vacation plan", "from", **{"from": day(house, 3)[:8], "to": ""})
    assert day(house, 0) not in [choice["value"] for choice in offered][1:]
    first, last = day(house, 3), day(house, 5)
    last_days = await ann.complete(house.room.id, "vacation plan", "to", **{"from": first, "to": ""})
    assert [choice["value"] for choice in last_days][:3] == [day(house, ahead) for ahead in (3, 4, 5)]
    outcome = await ann.slash(house.room.id, "vacation plan", **{"from": first, "to": last})
    assert outcome.message is not None and outcome.message["x_owner"] == ann.id
    start, end, *_ = map(int, MOMENT.findall(outcome.text))
    assert end - start == 3 * DAY - 1
    shown = (await ann.slash(house.room.id, "vacation list")).message
    assert shown is not None and "25 days are left" in shown["content"]
    cancelled = await ann.select(shown, control(shown, "vacation-cancel"), str(start))
    assert cancelled.text.startswith("Cancelled.") and "28 days are left" in cancelled.text
    assert await planned(house) == 0


async def test_planned_by_a_form(house: House) -> None:
    shown = (await house.ann.slash(house.room.id, "vacation list")).message
    assert shown is not None
    form = await house.ann.click(shown, control(shown, "vacation-form"))
    done = await house.ann.submit(form, {"0": day(house, 1), "1": f" {day(house, 2)} "})
    assert done.text.startswith("Planned:")
    assert await planned(house) == 1
    assert (await house.ann.slash(house.room.id, "vacation cancel")).text.startswith("Cancelled.")
    assert await planned(house) == 0


@pytest.mark.parametrize(
    ("first", "last", "told"),
    [
        ("tomorrow", 3, "I cannot read “tomorrow”"),
        (5, 3, "comes before"),
        (-9, -7, "over already"),
        (500, 501, "too far ahead"),
        (3, 60, "so nothing was planned"),
        ("@everyone", 3, "as 2026-12-24"),
    ],
)
async def test_days_that_cannot_be_are_told_and_nothing_is_planned(
    house: House, first: str | int, last: int, told: str
) -> None:
    days = {"from": day(house, first) if isinstance(first, int) else first, "to": day(house, last)}
    outcome = await house.ann.slash(house.room.id, "vacation plan", **days)
    assert told in outcome.text and "@everyone" not in outcome.text
    assert outcome.message is not None and outcome.message["x_owner"] == house.ann.id
    assert await planned(house) == 0


async def test_overlap_is_told_with_the_days_that_are_taken(house: House) -> None:
    await house.ann.slash(house.room.id, "vacation plan", **{"from": day(house, 3), "to": day(house, 5)})
    twice = await house.ann.slash(house.room.id, "vacation plan", **{"from": day(house, 5), "to": day(house, 6)})
    assert len(MOMENT.findall(twice.text)) == 2 and "nothing was planned" in twice.text
    assert await planned(house) == 1
    assert (await house.ben.slash(house.room.id, "vacation cancel")).text.startswith("There is no such vacation")


async def test_others_see_who_is_away_and_until_when(house: House) -> None:
    """In the lobby, in a line at the table that waits, and on the next board; nobody is pinged for it."""
    ann, ben = house.ann, house.ben
    await ann.slash(house.room.id, "vacation plan", **{"from": day(house, 0), "to": day(house, 2)})
    (row,) = await house.tables.personal.vacations(int(ann.id))
    lobby = await house.room.open(ben)
    assert ann.mention not in lobby["content"]
    await house.room.tap(ann, lobby, "join")
    line = f"{ann.mention} is on vacation until <t:{row.end}:F>"
    full = await house.room.lobby(seated=2)
    assert line in full["content"]
    await house.room.tap(ben, full, "start")
    board = await house.room.board(lobby)
    assert line in board["content"]
    mover = await house.awaited()
    await mover.slash(house.room.id, "vacation plan", **{"from": day(house, 0), "to": day(house, 2)})
    await house.move(mover, "flip a1")
    await house.delivered()
    assert line in (await house.room.board(board))["content"]


async def test_table_that_waits_is_told_once_and_without_a_ping(house: House) -> None:
    await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    mover = await house.awaited()
    before = len(house.room.public())
    await mover.slash(house.room.id, "vacation plan", **{"from": day(house, 0), "to": day(house, 2)})
    await house.delivered()
    (told,) = house.room.public()[before:]
    assert mover.mention in told["content"] and "stands still" in told["content"]
    assert told["x_pings"] == []


async def test_s27_days_of_a_vacation_are_whole_days_across_a_change_of_clocks(house: House) -> None:
    """By the person's clock; shown by Discord's timestamps, so each reader sees the own one."""
    person = int(house.ann.id)
    await house.tables.personal.change(person, {"zone": "Europe/Berlin"})
    year = datetime.fromtimestamp(house.clock.now(), UTC).year + 1
    march = max(n for n in range(25, 32) if datetime(year, 3, n, tzinfo=UTC).weekday() == 6)
    days = {"from": f"{year}-03-{march:02}", "to": f"{year}-03-{march:02}"}
    outcome = await house.ann.slash(house.room.id, "vacation plan", **days)
    start, last, *_ = map(int, MOMENT.findall(outcome.text))
    assert last + 1 - start == 23 * 3_600
    assert not re.search(r"\d{1,2}:\d\d", outcome.text)
