"""The games that the generic tests run over: those of the catalogue, and those that are getting ready for it."""

from collections.abc import Mapping

from engine.catalogue import GAMES
from engine.contract import AnyGame
from engine.risk_mgs.game import RISK_MGS

TESTED: Mapping[str, AnyGame] = {**GAMES, RISK_MGS.id: RISK_MGS}
