"""Requests to a table, and what comes of them."""

from collections.abc import Callable
from typing import get_args

import msgspec
import pytest

from bot.pace import requests
from bot.pace.durations import DAY
from bot.pace.errors import VoteError
from bot.pace.requests import Request
from bot.pace.terms import TERMS, Happening, Kind

ANN, BEN, CLEO, DAN, EVE, STRANGER = range(1, 7)
NOW = 1_000
BY_CONSENT: tuple[Kind, ...] = ("pause", "resume", "take-back", "agreed-end")
ABOUT_LATE: tuple[Kind, ...] = ("skip", "replace", "computer", "end")


def ask(kind: Kind, seated: tuple[int, ...] = (ANN, BEN, CLEO), about: int | None = None) -> Request:
    return requests.ask(kind, ANN, seated, NOW, about=about, replacement=STRANGER if kind == "replace" else None)


def answered(request: Request, **answers: bool) -> Request:
    users = {"ann": ANN, "ben": BEN, "cleo": CLEO, "dan": DAN, "eve": EVE}
    for name, yes in answers.items():
        request = requests.answer(request, users[name], yes, NOW + 1)
    return request


def late(kind: Kind, **answers: bool) -> Request:
    """About Ben, asked of Cleo, Dan and Eve."""
    return answered(ask(kind, (ANN, BEN, CLEO, DAN, EVE), about=BEN), **answers)


def test_every_kind_has_its_terms() -> None:
    assert TERMS.keys() == set(get_args(Kind)) == {*BY_CONSENT, "offer", *ABOUT_LATE}
    assert {kind for kind, terms in TERMS.items() if terms.late} == set(ABOUT_LATE)
    assert all(terms.lasts >= DAY for terms in TERMS.values())


@pytest.mark.parametrize("kind", BY_CONSENT)
def test_consent_is_everybodys(kind: Kind) -> None:
    """S14: whoever asks, the table's owner too, cannot decide alone."""
    request = ask(kind)
    assert request.asked == request.missing == (BEN, CLEO)
    assert requests.outcome(request, NOW) == "open"
    request = answered(request, cleo=True)
    assert (request.missing, requests.outcome(request, NOW + 1)) == ((BEN,), "open")
    assert requests.outcome(answered(request, ben=True), NOW + 1) == "accepted"
    assert requests.outcome(answered(request, ben=False), NOW + 1) == "refused"


@pytest.mark.parametrize("kind", BY_CONSENT)
def test_silence_is_no_consent(kind: Kind) -> None:
    request = answered(ask(kind), ben=True)
    assert requests.outcome(request, request.expires_at - 1) == "open"
    assert requests.outcome(request, request.expires_at) == "expired"
    agreed = answered(request, cleo=True)
    assert requests.outcome(agreed, request.expires_at + DAY) == "accepted"


@pytest.mark.parametrize("kind", ABOUT_LATE)
def test_most_decide_about_somebody_who_is_late_and_not_asked(kind: Kind) -> None:
    assert late(kind).asked == (CLEO, DAN, EVE)
    assert requests.outcome(late(kind), NOW) == "open"
    assert requests.outcome(late(kind, cleo=True), NOW) == "open"
    assert requests.outcome(late(kind, cleo=True, eve=True), NOW) == "accepted"
    assert requests.outcome(late(kind, cleo=False, eve=True, dan=False), NOW) == "refused"
    assert requests.outcome(late(kind, cleo=False, eve=False), NOW) == "refused"


@pytest.mark.parametrize("kind", ABOUT_LATE)
def test_whoever_stayed_alone_decides_alone(kind: Kind) -> None:
    """S02."""
    assert requests.outcome(ask(kind, (ANN, BEN), about=BEN), NOW) == "accepted"


