"""How well people play one game on one server: the Plackett-Luce model of openskill, for any number of players.

Weng and Lin, "A Bayesian Approximation Method for Online Ranking", 2011.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from msgspec import Struct
from openskill.models import PlackettLuce

BEGINNING = 1000
"""What everybody begins with."""
POINTS = 40
"""How many points are one of the model's units."""


class Rating(Struct, frozen=True):
    """``mu``: how well the person is thought to play; ``sigma``: how unsure that is. ``games``: rated ones."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def points(self) -> int:
        """What is shown: what the person plays like at least, almost surely; it grows with each game that is known."""
        return round(BEGINNING + POINTS * (self.mu - 3 * self.sigma))


def beginner() -> Rating:
    """Somebody of whom no game is known."""
    fresh = _model().rating()
    return Rating(fresh.mu, fresh.sigma)


def rated(before: Mapping[int, Rating], places: Sequence[tuple[int, int]]) -> dict[int, Rating]:
    """The ratings of those who played, each with a place from 1 (ties together); whoever has no rating before begins.

    Nothing is learned from a game of one.
    """
    if len({user for user, _ in places}) < 2:
        return {}
    model = _model()
    known = [before.get(user) or beginner() for user, _ in places]
    teams = [[model.create_rating([each.mu, each.sigma])] for each in known]
    after = model.rate(teams, ranks=[float(place) for _, place in places])
    return {
        user: Rating(team[0].mu, team[0].sigma, old.games + 1)
        for (user, _), [*team], old in zip(places, after, known, strict=True)
    }


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()
