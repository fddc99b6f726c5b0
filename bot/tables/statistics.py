"""What the results that are kept say of people, and what chance did at a table."""

from collections.abc import Sequence

from msgspec import Struct

from bot.stats.rating import Rating
from bot.stats.summary import Summary, summaries
from bot.tables import line
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from engine.contract import Luck, Ply


class Standing(Struct, frozen=True):
    """A person at one game. ``rating``: None where there are none."""

    summary: Summary
    rating: Rating | None = None


def of_person(desk: Desk, user_id: int, guild_id: int | None) -> tuple[Standing, ...]:
    """By game, most played first."""
    results = desk.session.results.of_person(user_id)
    here = [result for result in results if guild_id is None or result.guild_id == guild_id]
    return _standings(desk, [each for each in summaries(here) if each.user_id == user_id], guild_id)


def of_guild(desk: Desk, guild_id: int, game: str) -> tuple[Standing, ...]:
    """Best rating first where there are ratings, else who won most."""
    found = _standings(desk, summaries(desk.session.results.of_guild(guild_id, game)), guild_id)
    return tuple(sorted(found, key=lambda each: (each.rating is None, -_points(each), -each.summary.won)))


def luck(desk: Desk, table_id: int) -> tuple[Luck, ...]:
    """Only of a table that has ended: before, what chance did may be a secret."""
    row = desk.row(table_id)
    game = desk.game(row)
    if row.started_at is None or row.ended_at is None:
        raise TableError("not-over", table=row.id)
    if game.version != row.rules_version:
        raise TableError("other-rules", table=row.id, game=row.game)
    entries = [entry for entry in line.standing(desk.session.entries.of(row.id)) if entry.move is not None]
    return game.luck([Ply(entry.seat or 0, entry.move or (), entry.events) for entry in entries])


def _standings(desk: Desk, found: Sequence[Summary], guild_id: int | None) -> tuple[Standing, ...]:
    ratings: dict[tuple[str, int], Rating] = {}
    if guild_id is not None and rates(desk, guild_id):
        for game in {each.game for each in found}:
            for row in desk.session.results.ratings(guild_id, game):
                ratings[game, row.user_id] = Rating(row.mu, row.sigma, row.games)
    return tuple(Standing(each, ratings.get((each.game, each.user_id))) for each in found)


def rates(desk: Desk, guild_id: int) -> bool:
    """Whether that server wants ratings to be shown."""
    settled = desk.session.guilds.get(guild_id)
    return settled is None or settled.ratings


def _points(standing: Standing) -> int:
    return standing.rating.points if standing.rating is not None else 0
