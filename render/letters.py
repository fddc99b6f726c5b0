"""Text in pictures: names and labels in any script that the fonts have, never a box in place of a letter."""

import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

import msgspec
from PIL import ImageDraw, ImageFont

from render.colours import Colour

FONTS = Path(__file__).parent / "assets" / "fonts"
COVERAGE = FONTS / "coverage.json"
ELLIPSIS = "…"
UNKNOWN = "?"
_LONGEST = 200
"""Characters of a name that are looked at; more never fit, and would only cost time."""
CAPITAL = 0.714
"""Height of capitals and digits by font size."""


@cache
def coverage() -> dict[str, frozenset[str]]:
    """The characters of each font, the font for Latin first."""
    spans = msgspec.json.decode(COVERAGE.read_bytes(), type=dict[str, list[tuple[int, int]]])
    return {
        name: frozenset(chr(code) for first, last in runs for code in range(first, last + 1))
        for name, runs in spans.items()
    }


@cache
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / f"{name}.woff2", size)


def readable(text: str) -> str:
    """The text in characters that can be drawn: fancy letters made plain, emoji and control characters dropped, `?`
    for each run of others."""
    drawn = "".join(_plain(character) for character in unicodedata.normalize("NFC", text))
    words = " ".join(drawn.split())
    return "".join(UNKNOWN if unknown else "".join(run) for unknown, run in groupby(words, "\0".__eq__)) or UNKNOWN


def _plain(character: str) -> str:
    if character.isspace():
        return " "
    for form in (character, unicodedata.normalize("NFKC", character)):
        if all(_known(part) for part in form):
            return form
    bare = "".join(part for part in unicodedata.normalize("NFKD", character) if not unicodedata.combining(part))
    if bare and all(_known(part) for part in bare):
        return bare
    # Letters and numbers that no font has leave a sign; marks, symbols and controls go without one.
    return "\0" if unicodedata.category(character)[0] in "LN" else ""


def _known(character: str) -> bool:
    return any(character in characters for characters in coverage().values())


def runs(text: str) -> Iterator[tuple[str, str]]:
    """The text cut into pieces of one font: font name, piece.

    East Asian characters have other shapes in each language: the font that has most of the text comes first.
    """
    latin, *others = coverage()
    others.sort(key=lambda name: -sum(character in coverage()[name] for character in text))
    order = (latin, *others)

    def of(character: str) -> str:
        return next(name for name in order if character in coverage()[name])

    for name, piece in groupby(text, of):
        yield name, "".join(piece)


def width(text: str, size: int) -> float:
    """In pixels, of readable text."""
    return sum(font(name, size).getlength(piece) for name, piece in runs(text))


def fitting(text: str, size: int, limit: float) -> str:
    """The readable text, shortened with an ellipsis until it is at most ``limit`` pixels wide."""
    text = readable(text[:_LONGEST])
    if width(text, size) <= limit:
        return text
    while text and width(text.rstrip() + ELLIPSIS, size) > limit:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def fitting_size(text: str, sizes: tuple[int, int], limit: float) -> int:
    """The greatest font size, from the first down to the second, at which the text is at most ``limit`` pixels wide;
    the second if there is none."""
    greatest, least = sizes
    shown = readable(text)
    return next((size for size in range(greatest, least, -1) if width(shown, size) <= limit), least)


def write(
    draw: ImageDraw.ImageDraw, spot: tuple[float, float], text: str, size: int, fill: Colour, anchor: str = "l"
) -> None:
    """Writes readable text; ``spot`` is on its base line at the left end, middle or right end (``l``, ``m``, ``r``)."""
    x, y = spot
    x -= width(text, size) * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor]
    for name, piece in runs(text):
        face = font(name, size)
        draw.text((x, y), piece, fill=fill, font=face, anchor="ls")
        x += face.getlength(piece)
