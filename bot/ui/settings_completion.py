"""What ``/settings`` and ``/vacation`` offer while one types: time zones, and days to come."""

import contextlib
import logging
from datetime import date, timedelta

from discord import app_commands

from bot.pace import localtime
from bot.pace import zones as known
from bot.pace.errors import PaceError
from bot.store.errors import StoreError
from bot.ui.answers import Interaction
from bot.ui.completion import CHOICES
from bot.ui.desk import Desk

log = logging.getLogger(__name__)


def zones(typed: str) -> list[app_commands.Choice[str]]:
    """Those that what was typed may mean."""
    return [app_commands.Choice(name=known.write(zone), value=zone) for zone in known.matching(typed)]


async def days(
    desk: Desk, interaction: Interaction, typed: str, after: str | None = None
) -> list[app_commands.Choice[str]]:
    """ISO dates that begin with what was typed: from today by the person's clock, or from that day on."""
    try:
        today = await desk.tables.personal.today(interaction.user.id)
    except StoreError as error:
        # A completion has no way to show an error; the command itself will say what is wrong.
        log.error("days cannot be offered: %s", error)
        return []
    found = (text for text in map(date.isoformat, _from(today, after)) if text.startswith(typed.strip()))
    return [app_commands.Choice(name=text, value=text) for text, _ in zip(found, range(CHOICES), strict=False)]


def _from(today: date, after: str | None) -> list[date]:
    first = today
    # The other day may still be unreadable.
    with contextlib.suppress(PaceError):
        first = max(today, localtime.read_day(after or ""))
    return [first + timedelta(days=number) for number in range(366)]
