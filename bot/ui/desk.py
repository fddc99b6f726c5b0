"""What every answer is made from: the tables, the words, the pictures."""

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from typing import Any

import discord
import msgspec
from msgspec import Struct

from bot.store.errors import StoreError
from bot.tables import Seat, Table, Tables
from bot.tables.whereabouts import Whereabouts
from bot.ui.crowd import Crowd
from bot.ui.elsewhere import Elsewhere
from bot.ui.message import Attachment
from bot.ui.pictures import PictureError, Pictures
from bot.words import limits, names
from bot.words.catalogue import speaker
from bot.words.contract import Say, Speaker
from bot.words.localizer import FIRST_LANGUAGE, Localizer, language_of
from engine.contract import Event, Move, Turn, event_seen_by
from render import letters
from render.scene import Scene

LINKS = "https://discord.com/channels"


class Glance(Struct, frozen=True):
    """A started table as one reader sees it, in that reader's language."""

    table: Table
    seat: int | None
    """None is a spectator."""
    state: Any
    """As this reader may know it."""
    news: tuple[Event, ...]
    """What happened since the reader's last turn, in a turn of the reader's own with what it has brought so far; for
    spectators, since the last turn of whoever is awaited."""
    say: Say

    @property
    def speaker(self) -> Speaker:
        return speaker(self.table.game)

    @property
    def mentions(self) -> tuple[str, ...]:
        """Who sits where, for messages."""
        return tuple(names.mention(seat.user_id) for seat in self.table.seats)

    @property
    def escaped_names(self) -> tuple[str, ...]:
        """Who sits where, for text boards: mentions would be read out as numbers there."""
        return tuple(names.isolated(names.escaped(name)) for name in self.plain_names)

    @property
    def plain_names(self) -> tuple[str, ...]:
        """Who sits where, for alt texts."""
        return tuple(names.called(self.say, seat.name, number) for number, seat in enumerate(self.table.seats))

    @property
    def drawable_names(self) -> tuple[str, ...]:
        """Who sits where, for pictures: told apart even when no font has a letter of the name."""
        return tuple(
            name if letters.drawable(name) else self.say("player-unnamed", number=number)
            for number, name in enumerate(self.plain_names, start=1)
        )


class Mover(Struct, frozen=True):
    """A player whose move it is, in front of the board."""

    glance: Glance
    seat: int
    turn: Turn


