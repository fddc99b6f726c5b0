"""In words what the painter's lenses show: a zone seen close, and what is beside it."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.limits import MESSAGE, cut
from bot.words.names import listed
from bot.words.risk_mgs import vocabulary
from bot.words.risk_mgs.board_lines import MARKS, bare, land
from bot.words.room import size
from engine.risk_mgs.board import holds_all, neighbours
from engine.risk_mgs.state import State
from engine.risk_mgs.world import ZONE, Zone
from render.risk_mgs.views import zone_of


def lens(say: Say, state: State, names: Sequence[str], which: str) -> str:
    """At most 2,000 characters; empty for what is no lens."""
    zone = zone_of(which)
    if zone is None:
        return ""
    lines = _zone(say, state, names, ZONE[zone])
    players = [
        say("risk_mgs-legend", mark=MARKS[seat], player=name, faction=vocabulary.seat_name(say, state, seat))
        for seat, name in enumerate(names)
    ]
    legend = listed(say, [*players, say("risk_mgs-legend-others")])
    return "\n".join([*lines, cut(legend, MESSAGE - size(lines))])


def _zone(say: Say, state: State, names: Sequence[str], zone: Zone) -> list[str]:
    told = {"zone": vocabulary.zone(say, zone.id), "bonus": zone.bonus}
    whole = [name for seat, name in enumerate(names) if holds_all(state, seat, zone.territories)]
    head = say("risk_mgs-lens-zone-held", player=whole[0], **told) if whole else say("risk_mgs-lens-zone", **told)
    return [head, *(_territory(say, state, territory) for territory in zone.territories)]


def _territory(say: Say, state: State, territory: int) -> str:
    beside = [bare(say, state, each) for each in neighbours(state, territory)]
    return say("risk_mgs-lens-territory", land=land(say, state, territory), neighbours=listed(say, beside))
