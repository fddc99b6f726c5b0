"""Where a line may be broken: between words, and between East Asian characters, save before or after some of them."""

from collections.abc import Iterator

NOT_FIRST = frozenset(
    "、。，．：；？！）」』】〉》”’…‥・ー々〜～％℃ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ)]}.,:;?!%"
)
"""No line begins with one of these (JIS X 4051, GB/T 15834)."""
NOT_LAST = frozenset("（「『【〈《“‘([{+±×#")
"""No line ends in one of these."""
_WIDE = ((0x2E80, 0x9FFF), (0xF900, 0xFAFF), (0xFF00, 0xFF60), (0x20000, 0x3FFFF))


def pieces(text: str) -> Iterator[str]:
    """The text in pieces that are not to be broken, in order; a space ends the piece before it."""
    piece = ""
    for character in text:
        if piece and _may_break(piece, character):
            yield piece
            piece = ""
        piece += character
    if piece:
        yield piece


def _may_break(piece: str, after: str) -> bool:
    before = piece[-1]
    if after == " " or after in NOT_FIRST or before in NOT_LAST:
        return False
    if piece.rstrip()[-1:].isdecimal() and _wide(after):
        # A number and what it counts.
        return False
    return before == " " or _wide(before) or _wide(after)


def _wide(character: str) -> bool:
    """Whether it is of a script without spaces between words."""
    return any(first <= ord(character) <= last for first, last in _WIDE)
