"""The speakers of all games."""

from collections.abc import Mapping

from bot.words.contract import Speaker
from bot.words.halali.speaker import HalaliSpeaker
from bot.words.hunters_and_gatherers.speaker import HUNTERS_AND_GATHERERS_WORDS
from bot.words.risk_mgs.speaker import RISK_MGS_WORDS

SPEAKERS: Mapping[str, Speaker] = {
    "halali": HalaliSpeaker(),
    "hunters_and_gatherers": HUNTERS_AND_GATHERERS_WORDS,
    "risk_mgs": RISK_MGS_WORDS,
}
"""By the id of the game."""


def speaker(game_id: str) -> Speaker:
    """Who speaks for the game. Raises `KeyError` for one that is not in the catalogue."""
    return SPEAKERS[game_id]
