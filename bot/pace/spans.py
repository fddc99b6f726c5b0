"""Spans of time, from their first second to the one before their end."""

from collections.abc import Iterable, Iterator

from msgspec import Struct


class Span(Struct, frozen=True, order=True):
    """``start <= at < end``, UTC seconds."""

    start: int
    end: int

    def holds(self, at: int) -> bool:
        return self.start <= at < self.end

    def overlaps(self, other: "Span") -> bool:
        return self.start < other.end and other.start < self.end

    def ended(self, now: int) -> "Span | None":
        """What remains of it when it ends now: itself if it is over, nothing if it has not begun."""
        return Span(self.start, min(self.end, now)) if self.start < now else None


def merged(spans: Iterable[Span]) -> Iterator[Span]:
    """Spans in order of their start, joined where they touch, so that no second is in two of them. Lazy."""
    current: Span | None = None
    for span in spans:
        if span.end <= span.start:
            continue
        if current is None:
            current = span
        elif span.start <= current.end:
            current = Span(current.start, max(current.end, span.end))
        else:
            yield current
            current = span
    if current is not None:
        yield current
