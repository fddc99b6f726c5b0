"""The words in the map: keys of the reader's language. All else in it is numbers, letters and names."""

from engine.risk_mgs.world import NAMES

DICE = "risk_mgs-picture-dice"
"""``3 dice``: an attack that is planned"""
UNTIL = "risk_mgs-picture-until"
"""``until 4 left``: a series of attacks that is planned"""
FAVOURED = "risk_mgs-picture-favoured"
"""``while favoured``: the same, as long as the dice are three to two"""
SHORT_NAMES = tuple(f"risk_mgs-territory-short-{name.replace('_', '-')}" for name in NAMES)
"""``N. Europe``: of the territories, by number"""


def zone_name(zone: str) -> str:
    """The key of a zone's name."""
    return f"risk_mgs-zone-{zone.replace('_', '-')}"
