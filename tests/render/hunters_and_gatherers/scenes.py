"""Scenes of Hunters and Gatherers for the tests: positions as text, and the English words of the picture."""

from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.chance import Seeded
from engine.contract import Event, Move
from engine.hunters_and_gatherers.field import build
from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.state import Laid, Piece, State
from render.hunters_and_gatherers import words
from render.scene import Scene

ENGLISH = {
    words.WON: "wins",
    words.RESIGNED: "gave up",
    words.OVER: "Game over",
    words.BONUS: "bonus",
}
NAMES = ("Ann", "Benedict Cumberland", "Chloé", "王小明", "Dmitri")
START = "S01@0,0/0"


class Told(Struct, frozen=True):
    """A position, the moves made from it, or one that could be."""

    position: str
    moves: tuple[str, ...] = ()
    move: str = ""


TOLD = msgspec.json.decode((Path(__file__).parent / "positions.json").read_bytes(), type=dict[str, Told])


def say(key: str, **data: object) -> str:
    return ENGLISH[key].format(**data)


def at(tiles: str = START, hand: str = "L30", pieces: str = "-", scores: str = "0/0", seat: int = 0) -> State:
    """A table where the seat holds a tile."""
    return GAME.load(f"{tiles} {pieces} {scores} {seat} {hand} L30,L30 B01 - -", {})


def lying(tiles: tuple[Laid, ...], hand: str, pieces: tuple[Piece, ...] = ()) -> State:
    """A field that may be longer than the box has tiles for."""
    return replace(at(hand=hand), tiles=tiles, pieces=pieces, field=build(tiles, pieces))


def played(name: str) -> tuple[State, tuple[Event, ...]]:
    """The state after the told moves, and all that happened."""
    told = TOLD[name]
    state = GAME.load(told.position, {})
    news: tuple[Event, ...] = ()
    for text in told.moves:
        state, events = GAME.play(state, state.active, tuple(text.split()), Seeded(b"tests", 1))
        news += events
    return state, news


def scene(
    of: State,
    *news: Event,
    names: tuple[str, ...] = NAMES,
    picked: Move = (),
    choices: tuple[str, ...] = (),
    lens: str = "",
) -> Scene:
    return Scene(GAME.seen_by(of, 0), names[: len(of.scores)], say, news, picked, choices, lens)


def choices(of: State, *picked: str) -> tuple[str, ...]:
    """What can be picked next, in the order of the menu."""
    moves = GAME.moves(of, of.active, picked)
    return tuple(dict.fromkeys(move[len(picked)] for move in moves))


def picking(of: State, *picked: str) -> Scene:
    return scene(of, picked=picked, choices=choices(of, *picked))


def row(count: int) -> State:
    """So many tiles in one row, from the start tile to the west."""
    tiles = [Laid("S01", 0, 0, 0), *(Laid(("L42", "L43", "L45")[x % 3], -x, 0, 0) for x in range(1, count))]
    return lying(tuple(tiles), "L42")


def column(count: int) -> State:
    """So many tiles one above the other, from the start tile to the north."""
    tiles = [Laid("S01", 0, 0, 0), *(Laid(("L51", "L52")[y % 2], 0, y, 0) for y in range(1, count))]
    return lying(tuple(tiles), "L51")


_SMALL, _MIDDLE, _CROWDED = (played(name) for name in ("small", "middle", "crowded"))
_MANY, _BONUS, _ALL, _PREVIEW = (played(name)[0] for name in ("many", "bonus", "all-91", "preview"))
_MOVE = tuple(TOLD["preview"].move.split())
_LAKES = at(hand="L13")

SCENES: dict[str, Scene] = {
    "start": picking(at(hand="L28")),
    "small": scene(_SMALL[0], *_SMALL[1]),
    "small-places": picking(_SMALL[0]),
    "middle": scene(_MIDDLE[0], *_MIDDLE[1]),
    "crowded": scene(_CROWDED[0], *_CROWDED[1], names=("Wilhelmina von Hohenfels", *NAMES[1:])),
    "many-places": picking(_MANY),
    "bonus": scene(_BONUS),
    "rotations": picking(at(hand="L51"), "0,1"),
    "pieces": picking(_LAKES, "-1,0", "0"),
    "preview": scene(_PREVIEW, picked=_MOVE),
    "owners": scene(_MIDDLE[0], lens="owners"),
    "zoom": scene(_CROWDED[0], lens="-2,2"),
    "all-91": scene(_ALL),
    "row": picking(row(60)),
    "column": scene(column(60)),
}
