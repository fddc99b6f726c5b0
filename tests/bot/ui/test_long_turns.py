"""Panels of Risk: Metal Gear Solid, the game with the longest turns: few taps, and Discord's limits at every step."""

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.ui import choosing, panel, walk
from bot.ui.actions import ordering
from bot.ui.choosing import Trail
from bot.ui.desk import Mover
from bot.ui.message import Control, Message, view
from bot.words.localizer import load_localizer
from bot.words.risk_mgs.speaker import RISK_MGS_WORDS
from engine.contract import ORDER, Move
from engine.risk_mgs.game import MODES, RISK_MGS
from engine.risk_mgs.state import State
from tests.bot.ui.parlour import items, rows, shown
from tests.engine.risk_mgs.games import Step, greedy, steps

SAY = load_localizer().say_in()
NAMES = tuple(f"<@{user}>" for user in range(1, 6))
EVERY = 41
"""Every so many moves of a game a panel is looked at."""


def mover(state: State, seat: int) -> Mover:
    """The player of that seat in front of the board."""
    seen = RISK_MGS.seen_by(state, seat)
    table = SimpleNamespace(id=10**9, version=9_999, rules=RISK_MGS)
    glance = SimpleNamespace(
        table=table, seat=seat, state=seen, news=(), say=SAY, speaker=RISK_MGS_WORDS, mentions=NAMES
    )
    return Mover(cast(Any, glance), seat, RISK_MGS.turn(seen))


def at(player: Mover, picked: Move = (), page: int = 0) -> Message:
    """The panel after these picks, without its picture."""
    step = walk.step(RISK_MGS, player.glance.state, player.seat, picked)
    assert step is not None
    move = panel.presumed(player, step)
    trail, more = Trail(player.glance, player.seat), panel.orders_button(player.glance)
    return Message("", view=view(*choosing.components(trail, step, page, move, more)))


def sampled(mode: str, seats: int = 5) -> Iterator[Step]:
    return (step for number, step in enumerate(steps(seats, mode, 1, greedy)) if number % EVERY == 0)


def taps(player: Mover, move: Move) -> int:
    """How many taps it takes to make this move once its panel is open, Confirm among them."""
    number, message = 1, at(player)
    while not any(item.press.action == "confirm" and item.press.picks == move for item in items(message)):
        number += 1
        message = at(player, next(_ways(message, move)))
    return number


def _ways(message: Message, move: Move) -> Iterator[Move]:
    """Where each choice leads that is on the way to the move."""
    for item in items(message):
        picks, inner = item.press.picks, cast(Any, item.item)
        if item.press.action == "walk" and move[: len(picks)] == picks:
            yield picks
        if item.press.action == "pick" and move[: len(picks)] == picks:
            yield from ((*picks, each.value) for each in inner.options if move[len(picks)] == each.value)


def first(mode: str, wanted: Callable[[Step], bool]) -> Step:
    """A move of a game for which that holds."""
    return next(step for step in steps(3, mode, 1, greedy) if wanted(step))


@pytest.mark.parametrize(
    ("wanted", "most"),
    [
        pytest.param(lambda step: step.move[0] == "deploy", 2, id="deploy all"),
        pytest.param(lambda step: step.move == ("done",) and step.before.step == "attack", 2, id="no more attacks"),
        pytest.param(lambda step: step.move == ("buy",), 2, id="buy"),
        pytest.param(lambda step: step.move[0] == "move" and len(step.move) == 2, 1, id="move in"),
        pytest.param(lambda step: step.move[0] == "move" and len(step.move) == 3, 1, id="move in with a boss"),
    ],
)
def test_taps_of_what_is_done_most(wanted: Callable[[Step], bool], most: int) -> None:
    step = first("basic_training", wanted)
    player = mover(step.before, step.seat)
    begun = {"deploy": step.move[:2], "move": step.move[:1]}.get(step.move[0], step.move)
    assert taps(player, likely(player, begun)) <= most


@pytest.mark.parametrize("word", ["attack", "series"])
def test_attack_is_three_taps(word: str) -> None:
    """From where, whom, Confirm: with most dice, or while the odds are good."""
    step = first("basic_training", lambda step: step.move[0] == "series")
    player = mover(step.before, step.seat)
    assert taps(player, likely(player, (word, *step.move[1:3]))) <= 3


def likely(player: Mover, picked: Move) -> Move:
    """The move that is shown before its last pick is made."""
    step = walk.step(RISK_MGS, player.glance.state, player.seat, picked)
    assert step is not None
    return panel.presumed(player, step)


@pytest.mark.parametrize("mode", MODES)
def test_every_step_of_a_game_fits_and_is_told_apart(mode: str) -> None:
    """Five rows, 25 choices a menu, no custom_id twice (Discord, "Component Reference"); all choices on some page."""
    for step in sampled(mode):
        player = mover(step.before, step.seat)
        found: Move | None = ()
        while found is not None:
            message = at(player, found)
            check(message)
            found = next(_ways(message, step.move), None)


@pytest.mark.parametrize("mode", MODES)
def test_every_choice_stands_on_some_page(mode: str) -> None:
    for step in sampled(mode):
        player = mover(step.before, step.seat)
        first = walk.begin(RISK_MGS, player.glance.state, player.seat)
        offered: set[str] = set()
        for page in range(3):
            for item in items(at(player, (), page)):
                inner = cast(Any, item.item)
                offered |= {item.press.picks[len(first.picked)]} if len(item.press.picks) > len(first.picked) else set()
                offered |= {option.value for option in getattr(inner, "options", ())}
        assert set(first.choices) <= offered or first.complete


@pytest.mark.parametrize("mode", MODES)
def test_done_is_never_hidden_in_a_menu(mode: str) -> None:
    for step in sampled(mode):
        player = mover(step.before, step.seat)
        if ("done",) in list(RISK_MGS.moves(step.before, step.seat)):
            picks = [item.press.picks for item in items(at(player))]
            assert ("done",) in picks


@pytest.mark.parametrize("mode", MODES)
def test_orders_fit_at_every_step_and_page(mode: str) -> None:
    """For somebody who is not awaited, in set-up and later."""
    for step in sampled(mode, seats=3):
        player = mover(step.before, (step.seat + 1) % 3)
        if walk.has_orders(RISK_MGS, player.glance.state, player.seat):
            for picked in order_steps(player):
                for page in range(3):
                    found = walk.step(RISK_MGS, player.glance.state, player.seat, picked)
                    assert found is not None
                    message = ordering.shown(player.glance, found, page)
                    check(message)
                    assert len(message.content) <= 2000


def order_steps(player: Mover) -> set[Move]:
    """Every place at which one chooses on the way to some order, but for territories only the first of them."""
    orders = list(RISK_MGS.moves(player.glance.state, player.seat, (ORDER,)))
    return {move[:length] for move in orders for length in range(1, len(move)) if length < 3 or move[1] == "wish"}


def check(message: Message) -> None:
    assert len(rows(message)) <= 5
    ids = [item.press.custom_id() for item in items(message)]
    assert len(ids) == len(set(ids))
    for item in items(message):
        check_item(item)
    assert all(shown(message))


def check_item(item: Control) -> None:
    inner = cast(Any, item.item)
    options = getattr(inner, "options", None)
    if options is None:
        assert len(inner.label) <= 80
        return
    assert 1 <= len(options) <= 25
    assert len(inner.placeholder) <= 150
    assert all(1 <= len(option.label) <= 100 and 1 <= len(option.value) <= 100 for option in options)
    assert len({option.value for option in options}) == len(options)
