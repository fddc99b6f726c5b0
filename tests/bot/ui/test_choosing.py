"""Which components a step has: few choices as buttons, many in menus, and nothing that ends a step lost among them."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.ui import choosing, walk
from bot.ui.choosing import Trail
from bot.ui.message import Message, view
from bot.words import limits
from bot.words.contract import Say
from bot.words.localizer import load_localizer
from engine.contract import Move
from tests.bot.ui.errands import HOUSES, State, Words
from tests.bot.ui.parlour import items, rows


class Wordy(Words):
    """Says some choices at length."""

    def pick(self, say: Say, state: State, seat: int, picked: Move, pick: str) -> str:
        return pick + " at length" * 20 if pick.startswith("long") else pick


class Paths:
    """A game whose moves are given."""

    def __init__(self, *moves: Move) -> None:
        self._moves = moves

    def moves(self, state: object, seat: int, picked: Move = ()) -> Any:
        return (move for move in self._moves if move[: len(picked)] == picked)


async def laid_out(*moves: Move, picked: Move = (), page: int = 0, confirm: Move = ()) -> Message:
    """The components of a step in a game of these moves."""
    game: Any = Paths(*moves)
    table = SimpleNamespace(id=1, version=2, rules=game)
    say = load_localizer(strict=True).say_in()
    glance = cast(Any, SimpleNamespace(table=table, state=None, say=say, speaker=Wordy()))
    step = walk.step(game, None, 0, picked)
    assert step is not None
    return Message("", view=view(*choosing.components(Trail(glance, 0), step, page, confirm)))


def words(number: int, *rest: str) -> list[Move]:
    return [(f"p{index}", *rest) for index in range(number)]


async def test_few_short_choices_are_buttons() -> None:
    shown = await laid_out(*words(5))
    assert rows(shown) == [["p0", "p1", "p2", "p3", "p4"]]
    assert all(item.press.action == "walk" for item in items(shown))


@pytest.mark.parametrize("moves", [words(6), [("long", "1"), ("short", "1")]], ids=["many", "long"])
async def test_many_or_long_choices_are_in_menus(moves: list[Move]) -> None:
    shown = await laid_out(*moves)
    assert all(item.press.action == "pick" for item in items(shown))
    assert sum(len(row) for row in rows(shown)) == len(moves)


async def test_what_ends_a_step_is_a_button_beside_menus() -> None:
    shown = await laid_out(*words(40, "1"), *words(40, "2"), ("done",), ("pass",))
    *menus, buttons = rows(shown)
    assert buttons == ["done", "pass"]
    assert sum(len(row) for row in menus) == 40


async def test_every_choice_of_a_long_step_is_on_some_page() -> None:
    moves = [*words(110, "1"), *words(110, "2"), ("done",)]
    seen: set[str] = set()
    for page in range(2):
        shown = await laid_out(*moves, page=page)
        assert len(rows(shown)) <= 5 and all(len(row) <= 25 for row in rows(shown))
        seen |= {label for row in rows(shown) for label in row}
    assert {f"p{index}" for index in range(110)} <= seen


async def test_words_that_begin_long_moves_open_as_menus() -> None:
    """Beside ``done``: a step saved. A word before the last pick stays a button, as the last pick has its own step."""
    long = [("go", start, end, "1") for start in ("a", "b") for end in ("c", "d")]
    shown = await laid_out(*long, ("buy", "x"), ("buy", "y"), ("done",))
    assert rows(shown) == [["a", "b"], ["buy", "done"]]
    assert [(item.press.action, item.press.picks) for item in items(shown)] == [
        ("pick", ("go",)),
        ("walk", ("buy",)),
        ("walk", ("done",)),
    ]


async def test_opened_menu_says_what_it_begins() -> None:
    shown = await laid_out(("go", "a", "c", "1"), ("go", "a", "d", "1"), ("done",))
    menu: Any = items(shown)[0].item
    assert menu.placeholder == "go · a"


async def test_beginnings_alone_are_not_opened() -> None:
    moves = [(start, turn, piece) for start in "ab" for turn in "cd" for piece in "ef"]
    assert rows(await laid_out(*moves)) == [["a", "b"]]


async def test_move_to_confirm_comes_first_and_is_not_offered_twice() -> None:
    moves = [("go", str(number)) for number in range(1, 5)] + [("stay",)]
    shown = await laid_out(*moves, picked=("go",), confirm=("go", "4"))
    assert rows(shown) == [["Confirm", "Back"], ["1", "2", "3"]]


async def test_move_of_more_picks_to_confirm_leaves_all_choices() -> None:
    """Else what else begins with its next pick could not be reached."""
    moves = [("go", str(number), company) for number in range(1, 4) for company in ("alone", "both")]
    shown = await laid_out(*moves, picked=("go",), confirm=("go", "3", "alone"))
    assert rows(shown) == [["Confirm", "Back"], ["1", "2", "3"]]


async def test_whole_move_has_confirm_and_the_ways_back() -> None:
    moves = [("go", start, end) for start in "ab" for end in "cd"]
    shown = await laid_out(*moves, picked=("go", "a", "d"), confirm=("go", "a", "d"))
    assert rows(shown) == [["Confirm", "Back", "Start over"]]


async def test_small_groups_share_menus_rather_than_pages() -> None:
    shown = await laid_out(*((house, "1") for house in HOUSES[:20]), ("x", "1"), ("x", "2"))
    (row,) = rows(shown)
    assert len(row) == 21
    menu: Any = items(shown)[0].item
    assert menu.placeholder == " · ".join(f"group {end}" for end in "1234567890x")


async def test_labels_fit() -> None:
    shown = await laid_out(*((f"long-{number}", "1") for number in range(7)), ("long-done",))
    *menus, buttons = rows(shown)
    assert all(limits.length(label) <= limits.LABEL for row in menus for label in row)
    assert [limits.length(label) for label in buttons] == [limits.BUTTON]


async def test_first_decision_after_forced_picks_has_one_way_back() -> None:
    shown = await laid_out(("go", "a", "1"), ("go", "a", "2"), ("go", "b", "1"), ("go", "b", "2"), picked=("go", "b"))
    assert rows(shown) == [["1", "2"], ["Back"]]
