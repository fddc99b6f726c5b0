"""Moves of which nobody but their maker may learn, not even that they were made: standing orders.

What a move is depends on what it did, not on what it is called: an order that brings something about at once, such as
a wish that is granted in the same breath, is a move like any other.
"""

from typing import Any

from engine.chance import Outcome
from engine.contract import AnyGame, Event

KIND = "secret"
"""The kind of their entries in the log."""


def is_secret(
    game: AnyGame, before: Any, after: Any, seat: int, events: tuple[Event, ...], outcomes: tuple[Outcome, ...]
) -> bool:
    """Whether the seat's move leaves everything as it was in the eyes of everybody else.

    So it tells nobody else anything, asks nothing of chance, leaves the same choice due and the same view to each other
    seat and to spectators.
    """
    if outcomes or any(event.seats is None or not set(event.seats) <= {seat} for event in events):
        return False
    if game.turn(before) != game.turn(after) or game.result(after) is not None:
        return False
    # Every game has at most so many seats; a view of a seat that is not taken is that of a spectator.
    others = (None, *(other for other in range(game.seats[1]) if other != seat))
    return all(game.seen_by(before, other) == game.seen_by(after, other) for other in others)
