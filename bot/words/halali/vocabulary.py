"""The nouns of Halali!, and what the words need to know of a position. Squares are numbers, as in `Position`."""

from collections.abc import Sequence

from bot.words.contract import Say
from bot.words.names import listed
from engine.halali.facts import BY_LETTER, SIDES
from engine.halali.state import KINDS, Position, State
from engine.halali.tiles import FACE_DOWN

HUNTER = "H"


def kind_id(tile: str) -> str:
    """How the texts call the kind of a face-up tile: ``fox``."""
    return BY_LETTER[tile[0]].id


def worth(tile: str) -> int:
    """W1: the points of a face-up tile."""
    return BY_LETTER[tile[0]].points


def face_down(position: Position) -> int:
    """How many tiles are face-down."""
    return sum(tile in FACE_DOWN for tile in position.board)


def noun(say: Say, tile: str) -> str:
    """The kind of a face-up tile: "fox"."""
    return say(f"halali-kind-{kind_id(tile)}")


def described(say: Say, tile: str) -> str:
    """A face-up tile with all that there is to know: "hunter, gun pointing west"."""
    if tile[0] == HUNTER:
        return say("halali-hunter-pointing", direction=direction(say, tile[1]))
    return noun(say, tile)


def direction(say: Say, letter: str) -> str:
    """The name of ``n``, ``e``, ``s`` or ``w``."""
    return say(f"halali-direction-{letter}")


def side(say: Say, which: int) -> str:
    """ "animals (blue)"."""
    return say(f"halali-side-{SIDES[which]}")


def pile(say: Say, counts: tuple[int, ...]) -> list[str]:
    """What lies in a pile: "1 bear", "2 ducks"."""
    kinds = zip(KINDS, counts, strict=True)
    return [say(f"halali-count-{kind_id(kind)}", count=count) for kind, count in kinds if count]


def scores(say: Say, names: Sequence[str], points: Sequence[int]) -> str:
    """ "Ann 38, Ben 31"."""
    each = zip(names, points, strict=True)
    return listed(say, [say("halali-score", player=name, points=number) for name, number in each])


def pile_of(state: State, seat: int) -> tuple[int, ...]:
    """What the seat holds in the present game."""
    return state.position.piles[state.side_of(seat)]
