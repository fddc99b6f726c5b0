"""Messages, channels and commands of the API's shapes, with which the page is tried out."""

from typing import Any

from PIL import Image, ImageDraw

Json = dict[str, Any]

NAMES = ["Ann Lee", "Ben", "Chloe", "Dmitri", "Emi"]
COLOURS = ["#e0a33e", "#4f8fd0", "#b65fb0", "#4ea36a", "#c9544d"]
PEOPLE: list[Json] = [
    {"id": str(101 + i), "username": name.lower().replace(" ", "."), "global_name": name, "avatar_colour": COLOURS[i]}
    for i, name in enumerate(NAMES)
]
ANN, BEN = PEOPLE[0], PEOPLE[1]
BOT: Json = {"id": "900", "username": "turnpost", "global_name": None, "bot": True, "avatar_colour": "#3f5fc4"}
TABLE, LOUNGE, THREAD, DIRECT = "201", "202", "203", "204"
EPHEMERAL, THINKING, COMPONENTS_ONLY = 64, 128, 1 << 15


def channels() -> list[Json]:
    """Two text channels and a thread of the first."""
    return [
        {"id": TABLE, "type": 0, "name": "game-table", "guild_id": "1"},
        {"id": LOUNGE, "type": 0, "name": "lounge", "guild_id": "1"},
        {"id": THREAD, "type": 11, "name": "Second table", "parent_id": TABLE, "guild_id": "1", "thread_metadata": {}},
    ]


def commands() -> list[Json]:
    """A command with completion, one with subcommands and choices, one without options."""
    games = [
        {"name": "Halali!", "value": "halali"},
        {"name": "Hunters and Gatherers", "value": "hunters_and_gatherers"},
    ]
    new = [
        {"type": 4, "name": "seats", "description": "How many play", "min_value": 2, "max_value": 5},
        {"type": 3, "name": "game", "description": "Which game", "required": True, "choices": games},
        {"type": 6, "name": "with", "description": "Whom to invite"},
    ]
    move = {"type": 3, "name": "move", "description": "Such as d3-d6", "required": True, "autocomplete": True}
    return [
        {"id": "1", "type": 1, "name": "move", "description": "Make a move", "options": [move]},
        {"id": "2", "type": 1, "name": "games", "description": "Where I am awaited", "options": []},
        {
            "id": "3",
            "type": 1,
            "name": "game",
            "description": "Tables",
            "options": [
                {"type": 1, "name": "new", "description": "Open a table", "options": new},
                {"type": 1, "name": "board", "description": "Show the board", "options": []},
            ],
        },
    ]


def message(number: int, content: str = "", author: Json = BOT, channel: str = TABLE, **more: Any) -> Json:
    """A complete message; a higher number is a later minute."""
    return {
        "id": str(5000 + number),
        "channel_id": channel,
        "type": 0,
        "author": author,
        "content": content,
        "timestamp": f"2026-11-20T{10 + number // 60:02}:{number % 60:02}:00+00:00",
        "edited_timestamp": None,
        "attachments": [],
        "embeds": [],
        "components": [],
        "mentions": [],
        "flags": 0,
        "x_pings": [],
        **more,
    }


def picture(name: str = "board.png", alt: str = "A board of 7 by 7 squares; the hunter stands on d3.") -> Json:
    """An attachment that the stand-in for the server really has."""
    url = f"http://sandbox.invalid/cdn/{name}"
    return {
        "id": "1",
        "filename": name,
        "size": 123456,
        "url": url,
        "content_type": "image/png",
        "description": alt,
    } | {
        "width": 1200,
        "height": 1200,
    }


def button(custom_id: str, label: str, style: int = 2, **more: Any) -> Json:
    """A button of the API."""
    return {"type": 2, "custom_id": custom_id, "label": label, "style": style, **more}


def row(*components: Json) -> Json:
    """A row of components."""
    return {"type": 1, "components": list(components)}


