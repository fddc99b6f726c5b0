"""The letters of the places where a tile can be laid, the same in the picture and in the menu."""

from string import ascii_uppercase


def letter(index: int) -> str:
    """A to Z, then AA, AB, ..."""
    text = ""
    number = index + 1
    while number:
        number, rest = divmod(number - 1, len(ascii_uppercase))
        text = ascii_uppercase[rest] + text
    return text
