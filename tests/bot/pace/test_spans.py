"""Spans of time."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from bot.pace.spans import Span, merged

spans = st.lists(st.builds(Span, st.integers(0, 60), st.integers(0, 60)), max_size=8)


def test_the_end_is_no_part_of_a_span() -> None:
    span = Span(10, 20)
    assert [span.holds(at) for at in (9, 10, 19, 20)] == [False, True, True, False]
    assert not span.overlaps(Span(20, 30))
    assert not span.overlaps(Span(0, 10))
    assert span.overlaps(Span(19, 30))


def test_ending_a_span_early_keeps_what_has_passed() -> None:
    span = Span(10, 20)
    assert span.ended(15) == Span(10, 15)
    assert span.ended(25) == span
    assert span.ended(10) is None
    assert span.ended(5) is None


@given(spans)
def test_merging_keeps_every_second_once(given_spans: list[Span]) -> None:
    result = list(merged(sorted(given_spans)))
    for at in range(61):
        assert sum(span.holds(at) for span in result) == any(span.holds(at) for span in given_spans)
    assert all(first.end < second.start for first, second in pairwise(result))
