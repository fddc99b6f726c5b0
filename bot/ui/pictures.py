"""Pictures, painted in worker threads so that nobody waits for somebody else's board."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from render.catalogue import painter
from render.scene import Painter, Scene

WORKERS = 2
SECONDS = 10.0
"""After this a picture is given up and the text board takes its place."""

T = TypeVar("T")
log = logging.getLogger(__name__)


class PictureError(Exception):
    """The picture could not be painted; whoever wanted it goes on with text."""


class Pictures:
    """Paints, a few at a time."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._pool = ThreadPoolExecutor(WORKERS, thread_name_prefix="painter")

    async def paint(self, game: str, scene: Scene) -> tuple[bytes, ...]:
        """PNG files: the board, and a closer look where there is one.

        Raises `PictureError` when the painter fails or takes longer than allowed.
        """
        return await self.work(_paint, painter(game), scene, what=game)

    async def paint_hand(self, game: str, scene: Scene) -> bytes | None:
        """A PNG file of what the reader alone holds; None if that has no picture. Raises `PictureError` as well."""
        return await self.work(_paint_hand, painter(game), scene, what=game)

    async def work(self, paint: Callable[..., T], *given: Any, what: str, seconds: float | None = None) -> T:
        """What the function makes of what it is given, in one of the painters' threads.

        Raises `PictureError` when it fails or takes longer than ``seconds``, or than a picture may take.
        """
        limit = self._seconds if seconds is None else seconds
        work = asyncio.get_running_loop().run_in_executor(self._pool, paint, *given)
        try:
            return await asyncio.wait_for(work, limit)
        except TimeoutError:
            log.error("a picture of %s took longer than %s seconds", what, limit)
            raise PictureError from None
        except Exception as error:
            log.exception("a picture of %s could not be painted", what)
            raise PictureError from error

    def close(self) -> None:
        """Let pictures that nobody waits for any more go."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _paint(by: Painter, scene: Scene) -> tuple[bytes, ...]:
    closer = by.closer(scene)
    return (by.paint(scene),) if closer is None else (by.paint(scene), closer)


def _paint_hand(by: Painter, scene: Scene) -> bytes | None:
    return by.hand(scene)
