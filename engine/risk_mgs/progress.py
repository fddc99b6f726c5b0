"""A move under way: the state as it has become, what chance is asked, and what has happened so far.

It lives only while one move is played; states themselves never change.
"""

from typing import Any

from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Event, Json
from engine.risk_mgs.state import Course, Seat, State


class Progress:
    """``state`` is replaced, step by step; ``events`` grows."""

    __slots__ = ("chance", "dice", "events", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self.dice: list[int] = []
        """Every natural result, in the order rolled: from them a record is replayed."""

    def tell(self, event: str, /, **data: Json) -> None:
        """Something that everybody may know."""
        self.events.append(Event(event, data))

    def tell_only(self, seats: tuple[int, ...], event: str, /, **data: Json) -> None:
        """Something that only these seats may know; none: a record for when the game is over."""
        self.events.append(Event(event, data, seats))

    def change(self, **fields: Any) -> None:
        self.state = replace(self.state, **fields)

    def seat(self, seat: int) -> Seat:
        return self.state.seats[seat]

    def change_seat(self, seat: int, **fields: Any) -> None:
        seats = list(self.state.seats)
        seats[seat] = replace(seats[seat], **fields)
        self.change(seats=tuple(seats))

    def pay(self, seat: int, points: int) -> None:
        self.change_seat(seat, points=self.state.seats[seat].points - points)

    @property
    def course(self) -> Course:
        return self.state.course

    def change_course(self, **fields: Any) -> None:
        self.change(course=replace(self.state.course, **fields))

    def change_armies(self, *changes: tuple[int, int]) -> None:
        """Adds to the armies of territories, or takes away."""
        armies = list(self.state.armies)
        for territory, number in changes:
            armies[territory] += number
        self.change(armies=tuple(armies))

    def own(self, territory: int, owner: int, armies: int) -> None:
        """Gives a territory to an owner."""
        owners, all_armies = list(self.state.owners), list(self.state.armies)
        owners[territory], all_armies[territory] = owner, armies
        self.change(owners=tuple(owners), armies=tuple(all_armies))

    def put_boss(self, boss: int, place: int) -> None:
        """Into a territory, or into the pool."""
        bosses = list(self.state.bosses)
        bosses[boss] = place
        self.change(bosses=tuple(bosses))

    def roll(self, *sides: int) -> tuple[int, ...]:
        """Dice with so many sides. Scripts tell dice one by one, whatever they are rolled for."""
        faces = [self.chance.roll("dice", each, 1)[0] for each in sides]
        self.dice += faces
        return tuple(faces)
