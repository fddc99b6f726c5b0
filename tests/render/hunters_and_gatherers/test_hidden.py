"""The order of the piles leaves no trace in the picture."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.hunters_and_gatherers.facts import BONUS, LAND
from engine.hunters_and_gatherers.state import State
from render.scene import Scene
from tests.render.hunters_and_gatherers.pictures import PAINTER
from tests.render.hunters_and_gatherers.scenes import SCENES, choices, played, say

STATE, NEWS = played("small")


def shuffled(of: State, seed: int) -> State:
    """The same table with its piles in another order."""
    random = Random(seed)
    land, bonus = random.sample(LAND, 40), random.sample(BONUS, 9)
    return replace(of, land=tuple(land), bonus=tuple(bonus))


def view(of: State, name: str) -> Scene:
    """With the whole state, as if nobody had hidden anything."""
    place, *_ = choices(STATE)
    plain = Scene(of, SCENES["small"].names, say)
    return {
        "plain": plain,
        "news": replace(plain, news=NEWS),
        "places": replace(plain, choices=choices(STATE)),
        "rotations": replace(plain, picked=(place,), choices=choices(STATE, place)),
        "owners": replace(plain, lens="owners"),
    }[name]


@pytest.mark.parametrize("name", ["plain", "news", "places", "rotations", "owners"])
def test_piles_in_another_order_give_the_same_bytes(name: str) -> None:
    one, other = shuffled(STATE, 1), shuffled(STATE, 2)
    assert one.land != other.land
    assert PAINTER.paint(view(one, name)) == PAINTER.paint(view(other, name))


def test_a_view_without_the_piles_gives_the_same_picture_too() -> None:
    hidden = replace(STATE, land=("?",) * len(STATE.land), bonus=("?",) * len(STATE.bonus))
    assert PAINTER.paint(view(STATE, "news")) == PAINTER.paint(view(hidden, "news"))
