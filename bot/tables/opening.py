"""Opening a table, and how many there may be."""

from collections.abc import Iterable

from bot.pace import pace as paces
from bot.pace.pace import Pace
from bot.store.rows import EntryRow, SeatRow, TableRow
from bot.tables import guilds, promises
from bot.tables import options as table_options
from bot.tables.desk import Desk
from bot.tables.errors import TableError
from bot.tables.people import NAME_LIMIT, Person, Place
from bot.tables.table import Table
from engine.contract import Options

SEED_BYTES = 32
FIRST_VERSION = 1
REMATCH_OF = "rematch-of"
"""In the data of the entry that opens it: the table at which the same people played before."""


def open_table(
    desk: Desk,
    place: Place,
    person: Person,
    game: str,
    told: Options,
    invited: Iterable[int],
    offer: int | None,
    interaction_id: int | None,
    pace: Pace,
    language: str | None = None,
    rematch_of: int | None = None,
) -> Table:
    rules = desk.game_called(game)
    options = table_options.complete(rules, told)
    guests = tuple(dict.fromkeys(user for user in invited if user != person.user_id))
    if len(guests) >= rules.seats[1]:
        raise TableError("too-many-invited", game=game, most=rules.seats[1] - 1)
    taken = desk.session.tables.live_in_channel(place.channel_id)
    if taken is not None:
        raise TableError("place-taken", table=taken.id)
    check_limits(desk, place.guild_id, person.user_id)
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
            pace=paces.check(pace),
            language=language,
        )
    )
    data = {"options": options, "invited": list(guests), "offer": offer, "pace": paces.write(pace)}
    if language is not None:
        data["language"] = language
    if rematch_of is not None:
        data[REMATCH_OF] = rematch_of
    entry = EntryRow(row.id, row.revision, row.version, interaction_id, person.user_id, desk.now, "open", data)
    desk.session.entries.add(entry)
    guilds.hear(desk, place)
    desk.touch(row)
    desk.session.seats.put(SeatRow(row.id, 1, person.user_id, person.name[:NAME_LIMIT]))
    promises.lobby(desk.session, row, desk.entropy, desk.now, guests)
    return desk.table(row)


def check_limits(desk: Desk, guild_id: int | None, user_id: int) -> None:
    """Raises ``too-many-tables`` if the person may not open another one there."""
    if guild_id is not None and len(desk.session.tables.live_in_guild(guild_id)) >= desk.limits.guild:
        raise TableError("too-many-tables", limit=desk.limits.guild, per="guild")
    check_person(desk, user_id)


def lobby_from(desk: Desk, user_id: int, offer: int) -> Table | None:
    """The lobby that the person has opened from that offer, if it still is one."""
    for row in desk.session.tables.live_of_person(user_id):
        first = desk.session.entries.of(row.id)[0]
        if row.status == "lobby" and first.user_id == user_id and first.data.get("offer") == offer:
            return desk.table(row)
    return None


def check_person(desk: Desk, user_id: int) -> None:
    if len(desk.session.tables.live_of_person(user_id)) >= desk.limits.person:
        raise TableError("too-many-tables", limit=desk.limits.person, per="person")
