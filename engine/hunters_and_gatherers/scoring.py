"""8: an area is scored. Every point of a game comes from an event made here."""

from engine.contract import Event
from engine.hunters_and_gatherers.majority import by_seat, winners
from engine.hunters_and_gatherers.state import Area, Piece, State
from engine.hunters_and_gatherers.values import cells, value
from engine.hunters_and_gatherers.zones import spots


def scored(state: State, area: Area) -> Event:
    """``scored-forest``, ``scored-river``, ``scored-meadow`` or ``scored-water``.

    Data: the arithmetic of `engine.hunters_and_gatherers.values.value`, of which ``points`` go to each of the
    ``winners`` (seats; nobody if nobody is there, 8.4); ``members`` or, of a water system, ``huts`` (numbers by seat);
    ``cells`` ([x, y] each)."""
    return Event(
        f"scored-{area.kind}",
        {
            **value(area, state.tiles),
            "huts" if area.kind == "water" else "members": by_seat(area, len(state.scores)),
            "winners": winners(area, state.tiles, state.pieces),
            "cells": cells(area, state.tiles),
        },
    )


def paid(scores: tuple[int, ...], event: Event) -> tuple[int, ...]:
    """The scores after a scoring."""
    data = event.data
    return tuple(score + data["points"] if seat in data["winners"] else score for seat, score in enumerate(scores))


def members_in(state: State, area: Area) -> list[Piece]:
    """The members in a forest or river, in the order placed; huts on the same segments do not count."""
    ground = set(spots(area, state.tiles))
    return [piece for piece in state.pieces if piece.kind == "member" and (piece.x, piece.y, piece.segment) in ground]
