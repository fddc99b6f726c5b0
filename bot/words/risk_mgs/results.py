"""How the game ended: who won by what, who gave up, and the others by the table of results (Z1 to Z3)."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.names import joined, listed
from bot.words.risk_mgs import vocabulary
from bot.words.risk_mgs.standings import holdings
from engine.contract import Result
from engine.risk_mgs.state import State


def result(say: Say, state: State, outcome: Result, names: Sequence[str]) -> str:
    """The headline; then a line for each player, the best first."""
    lines = [headline(say, state, outcome, names)]
    for place, tied in enumerate(outcome.ranking, start=1):
        lines += [_line(say, state, names[seat], seat, place) for seat in tied]
    return "\n".join(lines)


def headline(say: Say, state: State, outcome: Result, names: Sequence[str]) -> str:
    """Who won, how, and who gave up."""
    winner = outcome.ranking[0][0]
    told = {
        "player": names[winner],
        "faction": vocabulary.seat_name(say, state, winner),
        "objectives": outcome.scores[winner],
    }
    resigned = joined(say, [name for name, seat in zip(names, state.seats, strict=True) if seat.resigned])
    if resigned:
        return say(f"risk_mgs-result-{outcome.reason}-resigned", resigned=resigned, **told)
    return say(f"risk_mgs-result-{outcome.reason}", **told)


def _line(say: Say, state: State, name: str, seat: int, place: int) -> str:
    each = state.seats[seat]
    told = holdings(say, state, seat)
    if each.objectives:
        objectives = listed(say, [vocabulary.objective(say, objective) for objective in each.objectives])
        told.append(say("risk_mgs-holding-objectives", objectives=objectives))
    faction = vocabulary.seat_name(say, state, seat)
    return say("risk_mgs-result-line", place=place, player=name, faction=faction, holdings=listed(say, told))
