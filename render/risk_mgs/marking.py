"""What a picture marks beside the state of the board: arrows, changes, what can be picked."""

from typing import Literal

from msgspec import Struct

from render.risk_mgs.badges import State as BadgeState

Outcome = Literal["taken", "held", "moved"]
"""Of an arrow: the target was conquered; it was not, or not yet; armies moved there peacefully."""


class Arrow(Struct, frozen=True):
    """From one territory to another, ship included."""

    source: int
    target: int
    seat: int
    outcome: Outcome
    label: str = ""
    planned: bool = False
    """Part of the move being built."""


class Marking(Struct, frozen=True):
    states: dict[int, BadgeState] = {}
    """By territory."""
    changes: dict[int, int] = {}
    """By territory, armies more or less."""
    arrows: tuple[Arrow, ...] = ()
    docks: frozenset[int] = frozenset()
    """That can be picked."""
    planned: bool = False
    """All of it belongs to the move being built."""

    @property
    def focus(self) -> tuple[int, ...]:
        """Territories in which something happens, the most important first: where arrows end, the newest before others.
        Of territories that changed hands, only if there is nothing else."""
        ends = [place for arrow in reversed(self.arrows) for place in (arrow.target, arrow.source)]
        return tuple(dict.fromkeys([*ends, *self.marked("picked"), *self.changes] or reversed(self.marked("news"))))

    def marked(self, state: BadgeState) -> list[int]:
        """Territories in that state."""
        return [place for place, own in self.states.items() if own == state]
