"""What the results of many tables say about one person, or about all who played."""

from collections.abc import Iterable, Sequence
from statistics import median

from msgspec import Struct

from bot.store.results import ResultRow, SeatResult


class Summary(Struct, frozen=True):
    """One person at one game."""

    user_id: int
    name: str
    """As the person was called at the newest table."""
    game: str
    played: int
    """Games that came to a result, those given up among them."""
    won: int
    """First places; those that were shared count for each, unless all share it."""
    unfinished: int
    """Games that ended without a result."""
    reply: int | None
    """The median of the person's reply times, in seconds."""
    longest: ResultRow | None
    """The game with the most moves of all that came to a result."""


def summaries(results: Iterable[ResultRow]) -> tuple[Summary, ...]:
    """By person and game: most played first, then most won, then by id."""
    by_key: dict[tuple[int, str], list[tuple[ResultRow, SeatResult]]] = {}
    for result in results:
        for seat in result.seats:
            if seat.ending != "computer":
                by_key.setdefault((seat.user_id, result.game), []).append((result, seat))
    found = [_summary(user_id, game, of) for (user_id, game), of in by_key.items()]
    return tuple(sorted(found, key=lambda each: (-each.played, -each.won, each.user_id, each.game)))


def _summary(user_id: int, game: str, of: Sequence[tuple[ResultRow, SeatResult]]) -> Summary:
    finished = [(result, seat) for result, seat in of if seat.place is not None]
    replies = [seconds for _, seat in of for seconds in seat.replies]
    newest = max(of, key=lambda pair: (pair[0].ended_at, pair[0].table_id))
    return Summary(
        user_id,
        newest[1].name,
        game,
        len(finished),
        sum(_won(result, seat) for result, seat in finished),
        len(of) - len(finished),
        round(median(replies)) if replies else None,
        max((result for result, _ in finished), key=lambda result: (result.plies, -result.table_id), default=None),
    )


def _won(result: ResultRow, seat: SeatResult) -> bool:
    return seat.place == 1 and any(other.place != 1 for other in result.seats)