class Desk:
    """Shared by all commands, buttons and posts."""

    def __init__(self, tables: Tables, words: Localizer, pictures: Pictures) -> None:
        self.tables = tables
        self.words = words
        self.pictures = pictures
        self.crowd = Crowd()
        self.elsewhere = Elsewhere()
        self._busy: set[asyncio.Task[Any]] = set()

    @contextlib.contextmanager
    def busy(self) -> Iterator[None]:
        """Somebody waits for the answer that the present task is making."""
        task = asyncio.current_task()
        assert task is not None  # noqa: S101  for the type checker
        self._busy.add(task)
        try:
            yield
        finally:
            self._busy.discard(task)

    async def finish(self, seconds: float) -> None:
        """Until everybody has the answer that is being made for them, at most so long."""
        if self._busy:
            await asyncio.wait(set(self._busy), timeout=seconds)

    def say(self, locale: discord.Locale) -> Say:
        """The reader's language."""
        return self.words.say_in(locale.value)

    async def say_to(self, user_id: int, locale: discord.Locale) -> Say:
        """The language that the person has chosen, else that of their Discord."""
        languages = self.words.languages
        if len(languages) > 1:
            # Whatever is wrong with the database, the person is told in words.
            with contextlib.suppress(StoreError):
                chosen = (await self.tables.personal.settings(user_id)).language
                if chosen in languages:
                    return self.words.say_in(chosen)
        return self.say(locale)

    async def say_for(self, user_id: int, table: Table) -> Say:
        """The language that the person has chosen, else that of their Discord, as far as it is known; else that of
        what everybody reads at the table."""
        person = await self.tables.personal.settings(user_id)
        if person.language in self.words.languages:
            return self.words.say_in(person.language)
        return self.words.say_in(person.locale) if person.locale is not None else self.public_say(table)

    def public_say(self, table: Table) -> Say:
        """The language of what everybody reads at that table."""
        return self.say_aloud(table.language)

    def say_aloud(self, language: str | None) -> Say:
        """The language of a server, or for one of Discord's locales; else the first one."""
        return self.words.say_in(language or FIRST_LANGUAGE)

    async def glance(self, table: Table, user_id: int | None, say: Say) -> Glance:
        """The table for this reader; None, or somebody without a seat, is a spectator."""
        seat = table.seat_of(user_id) if user_id is not None else None
        number = seat.number if seat is not None else None
        awaited = table.turn.seats if table.turn is not None else ()
        reader = number if number is not None else next(iter(awaited), None)
        turn = table.turn_version if reader in awaited else None
        news = await self.tables.since(table.id, reader, table.version, turn) if reader is not None else ()
        known = tuple(seen for event in news if (seen := event_seen_by(event, number)) is not None)
        return Glance(table, number, table.seen_by(number), known or await self.newest(table, number), say)

    async def newest(self, table: Table, seat: int | None) -> tuple[Event, ...]:
        """The events of the last move: what a post begins with, and news for whoever made it or when all is over."""
        return await self.tables.newest(table.id, seat, table.version)

    async def mover(self, table: Table, user_id: int, say: Say) -> Mover | None:
        """The player in front of the board; None unless it is that person's move."""
        glance = await self.glance(table, user_id, say)
        if table.turn is None or glance.seat is None or glance.seat not in table.turn.seats:
            return None
        return Mover(glance, glance.seat, table.turn)

    async def picture(
        self, glance: Glance, picked: Move = (), choices: Sequence[str] = (), lens: str = ""
    ) -> tuple[Attachment, ...]:
        """The board as the reader sees it, and a closer look at a large one.

        Empty if it cannot be painted, and the text board has to do.
        """
        scene = msgspec.structs.replace(scene_of(glance), picked=picked, choices=tuple(choices), lens=lens)
        try:
            whole, *closer = await self.pictures.paint(glance.table.game, scene)
        except PictureError:
            return ()
        name = f"{glance.table.game}-{glance.table.id}-v{glance.table.version}"
        described = Attachment(whole, f"{name}.png", self.alt_text(glance))
        return (described, *(Attachment(png, f"{name}-closer.png", glance.say("picture-closer")) for png in closer))

    async def hand_picture(self, glance: Glance) -> tuple[Attachment, ...]:
        """What the reader alone holds; empty if that has no picture or it cannot be painted."""
        try:
            painted = await self.pictures.paint_hand(glance.table.game, scene_of(glance))
        except PictureError:
            return ()
        if painted is None:
            return ()
        text = glance.speaker.hand(glance.say, glance.state, glance.plain_names)
        return (Attachment(painted, f"{glance.table.game}-hand.png", limits.cut(text, limits.ALT_TEXT)),)

    def alt_text(self, glance: Glance) -> str:
        """At most 1,024 characters that stand for the picture."""
        text = glance.speaker.alt_text(glance.say, glance.state, glance.plain_names, glance.news)
        return limits.cut(_ended(glance) + text, limits.ALT_TEXT)

    def text_board(self, glance: Glance) -> str:
        """The board as a message."""
        text = glance.speaker.text_board(glance.say, glance.state, glance.escaped_names, glance.news)
        return limits.cut(_ended(glance) + text, limits.MESSAGE)


def _ended(glance: Glance) -> str:
    """A line before a board of which the rules do not know that it is over."""
    return f"{glance.say('board-ended-early')}\n" if glance.table.status == "cancelled" else ""


def scene_of(glance: Glance) -> Scene:
    """What a painter is given."""
    return Scene(
        state=glance.state,
        names=glance.drawable_names,
        say=glance.say,
        news=glance.news,
        language=language_of(glance.say),
    )


def link(table: Table | Whereabouts) -> str:
    """Where the table is to be seen: its newest board, its lobby, or at least its channel."""
    guild = table.guild_id if table.guild_id is not None else "@me"
    message = table.board_message_id or table.lobby_message_id
    return f"{LINKS}/{guild}/{table.channel_id}" + (f"/{message}" if message else "")


def mentioned(seats: Sequence[Seat]) -> tuple[str, ...]:
    return tuple(names.mention(seat.user_id) for seat in seats)
