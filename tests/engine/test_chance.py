"""Chance: even, stable, reproducible, and what scripts may tell."""

from collections import Counter

import pytest

from engine.chance import Chance, ChanceError, Outcome, Scripted, Seeded, commitment, replay

SEED = bytes(range(32))


def test_results_are_the_same_for_ever() -> None:
    # Pinned: an old seed must verify with every later version.
    chance = Seeded(SEED, 3)

    assert chance.order("tiles", "abcdefgh") == tuple("aedfcbhg")
    assert chance.choose("guns", "nesw", 8) == tuple("nswesswn")
    assert chance.roll("attack", 6, 8) == (6, 1, 3, 2, 6, 1, 6, 3)


def test_the_commitment_is_sha_256_in_hexadecimal() -> None:
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_streams_and_seeds_are_independent() -> None:
    def rolls(seed: bytes, stream: int) -> tuple[int, ...]:
        return Seeded(seed, stream).roll("die", 1000, 20)

    assert rolls(SEED, 1) == rolls(SEED, 1)
    assert len({rolls(SEED, 1), rolls(SEED, 2), rolls(SEED[:-1], 1)}) == 3


@pytest.mark.parametrize("sides", [2, 6, 7, 20])
def test_dice_are_even(sides: int) -> None:
    times = 4000 * sides
    faces = Counter(Seeded(SEED, sides).roll("die", sides, times))

    assert set(faces) == set(range(1, sides + 1))
    # Chi squared with sides - 1 degrees of freedom: far below its one-in-a-million bound for up to 20 sides.
    assert sum((number - 4000) ** 2 / 4000 for number in faces.values()) < 62


def test_dice_are_even_even_if_their_sides_are_many() -> None:
    # Numbers of 64 bits fall unevenly on so many faces: unless some are drawn again, half would be in the first third.
    sides = 3 * 2**62
    low = sum(face <= sides // 3 for face in Seeded(SEED, 0).roll("die", sides, 900))

    assert 240 < low < 360


def test_orders_are_even() -> None:
    orders = Counter(Seeded(SEED, stream).order("deck", "abcd") for stream in range(4800))

    assert len(orders) == 24
    assert sum((number - 200) ** 2 / 200 for number in orders.values()) < 75


def test_choices_are_even() -> None:
    choices = Counter(Seeded(SEED, 0).choose("guns", "nesw", 8000))

    assert sum((number - 2000) ** 2 / 2000 for number in choices.values()) < 31


def test_an_order_keeps_every_thing() -> None:
    things = ["a", "b", "b", "c"]

    assert sorted(Seeded(SEED, 0).order("deck", things)) == things
    assert Seeded(SEED, 0).order("deck", []) == ()


def test_outcomes_tell_everything_that_was_decided() -> None:
    chance = Seeded(SEED, 0)
    order, roll = chance.order("deck", "ab"), chance.roll("die", 6, 2)

    assert chance.outcomes == (Outcome("deck", order), Outcome("die", roll))


def _ask(chance: Chance) -> tuple[object, ...]:
    return chance.order("deck", "abc"), chance.choose("guns", "nesw", 2), chance.roll("die", 6, 3)


def test_a_replay_repeats_and_invents_nothing() -> None:
    seeded = Seeded(SEED, 0)
    decided = _ask(seeded)
    again = replay(seeded.outcomes)

    assert _ask(again) == decided
    assert again.outcomes == seeded.outcomes
    assert again.unused == {}
    with pytest.raises(ChanceError):
        again.roll("die", 6, 1)
    assert replay(()).told("board") is None


def test_a_script_comes_first_and_then_chance() -> None:
    chance = Scripted({"die": [(6, 6), (1, 1)]}, Seeded(SEED, 0))

    assert chance.roll("die", 6, 2) == (6, 6)
    assert chance.unused == {"die": ((1, 1),)}
    assert chance.roll("die", 6, 2) == (1, 1)
    assert chance.unused == {}
    assert chance.roll("die", 6, 2) == Seeded(SEED, 0).roll("die", 6, 2)
    assert len(chance.outcomes) == 3


def test_a_script_cannot_tell_what_cannot_come_up() -> None:
    def scripted(*values: str | int) -> Scripted:
        return Scripted({"it": [values]}, Seeded(SEED, 0))

    for faces in ((7,), (0,), (1, 2), ()):
        with pytest.raises(ChanceError):
            scripted(*faces).roll("it", 6, 1)
    with pytest.raises(ChanceError):
        scripted("a", "a").order("it", "ab")
    with pytest.raises(ChanceError):
        scripted("x").choose("it", "nesw", 1)
    with pytest.raises(ChanceError):
        scripted("1").roll("it", 6, 1)


def test_only_a_script_tells_a_result_in_place_of_others() -> None:
    script = Scripted({"board": [("7/7",)]})

    assert Seeded(SEED, 0).told("board") is None
    assert Scripted({}, script).told("board") == ("7/7",)
    assert script.outcomes == (Outcome("board", ("7/7",)),)
    assert script.told("board") is None
