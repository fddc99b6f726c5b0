"""The games there are: the only place that names them all."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.contract import AnyGame
from engine.halali.game import HALALI
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS

GAMES: Mapping[str, AnyGame] = MappingProxyType({each.id: each for each in (HALALI, HUNTERS_AND_GATHERERS)})
"""Every game by its id, in the order in which players are offered them."""


def game(id_: str) -> AnyGame:
    """The game with this id. Raises `KeyError`."""
    return GAMES[id_]
