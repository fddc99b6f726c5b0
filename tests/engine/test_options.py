"""Options and seats, checked for all games alike."""

import pytest

from engine.contract import Illegal, Option, OptionValue
from engine.options import check_seats, chosen

OPTIONS = (
    Option("match", True, (True, False)),
    Option("limit", 40, (40, 20, 0), low=0, high=100),
    Option("set", "small", ("small", "large")),
)
DEFAULTS = {"match": True, "limit": 40, "set": "small"}


def test_what_is_left_out_has_its_default() -> None:
    assert chosen(OPTIONS, {}) == DEFAULTS


@pytest.mark.parametrize(("name", "value"), [("match", False), ("limit", 0), ("limit", 77), ("set", "large")])
def test_a_value_is_taken(name: str, value: OptionValue) -> None:
    assert chosen(OPTIONS, {name: value}) == DEFAULTS | {name: value}


@pytest.mark.parametrize(
    ("name", "value"),
    [("match", 1), ("match", "yes"), ("limit", True), ("limit", -1), ("limit", 101), ("limit", "40"), ("set", "huge")],
)
def test_an_absurd_value_is_refused(name: str, value: OptionValue) -> None:
    with pytest.raises(Illegal) as caught:
        chosen(OPTIONS, {name: value})
    assert caught.value.code == "bad-option"
    assert caught.value.data["name"] == name


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(Illegal) as caught:
        chosen(OPTIONS, {"colour": "red"})
    assert caught.value.code == "unknown-option"
    assert caught.value.data == {"name": "colour", "known": ["limit", "match", "set"]}


def test_the_number_of_seats_is_bounded() -> None:
    check_seats(2, 2, 5)
    check_seats(5, 2, 5)
    for seats in (1, 6):
        with pytest.raises(Illegal) as caught:
            check_seats(seats, 2, 5)
        assert caught.value.data == {"seats": seats, "fewest": 2, "most": 5}
