"""Scenes of Risk's map for the tests: set-up, wars, moves being built."""

from functools import cache
from io import BytesIO
from itertools import islice

from msgspec.structs import replace
from PIL import Image

from engine.contract import Event, Move
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import State
from render.risk_mgs.painter import RiskMgsPainter
from render.scene import Scene
from tests.engine.risk_mgs.games import random, steps
from tests.engine.risk_mgs.table import at
from tests.render.languages import ENGLISH, voice
from tests.render.risk_mgs.panel_scenes import NAMES, moves

PAINTER = RiskMgsPainter()
CLAIMED = 20
"""Moves of a set-up in which some land is claimed, and some is not."""


def scene(
    state: State,
    *news: Event,
    picked: Move = (),
    choices: tuple[str, ...] = (),
    lens: str = "",
    seat: int | None = None,
    language: str = ENGLISH,
) -> Scene:
    """For a spectator, or a seat."""
    names = NAMES[: len(state.seats)]
    return Scene(GAME.seen_by(state, seat), names, voice(language), news, picked, choices, lens, language)


def event(code: str, **data: object) -> Event:
    return Event(code, data)


def fought(source: str, target: str, lost: tuple[int, int]) -> Event:
    sides = {side: {"natural": [3], "final": [3], "added": []} for side in ("attack", "defence")}
    return event(
        "fought", source=source, target=target, **sides, bosses=[None, None], lost=[*lost], spared=[0, 0], left=[3, 1]
    )


def attacked(source: str, target: str, seat: int = 0) -> Event:
    return event("attacked", seat=seat, defender=1, source=source, target=target, dice=3, series=False)


def conquered(territory: str, seat: int = 0) -> Event:
    return event("conquered", seat=seat, territory=territory, loser=1)


TURN = event("turn", seat=0, round=2)
WAR = (
    TURN,
    event("deployed", seat=0, territory="egypt", armies=5, left=0),
    attacked("egypt", "east_africa"),
    fought("egypt", "east_africa", (1, 1)),
    fought("egypt", "east_africa", (0, 2)),
    conquered("east_africa"),
    attacked("egypt", "southern_europe"),
    fought("egypt", "southern_europe", (2, 0)),
)
"""A turn with a conquest, and an attack that was repelled."""
BOARD = at(
    {
        "egypt": "0.7@vamp",
        "east_africa": "0.4",
        "congo": "0.3",
        "southern_europe": "1.2",
        "north_africa": "1.12@eva",
        "brazil": "1.1",
        "kamchatka": "1.3",
        "alaska": "0.6",
        "china": "n.4",
        "oh_bow": "0.2",
    },
    airfields={"congo": 0, "brazil": 1},
    lasting=[{"design": "stun_grenade", "seat": 0, "territory": "north_africa"}],
)
BATTLE = ("attack", "egypt", "southern_europe", "3")


def full(state: State, armies: int) -> State:
    """The same with so many armies on each territory."""
    return replace(state, armies=(armies,) * len(state.armies))


@cache
def late(mode: str = "world_conquest", seats: int = 5, number: int = 300) -> State:
    """After some hundred moves of greedy players."""
    return moves(mode, seats)[number].after


@cache
def claiming() -> State:
    """A set-up under way."""
    *_, last = islice(steps(5, "command_room", 2, random), CLAIMED)
    return last.after


@cache
def picture(of: str) -> Image.Image:
    """One of `SCENES`, painted."""
    return decoded(PAINTER.paint(SCENES[of]))


def decoded(data: bytes | None) -> Image.Image:
    assert data is not None
    return Image.open(BytesIO(data)).convert("RGB")


SCENES: dict[str, Scene] = {
    "war": scene(BOARD, *WAR),
    "battle": scene(BOARD, picked=BATTLE),
    "targets": scene(BOARD, picked=("attack", "egypt"), choices=("southern_europe", "north_africa", "middle_east")),
    "deploy": scene(BOARD, picked=("deploy", "egypt", "3")),
    "sail": scene(replace(BOARD, step="ship"), picked=("sail",), choices=("2", "3", "4", "5", "6")),
    "claiming": scene(claiming(), picked=("claim",), choices=("egypt", "congo")),
    "late": scene(late()),
    "zone": scene(BOARD, *WAR, lens="africa"),
    "ship": scene(BOARD, *WAR, lens="outer_haven"),
}
