"""The squares in words, rank by rank: shared by alternative text and text board."""

from bot.words.contract import Say
from bot.words.halali.vocabulary import HUNTER, direction, noun
from bot.words.names import listed
from engine.halali.geometry import FILES, RANKS
from engine.halali.tiles import FACE_DOWN


def rank_lines(say: Say, board: tuple[str, ...]) -> list[str]:
    """A line for each rank, the northern one first; the last says that all other squares are empty."""
    return [*(_rank(say, board, rank) for rank in range(RANKS, 0, -1)), say("halali-rank-rest")]


def _rank(say: Say, board: tuple[str, ...], rank: int) -> str:
    row = board[(rank - 1) * len(FILES) : rank * len(FILES)]
    if not any(row):
        return say("halali-rank-empty", rank=rank)
    if all(tile in FACE_DOWN for tile in row):
        return say("halali-rank-all-down", rank=rank)
    up = [_tile(say, file, tile) for file, tile in zip(FILES, row, strict=True) if tile and tile not in FACE_DOWN]
    down = [file for file, tile in zip(FILES, row, strict=True) if tile in FACE_DOWN]
    if not down:
        return say("halali-rank", rank=rank, tiles=listed(say, up))
    if not up:
        return say("halali-rank-down", rank=rank, files=listed(say, down))
    return say("halali-rank-both", rank=rank, tiles=listed(say, up), files=listed(say, down))


def _tile(say: Say, file: str, tile: str) -> str:
    if tile[0] == HUNTER:
        return say("halali-rank-hunter", file=file, direction=direction(say, tile[1]))
    return say("halali-rank-tile", file=file, tile=noun(say, tile))
