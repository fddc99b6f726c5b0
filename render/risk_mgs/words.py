"""The words in the map: keys of the reader's language. All else in it is numbers, letters and names."""

from engine.risk_mgs.world import NAMES

ROLLS = "risk_mgs-picture-rolls"
KEYS = (*(f"risk_mgs-territory-short-{name.replace('_', '-')}" for name in NAMES),)
"""``N. Europe``: short names of the territories, by number."""


def zone_name(zone: str) -> str:
    """The key of a zone's name."""
    return f"risk_mgs-zone-{zone.replace('_', '-')}"
