"""The games there are: the only place that names them all."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.contract import AnyGame
from engine.halali.game import HALALI
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS
from engine.risk_mgs.game import RISK_MGS

GAMES: Mapping[str, AnyGame] = MappingProxyType({each.id: each for each in (HALALI, HUNTERS_AND_GATHERERS, RISK_MGS)})
"""Every game by its id, in the order in which players are offered them."""


def game(id_: str) -> AnyGame:
    """The game with this id. Raises `KeyError`."""
    return GAMES[id_]
