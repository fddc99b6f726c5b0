"""Painting in worker threads: what fails or hangs there becomes one error that callers know."""

import threading
from collections.abc import Iterator

import pytest

from bot.ui import pictures
from bot.ui.pictures import PictureError, Pictures
from render.scene import Scene

SCENE = Scene(state=None, names=(), say=str)


class Painter:
    """Paints two pictures unless told otherwise."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.gate.set()
        self.fault: Exception | None = None
        self.thread = ""

    def paint(self, scene: Scene) -> bytes:
        self.gate.wait(10)
        self.thread = threading.current_thread().name
        if self.fault is not None:
            raise self.fault
        return b"whole"

    def closer(self, scene: Scene) -> bytes | None:
        return b"closer"


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> Iterator[Painter]:
    made = Painter()
    monkeypatch.setattr(pictures, "painter", lambda game: made)
    yield made
    made.gate.set()


@pytest.fixture
def gallery() -> Iterator[Pictures]:
    """With as much patience as a running bot has."""
    made = Pictures()
    yield made
    made.close()


@pytest.fixture
def hasty() -> Iterator[Pictures]:
    """Gives pictures up almost at once."""
    made = Pictures(seconds=0.05)
    yield made
    made.close()


async def test_whole_board_and_closer_look(painter: Painter, gallery: Pictures) -> None:
    """Painted outside of the event loop's thread."""
    assert await gallery.paint("halali", SCENE) == (b"whole", b"closer")
    assert painter.thread.startswith("painter")


@pytest.mark.parametrize("fault", [ValueError("paint"), MemoryError(), KeyError("font")], ids=repr)
async def test_painter_that_fails(painter: Painter, gallery: Pictures, fault: Exception) -> None:
    painter.fault = fault
    with pytest.raises(PictureError):
        await gallery.paint("halali", SCENE)


async def test_painter_that_hangs_is_given_up(painter: Painter, hasty: Pictures) -> None:
    painter.gate.clear()
    with pytest.raises(PictureError):
        await hasty.paint("halali", SCENE)


async def test_more_hanging_pictures_than_workers_are_given_up_one_by_one(painter: Painter, hasty: Pictures) -> None:
    painter.gate.clear()
    for _ in range(pictures.WORKERS + 1):
        with pytest.raises(PictureError):
            await hasty.paint("halali", SCENE)
