"""Numbers that come from outside, where anything may stand instead of them."""

from collections.abc import Sequence

DIGITS = 19
LARGEST = 2**63 - 1
"""What a database takes, and more than any id of Discord's will ever be."""


def first(told: Sequence[str]) -> int | None:
    """The first of the values or picks as a number from 0; None if there is none or it is something else."""
    text = told[0] if told else ""
    if not text.isascii() or not text.isdecimal() or len(text) > DIGITS:
        return None
    number = int(text)
    return number if number <= LARGEST else None
