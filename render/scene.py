"""What a painter is given, and what it gives back."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from engine.contract import Event, Move

Say: TypeAlias = Callable[..., str]
"""``say("halali-picture-left", turns=3)``: a text of the reader's language by its key; painters know no words."""


class Scene(Struct, frozen=True):
    """One picture for one reader."""

    state: Any
    """As `engine.contract.Game.seen_by` shows it to this reader."""
    names: tuple[str, ...]
    """Who sits where, by seat: as short as the picture needs them, anything a person may be called."""
    say: Say
    news: tuple[Event, ...] = ()
    """What happened since this reader's last turn, oldest first: it is marked."""
    picked: Move = ()
    """The move being built: its picks so far are shown, a whole move as a preview."""
    choices: tuple[str, ...] = ()
    """What can be picked next: it is marked."""
    lens: str = ""
    """Another way to look at the board, one of `Painter.lenses`; empty is the ordinary one."""
    language: str = ""
    """Of ``say``, as Discord calls it, such as ``zh-TW``: its font comes first."""


class Painter(Protocol):
    """The pictures of one game."""

    def paint(self, scene: Scene) -> bytes:
        """A PNG file, opaque. Equal scenes give equal bytes."""

    def closer(self, scene: Scene) -> bytes | None:
        """A second picture, close to what has just happened; None where the first one shows it well enough."""

    def hand(self, scene: Scene) -> bytes | None:
        """What the reader alone holds, as a PNG file; None where nobody holds anything, and for spectators."""

    def lenses(self, state: Any) -> tuple[str, ...]:
        """Other ways to look at this board, as overlays or parts of it: texts a person can type, for offering."""

    def knows(self, lens: str) -> bool:
        """Whether it is a way to look at a board, offered or not."""
