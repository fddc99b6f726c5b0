"""Text in pictures: names and labels in any script that the fonts have, never a box in place of a letter."""

import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct
from PIL import ImageDraw, ImageFont, features

from render.colours import Colour
from render.directions import directions, from_left

FONTS = Path(__file__).parent / "assets" / "fonts"
COVERAGE = FONTS / "coverage.json"
SHAPED = frozenset(f"NotoSans{script}-Bold" for script in ("Arabic", "Hebrew", "Thai", "Devanagari"))
"""Fonts whose letters change with their neighbours, run from right to left or carry vowels: to set them, Pillow needs
Raqm, and Raqm the system's library FriBiDi. Without these their letters count as not to be drawn."""
ELLIPSIS = "…"
UNKNOWN = "?"
EAST_ASIAN: dict[str, str] = {"ja": "NotoSansJP-Bold", "zh-TW": "NotoSansTC-Bold", "zh-CN": "NotoSansSC-Bold"}
"""East Asian characters have other shapes in each language: the font of each language that has one of its own."""
QUOTES = frozenset("‘’“”…—")
"""As wide as a character beside East Asian ones, and narrow beside Latin letters."""
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
        if name not in SHAPED or features.check("raqm")
    }


@cache
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / f"{name}.ttf", size)


def readable(text: str) -> str:
    """The text in characters that can be drawn: fancy letters made plain, emoji and control characters dropped, `?`
    for each run of others."""
    drawn = "".join(_plain(character) for character in unicodedata.normalize("NFC", text))
    words = " ".join(drawn.split())
    return "".join(UNKNOWN if unknown else "".join(run) for unknown, run in groupby(words, "\0".__eq__)) or UNKNOWN


def drawable(text: str) -> bool:
    """Whether any of it can be drawn, beside the sign for what cannot."""
    return bool(readable(text[:_LONGEST]).strip(f"{UNKNOWN} "))


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


class Run(Struct, frozen=True):
    """Characters of one font that run one way."""

    font: str
    text: str
    """As it is spelt, whichever way it runs."""
    leftward: bool

    def face(self, size: int) -> ImageFont.FreeTypeFont:
        return font(self.font, size)

    @property
    def direction(self) -> Literal["rtl"] | None:
        """As Pillow calls it."""
        return "rtl" if self.leftward else None

    def width(self, size: int) -> float:
        """In pixels."""
        return self.face(size).getlength(self.text, direction=self.direction)


def runs(text: str, language: str = "") -> Iterator[Run]:
    """Readable text in the order in which it stands on the line, from the left.

    After the font for Latin comes the one that has most of the text: in a text of our own the font of the picture's
    ``language``, in a foreign name perhaps another one, so that the name is of one kind.
    """
    line = directions(text)
    characters = zip(line.each, _fonts(text, language), text, strict=True)
    pieces = [
        (leftward, Run(name, "".join(character for *_, character in piece), leftward))
        for (leftward, name), piece in groupby(characters, key=lambda character: character[:2])
    ]
    return (run for _, run in from_left(pieces, line.base))


def _fonts(text: str, language: str) -> list[str]:
    """Of each character."""
    latin, *others = coverage()
    if text.isascii():
        return [latin] * len(text)
    own = EAST_ASIAN.get(language)
    others.sort(key=lambda name: (-sum(character in coverage()[name] for character in text), name != own))
    order = (latin, *others)
    fonts = [next(name for name in order if character in coverage()[name]) for character in text]
    for place, character in enumerate(text):
        if character in QUOTES and others[0] in EAST_ASIAN.values() and character in coverage()[others[0]]:
            beside = text[max(0, place - 1) : place + 2]
            fonts[place] = others[0] if any(each not in coverage()[latin] for each in beside) else latin
    return fonts


def width(text: str, size: int, language: str = "") -> float:
    """In pixels, of readable text."""
    return sum(run.width(size) for run in runs(text, language))


def fitting(text: str, size: int, limit: float, language: str = "") -> str:
    """The readable text, shortened with an ellipsis until it is at most ``limit`` pixels wide."""
    text = readable(text[:_LONGEST])
    if width(text, size, language) <= limit:
        return text
    while text and width(text.rstrip() + ELLIPSIS, size, language) > limit:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def fitting_size(text: str, sizes: tuple[int, int], limit: float, language: str = "") -> int:
    """The greatest font size, from the first down to the second, at which the text is at most ``limit`` pixels wide;
    the second if there is none."""
    greatest, least = sizes
    shown = readable(text)
    across = width(shown, greatest, language)
    if across <= limit:
        return greatest
    # Widths grow with the size, but for what is rounded.
    first = min(greatest - 1, int(greatest * limit / across) + 1)
    return next((size for size in range(first, least, -1) if width(shown, size, language) <= limit), least)


def write(
    draw: ImageDraw.ImageDraw,
    spot: tuple[float, float],
    text: str,
    size: int,
    fill: Colour,
    anchor: str = "l",
    language: str = "",
) -> None:
    """Writes readable text; ``spot`` is on its base line at the left end, middle or right end (``l``, ``m``, ``r``)."""
    x, y = spot
    x -= width(text, size, language) * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor]
    for run in runs(text, language):
        draw.text((x, y), run.text, fill=fill, font=run.face(size), anchor="ls", direction=run.direction)
        x += run.width(size)
