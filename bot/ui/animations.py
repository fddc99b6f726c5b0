"""Moving pictures of games: painted one frame at a time in the painters' threads, so that boards come in between."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

from PIL import Image

from bot.tables import Table
from bot.tables.replaying import Step
from bot.ui.answers import progress
from bot.ui.desk import Glance, scene_of
from bot.ui.handling import Asked
from bot.ui.message import Attachment, Message
from bot.ui.pictures import PictureError
from bot.ui.refusals import Refused
from render import replay
from render.catalogue import painter
from render.replay import Film
from render.scene import Painter, Scene

LARGEST = 8_000_000
"""Bytes: below what Discord lets a bot upload anywhere (10 MiB)."""
SECONDS = 240.0
"""For a whole animation; the answer to an interaction may take 15 minutes."""
TELL = 5.0
"""Seconds between two words about the progress."""
IN_LINE = 3
"""Animations that are painted or wait: the last of them is still done while its answer can be given."""


class Studio:
    """One animation at a time, as there are not many painters, and one a person."""

    def __init__(self) -> None:
        self._painter = asyncio.Semaphore(1)
        self._waiting: set[int] = set()

    @contextlib.asynccontextmanager
    async def turn(self, user_id: int, queued: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
        """The time for one animation; ``queued`` tells the person that others come before. Raises `Refused`."""
        if user_id in self._waiting:
            raise Refused("error-animation-under-way")
        if len(self._waiting) >= IN_LINE:
            raise Refused("error-animations-busy")
        self._waiting.add(user_id)
        try:
            if self._painter.locked():
                await queued()
            async with self._painter:
                yield
        finally:
            self._waiting.discard(user_id)


STUDIO = Studio()


async def made(asked: Asked, table: Table, steps: tuple[Step, ...], first: int, last: int) -> Message:
    """The GIF of the moves from first to last, and how many of them it shows."""
    plies = replay.chosen(first, last)

    async def queued() -> None:
        await progress(asked.interaction, asked.say("replay-queued"))

    try:
        async with STUDIO.turn(asked.user_id, queued), asyncio.timeout(SECONDS):
            frames = await _frames(asked, table, steps, plies)
            work = asked.desk.pictures.work
            gif, count = await work(replay.animate, frames, LARGEST, what=table.game, seconds=SECONDS)
    except (PictureError, TimeoutError, ValueError):
        raise Refused("error-no-animation") from None
    say, game = asked.say, asked.say(f"{table.game}-name")
    key = "replay-done" if count == last - first + 1 else "replay-done-skipped"
    lines = [say(key, game=game, first=first, last=last, count=count)]
    if table.live:
        lines.append(say("replay-public"))
    alt = say("replay-alt", game=game, first=first, last=last, count=count)
    return Message("\n".join(lines), (Attachment(gif, f"{table.game}-{table.id}-{first}-{last}.gif", alt),))


async def _frames(asked: Asked, table: Table, steps: Sequence[Step], plies: Sequence[int]) -> list[Image.Image]:
    by, work, say = painter(table.game), asked.desk.pictures.work, asked.say
    frames: list[Image.Image] = []
    # The last board is the largest.
    film = await work(_film, by, scene_of(_glance(asked, table, steps[plies[-1]])), what=table.game)
    loop = asyncio.get_running_loop()
    told = loop.time()
    for ply in plies:
        glance = _glance(asked, table, steps[ply])
        label = _label(glance, steps[ply], ply, len(steps) - 1)
        done = (ply - plies[0]) / max(1, plies[-1] - plies[0])
        frames.append(await work(_frame, by, scene_of(glance), film, label, done, what=table.game))
        if loop.time() - told > TELL:
            told = loop.time()
            await progress(asked.interaction, say("replay-painting", done=len(frames), count=len(plies)))
    return frames


def _glance(asked: Asked, table: Table, step: Step) -> Glance:
    return Glance(table, None, step.state, step.events, asked.say)


def _label(glance: Glance, step: Step, ply: int, last: int) -> str:
    """Which move it is and what it has brought; as it is written down, if it goes without saying."""
    say = glance.say
    if ply == 0:
        return say("replay-frame-start", game=say(f"{glance.table.game}-name"))
    story = [*glance.speaker.story(say, step.events, glance.drawable_names), step.notation or ""]
    # Stories are for messages, where stars make letters lean.
    return say("replay-frame", ply=ply, last=last, story=story[0].replace("*", "")).rstrip()


def _film(by: Painter, scene: Scene) -> Film:
    return replay.film(by.paint(scene))


def _frame(by: Painter, scene: Scene, film: Film, label: str, done: float) -> Image.Image:
    return replay.frame(film, by.paint(scene), label, done, scene.language)
