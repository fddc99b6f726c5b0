"""The land of the awaited player: where it meets hostile armies, as fully as there is room for."""

from collections.abc import Callable, Sequence
from functools import cache, partial

from msgspec import Struct

from bot.words.contract import Say
from bot.words.names import listed
from bot.words.risk_mgs.board_lines import bare, land
from bot.words.room import fullest, size
from engine.risk_mgs.board import is_enemy, neighbours, owned
from engine.risk_mgs.legal import awaited
from engine.risk_mgs.state import NOBODY, State

Tell = Callable[[int], str]


class Fronts(Struct, frozen=True):
    """The same at different lengths. ``some`` gives the lines with so many of ``count`` things."""

    whole: tuple[list[str], ...]
    """Everything, the fullest first."""
    some: Callable[[int], list[str]]
    count: int

    def within(self, room: int) -> list[str]:
        """The fullest that fits."""
        fitting = (lines for lines in self.whole if size(lines) <= room)
        return next(fitting, None) or fullest(self.some, self.count, room)


def fronts(say: Say, state: State) -> Fronts:
    """Territories with hostile neighbours, most armies first, then those behind; before that, what can be claimed."""
    if state.ended or state.step in ("headquarters", "claim"):
        return _free(say, state)
    own = sorted(owned(state, awaited(state)), key=lambda territory: -state.armies[territory])
    border = [territory for territory in own if _hostile(state, territory)]
    behind = [territory for territory in own if not _hostile(state, territory)]
    # Most of the land faces several others: each is put into words once.
    fully, barely = (cache(partial(tell, say, state)) for tell in (land, bare))
    full, brief = ([_front(say, state, territory, tell) for territory in border] for tell in (fully, barely))

    def strongest(number: int) -> list[str]:
        return [*brief[:number], *_more(say, len(border) - number)]

    whole = ([*full, *_behind(say, behind, fully)], [*brief, *_behind(say, behind, barely)])
    return Fronts(whole, strongest, len(border))


def _hostile(state: State, territory: int) -> list[int]:
    return [each for each in neighbours(state, territory) if is_enemy(state, state.owners[territory], each)]


def _front(say: Say, state: State, territory: int, tell: Tell) -> str:
    hostile = listed(say, [tell(each) for each in _hostile(state, territory)])
    return say("risk_mgs-front", land=tell(territory), hostile=hostile)


def _behind(say: Say, territories: Sequence[int], tell: Tell) -> list[str]:
    told = [tell(territory) for territory in territories]
    return [say("risk_mgs-fronts-behind", territories=listed(say, told))] if told else []


def _free(say: Say, state: State) -> Fronts:
    free = [land(say, state, territory) for territory, owner in enumerate(state.owners) if owner == NOBODY]

    def first(number: int) -> list[str]:
        line = [say("risk_mgs-fronts-free", territories=listed(say, free[:number]))] if number else []
        return [*line, *_more(say, len(free) - number)]

    return Fronts((), first, len(free))


def _more(say: Say, count: int) -> list[str]:
    return [say("risk_mgs-fronts-more", count=count)] if count else []
