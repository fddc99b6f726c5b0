"""Scenes of Risk for the tests of panel, dice and hand, and a witness of everything that is written."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import combinations, islice
from unittest.mock import patch

from msgspec import Struct
from PIL import Image

from engine.contract import Event
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import State
from render import inscriptions, letters
from render.canvas import Box
from render.colours import Colour
from render.risk_mgs import panel, panel_text
from render.scene import Scene
from tests.engine.risk_mgs.games import Step, greedy, steps
from tests.render.languages import ENGLISH, voice

SAY = voice(ENGLISH)
NAMES = ("Ann", "Benedict Cumberland", "Chloé", "王小明", "Dmitri")
WIDE = ("W" * 32, "王" * 32, "ＷＷＷＷＷＷＷＷ Ｗ", "m" * 32, "دددددددددددددددددددددددددددددددد")
"""As wide as names of 32 characters are."""
MODES = ("basic_training", "command_room", "world_conquest")
_BELOW_BASE = 0.18
"""Of a font's size: how far letters reach below the base line, save a few."""


class Written(Struct, frozen=True):
    """A text in a picture. ``size``: of the font."""

    text: str
    size: int
    box: Box


@contextmanager
def witness() -> Iterator[list[Written]]:
    """Everything that is fitted into its room and written meanwhile."""
    seen: list[Written] = []

    def write(
        picture: Image.Image,
        spot: tuple[int, int],
        text: str,
        size: int,
        fill: Colour,
        anchor: str = "l",
        language: str = "",
    ) -> None:
        inscriptions.write(picture, spot, text, size, fill, anchor, language)
        across = inscriptions.width(text, size, language)
        left = spot[0] - {"l": 0, "m": across // 2, "r": across}[anchor]
        top, bottom = spot[1] - round(size * letters.CAPITAL), spot[1] + round(size * _BELOW_BASE)
        seen.append(Written(text, size, (left, top, left + across, bottom)))

    with patch.object(panel_text, "write", write):
        yield seen


def overlaps(texts: list[Written]) -> list[tuple[str, str]]:
    """Texts that lie upon each other."""
    return [
        (one.text, other.text)
        for one, other in combinations(texts, 2)
        if one.box[0] < other.box[2]
        and other.box[0] < one.box[2]
        and one.box[1] < other.box[3]
        and other.box[1] < one.box[3]
    ]


def check_fits(image: Image.Image, texts: list[Written], *names: str) -> None:
    """Nothing is covered or outside, and only names may be shortened."""
    assert overlaps(texts) == []
    for text in texts:
        left, top, right, bottom = text.box
        assert 0 <= left < right <= image.width, text
        assert 0 <= top < bottom <= image.height, text
        whole = letters.ELLIPSIS not in text.text
        assert whole or any(text.text[:3] == letters.readable(name)[:3] for name in names), text


def scene(
    state: State,
    *news: Event,
    names: tuple[str, ...] = NAMES,
    viewer: int | None = None,
    hide: bool = True,
    language: str = ENGLISH,
) -> Scene:
    """For a spectator, or a seat; with the whole state if nothing is to be hidden."""
    shown = GAME.seen_by(state, viewer) if hide else state
    return Scene(shown, names[: len(state.seats)], voice(language), tuple(news), language=language)


def panel_of(of: Scene) -> tuple[Image.Image, list[Written]]:
    """The panel by itself, and what is written in it."""
    height = panel.height(len(of.state.seats))
    image = Image.new("RGB", (panel.WIDTH, height), (255, 0, 255))
    with witness() as texts:
        panel.draw(image, (0, 0, panel.WIDTH, height), of)
    return image, texts


@cache
def moves(mode: str, seats: int, most: int = 400) -> tuple[Step, ...]:
    """The first moves of a game of greedy players."""
    return tuple(islice(steps(seats, mode, 1, greedy), most))


@cache
def samples(mode: str, seats: int) -> tuple[State, ...]:
    """One state for each phase that comes up, the last one met."""
    met = [step.after for step in moves(mode, seats)]
    return tuple({(state.step, state.battle is not None): state for state in met}.values())
