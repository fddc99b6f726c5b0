"""The final score with its arithmetic: what was completed on the way, and the last scoring by kind of area."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.hunters_and_gatherers.areas import LAST, last_scored
from bot.words.hunters_and_gatherers.vocabulary import people
from bot.words.names import listed, strung
from engine.contract import Result
from engine.hunters_and_gatherers.areas import AreaReport
from engine.hunters_and_gatherers.ending import RESIGNED
from engine.hunters_and_gatherers.state import AreaKind, State


def result(say: Say, state: State, outcome: Result, names: Sequence[str]) -> str:
    """Who won and how; then a line for each player, the best first."""
    lines = [headline(say, outcome, names)]
    counted = last_scored(state)
    return "\n".join(
        [*lines, *(_line(say, state, names, seat, counted) for place in outcome.ranking for seat in place)]
    )


def headline(say: Say, outcome: Result, names: Sequence[str]) -> str:
    """Who won, why, and how many points everybody has."""
    first = outcome.ranking[0]
    who, points = people(say, names, first), outcome.scores[first[0]]
    if len(first) > 1:
        return say("hunters_and_gatherers-result-shared", players=who, points=points)
    behind = [seat for place in outcome.ranking[1:] for seat in place]
    scored = [say("hunters_and_gatherers-score", player=names[seat], points=outcome.scores[seat]) for seat in behind]
    key = "hunters_and_gatherers-result-resign" if outcome.reason == RESIGNED else "hunters_and_gatherers-result-win"
    return say(key, player=who, points=points, others=listed(say, scored))


def _line(say: Say, state: State, names: Sequence[str], seat: int, counted: Sequence[AreaReport]) -> str:
    total = state.scores[seat]
    won = [(area.kind, area.value["points"]) for area in counted if seat in area.winners and area.value["points"]]
    by_kind = {kind: [points for each, points in won if each == kind] for kind in LAST}
    before = total - sum(sum(points) for points in by_kind.values())
    terms = [say("hunters_and_gatherers-result-completed", points=before)]
    terms += [_term(say, kind, points) for kind, points in by_kind.items() if points]
    key = "hunters_and_gatherers-result-resigned" if seat in state.resigned else "hunters_and_gatherers-result-line"
    return say(key, player=names[seat], sum=strung(say, "hunters_and_gatherers-plus", terms), points=total)


def _term(say: Say, kind: AreaKind, points: Sequence[int]) -> str:
    each = strung(say, "hunters_and_gatherers-plus", [str(number) for number in points])
    if len(points) == 1:
        return say(f"hunters_and_gatherers-result-{kind}", points=each)
    return say(f"hunters_and_gatherers-result-{kind}-many", points=sum(points), each=each)
