"""Rules of a new version: tables to which they make no difference go on under them."""

import msgspec

from bot.tables import comparing
from bot.tables.desk import Desk

KIND = "rules"
"""The kind of the entry that says so."""


def renew(desk: Desk) -> tuple[int, ...]:
    """The tables of ours whose whole log comes to the same under the present rules; the others stay as they are, and
    people are told so there."""
    renewed = []
    for row in desk.session.tables.live():
        game = desk.games.get(row.game)
        if row.status != "playing" or game is None or game.version == row.rules_version:
            continue
        if not desk.session.shards.own(row.guild_id):
            # Its process may have other rules than this one.
            continue
        if any(comparing.differences(game, row, desk.session.entries.of(row.id))):
            continue
        data = {"from": row.rules_version, "to": game.version}
        entry = msgspec.structs.replace(desk.quiet_entry(row, KIND, None, None), data=data)
        desk.commit(row, entry, rules_version=game.version)
        renewed.append(row.id)
    return tuple(renewed)
