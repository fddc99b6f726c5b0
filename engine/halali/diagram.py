"""NOTATION section 3: a board as lines of text."""

from engine.halali.facts import FACTS
from engine.halali.geometry import FILES, RANKS
from engine.halali.tiles import UNKNOWN

_ARROWS = {direction.letter: direction.arrow for direction in FACTS.directions.values()}


def diagram(board: tuple[str, ...]) -> list[str]:
    """Eight lines: ranks 7 to 1, then the files."""
    lines = []
    for rank in reversed(range(RANKS)):
        tiles = board[rank * len(FILES) : (rank + 1) * len(FILES)]
        lines.append(f"{rank + 1}  " + " ".join(_pair(tile) for tile in tiles))
    return [*lines, "   " + "  ".join(FILES)]


def _pair(tile: str) -> str:
    if tile in ("", UNKNOWN):
        return "??" if tile else ".."
    return tile[0] + (_ARROWS[tile[1]] if len(tile) == 2 else ".")