@pytest.mark.parametrize("kind", ["skip", "replace", "computer"])
def test_silence_does_not_hold_a_table_up(kind: Kind) -> None:
    """S02."""
    silent, split = late(kind), late(kind, cleo=False)
    assert requests.outcome(silent, silent.expires_at - 1) == "open"
    assert requests.outcome(silent, silent.expires_at) == "accepted"
    assert requests.outcome(split, split.expires_at) == "expired"


def test_silence_ends_no_game() -> None:
    request = late("end", cleo=True)
    assert requests.outcome(request, request.expires_at - 1) == "open"
    assert requests.outcome(request, request.expires_at) == "expired"


def test_strangers_and_whoever_is_late_have_no_vote() -> None:
    for user in (STRANGER, BEN):
        with pytest.raises(VoteError) as refused:
            requests.answer(late("skip"), user, True, NOW)
        assert (refused.value.code, refused.value.data) == ("not-asked", {"user": user})
    with pytest.raises(VoteError) as refused:
        requests.ask("pause", STRANGER, (ANN, BEN), NOW)
    assert (refused.value.code, refused.value.data) == ("not-seated", {"user": STRANGER})


def test_an_answer_is_given_once() -> None:
    request = answered(ask("pause"), ben=True)
    for again in (True, False):
        with pytest.raises(VoteError) as refused:
            requests.answer(request, BEN, again, NOW)
        assert (refused.value.code, refused.value.data) == ("already-answered", {"user": BEN, "yes": True})


def test_whoever_asks_has_answered() -> None:
    with pytest.raises(VoteError) as refused:
        requests.answer(ask("pause"), ANN, False, NOW)
    assert (refused.value.code, refused.value.data) == ("own-request", {"user": ANN})


@pytest.mark.parametrize(
    ("request_", "now", "outcome"),
    [
        (answered(ask("pause"), cleo=False), NOW, "refused"),
        (answered(ask("pause"), ben=True, cleo=True), NOW, "accepted"),
        (ask("pause"), NOW + 3 * DAY, "expired"),
        (requests.after(ask("pause"), "over", NOW), NOW, "moot"),
        (requests.withdraw(ask("pause"), ANN, NOW), NOW, "withdrawn"),
    ],
)
def test_nothing_is_answered_or_withdrawn_after_the_event(request_: Request, now: int, outcome: str) -> None:
    assert requests.outcome(request_, now) == outcome
    steps: tuple[Callable[[], Request], ...] = (
        lambda: requests.answer(request_, BEN, True, now),
        lambda: requests.answer(request_, STRANGER, True, now),
        lambda: requests.withdraw(request_, ANN, now),
    )
    for late_step in steps:
        with pytest.raises(VoteError) as refused:
            late_step()
        assert (refused.value.code, refused.value.data) == ("request-closed", {"outcome": outcome})
    assert requests.after(request_, "over", now) == request_
    assert requests.leave(request_, BEN, now) == request_


def test_only_whoever_asked_withdraws() -> None:
    with pytest.raises(VoteError) as refused:
        requests.withdraw(ask("resume"), BEN, NOW)
    assert (refused.value.code, refused.value.data) == ("not-yours", {"user": BEN, "asked_by": ANN})


@pytest.mark.parametrize(
    ("kind", "moot"),
    [
        ("pause", {"paused", "over"}),
        ("take-back", {"move", "over"}),
        ("agreed-end", {"over"}),
        ("resume", {"resumed", "over"}),
        *((kind, {"late-move", "paused", "over"}) for kind in ABOUT_LATE),
    ],
)
def test_what_happens_at_the_table_sweeps_requests_away(kind: Kind, moot: set[str]) -> None:
    """S39."""
    request = ask(kind, about=BEN if kind in ABOUT_LATE else None)
    happenings: tuple[Happening, ...] = get_args(Happening)
    assert {each for each in happenings if requests.after(request, each, NOW).swept == "moot"} == moot


def test_the_late_players_move_takes_a_request_back_and_nobody_elses() -> None:
    request = late("computer", cleo=True)
    assert requests.after(request, "move", NOW, EVE) == request
    assert requests.outcome(requests.after(request, "move", NOW, BEN), NOW) == "moot"


