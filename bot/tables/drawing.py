"""Who gets which seat: wishes are granted, the rest is drawn."""

from collections.abc import Mapping

from engine.chance import Chance

STREAM = 2**64 - 1
"""The stream of chance for seats: apart from those of the game, so that its deal depends on the seed alone."""
NAME = "seats"


def draw(wishes: Mapping[int, int | None], chance: Chance) -> dict[int, int]:
    """Seat numbers (0 and up, each once) by place, from wishes by place.

    Where several wish for the same seat, or two or more have no wish that can be granted, chance decides their order;
    otherwise it is not asked.
    """
    places = sorted(wishes)
    wished = {place: number for place, number in wishes.items() if number is not None and number < len(places)}
    order = places
    if len(set(wished.values())) < len(wished) or len(places) - len(wished) > 1:
        order = [int(place) for place in chance.order(NAME, [str(place) for place in places])]
    drawn: dict[int, int] = {}
    for place in order:
        if place in wished and wished[place] not in drawn.values():
            drawn[place] = wished[place]
    left = [number for number in range(len(places)) if number not in drawn.values()]
    undecided = [place for place in order if place not in drawn]
    return drawn | dict(zip(undecided, left, strict=True))
