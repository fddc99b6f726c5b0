"""Places have letters, also when there are more than letters in the alphabet."""

import pytest

from render.hunters_and_gatherers.lettering import letter


@pytest.mark.parametrize(
    ("index", "text"), [(0, "A"), (1, "B"), (25, "Z"), (26, "AA"), (27, "AB"), (51, "AZ"), (52, "BA"), (701, "ZZ")]
)
def test_letters_go_on_after_z(index: int, text: str) -> None:
    assert letter(index) == text


def test_no_two_places_have_the_same_letters() -> None:
    assert len({letter(index) for index in range(400)}) == 400
