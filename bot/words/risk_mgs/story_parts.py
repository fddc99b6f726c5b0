"""Events parted by turns."""

from collections.abc import Sequence

from msgspec import Struct

from engine.contract import Data, Event

_FIRST = ("round", "turn")
"""What a turn begins with."""
_BY_ITSELF = frozenset((*_FIRST, "recruits", "dice"))
"""What happens at its beginning without its player."""
_SETUP = frozenset(("chose-faction", "laid-out", "placed", "docked"))
_OF_THE_ACTIVE = frozenset(
    (
        "turn",
        "recruits",
        "turned-in",
        "deployed",
        "collected",
        "paid",
        "attacked",
        "conquered",
        "moved-in",
        "moved",
        "took-objective",
        "airfield-built",
        "sailed",
    )
)
"""Events of which the seat is the one whose turn it is."""


class Part(Struct, frozen=True):
    """A turn or what is known of it; or a part of the set-up."""

    events: tuple[Event, ...]
    over: bool
    """Another turn has followed."""

    @property
    def seat(self) -> int | None:
        """Whose turn it is, if any event tells it."""
        return next((int(event.data["seat"]) for event in self.events if event.code in _OF_THE_ACTIVE), None)

    @property
    def setup(self) -> bool:
        return any(event.code in _SETUP for event in self.events) or (
            self.seat is None and any(event.code == "hired" for event in self.events)
        )

    @property
    def beginning(self) -> bool:
        """Nothing has been done in it yet."""
        return any(event.code == "turn" for event in self.events) and all(
            event.code in _BY_ITSELF for event in self.events
        )

    def of(self, *codes: str) -> list[Data]:
        """The data of all events with one of the codes."""
        return [event.data for event in self.events if event.code in codes]

    @property
    def losses(self) -> tuple[int, int]:
        """Armies that the active seat has lost, and destroyed, in rolls and by cards."""
        lost, destroyed = 0, 0
        for event in self.events:
            if event.code == "fought":
                lost += event.data["lost"][0]
                destroyed += event.data["lost"][1]
            elif event.code == "armies-removed" and event.data["seat"] == self.seat:
                destroyed += event.data["armies"]
            elif event.code == "armies-removed":
                lost += event.data["armies"]
        return lost, destroyed

    @property
    def held(self) -> dict[str, int]:
        """Attacked territories that were not conquered, with the armies left there."""
        found: dict[str, int] = {}
        for event in self.events:
            if event.code == "fought":
                found[event.data["target"]] = event.data["left"][1]
            elif event.code == "conquered":
                found.pop(event.data["territory"], None)
        return found

    @property
    def unsettled(self) -> tuple[Event, ...]:
        """The attack, roll or card that still waits for somebody: with it the events end."""
        events = [event for event in self.events if event.code != "dice"]
        if self.over or not events or events[-1].code not in ("attacked", "rolled", "rerolled", "played-card"):
            return ()
        since = max((place for place, event in enumerate(events) if event.code in ("attacked", "fought")), default=0)
        if events[since].code == "attacked":
            return tuple(events[since:])
        return tuple(events[-1:])


def parts(events: Sequence[Event]) -> list[Part]:
    """At least one. A round belongs to the turn that it begins with."""
    found: list[list[Event]] = [[]]
    for event in events:
        if event.code in _FIRST and found[-1] and found[-1][-1].code not in _FIRST:
            found.append([])
        found[-1].append(event)
    return [Part(tuple(each), number < len(found)) for number, each in enumerate(found, start=1)]
