"""The speakers of all games."""

from collections.abc import Mapping

from bot.words.contract import Speaker
from bot.words.halali.speaker import HalaliSpeaker

SPEAKERS: Mapping[str, Speaker] = {"halali": HalaliSpeaker()}
"""By the id of the game."""


def speaker(game_id: str) -> Speaker:
    """Who speaks for the game. Raises `KeyError` for one that is not in the catalogue."""
    return SPEAKERS[game_id]