def select(custom_id: str, count: int, **more: Any) -> Json:
    """A menu of that many options, with values "0", "1", ..."""
    options = [{"label": f"d{i}: fox", "value": str(i), "description": f"takes on f{i}"} for i in range(count)]
    return {"type": 3, "custom_id": custom_id, "placeholder": "Which tile", "options": options, **more}


def board_post(number: int, **more: Any) -> Json:
    """A hand-over as the bot posts it: ping, news, picture, buttons."""
    text = (
        "<@101> your move in **Halali!**: Ben's hunter took your fox on f5 (`d3xf5`).\n"
        "Ann 23 · Ben 18 · 12 tiles face-down · move 34 · answer until <t:1800000000:f> (<t:1800000000:R>)"
    )
    buttons = row(
        button("move", "Your move", 1), button("text", "Text"), button("more", "More", emoji={"name": "⋯", "id": None})
    )
    return message(number, text, attachments=[picture()], components=[buttons], x_pings=["101"], mentions=[ANN], **more)


def components_post(number: int) -> Json:
    """A message that consists of components only, one of each kind."""
    inner = [
        {"type": 10, "content": "## Table 7\nHalali! · 2 seats"},
        {"type": 14, "divider": True, "spacing": 1},
        {
            "type": 9,
            "components": [{"type": 10, "content": "**Ann** waits for a partner"}],
            "accessory": button("join", "Join", 3),
        },
        {
            "type": 9,
            "components": [{"type": 10, "content": "A corner of the board"}],
            "accessory": {"type": 11, "media": {"url": "attachment://board.png"}, "description": "A corner"},
        },
        {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "The board"}]},
        row(button("start", "Start", 1, disabled=True), button("cancel", "Cancel", 4)),
    ]
    container = {"type": 17, "accent_color": 0x4EA36A, "components": inner}
    return message(number, flags=COMPONENTS_ONLY, components=[container], attachments=[picture()])


def embed_post(number: int) -> Json:
    """An embed with everything in it."""
    fields = [{"name": name, "value": value, "inline": True} for name, value in (("Ann", "23"), ("Ben", "18"))]
    embed = {
        "title": "Standing",
        "url": "https://example.org/",
        "description": "after *34* moves",
        "color": 0xE0A33E,
        "fields": fields,
        "image": {"url": "attachment://board.png", "width": 1200, "height": 1200},
        "footer": {"text": "table 7"},
    }
    return message(number, embeds=[embed], attachments=[picture()])


def tour() -> list[Json]:
    """A channel with a message of every kind."""
    used: Json = {
        "interaction_metadata": {"type": 2, "user": ANN},
        "interaction": {"type": 2, "name": "game board", "user": ANN},
    }
    file = {"id": "2", "filename": "game.txt", "size": 2048, "url": "/cdn/game.txt", "content_type": "text/plain"}
    markdown = (
        "# Heading\n**bold** *italic* __underline__ ~~strike~~ ||spoiler|| `code`\n> quoted\n- one\n  - two\n1. first\n"
        "```\n  a b c\n1 ♞ . ♜\n```\n[link](https://example.org/) <#202> <@102> 🦊\n-# small print"
    )
    return [
        message(1, "Shall we play?", ANN),
        message(2, "Gladly.", BEN),
        message(3, "I open a table.", BEN),
        message(4, markdown, edited_timestamp="2026-11-20T10:05:00+00:00"),
        components_post(5),
        embed_post(6),
        message(7, "Pick a tile.", flags=EPHEMERAL, x_owner="101", components=[row(select("pick", 12))], **used),
        message(
            8,
            "The record.",
            attachments=[file],
            components=[row({"type": 2, "style": 5, "label": "Rules", "url": "https://example.org/"})],
        ),
        message(9, flags=THINKING, **used),
        board_post(10),
    ]


def board_picture(size: int = 1200) -> Image.Image:
    """A plain checkered board."""
    image = Image.new("RGB", (size, size), "#3d5a40")
    pen = ImageDraw.Draw(image)
    step = size // 7
    for square in range(0, 49, 2):
        left, top = square % 7 * step, square // 7 * step
        pen.rectangle((left, top, left + step, top + step), fill="#c9b37c")
    return image
