"""The walk down the tree of legal moves that leads any player through any game, a pick at a time. Knows no game."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from engine.contract import ORDER, AnyGame, Move


class Step(Struct, frozen=True):
    """Where a walk stands. ``picked`` is a legal move exactly if ``complete``; else ``choices`` come next."""

    picked: Move
    choices: tuple[str, ...]
    complete: bool
    forced: int = 0
    """How many picks at the end of ``picked`` were taken because nothing else was possible."""
    last: tuple[str, ...] = ()
    """Those of the choices that complete a move: ``done`` among beginnings of longer moves."""


class Menu(Struct, frozen=True):
    """At most 25 choices under one heading."""

    heading: str
    picks: tuple[str, ...]


MENU_LIMIT = 25
"""Discord, "Component Reference": a select has at most 25 options."""
MENUS_A_PAGE = 4
"""Discord allows five rows; the last one holds the buttons."""
FEW = 5
"""So many choices stand side by side: Discord allows five buttons in a row."""


def step(game: AnyGame, state: Any, seat: int, picked: Move) -> Step | None:
    """The step after these picks, forced ones taken; None if no legal move begins with them."""
    taken = 0
    while True:
        choices = _next(game, state, seat, picked)
        if choices is None:
            return Step(picked, (), True, taken)
        if not choices:
            return None
        if len(choices) > 1:
            last = tuple(choice for choice, completes in choices.items() if completes)
            return Step(picked, tuple(choices), False, taken, last)
        picked, taken = (*picked, *choices), taken + 1


def begin(game: AnyGame, state: Any, seat: int, root: Move = ()) -> Step:
    """The first step of a seat that has a legal move, or one that begins with ``root``."""
    first = step(game, state, seat, root)
    if first is None:
        raise ValueError(f"seat {seat} has no legal move")
    return first


def back(game: AnyGame, state: Any, seat: int, picked: Move, least: int = 0) -> Move:
    """The picks before the last real decision, so that *Back* never lands on a step that is taken by itself; at least
    so many of them."""
    for length in range(len(picked) - 1, least - 1, -1):
        found = step(game, state, seat, picked[:length])
        if found is not None and found.picked == picked[:length] and not found.complete:
            return picked[:length]
    return picked[:least]


def has_orders(game: AnyGame, state: Any, seat: int | None) -> bool:
    """Whether the seat may give standing orders now."""
    return seat is not None and next(game.moves(state, seat, (ORDER,)), None) is not None


def opened(game: AnyGame, state: Any, seat: int, at: Step) -> dict[str, Step]:
    """Where each beginning of a step leads, if that can be offered at once, which saves a step: beside choices like
    ``done``, a few words that begin longer moves. The last pick of a move always has a step of its own."""
    if not at.last or len(at.choices) > FEW:
        return {}
    beginnings = [choice for choice in at.choices if choice not in at.last]
    steps = {choice: step(game, state, seat, (*at.picked, choice)) for choice in beginnings}
    found = {choice: each for choice, each in steps.items() if each is not None and _fits_a_menu(each)}
    return found if len(found) < MENUS_A_PAGE else {}


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


def merged(all_menus: Sequence[Menu], heading: Callable[[Sequence[str]], str]) -> tuple[Menu, ...]:
    """The menus in their order, neighbours put together as far as 25 choices go; ``heading`` joins their headings."""
    runs: list[list[Menu]] = []
    room = 0
    for menu in all_menus:
        room -= len(menu.picks)
        if room < 0 or not runs:
            runs.append([])
            room = MENU_LIMIT - len(menu.picks)
        runs[-1].append(menu)
    return tuple(
        Menu(heading([menu.heading for menu in run]), tuple(pick for menu in run for pick in menu.picks))
        for run in runs
    )


def page(all_menus: Sequence[Menu], number: int, size: int = MENUS_A_PAGE) -> tuple[tuple[Menu, ...], int, int]:
    """The menus of a page of that size, its number within bounds, and how many pages there are."""
    pages = max(1, -(-len(all_menus) // size))
    number = min(max(number, 0), pages - 1)
    first = number * size
    return tuple(all_menus[first : first + size]), number, pages


def _fits_a_menu(at: Step) -> bool:
    return not at.complete and len(at.choices) <= MENU_LIMIT and len(at.last) < len(at.choices)


def _next(game: AnyGame, state: Any, seat: int, picked: Move) -> dict[str, bool] | None:
    """What can be picked next, and whether it completes a move; None if the picks are a move already."""
    choices: dict[str, bool] = {}
    for move in game.moves(state, seat, picked):
        if move == picked:
            return None
        choices[move[len(picked)]] = len(move) == len(picked) + 1
    return choices
