"""Parameters as PostgreSQL knows them: ``$1``, ``$2`` in place of ``?`` and ``:name``."""

import re
from functools import cache

_PLACE = re.compile(r"\?|:([a-z_]+)")


@cache
def numbered(sql: str) -> tuple[str, tuple[int | str, ...]]:
    """The statement with numbers, and which parameter belongs to each: its position, from 0, or its name.

    For statements whose texts hold neither ``?`` nor ``:``, as all of ours.
    """
    places: list[int | str] = []

    def place(match: re.Match[str]) -> str:
        parameter = match[1] or len(places)
        if parameter not in places:
            places.append(parameter)
        return f"${places.index(parameter) + 1}"

    return _PLACE.sub(place, sql), tuple(places)
