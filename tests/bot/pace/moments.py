"""Moments as people write them."""

from datetime import datetime
from zoneinfo import ZoneInfo

BERLIN = "Europe/Berlin"
NEW_YORK = "America/New_York"
LORD_HOWE = "Australia/Lord_Howe"


def at(text: str, zone: str = BERLIN, *, fold: int = 0) -> int:
    """UTC seconds of ``2026-03-29 18:00`` on a clock there."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp())


def told(moment: int, zone: str = BERLIN) -> str:
    """What a clock there shows: ``Sun 2026-03-29 18:00``."""
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).strftime("%a %Y-%m-%d %H:%M")
