"""Who gets which seat."""

from itertools import product

import pytest

from bot.tables import drawing
from engine.chance import Seeded

SEEDS = [bytes([number]) for number in range(1, 61)]


def draw(wishes: dict[int, int | None], seed: bytes = b"x") -> tuple[dict[int, int], bool]:
    """The seats by place, and whether chance was asked."""
    chance = Seeded(seed, drawing.STREAM)
    return drawing.draw(wishes, chance), bool(chance.outcomes)


@pytest.mark.parametrize(
    ("wishes", "seats"),
    [
        ({1: 1, 2: 0}, {1: 1, 2: 0}),
        ({1: 2, 2: 0, 4: 1}, {1: 2, 2: 0, 4: 1}),
        ({1: 1, 2: None}, {1: 1, 2: 0}),
        ({1: None, 2: 1, 3: 0}, {1: 2, 2: 1, 3: 0}),
        ({1: None}, {1: 0}),
    ],
)
def test_wishes_that_decide_all_ask_no_chance(wishes: dict[int, int | None], seats: dict[int, int]) -> None:
    assert draw(wishes) == (seats, False)


@pytest.mark.parametrize("wishes", [{1: None, 2: None}, {1: 0, 2: 0}, {1: 1, 2: 1}])
def test_missing_and_clashing_wishes_are_drawn(wishes: dict[int, int | None]) -> None:
    drawn = [draw(wishes, seed) for seed in SEEDS]
    assert all(asked for _, asked in drawn)
    first = sum(seats[1] == 0 for seats, _ in drawn)
    assert 15 <= first <= 45


def test_whoever_loses_a_clash_gets_what_is_left() -> None:
    for seed in SEEDS:
        seats, _ = draw({1: 2, 2: 2, 3: 0}, seed)
        assert seats[3] == 0
        assert sorted((seats[1], seats[2])) == [1, 2]


def test_a_wish_for_a_seat_that_is_not_played_counts_as_none() -> None:
    assert {draw({1: 2, 2: None}, seed)[0][1] for seed in SEEDS} == {0, 1}


def test_every_draw_seats_everybody_once() -> None:
    for wishes in product((None, 0, 1, 2), repeat=3):
        seats, _ = draw(dict(zip((1, 2, 3), wishes, strict=True)))
        assert sorted(seats.values()) == [0, 1, 2]
        granted = [place for place, wish in zip((1, 2, 3), wishes, strict=True) if wish == seats[place]]
        assert len(granted) >= len({wish for wish in wishes if wish is not None})
