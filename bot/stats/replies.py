"""How long people take to move, from the course of a game."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from bot.pace.spans import Span, merged


class Moment(Struct, frozen=True):
    """Something that has changed a game. ``awaited``: the seats whose move it is afterwards."""

    at: int
    awaited: frozenset[int]
    seat: int | None = None
    """Who moved."""
    user_id: int | None = None
    """The person; None when the move was made for the seat."""


def replies(moments: Iterable[Moment], stops: Sequence[Span]) -> dict[int, tuple[int, ...]]:
    """By person, the seconds between being awaited and the first move then, without those in ``stops``, in order.

    A seat that goes on is not awaited anew. Moves that were made for a seat are nobody's.
    """
    found: dict[int, tuple[int, ...]] = {}
    since: dict[int, int] = {}
    awaited: frozenset[int] = frozenset()
    stopped = tuple(merged(sorted(stops)))
    for moment in moments:
        began = since.pop(moment.seat, None) if moment.seat is not None else None
        if began is not None and moment.user_id is not None:
            seconds = moment.at - began - _within(stopped, began, moment.at)
            found[moment.user_id] = (*found.get(moment.user_id, ()), max(0, seconds))
        since = {seat: at for seat, at in since.items() if seat in moment.awaited}
        since |= dict.fromkeys(moment.awaited - awaited, moment.at)
        awaited = moment.awaited
    return found


def _within(stops: Sequence[Span], start: int, end: int) -> int:
    return sum(max(0, min(stop.end, end) - max(stop.start, start)) for stop in stops)
