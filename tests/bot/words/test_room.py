"""As much of a text as there is room for."""

from bot.words.room import fullest, size


def numbered(number: int) -> list[str]:
    """A line a thing, and one about how many of ten have no room."""
    return [*("x" * 9 for _ in range(number)), *([f"{10 - number} more"] if number < 10 else [])]


def test_as_many_things_as_possible_are_taken() -> None:
    for room in range(120):
        fitting = [number for number in range(11) if size(numbered(number)) <= room]
        assert fullest(numbered, 10, room) == (numbered(max(fitting)) if fitting else [])


def test_sizes_count_line_breaks() -> None:
    assert size([]) == 0
    assert size(["ab", "🐟"]) == 6