def test_whoever_leaves_is_not_waited_for() -> None:
    request = answered(ask("pause"), ben=True)
    assert requests.outcome(requests.leave(request, CLEO, NOW), NOW) == "accepted"
    gone = requests.leave(request, BEN, NOW)
    assert (gone.missing, gone.answers) == ((CLEO,), ())
    assert requests.leave(request, STRANGER, NOW) == request
    assert requests.outcome(requests.leave(request, ANN, NOW), NOW) == "withdrawn"
    assert requests.outcome(requests.leave(late("skip"), BEN, NOW), NOW) == "moot"


@pytest.mark.parametrize(("kind", "about"), [("skip", None), ("end", STRANGER), ("pause", BEN), ("take-back", ANN)])
def test_a_request_is_about_somebody_else_who_is_late_or_about_nobody(kind: Kind, about: int | None) -> None:
    with pytest.raises(VoteError) as refused:
        ask(kind, about=about)
    assert (refused.value.code, refused.value.data) == ("wrong-subject", {"kind": kind, "user": about})


def test_who_is_late_does_not_ask_the_others_what_to_do_about_it() -> None:
    with pytest.raises(VoteError) as refused:
        ask("skip", about=ANN)
    assert (refused.value.code, refused.value.data) == ("late-yourself", {"user": ANN})


def test_a_seat_is_handed_to_somebody_who_has_none() -> None:
    assert ask("replace", about=BEN).replacement == STRANGER
    for sitting in (ANN, BEN, CLEO):
        with pytest.raises(VoteError) as refused:
            requests.ask("replace", ANN, (ANN, BEN, CLEO), NOW, about=BEN, replacement=sitting)
        assert (refused.value.code, refused.value.data) == ("already-there", {"user": sitting})
    for kind, replacement in (("replace", None), ("skip", STRANGER)):
        with pytest.raises(VoteError, match="wrong-subject"):
            requests.ask(kind, ANN, (ANN, BEN, CLEO), NOW, about=BEN, replacement=replacement)  # type: ignore[arg-type]


def test_survives_being_stored() -> None:
    request = late("replace", cleo=True, dan=False)
    assert msgspec.json.decode(msgspec.json.encode(request), type=Request) == request


def test_a_seat_is_offered_to_one_person_who_does_not_sit_there() -> None:
    request = requests.offer(ANN, (ANN, BEN), STRANGER, NOW, BEN)
    assert (request.asked, request.about, requests.outcome(request, NOW)) == ((STRANGER,), BEN, "open")
    assert requests.outcome(requests.answer(request, STRANGER, True, NOW), NOW) == "accepted"
    assert requests.outcome(requests.answer(request, STRANGER, False, NOW), NOW) == "refused"
    with pytest.raises(VoteError) as refused:
        requests.answer(request, BEN, False, NOW)
    assert refused.value.code == "not-asked"


def test_an_offered_seat_is_kept_by_whoever_was_late_and_moves() -> None:
    """S02."""
    request = requests.offer(ANN, (ANN, BEN, CLEO), STRANGER, NOW, BEN)
    assert requests.after(request, "move", NOW, CLEO) == request
    assert requests.outcome(requests.after(request, "move", NOW, BEN), NOW) == "moot"
    own = requests.offer(ANN, (ANN, BEN), STRANGER, NOW)
    assert requests.after(own, "move", NOW, ANN) == own


@pytest.mark.parametrize(
    ("asked_by", "replacement", "code"), [(STRANGER, EVE, "not-seated"), (ANN, BEN, "already-there")]
)
def test_no_seat_is_offered_by_strangers_or_to_those_who_sit_there(asked_by: int, replacement: int, code: str) -> None:
    with pytest.raises(VoteError) as refused:
        requests.offer(asked_by, (ANN, BEN), replacement, NOW)
    assert refused.value.code == code
