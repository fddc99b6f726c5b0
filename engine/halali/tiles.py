"""What a tile on the board may do, by the text that stands for it (see `engine.halali.state`)."""

from msgspec import Struct

from engine.halali.facts import FACTS, SIDES, Kind
from engine.halali.geometry import DIRECTIONS, SLIDES, STEPS

UNKNOWN = "?"
"""Face-down, and its kind is not told."""
GUNS = "nesw"
"""S4: the four directions of a gun, as chance is asked for them."""

KIND_OF: dict[str, Kind] = {}
"""The kind of every tile whose text tells it, face-up or face-down."""
for _kind in FACTS.tiles:
    for _text in [_kind.letter + gun for gun in GUNS] if _kind.oriented else [_kind.letter]:
        KIND_OF[_text] = KIND_OF[_text.lower()] = _kind

FACE_UP = frozenset(text for text in KIND_OF if text[0].isupper())
FACE_DOWN = frozenset(KIND_OF) - FACE_UP | {UNKNOWN}
TURNED = {text.lower(): text for text in FACE_UP}
"""T2, S4: what a face-down tile looks like once it is turned up."""
SHOWN = {text: UNKNOWN if text in FACE_DOWN else text for text in ["", *FACE_UP, *FACE_DOWN]}
"""K1: what everybody sees of a tile, or of an empty square."""
BIRDS = frozenset(text for text in FACE_UP if len(KIND_OF[text].moved_by) > 1)
"""N1: face-up pheasants and ducks."""
TREES = frozenset(text for text in FACE_UP if not KIND_OF[text].moved_by)


def own_tiles(side: int) -> frozenset[str]:
    """Face-up tiles of the side's colour."""
    return frozenset(text for text in FACE_UP if KIND_OF[text].owner == SIDES[side])


class Mover(Struct, frozen=True):
    """M3, C1, C3: how a tile moves and takes."""

    rays: tuple[tuple[tuple[int, ...], ...], ...]
    """By square and direction, the squares within reach: `SLIDES` or `STEPS`."""
    prey: tuple[frozenset[str], ...]
    """The tiles it may take, by direction."""


def _mover(text: str) -> Mover:
    kind = KIND_OF[text]
    prey = frozenset(other for other in FACE_UP if KIND_OF[other].id in kind.prey)
    aims = [kind.takes_in == "all" or (kind.takes_in == "gun" and text[1] == letter) for letter in DIRECTIONS]
    return Mover(
        rays=STEPS if kind.reach == "step" else SLIDES,
        prey=tuple(prey if aim else frozenset() for aim in aims),
    )


OWN = tuple(own_tiles(side) for side in range(len(SIDES)))
"""Face-up tiles by the side whose colour they have."""
MOVERS = tuple({text: _mover(text) for text in sorted(FACE_UP) if name in KIND_OF[text].moved_by} for name in SIDES)
"""M1: what a side may move, by the text of the tile."""


def may_take(text: str, other: str) -> bool:
    """C1: whether the tile takes tiles like the other one, in some direction."""
    return KIND_OF[other].id in KIND_OF[text].prey
