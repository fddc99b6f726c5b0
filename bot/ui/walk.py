"""The walk down the tree of legal moves that leads any player through any game, a pick at a time. Knows no game."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from engine.contract import AnyGame, Move


class Step(Struct, frozen=True):
    """Where a walk stands. ``picked`` is a legal move exactly if ``complete``; else ``choices`` come next."""

    picked: Move
    choices: tuple[str, ...]
    complete: bool
    forced: int = 0
    """How many picks at the end of ``picked`` were taken because nothing else was possible."""


class Menu(Struct, frozen=True):
    """At most 25 choices under one heading."""

    heading: str
    picks: tuple[str, ...]


MENU_LIMIT = 25
"""Discord, "Component Reference": a select has at most 25 options."""
MENUS_A_PAGE = 4
"""Discord allows five rows; the last one holds the buttons."""


def step(game: AnyGame, state: Any, seat: int, picked: Move) -> Step | None:
    """The step after these picks, forced ones taken; None if no legal move begins with them."""
    taken = 0
    while True:
        choices, complete = _next(game, state, seat, picked)
        if complete:
            return Step(picked, (), True, taken)
        if not choices:
            return None
        if len(choices) > 1:
            return Step(picked, choices, False, taken)
        picked, taken = (*picked, choices[0]), taken + 1


def begin(game: AnyGame, state: Any, seat: int) -> Step:
    """The first step of a seat that has a legal move."""
    first = step(game, state, seat, ())
    if first is None:
        raise ValueError(f"seat {seat} has no legal move")
    return first


def back(game: AnyGame, state: Any, seat: int, picked: Move) -> Move:
    """The picks before the last real decision, so that *Back* never lands on a step that is taken by itself."""
    for length in range(len(picked) - 1, -1, -1):
        found = step(game, state, seat, picked[:length])
        if found is not None and found.picked == picked[:length] and not found.complete:
            return picked[:length]
    return ()


def menus(choices: Sequence[str], heading: Callable[[str], str]) -> tuple[Menu, ...]:
    """The choices in menus of one heading each, in their order, long ones split."""
    groups: dict[str, list[str]] = {}
    for choice in choices:
        groups.setdefault(heading(choice), []).append(choice)
    return tuple(
        Menu(name, tuple(picks[first : first + MENU_LIMIT]))
        for name, picks in groups.items()
        for first in range(0, len(picks), MENU_LIMIT)
    )


def page(all_menus: Sequence[Menu], number: int) -> tuple[tuple[Menu, ...], int, int]:
    """The menus of a page, its number within bounds, and how many pages there are."""
    pages = max(1, -(-len(all_menus) // MENUS_A_PAGE))
    number = min(max(number, 0), pages - 1)
    first = number * MENUS_A_PAGE
    return tuple(all_menus[first : first + MENUS_A_PAGE]), number, pages


def _next(game: AnyGame, state: Any, seat: int, picked: Move) -> tuple[tuple[str, ...], bool]:
    choices: dict[str, None] = {}
    for move in game.moves(state, seat, picked):
        if move == picked:
            return (), True
        choices[move[len(picked)]] = None
    return tuple(choices), False
