"""Opening a table, and how many there may be."""

from collections.abc import Iterable

from bot.store.rows import EntryRow, SeatRow, TableRow
from bot.tables import options as table_options
from bot.tables import promises
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.people import NAME_LIMIT, Person, Place
from bot.tables.table import Table
from engine.contract import Options

SEED_BYTES = 32
FIRST_VERSION = 1


def open_table(
    desk: Desk,
    place: Place,
    person: Person,
    game: str,
    told: Options,
    invited: Iterable[int],
    interaction_id: int | None,
) -> Table:
    rules = desk.game_called(game)
    options = table_options.complete(rules, told)
    taken = desk.session.tables.live_in_channel(place.channel_id)
    if taken is not None:
        raise TableError("place-taken", table=taken.id)
    _check_guild(desk, place.guild_id)
    check_person(desk, person.user_id)
    guests = tuple(dict.fromkeys(user for user in invited if user != person.user_id))
    row = desk.session.tables.add(
        TableRow(
            id=0,
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            game=game,
            rules_version=rules.version,
            options=options,
            status="lobby",
            version=FIRST_VERSION,
            ply=0,
            seed=desk.entropy(SEED_BYTES),
            opened_by=person.user_id,
            opened_at=desk.now,
            invited=guests,
        )
    )
    data = {"options": options, "invited": list(guests)}
    entry = EntryRow(row.id, row.version, interaction_id, person.user_id, desk.now, "open", data)
    desk.session.entries.add(entry)
    desk.session.seats.put(SeatRow(row.id, 1, person.user_id, person.name[:NAME_LIMIT]))
    promises.lobby(desk.session, row, desk.entropy, desk.now, guests)
    return desk.table(row)


def check_person(desk: Desk, user_id: int) -> None:
    if len(desk.session.tables.live_of_person(user_id)) >= desk.limits.person:
        raise TableError("too-many-tables", limit=desk.limits.person, per="person")


def _check_guild(desk: Desk, guild_id: int | None) -> None:
    if guild_id is not None and len(desk.session.tables.live_in_guild(guild_id)) >= desk.limits.guild:
        raise TableError("too-many-tables", limit=desk.limits.guild, per="guild")
