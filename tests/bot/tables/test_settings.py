"""What a person settles holds at all tables, and only for that person."""

import pytest

from bot.pace.calendar import Calendar
from bot.pace.errors import PaceError
from bot.pace.quiet import NIGHT, Quiet
from bot.store.people import PersonRow
from bot.tables import TableError, settings
from bot.tables.desk import Desk
from tests.bot.tables.rig import ANN, BEN, Rig


async def calendar(rig: Rig, user: int) -> Calendar:
    def ask(desk: Desk) -> Calendar:
        return settings.calendar(desk, user)

    return await rig.tables.personal._door.ask(ask)


async def test_whoever_has_settled_nothing_has_defaults_and_no_night(rig: Rig) -> None:
    """Nobody's night is known before their zone is."""
    assert await rig.tables.personal.settings(ANN.user_id) == PersonRow(ANN.user_id)
    assert await calendar(rig, ANN.user_id) == Calendar()


async def test_what_is_told_is_set_and_the_rest_stays(rig: Rig) -> None:
    personal = rig.tables.personal
    await personal.change(ANN.user_id, {"turn": "direct", "heads-up": "on", "language": "de"})
    row = await personal.change(ANN.user_id, {"reminder": "none", "request": "direct", "language": ""})
    assert row == PersonRow(ANN.user_id, None, turn="direct", reminder="none", request="direct", heads_up=True)
    assert await personal.settings(ANN.user_id) == row
    assert await personal.settings(BEN.user_id) == PersonRow(BEN.user_id)


async def test_hours_told_with_a_zone_are_by_its_clock(rig: Rig) -> None:
    """Whatever the order in which they are told."""
    row = await rig.tables.personal.change(ANN.user_id, {"quiet": "22-6:30", "weekends": "on", "zone": "berlin"})
    assert (row.zone, row.quiet, row.weekends_off) == ("Europe/Berlin", Quiet(22 * 60, 6 * 60 + 30), True)
    assert await calendar(rig, ANN.user_id) == Calendar("Europe/Berlin", Quiet(22 * 60, 6 * 60 + 30), True)


async def test_a_zone_alone_brings_the_usual_night(rig: Rig) -> None:
    await rig.tables.personal.change(ANN.user_id, {"zone": "Tokyo"})
    assert await calendar(rig, ANN.user_id) == Calendar("Asia/Tokyo", NIGHT)
    await rig.tables.personal.change(ANN.user_id, {"quiet": "off"})
    assert await calendar(rig, ANN.user_id) == Calendar("Asia/Tokyo")


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"zone": "Atlantis"}, "unknown-zone"),
        ({"zone": "CST"}, "ambiguous-zone"),
        ({"zone": "Berlin", "quiet": "later"}, "unreadable-quiet-hours"),
        ({"zone": "Berlin", "quiet": "1-23"}, "quiet-hours-length"),
        ({"quiet": "23-7"}, "no-zone"),
        ({"weekends": "on"}, "no-zone"),
        ({"turn": "mail"}, "bad-setting"),
        ({"zone": "Berlin", "weekends": "maybe"}, "bad-setting"),
        ({"heads-up": ""}, "bad-setting"),
        ({"colour": "red"}, "bad-setting"),
    ],
)
async def test_what_cannot_be_set_changes_nothing(rig: Rig, told: dict[str, str], code: str) -> None:
    """Not even what is told with it."""
    with pytest.raises((PaceError, TableError)) as caught:
        await rig.tables.personal.change(ANN.user_id, {"turn": "none", **told})
    assert isinstance(caught.value, PaceError | TableError)
    assert caught.value.code == code
    assert await rig.tables.personal.settings(ANN.user_id) == PersonRow(ANN.user_id)


async def test_closed_direct_messages_are_remembered_until_one_arrives(rig: Rig) -> None:
    personal = rig.tables.personal
    await personal.arrived(ANN.user_id, direct=True)
    assert (await personal.settings(ANN.user_id)).closed_since is None
    await personal.arrived(ANN.user_id, direct=False)
    first = rig.clock.time
    rig.clock.time += 60
    await personal.arrived(ANN.user_id, direct=False)
    assert (await personal.settings(ANN.user_id)).closed_since == first
    await personal.arrived(ANN.user_id, direct=True)
    assert (await personal.settings(ANN.user_id)).closed_since is None
