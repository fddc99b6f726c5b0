"""Scenes of Halali! for the tests: positions as text, and the English words of the picture."""

from engine.contract import Event, Move
from engine.halali.positions import read_position
from engine.halali.state import Agreed, Score, State
from render.halali import words
from render.scene import Scene

ENGLISH = {
    words.TO_MOVE: "to move",
    words.LEFT: "{turns} left",
    words.PASSED: "passed",
    words.GAME: "Game {game} of 2",
    words.WON: "wins",
    words.WON_GAME: "wins game {game}",
    words.DRAWN: "draw",
    words.RESIGNED: "gave up",
    words.OVER: "Game over",
    words.GAME_OVER: "Game {game} over",
    words.NEXT_GAME: "next: game {game}",
}

START = "???????/???????/???????/???1???/???????/???????/??????? bl - - -,- 0 -/-"
BIRD_TURNED = "?FB1He?P/L1?HnTTP/HsTHn?Hn?D/1??2P?/HsP?TF??/?TFT?TD/TT?TDL? br - e1 -,- 0 P/FPD"
FOX_TAKEN = "?FB3He/L1HnHnTTP/HsT1?Hn?D/1??2PD/HsPTTF??/?TFT?LD/TT?TD1T bl - - -,c6c5 0 P/F3P2DT"
FOX_CAN_GO = "Hw5He/LF2TTP/HsT1BB1D/1?T2FD/HsPTT2P/TT1TTLD/TTFTD1T bl - - -,e2f2 0 H4P3D/F3P2DT2"
END_BEGUN = "Hw5He/LF2TTP/HsT1BB1D/1DT4/HsPTT3/TT4F/TTFLD1T bl 5-5 b4 g2g3,- 0 H4P4D3/F3P2DT4"
FOX_AT_GATE = "3Hw2He/LF2TTF/HsT1BB2/1DT4/HsPTT3/TT5/TT1F2T bl 2-2 - d1c1,d7a7 0 H4P5D5/F3LP2DT4"
FOX_LEFT = "3Hw2He/LF2TTF/HsT1BB2/1DT4/HsPTT3/TT5/TT4T br 1-2 - -,d7a7 0 FH4P5D5/F3LP2DT4"
CROWDED = "5LHn/Hw5Hs/1B1D1LHe/TF3TP/P1T3T/4Hs2/T2T1T1 br 3-4 d5 -,- 0 F5H2P5D3/BF2L2HP2DT8"
OVER = "5He1/L2FTTF/HsT1BB2/1DT4/HsPTT3/TT5/TT4T bl 0-0 - d6b6,f7g7 0 FH4P5D5/F3LHP2DT4"


def say(key: str, **data: object) -> str:
    return ENGLISH[key].format(**data)


def state(position: str, game: int = 1, *, ended: str | None = None, first: Score | None = None) -> State:
    return State(Agreed(), game, read_position(position), ended, first)


def scene(
    of: State,
    *news: Event,
    names: tuple[str, str] = ("Ann", "Ben"),
    picked: Move = (),
    choices: tuple[str, ...] = (),
) -> Scene:
    return Scene(of, names, say, news, picked, choices)


def event(code: str, **data: object) -> Event:
    # `from` cannot be the name of an argument.
    return Event(code, {name.rstrip("_"): value for name, value in data.items()})


FIRST = Score((38, 31), (11, 9), "turns")
FLIPS = tuple(f"{file}{rank}" for file in "abcdefg" for rank in range(1, 8) if (file, rank) != ("d", 4))
BIRD_UP = event("turned-up", seat=0, at="e1", tile="D")
TOOK_FOX = event("took", seat=1, from_="c5", to="c6", tile="Hn", prey="F", points=5)
WENT_FAR = event("moved", seat=1, from_="a7", to="d7", tile="Hw")
WENT_OUT = event("left", seat=0, from_="d1", exits=["s"], tile="F", points=5)

SCENES: dict[str, Scene] = {
    "start": scene(state(START), names=("Ann", "Benedict Cumberland")),
    "start-choices": scene(state(START), choices=FLIPS),
    "turned-up": scene(state(BIRD_TURNED), BIRD_UP, names=("Amélie", "王小明")),
    "took": scene(state(FOX_TAKEN), TOOK_FOX),
    "pick-second": scene(state(FOX_CAN_GO), picked=("f4",), choices=("d4", "e4", "f3", "f5", "g4")),
    "preview-move": scene(state(FOX_CAN_GO), picked=("f4", "d4")),
    "preview-take": scene(state(FOX_CAN_GO), picked=("f4", "g4")),
    "preview-flip": scene(state(FOX_TAKEN), picked=("d5",)),
    "end-phase": scene(state(END_BEGUN), event("turned-up", seat=1, at="b4", tile="D")),
    "pick-off": scene(state(FOX_AT_GATE), WENT_FAR, picked=("d1",), choices=("c1", "d2", "e1", "f1", "off")),
    "preview-off": scene(state(FOX_AT_GATE), picked=("d1", "off")),
    "left": scene(state(FOX_LEFT), WENT_OUT),
    "crowded": scene(
        state(CROWDED, 2, first=Score((48, 52), (14, 16), "turns")),
        event("moved", seat=0, from_="g2", to="e2", tile="Hs"),
        event("took", seat=1, from_="e4", to="b4", tile="F", prey="P", points=3),
        event("took", seat=0, from_="e6", to="a6", tile="Hw", prey="B", points=10),
        event("passed", seat=1),
        names=("Wilhelmina von Hohenfels", "山田太郎左衛門尉信綱"),
    ),
    "second-game": scene(state(FOX_TAKEN, 2, first=FIRST), TOOK_FOX),
    "between-games": scene(state(OVER, ended="turns", first=Score((50, 41), (15, 12), "turns"))),
    "over": scene(state(OVER, 2, ended="turns", first=FIRST), names=("Ann", "A very long name indeed, it goes on")),
}
