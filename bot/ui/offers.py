"""The offer of a thread: a button that carries which game is wanted and who is invited."""

import string

from bot.store.rows import LARGEST
from bot.ui.press import Press

DIGITS = string.digits + string.ascii_lowercase
SHORT = len(DIGITS)
"""Ids are written to this base: four of them would not fit into a custom_id in decimal digits."""


def press(game: str, guests: list[int]) -> Press:
    """At most four guests."""
    return Press("thread", 0, 0, (game, *map(_short, guests)))


def read(press: Press) -> tuple[str, tuple[int, ...]]:
    """The game and the guests; what is no id is left out, as any picks are possible."""
    game, *guests = press.picks or ("",)
    plain = (guest for guest in guests if 0 < len(guest) <= 13 and all(digit in DIGITS for digit in guest))
    return game, tuple(number for guest in plain if 0 < (number := int(guest, SHORT)) <= LARGEST)


def _short(number: int) -> str:
    written = ""
    while number:
        number, digit = divmod(number, SHORT)
        written = DIGITS[digit] + written
    return written
