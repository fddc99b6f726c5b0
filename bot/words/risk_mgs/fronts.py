"""The land of the awaited player: where it meets hostile armies, as fully as there is room for."""

from collections.abc import Callable, Sequence

from bot.words.contract import Say
from bot.words.names import listed
from bot.words.risk_mgs.board_lines import bare, land
from bot.words.room import fullest, size
from engine.risk_mgs.board import is_enemy, neighbours, owned
from engine.risk_mgs.legal import awaited
from engine.risk_mgs.state import NOBODY, State

Tell = Callable[[Say, State, int], str]


def fronts(say: Say, state: State, room: int) -> list[str]:
    """Territories with hostile neighbours, most armies first, then those inside; before that, what can be claimed."""
    if state.ended:
        return []
    if state.step in ("headquarters", "claim"):
        return _free(say, state, room)
    own = sorted(owned(state, awaited(state)), key=lambda territory: -state.armies[territory])
    border = [territory for territory in own if _hostile(state, territory)]
    inside = [territory for territory in own if not _hostile(state, territory)]
    for tell in (land, bare):
        lines = [*(_front(say, state, territory, tell) for territory in border), *_inside(say, state, inside, tell)]
        if size(lines) <= room:
            return lines

    def strongest(number: int) -> list[str]:
        left = len(border) - number
        rest = [say("risk_mgs-fronts-more", count=left)] if left else []
        return [*(_front(say, state, territory, bare) for territory in border[:number]), *rest]

    return fullest(strongest, len(border), room)


def _hostile(state: State, territory: int) -> list[int]:
    return [each for each in neighbours(state, territory) if is_enemy(state, state.owners[territory], each)]


def _front(say: Say, state: State, territory: int, tell: Tell) -> str:
    hostile = listed(say, [tell(say, state, each) for each in _hostile(state, territory)])
    return say("risk_mgs-front", land=tell(say, state, territory), hostile=hostile)


def _inside(say: Say, state: State, territories: Sequence[int], tell: Tell) -> list[str]:
    told = [tell(say, state, territory) for territory in territories]
    return [say("risk_mgs-fronts-inside", territories=listed(say, told))] if told else []


def _free(say: Say, state: State, room: int) -> list[str]:
    free = [territory for territory, owner in enumerate(state.owners) if owner == NOBODY]

    def first(number: int) -> list[str]:
        told = [land(say, state, territory) for territory in free[:number]]
        left = len(free) - number
        line = [say("risk_mgs-fronts-free", territories=listed(say, told))] if told else []
        return [*line, *([say("risk_mgs-fronts-more", count=left)] if left else [])]

    return fullest(first, len(free), room)
