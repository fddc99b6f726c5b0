"""States as bytes."""

import pytest
from msgspec import Struct, ValidationError

from bot.tables import packing


class Counted(Struct, frozen=True):
    counts: dict[str, int]


class State(Struct, frozen=True):
    left: int
    side: int
    cards: tuple[str, ...]
    together: bool
    winner: int | None = None


class Placed(Struct, frozen=True):
    tiles: dict[int, str]


STATE = State(9, 1, ("sun", "moon"), True)


def test_unpacking_gives_the_state_back() -> None:
    assert packing.unpack(packing.pack(STATE), State) == STATE


def test_equal_states_have_equal_bytes_however_they_were_made() -> None:
    one, other = Counted({"a": 1, "b": 2}), Counted({"b": 2, "a": 1})
    assert packing.pack(one) == packing.pack(other)
    assert packing.state_hash(one) == packing.state_hash(other) != packing.state_hash(Counted({"a": 2, "b": 2}))


def test_keys_may_be_numbers() -> None:
    one, other = Placed({10: "a", 9: "b"}), Placed({9: "b", 10: "a"})
    assert packing.pack(one) == packing.pack(other)
    assert packing.unpack(packing.pack(one), Placed) == one


def test_the_hash_never_changes() -> None:
    # Exported games hold it, and other programs may compute it.
    assert packing.encode(STATE) == b'{"cards":["sun","moon"],"left":9,"side":1,"together":true,"winner":null}'
    assert packing.state_hash(STATE) == "266671409b5ce1d55960c9b116b289f6"


def test_a_state_of_another_kind_is_refused() -> None:
    with pytest.raises(ValidationError):
        packing.unpack(packing.pack(STATE), Counted)
