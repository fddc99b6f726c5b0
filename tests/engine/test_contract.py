"""What the contract itself promises."""

import msgspec
import pytest

from engine.contract import Ambiguous, Event, Illegal, Refusal, Unreadable, event_seen_by


@pytest.mark.parametrize(("seats", "may_know"), [(None, {0, 1, None}), ((1,), {1}), ((0, 1), {0, 1}), ((), set())])
def test_an_event_is_for_those_it_names(seats: tuple[int, ...] | None, may_know: set[int | None]) -> None:
    event = Event("drew", {"card": "bear"}, seats)

    assert {viewer for viewer in (0, 1, None) if event_seen_by(event, viewer) == event} == may_know
    assert {viewer for viewer in (0, 1, None) if event_seen_by(event, viewer) is None} == {0, 1, None} - may_know


@pytest.mark.parametrize(
    ("refusal", "kind"), [(Unreadable, "unreadable"), (Illegal, "illegal"), (Ambiguous, "ambiguous")]
)
def test_the_three_refusals_are_told_apart(refusal: type[Refusal], kind: str) -> None:
    assert refusal.kind == kind
    assert refusal("code", at="d3").data == {"at": "d3"}


def test_an_event_is_written_and_read() -> None:
    event = Event("took", {"from": "d3", "points": 5}, (0,))

    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
