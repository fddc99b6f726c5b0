"""What belongs to one territory on the map, one above the other: its marks, its badge, its name."""

from msgspec import Struct
from PIL import Image

from engine.risk_mgs.state import NOBODY
from engine.risk_mgs.world import WORLD
from render.canvas import Box, Spot, put
from render.inscriptions import fitting_size
from render.letters import EAST_ASIAN
from render.risk_mgs.badges import State as BadgeState
from render.risk_mgs.badges import badge, badge_size
from render.risk_mgs.captions import caption, caption_box
from render.risk_mgs.factions import Look, look_of
from render.risk_mgs.layout import View
from render.risk_mgs.marks import SIZE, mark_of, marks_on
from render.risk_mgs.places import badge_places
from render.risk_mgs.words import SHORT_NAMES
from render.scene import Scene

NAME = 19
"""Font size of names in the ordinary picture."""
DENSE_NAMES, _ROOM = (20, 17), 118
"""Where East Asian characters are written: these need larger sizes to be read, and names are no wider than that as
long as they can be."""
_THOUSANDS = 10_000
_OVERLAP = 5
"""Marks stand so far within the badge."""


class Block(Struct, frozen=True):
    """Of a territory of the world. Boxes are in pixels."""

    territory: int
    middle: Spot
    """Of the badge."""
    look: Look
    count: str
    """Armies; empty where nobody stands."""
    name: str
    language: str
    """Of the name."""
    zoom: float
    marks: tuple[str, ...]

    @property
    def badge(self) -> Box:
        across, height = badge_size(self.count or "1", self.zoom)
        x, y = self.middle
        return x - across // 2, y - height // 2, x + across // 2, y + height // 2

    @property
    def caption(self) -> Box:
        return caption_box(self._below, self.name, self._font, self.language)

    @property
    def row(self) -> Box:
        """Of the marks."""
        size = round(SIZE * self.zoom)
        x, top = self.middle[0], self.badge[1] + round(_OVERLAP * self.zoom)
        half = len(self.marks) * size // 2
        return x - half, top - size, x + half, top

    @property
    def boxes(self) -> tuple[Box, ...]:
        """All that it covers."""
        return (self.badge, self.caption, self.row) if self.marks else (self.badge, self.caption)

    @property
    def _font(self) -> int:
        if self.language not in EAST_ASIAN:
            return round(NAME * self.zoom)
        greatest, least = (round(size * self.zoom) for size in DENSE_NAMES)
        return fitting_size(self.name, (greatest, least), round(_ROOM * self.zoom), self.language)

    @property
    def _below(self) -> Spot:
        if not self.count:
            return self.middle
        return self.middle[0], self.badge[3] + round(self._font * 0.68)

    def paint_name(self, picture: Image.Image) -> None:
        caption(picture, self._below, self.name, self._font, self.language)

    def paint(self, picture: Image.Image, state: BadgeState = "plain") -> None:
        """Badge and marks."""
        if self.count:
            put(picture, badge(self.look, self.count, self.zoom, state), self.middle)
        size = round(SIZE * self.zoom)
        left, top, _, _ = self.row
        for index, name in enumerate(self.marks):
            put(picture, mark_of(name, size), (left + index * size + size // 2, top + size // 2))


def count_of(armies: int) -> str:
    """Exact up to four digits, then in thousands."""
    return str(armies) if armies < _THOUSANDS else f"{armies // 1000}k"


def blocks(scene: Scene, view: View) -> list[Block]:
    """Of all territories of the world, also of those beyond the view."""
    state = scene.state
    return [
        Block(
            territory,
            view.at(place),
            look_of(state, state.owners[territory]),
            "" if state.owners[territory] == NOBODY else count_of(state.armies[territory]),
            scene.say(SHORT_NAMES[territory]),
            scene.language,
            view.zoom,
            marks_on(state, territory),
        )
        for territory, place in zip(WORLD, badge_places(), strict=True)
    ]
