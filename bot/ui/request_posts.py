"""The post of a request: what is asked, by whom, who has answered, until when, and what has come of it."""

import discord

from bot.pace.requests import Request
from bot.pace.terms import TERMS
from bot.store.requests import RequestRow
from bot.tables import Table
from bot.ui.desk import Desk, link
from bot.ui.message import Control, Message, button, view
from bot.ui.posts import Post
from bot.ui.press import Press
from bot.words import limits, moments, names, paces
from bot.words.contract import Say


async def lines(desk: Desk, table: Table, say: Say) -> list[str]:
    """The open requests of a table, each with the way to its post."""
    rows = await desk.tables.agreements.open(table.id)
    return [say("request-open-line", text=told(say, table, row), link=where(table, row)) for row in rows]


async def of_request(desk: Desk, table: Table, row: RequestRow, pings: tuple[int, ...] = ()) -> Post:
    """The request as it stands. Whom it pings is named in the first line as long as it is open."""
    say = desk.public_say(table)
    if row.request is None:
        return _of_late(desk, table, row, pings)
    lines = [told(say, table, row), *_answers(say, row.request)]
    if row.outcome is None:
        missing = names.joined(say, [names.mention(user) for user in row.request.missing])
        lines.insert(0, say("request-missing", names=missing, **moments.filling("until", row.request.expires_at)))
        lines.append(say(f"request-rule-{TERMS[row.request.kind].rule}"))
    else:
        lines.append(say(f"request-{row.outcome}"))
    return Post(Message(limits.cut("\n".join(lines), limits.MESSAGE), view=_controls(say, table, row)), pings)


def of_word(say: Say, table: Table, row: RequestRow) -> Post:
    """For one person, who wants to hear of requests by direct message."""
    asker = names.mention(row.request.asked_by) if row.request is not None else _player(table, row)
    text = say("request-word", asker=asker, game=say(f"{table.game}-name"), link=where(table, row))
    return Post(Message(text))


def of_call(say: Say, table: Table, row: RequestRow, user_id: int) -> Post:
    """The same in the channel, for whoever takes no direct messages."""
    return Post(Message(f"{names.mention(user_id)} {of_word(say, table, row).message.content}"), (user_id,))


def told(say: Say, table: Table, row: RequestRow) -> str:
    """What is asked, in one line."""
    game, player = say(f"{table.game}-name"), _player(table, row)
    if row.request is None:
        return say("late-post-alone", player=player, game=game, **moments.filling("since", row.opened_at))
    replacement = row.request.replacement
    return say(
        f"request-{row.subject}",
        asker=names.mention(row.request.asked_by),
        game=game,
        player=player,
        replacement=names.mention(replacement) if replacement is not None else "",
        time=paces.duration(say, int(row.about.get("seconds", 0))),
        move=_skipping(table, row.seat) or "",
    )


def where(table: Table, row: RequestRow) -> str:
    """The way to the post of the request, or at least to the table."""
    if row.message_id is None:
        return link(table)
    return f"{link(table).rsplit('/', 1)[0]}/{row.message_id}" if table.board_message_id else link(table)


def _of_late(desk: Desk, table: Table, row: RequestRow, pings: tuple[int, ...]) -> Post:
    say, game, player = desk.public_say(table), desk.public_say(table)(f"{table.game}-name"), _player(table, row)
    if row.outcome is not None:
        return Post(Message(say("late-moot", player=player, game=game), view=discord.ui.View()), ())
    others = names.joined(say, [names.mention(user) for user in pings])
    lines = [say("late-post", names=others, player=player, game=game, **moments.filling("since", row.opened_at))]
    move = _skipping(table, row.seat)
    if move is not None:
        lines.append(say("late-skip", move=move))
    actions = ["wait", *(["skip"] if move is not None else []), "replace", "computer", "end"]
    buttons = [
        button(Press(f"late-{action}", table.id, 0, (str(row.id),)), say(f"button-late-{action}")) for action in actions
    ]
    return Post(Message("\n".join(lines), view=view(*buttons)), pings)


def _answers(say: Say, request: Request) -> list[str]:
    given = {
        answer: [names.mention(each.user_id) for each in request.answers if each.yes is (answer == "yes")]
        for answer in ("yes", "no")
    }
    return [say(f"request-answer-{answer}", names=names.joined(say, users)) for answer, users in given.items() if users]


def _controls(say: Say, table: Table, row: RequestRow) -> discord.ui.View:
    """The buttons of an open request; what helps once it was agreed on."""
    styles = {"agree": discord.ButtonStyle.success, "decline": discord.ButtonStyle.danger}
    buttons: list[Control] = []
    if row.outcome is None:
        buttons = [
            button(
                Press(action, table.id, 0, (str(row.id),)),
                say(f"button-{action}"),
                styles.get(action, discord.ButtonStyle.secondary),
            )
            for action in ("agree", "decline", "withdraw")
        ]
    elif row.outcome == "accepted" and table.status == "playing":
        follow = {"pause": "resume", "computer": "come-back"}
        if row.subject in follow:
            action = follow[row.subject]
            buttons = [button(Press(action, table.id, 0), say(f"button-{action}"))]
    return view(*buttons)


def _skipping(table: Table, seat: int | None) -> str | None:
    """The move that would skip the seat; None where the rules cannot bear one."""
    if seat is None or table.turn is None or seat not in table.turn.seats:
        return None
    move = table.rules.passing(table.state, seat)
    return table.rules.format(table.state, move) if move is not None else None


def _player(table: Table, row: RequestRow) -> str:
    """Whose seat it is about."""
    if row.request is not None and row.request.about is not None:
        return names.mention(row.request.about)
    if row.request is not None and row.subject == "offer":
        return names.mention(row.request.asked_by)
    return names.mention(table.seats[row.seat].user_id) if row.seat is not None else ""
