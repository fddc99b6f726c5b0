"""The slash commands: ``/game ...`` and ``/move``. Their words stand in the locales, English ones in the tree."""

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.ui import completion, server_commands, settings_commands, stats_commands
from bot.ui.actions import holding, looking, moving, opening, ordering, replaying, typing
from bot.ui.actions.showing import Look, showing, table_here
from bot.ui.answers import Interaction, Way
from bot.ui.command_parts import Texts, command_of, name_options
from bot.ui.desk import Desk
from bot.ui.handling import Asked, Work, handle
from bot.ui.languages import name_of
from bot.ui.message import Message
from bot.words.localizer import FIRST_LANGUAGE, Localizer
from engine.catalogue import GAMES


class Translator(app_commands.Translator):
    """Texts of the tree in the languages that have them; a ``locale_str`` carries its key."""

    def __init__(self, words: Localizer) -> None:
        # Asked some ten thousand times at each start: each text in each of Discord's languages.
        self._voices = {
            locale: words.say_in(locale.value)
            for locale in discord.Locale
            if words.language_for(locale.value) not in (None, FIRST_LANGUAGE)
        }

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        key, say = string.extras.get("key"), self._voices.get(locale)
        return say(key) if say is not None and isinstance(key, str) else None


def build(client: discord.Client, desk: Desk) -> app_commands.CommandTree[discord.Client]:
    """The whole tree, for guilds that have the bot and for its direct messages."""
    tree = app_commands.CommandTree(
        client,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    )
    texts = Texts(desk.words)
    tree.add_command(_game(desk, texts))
    tree.add_command(_move(desk, texts))
    settings_commands.add(tree, desk, texts)
    stats_commands.add(tree, desk, texts)
    server_commands.add(tree, desk, texts)
    return tree


def _game(desk: Desk, texts: Texts) -> app_commands.Group:
    group = app_commands.Group(name=texts("command-game"), description=texts("command-game-description"))
    games = [app_commands.Choice(name=texts(f"{game}-name"), value=game) for game in GAMES]

    async def new(
        interaction: Interaction,
        game: str,
        options: str = "",
        pace: str = "",
        language: str | None = None,
        first: discord.User | None = None,
        second: discord.User | None = None,
        third: discord.User | None = None,
        fourth: discord.User | None = None,
    ) -> None:
        invited = [user.id for user in (first, second, third, fourth) if user is not None and not user.bot]
        await handle(
            desk,
            interaction,
            Way.PRIVATE,
            lambda asked: opening.open_here(asked, game, options, pace, language, invited),
        )

    async def complete_options(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await completion.options(desk, interaction, current)

    async def complete_pace(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await completion.paces(desk, interaction, current)

    command = command_of(texts, "game-new", new)
    command.autocomplete("options")(complete_options)
    command.autocomplete("pace")(complete_pace)
    spoken = [app_commands.Choice(name=name_of(desk.words, spoken), value=spoken) for spoken in desk.words.languages]
    app_commands.choices(game=games, language=spoken)(command)
    name_options(texts, command, game="game", options="options", pace="pace", language="table-language")
    app_commands.rename(
        first=texts("option-with"),
        second=texts("option-with-second"),
        third=texts("option-with-third"),
        fourth=texts("option-with-fourth"),
    )(command)
    app_commands.describe(
        first=texts("option-with-description"),
        second=texts("option-with-more-description"),
        third=texts("option-with-more-description"),
        fourth=texts("option-with-more-description"),
    )(command)
    group.add_command(command)

    async def rules(interaction: Interaction, game: str | None = None) -> None:
        async def work(asked: Asked) -> Message:
            if game is not None:
                return looking.rules_of(asked, game)
            table = await asked.desk.tables.in_channel(asked.place.channel_id)
            return looking.rules_of(asked, table.game if table is not None else next(iter(GAMES)))

        await handle(desk, interaction, Way.PRIVATE, work)

    command = command_of(texts, "game-rules", rules)
    app_commands.choices(game=games)(command)
    app_commands.rename(game=texts("option-game"))(command)
    app_commands.describe(game=texts("option-game-description"))(command)
    group.add_command(command)

    async def board(interaction: Interaction, part: str | None = None) -> None:
        async def work(asked: Asked) -> Message | None:
            look = showing(lambda asked, table: looking.board(asked, table, part or ""))
            return await look(asked, await table_here(asked))

        await handle(desk, interaction, Way.PRIVATE, work)

    async def complete_part(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await completion.lenses(desk, interaction, current)

    command = command_of(texts, "game-board", board)
    app_commands.rename(part=texts("option-part"))(command)
    app_commands.describe(part=texts("option-part-description"))(command)
    command.autocomplete("part")(complete_part)
    group.add_command(command)

    group.add_command(_replay(desk, texts))
    looks: dict[str, Look] = {
        "text": looking.text,
        "tiles": looking.tiles,
        "log": looking.log,
        "hand": holding.hand,
        "orders": ordering.orders,
        "export": looking.export,
        "more": looking.more,
    }
    for name, look in looks.items():
        group.add_command(command_of(texts, f"game-{name}", _looker(desk, showing(look))))
    group.add_command(command_of(texts, "game-resign", _looker(desk, moving.resign_question)))
    return group


def _replay(desk: Desk, texts: Texts) -> "app_commands.Command[app_commands.Group, ..., None]":
    async def replay(interaction: Interaction, first: int | None = None, last: int | None = None) -> None:
        look = showing(
            replaying.replay
            if first is None and last is None
            else lambda asked, table: replaying.animation(asked, table, first, last)
        )
        await handle(desk, interaction, Way.PRIVATE, _at_table(look))

    command = command_of(texts, "game-replay", replay)
    name_options(texts, command, first="first-move", last="last-move")
    return command


def _move(desk: Desk, texts: Texts) -> "app_commands.Command[app_commands.Group, ..., None]":
    async def move(interaction: Interaction, move: str) -> None:
        await handle(desk, interaction, Way.PRIVATE, lambda asked: typing.play(asked, move))

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await completion.moves(desk, interaction, current)

    command = command_of(texts, "move", move)
    app_commands.rename(move=texts("option-move"))(command)
    app_commands.describe(move=texts("option-move-description"))(command)
    command.autocomplete("move")(complete)
    return command


def _looker(desk: Desk, look: Look) -> "app_commands.commands.CommandCallback[app_commands.Group, [], None]":
    async def callback(interaction: Interaction) -> None:
        await handle(desk, interaction, Way.PRIVATE, _at_table(look))

    return callback


def _at_table(look: Look) -> Work:
    async def work(asked: Asked) -> Message | None:
        return await look(asked, await table_here(asked))

    return work
