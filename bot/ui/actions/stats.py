"""What has become of games, in private: of one person, of everybody on a server, and what chance did at one table."""

from collections.abc import Sequence

from bot.tables import Table, TableError
from bot.tables.statistics import Standing
from bot.ui import stats_texts
from bot.ui.desk import link
from bot.ui.handling import Asked
from bot.ui.message import Control, Message, button, view
from bot.ui.press import Press
from bot.ui.refusals import Refused
from bot.words import limits, names
from engine.catalogue import GAMES

TITLE = 300
"""Room for the title of a page and what explains it."""
PAGES = 99
"""What a button can name."""


async def of_person(asked: Asked, user_id: int, game: str | None = None) -> Message:
    """What the person has come to on this server; in direct messages one's own games on all of them."""
    guild = asked.place.guild_id
    if guild is None and user_id != asked.user_id:
        raise Refused("error-not-others-here")
    say = asked.say
    found = await asked.desk.tables.records.of_person(user_id, guild)
    shown = [each for each in found if game in (None, each.summary.game)]
    player = names.mention(user_id)
    if not shown:
        return Message(say("stats-empty", player=player))
    title = say("stats-title", player=player) if guild is not None else say("stats-title-everywhere", player=player)
    lines = [
        f"**{title}**",
        *(say("stats-line", game=_name(asked, each), parts=stats_texts.parts(say, each)) for each in shown),
        *stats_texts.explained(say, shown),
    ]
    games = [each.summary.game for each in shown if each.summary.game in GAMES and guild is not None]
    if games:
        lines.append(say("stats-players-below"))
    buttons = [_players_button(asked, each) for each in games]
    return Message(limits.cut("\n".join(lines), limits.MESSAGE), view=view(*buttons) if buttons else None)


async def of_server(asked: Asked, game: str, page: int = 1) -> Message:
    """Everybody who has played that game here."""
    guild = asked.place.guild_id
    if guild is None:
        raise Refused("error-no-table-of-players")
    if game not in GAMES:
        raise TableError("unknown-game", game=game)
    say, name = asked.say, asked.say(f"{game}-name")
    found = await asked.desk.tables.records.of_guild(guild, game)
    if not found:
        return Message(say("players-empty", game=name))
    explained = list(stats_texts.explained(say, found))
    room = limits.MESSAGE - TITLE - sum(limits.length(line) + 1 for line in explained)
    pages = limits.pages(_places(asked, found), room)[:PAGES]
    shown = min(max(page, 1), len(pages))
    title = say("players-title", game=name)
    if len(pages) > 1:
        title = say("players-title-page", game=name, page=shown, pages=len(pages))
    turns = [("newer", shown - 1), ("older", shown + 1)]
    buttons = [
        button(Press("players", 0, 0, (game,), to), say(f"button-{which}"))
        for which, to in turns
        if 1 <= to <= len(pages)
    ]
    return Message("\n".join([f"**{title}**", *pages[shown - 1], *explained]), view=view(*buttons) if buttons else None)


async def players(asked: Asked, press: Press, _: tuple[str, ...]) -> Message:
    """A page of them, by a button."""
    return await of_server(asked, "".join(press.picks[:1]), press.page)


async def luck(asked: Asked, table: Table) -> Message:
    """What chance brought to each seat, against what it brings on average."""
    if table.ended_at is None:
        raise Refused("error-luck-not-over", link=link(table))
    say = asked.say
    found = await asked.desk.tables.records.luck(table.id)
    title = f"**{say('luck-title', game=say(f'{table.game}-name'))}**"
    if not found:
        return Message(f"{title}\n{say('luck-empty')}")
    called = [names.isolated(names.escaped(names.called(say, seat.name, at))) for at, seat in enumerate(table.seats)]
    lines = [title, *stats_texts.luck_lines(say, table.game, found, called), "", say("luck-explained")]
    return Message(limits.cut("\n".join(lines), limits.MESSAGE))


def _places(asked: Asked, found: Sequence[Standing]) -> list[str]:
    return [
        asked.say(
            "players-line",
            place=place,
            player=names.mention(each.summary.user_id),
            parts=stats_texts.parts(asked.say, each),
        )
        for place, each in enumerate(found, 1)
    ]


def _name(asked: Asked, standing: Standing) -> str:
    game = standing.summary.game
    return asked.say(f"{game}-name") if game in GAMES else names.escaped(game)


def _players_button(asked: Asked, game: str) -> Control:
    return button(Press("players", 0, 0, (game,), 1), asked.say(f"{game}-name"))
