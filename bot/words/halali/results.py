"""The final score with its arithmetic (W1 to W4)."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.halali.vocabulary import kind_id, pile_of, scores
from bot.words.names import joined, listed
from engine.contract import Result
from engine.halali.facts import BY_LETTER, points
from engine.halali.scores import score, totals
from engine.halali.state import KINDS, Score, State

SEATS = range(2)


def result(say: Say, state: State, outcome: Result, names: Sequence[str]) -> str:
    """Who won and how; each game; the last game's piles; in a match the sums. One line each.

    Of the first game of a match nothing but points and tiles is kept."""
    present = score(state, state.ended or outcome.reason)
    games = [present] if state.game == 1 or state.first is None else [state.first, present]
    lines = [headline(say, state, outcome, names)]
    if state.agreed.match:
        lines += [
            say("halali-result-game", game=number, **_game(say, game, names))
            for number, game in enumerate(games, start=1)
        ]
    else:
        lines.append(say("halali-result-only-game", **_game(say, present, names)))
    several = len(games) > 1
    in_last = [say("halali-result-in-game", player=name, game=len(games)) if several else name for name in names]
    lines += [_pile(say, pile_of(state, seat), in_last[seat]) for seat in SEATS]
    if several:
        lines += [_total(say, names[seat], [game.points[seat] for game in games]) for seat in SEATS]
    return "\n".join(lines)


def headline(say: Say, state: State, outcome: Result, names: Sequence[str]) -> str:
    """Who won, or gave up, and the points of both."""
    if state.resigned is not None:
        roles = {"player": names[state.resigned], "other": names[1 - state.resigned]}
        return say("halali-result-resign", scores=scores(say, names, outcome.scores), **roles)
    first = outcome.ranking[0]
    _, tiles = totals(state)
    if len(first) > 1:
        players = joined(say, list(names))
        return say("halali-result-draw", players=players, points=outcome.scores[0], tiles=tiles[0])
    winner = first[0]
    who, best, other = names[winner], outcome.scores[winner], outcome.scores[1 - winner]
    if best == other:
        return say("halali-result-tiles", player=who, points=best, tiles=tiles[winner], fewer=tiles[1 - winner])
    return say("halali-result-win", player=who, points=best, other=other)


def _game(say: Say, game: Score, names: Sequence[str]) -> dict[str, str]:
    each = [
        say("halali-result-score", player=names[seat], points=game.points[seat], tiles=game.tiles[seat])
        for seat in SEATS
    ]
    return {"scores": listed(say, each), "why": say(f"halali-result-by-{game.reason}")}


def _pile(say: Say, counts: tuple[int, ...], name: str) -> str:
    terms = [
        say("halali-result-term", what=say(f"halali-count-{kind_id(kind)}", count=count), worth=BY_LETTER[kind].points)
        for kind, count in zip(KINDS, counts, strict=True)
        if count
    ]
    if not terms:
        return say("halali-result-no-pile", player=name)
    return say("halali-result-pile", player=name, sum=_sum(say, terms), points=points(counts))


def _total(say: Say, name: str, each: Sequence[int]) -> str:
    return say("halali-result-total", player=name, sum=_sum(say, [str(number) for number in each]), points=sum(each))


def _sum(say: Say, terms: Sequence[str]) -> str:
    text = terms[0]
    for term in terms[1:]:
        text = say("halali-result-plus", start=text, next=term)
    return text
