"""The board in characters, as a message of at most 2,000."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.limits import MESSAGE, cut
from bot.words.names import listed
from bot.words.risk_mgs import vocabulary
from bot.words.risk_mgs.board_lines import asked, briefly, heading, land, objectives, player, pool
from bot.words.risk_mgs.story import story
from bot.words.room import fullest, size
from engine.contract import Event
from engine.risk_mgs.state import NOBODY, State
from engine.risk_mgs.world import ZONES, Zone

LONGEST_NAME = 24
"""UTF-16 units of a name, escapes included, so that there is room for all land."""


def text_board(say: Say, state: State, names: Sequence[str], news: Sequence[Event]) -> str:
    """Who is asked what, everybody's holdings, all land by zones; objectives, bosses and news, if there is room."""
    short = [cut(name, LONGEST_NAME) for name in names]
    head = [heading(say, "risk_mgs-text-title", state), *filter(None, [asked(say, state, short)])]
    ground = _ground(say, state)
    full, brief = ([tell(say, state, seat, name) for seat, name in enumerate(short)] for tell in (player, briefly))
    lines = [*head, *(full if size([*head, *full, *ground]) <= MESSAGE else brief), *ground]
    for more in (objectives(say, state), pool(say, state)):
        if more and size([*lines, more]) <= MESSAGE:
            lines.append(more)
    told = [say("risk_mgs-text-line", line=line) for line in story(say, news, short)]
    title = say("risk_mgs-text-news")
    kept = fullest(lambda count: told[:count], len(told), MESSAGE - size([*lines, title]))
    return "\n".join([*lines, title, *kept] if kept else lines)


def _ground(say: Say, state: State) -> list[str]:
    if state.step == "factions":
        return []
    legend = [say("risk_mgs-text-legend"), *([say("risk_mgs-text-free")] if NOBODY in state.owners else [])]
    return [*legend, *(_zone(say, state, zone) for zone in ZONES)]


def _zone(say: Say, state: State, zone: Zone) -> str:
    return say(
        "risk_mgs-text-zone",
        zone=vocabulary.zone(say, zone.id),
        bonus=zone.bonus,
        territories=listed(say, [land(say, state, territory) for territory in zone.territories]),
    )
