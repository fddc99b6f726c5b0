"""The painters, by game: the only place that names them all."""

from collections.abc import Mapping
from types import MappingProxyType

from render.halali.painter import HalaliPainter
from render.hunters_and_gatherers.painter import HuntersAndGatherersPainter
from render.risk_mgs.painter import RiskMgsPainter
from render.scene import Painter

PAINTERS: Mapping[str, Painter] = MappingProxyType(
    {
        "halali": HalaliPainter(),
        "hunters_and_gatherers": HuntersAndGatherersPainter(),
        "risk_mgs": RiskMgsPainter(),
    }
)


def painter(game_id: str) -> Painter:
    """Raises `KeyError` for a game without pictures."""
    return PAINTERS[game_id]
