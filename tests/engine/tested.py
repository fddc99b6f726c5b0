"""The games that the generic tests run over: those of the catalogue, and those that are getting ready for it."""

from collections.abc import Mapping

from engine.catalogue import GAMES
from engine.contract import AnyGame

TESTED: Mapping[str, AnyGame] = GAMES
