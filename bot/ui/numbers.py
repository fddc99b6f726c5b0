"""Numbers that come from outside, where anything may stand instead of them."""

from collections.abc import Sequence

from bot.store.rows import LARGEST

DIGITS = len(str(LARGEST))


def first(told: Sequence[str]) -> int | None:
    """The first of the values or picks as a number from 0; None if there is none or it is something else."""
    text = told[0] if told else ""
    if not text.isascii() or not text.isdecimal() or len(text) > DIGITS:
        return None
    number = int(text)
    return number if number <= LARGEST else None
