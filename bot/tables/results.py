"""What becomes of a table that ends: its result is kept, and the ratings on its server move on."""

import logging
from collections.abc import Iterable, Mapping, Sequence

from bot.pace.spans import Span
from bot.stats import replies
from bot.stats.rating import Rating, rated
from bot.stats.replies import Moment
from bot.store.contract import Session
from bot.store.results import Ending, RatingRow, ResultRow, SeatResult
from bot.store.rows import EntryRow, SeatRow, TableRow
from bot.tables import line, packing
from bot.tables.course import Point, course
from engine.chance import ChanceError
from engine.contract import RESIGN, AnyGame, Refusal, Result

log = logging.getLogger(__name__)

ABSENT = "absent"
"""In the data of the entry that ends a table: the seats whose people were away too long."""


def record(session: Session, game: AnyGame | None, row: TableRow) -> None:
    """To be called in the transaction that ends a table which was started, after its last entry was written. ``game``
    is None when there is no such game any more."""
    result = _result_of(session, game, row)
    session.results.put(result)
    if result.guild_id is not None:
        known = {each.user_id: _rating(each) for each in session.results.ratings(result.guild_id, result.game)}
        _put_ratings(session, result.guild_id, result.game, rated(known, _places(result)))


def record_missing(session: Session, games: Mapping[str, AnyGame]) -> int:
    """Keeps results of tables that ended before results were kept, and rates all games there anew; how many those
    were."""
    missing = session.results.missing()
    touched: set[tuple[int, str]] = set()
    for table_id in missing:
        row = session.tables.get(table_id)
        assert row is not None  # noqa: S101  for the type checker
        result = _result_of(session, games.get(row.game), row)
        session.results.put(result)
        if result.guild_id is not None:
            touched.add((result.guild_id, result.game))
    for guild_id, name in sorted(touched):
        rate_anew(session, guild_id, name)
    return len(missing)


def rate_anew(session: Session, guild_id: int, game: str) -> None:
    """Ratings as they follow from all results there are."""
    known: dict[int, Rating] = {}
    for result in session.results.of_guild(guild_id, game):
        known |= rated(known, _places(result))
    session.results.drop_ratings(guild_id, game)
    _put_ratings(session, guild_id, game, known)


def _result_of(session: Session, game: AnyGame | None, row: TableRow) -> ResultRow:
    entries = session.entries.of(row.id)
    known = game if game is not None and game.version == row.rules_version else None
    result = None
    if known is not None and row.snapshot is not None:
        result = known.result(packing.unpack(row.snapshot, known.state_type))
    people = [seat for seat in session.seats.of(row.id) if seat.number is not None]
    times = {} if known is None else _replies(session, known, row, entries, people)
    return ResultRow(
        table_id=row.id,
        guild_id=row.guild_id,
        game=row.game,
        reason=result.reason if result is not None else entries[-1].kind,
        plies=row.ply,
        started_at=row.started_at or 0,
        ended_at=row.ended_at or 0,
        seats=tuple(
            _seat(seat, result, _endings(entries), times.get(seat.user_id, ()))
            for seat in sorted(people, key=lambda seat: seat.number or 0)
        ),
    )


def _seat(seat: SeatRow, result: Result | None, endings: Mapping[int, Ending], times: tuple[int, ...]) -> SeatResult:
    number = seat.number or 0
    place = score = None
    if result is not None:
        tie = next(index for index, seats in enumerate(result.ranking) if number in seats)
        place, score = 1 + sum(map(len, result.ranking[:tie])), result.scores[number]
    ending = "computer" if seat.computer else endings.get(number, "played")
    return SeatResult(number, seat.user_id, seat.name, place, score, ending, times)


def _endings(entries: Sequence[EntryRow]) -> dict[int, Ending]:
    """How it ended for the seats for which it did not end with the game."""
    found: dict[int, Ending] = {}
    for entry in entries:
        if entry.move == RESIGN and entry.seat is not None:
            found[entry.seat] = "resigned" if entry.user_id is not None else "absent"
    return found | dict.fromkeys(entries[-1].data.get(ABSENT, ()), "absent")


def _replies(
    session: Session, game: AnyGame, row: TableRow, entries: Sequence[EntryRow], people: Iterable[SeatRow]
) -> dict[int, tuple[int, ...]]:
    """By person, without the time of pauses, outages and vacations."""
    stops = [pause.span for pause in session.pauses.of(row.id)] + list(session.outages.since(row.started_at or 0))
    try:
        moments = [_moment(game, point) for point in course(game, row, entries)]
    except (Refusal, ChanceError):
        # The end of a table must not fail because of a number in a statistic.
        log.exception("table %s cannot be replayed", row.id)
        return {}
    return {seat.user_id: _of_person(session, seat.user_id, moments, stops) for seat in people}


def _moment(game: AnyGame, point: Point) -> Moment:
    awaited = frozenset(game.turn(point.state).seats)
    # Who takes a move back has not replied to anything.
    seat = point.entry.seat if point.entry.kind != line.KIND else None
    return Moment(point.entry.at, awaited, seat, point.entry.user_id)


def _of_person(session: Session, user_id: int, moments: Sequence[Moment], stops: Sequence[Span]) -> tuple[int, ...]:
    vacations = [vacation.span for vacation in session.people.vacations(user_id)]
    return replies.replies(moments, [*stops, *vacations]).get(user_id, ())


def _places(result: ResultRow) -> list[tuple[int, int]]:
    """Who is rated by that result, with their places: nobody, unless all seats have a place and a person."""
    places = [(seat.user_id, seat.place) for seat in result.seats if seat.place is not None]
    people = all(seat.ending != "computer" for seat in result.seats)
    return places if people and len(places) == len(result.seats) else []


def _rating(row: RatingRow) -> Rating:
    return Rating(row.mu, row.sigma, row.games)


def _put_ratings(session: Session, guild_id: int, game: str, ratings: Mapping[int, Rating]) -> None:
    for user_id, each in sorted(ratings.items()):
        session.results.put_rating(RatingRow(guild_id, game, user_id, each.mu, each.sigma, each.games))
