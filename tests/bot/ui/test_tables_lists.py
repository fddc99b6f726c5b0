"""Lists of tables at their longest: within Discord's limits, whatever stands in them."""

from typing import Any

import pytest

from bot.tables.awaited import Waiting
from bot.tables.whereabouts import Whereabouts
from bot.ui import games_list, overview, tables_lines
from bot.ui.games_list import Entry
from bot.words.limits import MESSAGE, length
from bot.words.localizer import Localizer, load_localizer

FAR = 2**63 - 1
NOW = 1_800_000_000
PEOPLE = tuple(FAR - number for number in range(5))
MENU = 25


@pytest.fixture(scope="module")
def words() -> Localizer:
    return load_localizer(strict=True)


def table(number: int = 1, *, awaited: int = 5, until: int | None = NOW, **fields: Any) -> Whereabouts:
    """A table with the longest ids there are."""
    waits = tuple(
        Waiting(number, seat, user, NOW, until, False, False, False, 0) for seat, user in enumerate(PEOPLE[:awaited])
    )
    values: dict[str, Any] = {
        "id": number,
        "guild_id": FAR,
        "channel_id": FAR - number,
        "game": "risk_mgs",
        "status": "playing",
        "players": PEOPLE,
        "opened_at": NOW,
        "lobby_message_id": FAR,
        "board_message_id": FAR,
        "waits": waits,
    }
    return Whereabouts(**{**values, **fields})


STANDINGS = {
    "awaited": table(),
    "without a limit": table(until=None),
    "alone": table(awaited=1),
    "others": table(waits=table().waits[1:]),
    "the computer": table(awaited=0),
    "paused": table(paused_until=NOW),
    "away": table(away=dict.fromkeys(PEOPLE, NOW)),
    "lobby": table(awaited=0, status="lobby"),
    "old rules": table(awaited=0, under_other_rules=True),
}


@pytest.mark.parametrize("where", STANDINGS.values(), ids=STANDINGS.keys())
def test_every_standing_is_told_with_number_and_place(words: Localizer, where: Whereabouts) -> None:
    own = tables_lines.own(words.say_in(), where, PEOPLE[0])
    public = tables_lines.public(words.say_in(), where)
    assert "table 1" in own and f"/{where.channel_id}/{FAR}" in own
    assert "table 1" in public and f"<#{where.channel_id}>" in public
    assert f"<@{PEOPLE[0]}>" not in own or where.paused_until or where.away


def test_who_else_is_awaited_is_told_apart_from_oneself(words: Localizer) -> None:
    alone = tables_lines.own(words.say_in(), STANDINGS["alone"], PEOPLE[0])
    others = tables_lines.own(words.say_in(), STANDINGS["awaited"], PEOPLE[0])
    assert "awaited as well" not in alone
    assert f"<@{PEOPLE[4]}> are awaited as well." in others


def test_deadline_of_others_is_the_first_one(words: Localizer) -> None:
    waits = (*table(awaited=1, until=NOW + 60).waits, *table(until=NOW + 30).waits[1:2])
    assert f"<t:{NOW + 30}:R>" in tables_lines.public(words.say_in(), table(waits=waits))


def test_longest_pages_fit_and_leave_nothing_out(words: Localizer) -> None:
    say = words.say_in()
    tables = [table(number, away=dict.fromkeys(PEOPLE[:2], NOW)) for number in range(1, 31)]
    entries = [games_list.line(say, each, PEOPLE[0], "W" * 200) for each in tables]
    unseen = [table(number) for number in range(100, 140)]
    found: list[str] = []
    for page in range(100):
        shown = games_list.show(say, "x" * 60, entries, unseen, page)
        assert length(shown.content) <= MESSAGE
        rows: Any = shown.view.to_components() if shown.view is not None else []
        options = [option["value"] for option in rows[0]["components"][0]["options"]]
        assert len(options) <= MENU
        if options[0] in found:
            break
        found += options
    assert [str(each.id) for each in tables] == [value for value in found if int(value) < 100]
    assert any(int(value) >= 100 for value in found)


def test_page_beyond_the_last_is_the_last(words: Localizer) -> None:
    entries = [Entry(table(), "line")]
    say = words.say_in()
    assert games_list.show(say, "x", entries, [], 99).content == games_list.show(say, "x", entries, [], 0).content


def test_longest_overview_fits_and_counts_the_rest(words: Localizer) -> None:
    say = words.say_in()
    tables = [table(number) for number in range(1, 201)]
    message = overview.show(say, tables)
    lines = message.content.splitlines()
    assert length(message.content) <= MESSAGE
    assert lines[-1] == say("overview-more", count=200 - (len(lines) - 2))
    assert lines[1] == tables_lines.public(say, tables[0])


def test_overview_of_nothing_says_what_to_do(words: Localizer) -> None:
    assert overview.show(words.say_in(), []).content.endswith(words.say_in()("overview-none"))
