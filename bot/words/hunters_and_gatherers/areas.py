"""The areas with somebody in them: what each would score now, and for whom."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.scorings import arithmetic
from bot.words.hunters_and_gatherers.vocabulary import counted, people, shares
from bot.words.names import listed
from bot.words.room import fullest, size
from engine.hunters_and_gatherers.areas import AreaReport, report
from engine.hunters_and_gatherers.ending import staying
from engine.hunters_and_gatherers.state import AreaKind, State

LAST: tuple[AreaKind, ...] = ("meadow", "water")
"""What the last scoring counts (11.3)."""
_ORDER: tuple[AreaKind, ...] = ("forest", "river", *LAST)
_MOST_FREE = 6
"""So many areas of nobody are named."""


def told(say: Say, state: State, names: Sequence[str], room: int) -> list[str]:
    """Areas by kind under headings, the most valuable first, in at most ``room`` characters with line breaks; then how
    many had no room, and what nobody holds yet."""
    areas = _counting(state)
    owned = sorted((area for area in areas if area.winners), key=lambda area: -area.value["points"])
    texts = [(area.kind, line(say, state, names, area)) for area in owned]

    def most_valuable(number: int) -> list[str]:
        lines = _by_kind(say, texts[:number])
        left = len(owned) - number
        return [*lines, say("hunters_and_gatherers-areas-more", count=left)] if left else lines

    lines = fullest(most_valuable, len(owned), room)
    free = _free(say, areas)
    return [*lines, free] if free and size([*lines, free]) <= room else lines


def last_scored(state: State) -> list[AreaReport]:
    """The meadows and river systems, if they were scored at the end: not if all but one resigned (11.3)."""
    if not state.ended or len(staying(state)) == 1:
        return []
    return [area for area in report(state) if area.kind in LAST]


def line(say: Say, state: State, names: Sequence[str], area: AreaReport) -> str:
    """ "2,1: 4 tiles x 2 = 8 for Ann (Ann 2, Ben 1), 2 open edges"; the place is that of a leader's first piece."""
    kind = "hut" if area.kind == "water" else "member"
    leading = [piece for piece in state.pieces if piece.kind == kind and piece.seat in area.winners]
    held = {(piece.x, piece.y, piece.segment) for piece in leading}
    x, y = next((x, y) for x, y, segment in area.zones if (x, y, segment) in held)
    what = {"cell": f"{x},{y}", "sum": arithmetic(say, area.kind, area.value)}
    what["players"] = people(say, names, area.winners)
    text = say("hunters_and_gatherers-area-line", **what)
    if sum(area.pieces) > len(area.winners):
        text = say("hunters_and_gatherers-area-shares", line=text, shares=shares(say, names, area.pieces))
    if area.kind in ("forest", "river"):
        text = say("hunters_and_gatherers-area-open", line=text, edges=counted(say, "edges", area.open))
    return text


def _counting(state: State) -> list[AreaReport]:
    # Once the game is over, only what the last scoring counted.
    if not state.ended:
        return list(report(state))
    return [area for area in last_scored(state) if area.winners]


def _by_kind(say: Say, lines: Sequence[tuple[AreaKind, str]]) -> list[str]:
    told_by_kind = []
    for kind in _ORDER:
        of_kind = [text for each, text in lines if each == kind]
        if of_kind:
            told_by_kind += [say(f"hunters_and_gatherers-areas-{kind}"), *of_kind]
    return told_by_kind


def _free(say: Say, areas: Sequence[AreaReport]) -> str:
    # Of single tiles there are too many to be worth a word.
    found = [area for area in areas if not area.winners and not area.complete and _tiles(area) > 1]
    found = sorted((area for area in found if area.value["points"]), key=lambda area: -area.value["points"])
    named = [
        say(
            "hunters_and_gatherers-free-area",
            area=say(f"hunters_and_gatherers-a-{area.kind}"),
            cell="{},{}".format(*area.zones[0][:2]),
            points=area.value["points"],
        )
        for area in found[:_MOST_FREE]
    ]
    return say("hunters_and_gatherers-areas-free", areas=listed(say, named)) if named else ""


def _tiles(area: AreaReport) -> int:
    return len({(x, y) for x, y, _ in area.zones})
