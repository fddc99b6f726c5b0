"""A witness of everything that is written in a picture of any game."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from msgspec import Struct
from PIL import ImageDraw

from render import inscriptions, letters, wrapping
from render.colours import Colour
from render.risk_mgs import captions, panel_text

_KEPT = (
    *(inscriptions.width, inscriptions.fitting_size, inscriptions._sprite, captions._sprite),
    *(panel_text.fitted, panel_text.width_of, wrapping.wrapped, wrapping.wrapped_in),
)
"""Functions that would not write again what they have written before."""


class Put(Struct, frozen=True):
    """A text as it was written. ``size``: of the font."""

    text: str
    size: int
    language: str


class Seen(Struct):
    """``cut``: texts that did not fit, as they were wanted."""

    written: list[Put]
    cut: list[str]


@contextmanager
def watched() -> Iterator[Seen]:
    """Everything that is fitted and written meanwhile."""
    seen, fit, put = Seen([], []), letters.fitting, letters.write
    shortened: dict[str, str] = {}

    def fitting(text: str, size: int, limit: float, language: str = "") -> str:
        shown = fit(text, size, limit, language)
        if shown.endswith(letters.ELLIPSIS) and not letters.readable(text).endswith(letters.ELLIPSIS):
            shortened[shown] = text
        return shown

    def write(
        draw: ImageDraw.ImageDraw,
        spot: tuple[float, float],
        text: str,
        size: int,
        fill: Colour,
        anchor: str = "l",
        language: str = "",
    ) -> None:
        seen.written.append(Put(text, size, language))
        if text in shortened:
            seen.cut.append(shortened[text])
        put(draw, spot, text, size, fill, anchor, language)

    for function in _KEPT:
        function.cache_clear()
    with patch.object(letters, "fitting", fitting), patch.object(letters, "write", write):
        yield seen
