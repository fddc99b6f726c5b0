"""A request to a table: who is asked, who has answered, and what has come of it.

Values that never change: each step returns the next one, or raises a `VoteError`.
"""

from collections.abc import Collection
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from bot.pace.errors import VoteError
from bot.pace.terms import TERMS, Happening, Kind

Outcome: TypeAlias = Literal["open", "accepted", "refused", "expired", "moot", "withdrawn"]


class Answer(Struct, frozen=True):
    user_id: int
    yes: bool
    at: int


class Request(Struct, frozen=True):
    kind: Kind
    asked_by: int
    asked_at: int
    expires_at: int
    asked: tuple[int, ...]
    """The users who have to answer. Whoever asks agrees and is not among them."""
    about: int | None = None
    """The user who is late."""
    replacement: int | None = None
    """The user who would take over that seat."""
    answers: tuple[Answer, ...] = ()
    """In order."""
    swept: Literal["moot", "withdrawn"] | None = None

    @property
    def missing(self) -> tuple[int, ...]:
        """Those asked who have not answered."""
        answered = {answer.user_id for answer in self.answers}
        return tuple(user for user in self.asked if user not in answered)


def ask(
    kind: Kind,
    asked_by: int,
    seated: Collection[int],
    now: int,
    *,
    about: int | None = None,
    replacement: int | None = None,
) -> Request:
    """A new request to those seated. Where nobody is left to be asked, it is accepted as it is made."""
    terms = TERMS[kind]
    if asked_by not in seated:
        raise VoteError("not-seated", user=asked_by)
    if terms.late and about == asked_by:
        raise VoteError("late-yourself", user=asked_by)
    if terms.late != (about is not None) or (about is not None and about not in seated):
        raise VoteError("wrong-subject", kind=kind, user=about)
    if (kind == "replace") != (replacement is not None):
        raise VoteError("wrong-subject", kind=kind, user=replacement)
    if replacement in seated:
        raise VoteError("already-there", user=replacement)
    asked = tuple(user for user in seated if user not in (asked_by, about))
    return Request(kind, asked_by, now, now + terms.lasts, asked, about, replacement)


def offer(asked_by: int, seated: Collection[int], replacement: int, now: int, about: int | None = None) -> Request:
    """A seat is offered to somebody, who alone has to agree: the seat of whoever asks, or of the late ``about``."""
    if asked_by not in seated:
        raise VoteError("not-seated", user=asked_by)
    if replacement in seated:
        raise VoteError("already-there", user=replacement)
    return Request("offer", asked_by, now, now + TERMS["offer"].lasts, (replacement,), about, replacement)


def outcome(request: Request, now: int) -> Outcome:
    """What has come of it by then."""
    if request.swept is not None:
        return request.swept
    rule, missing = TERMS[request.kind].rule, len(request.missing)
    no = sum(not given.yes for given in request.answers)
    yes = len(request.answers) - no + 1
    if rule == "all":
        accepted, refused = not no and not missing, no > 0
    else:
        accepted, refused = yes > no + missing, no >= yes + missing
    if accepted or refused:
        return "accepted" if accepted else "refused"
    if now < request.expires_at:
        return "open"
    return "accepted" if rule == "most-answers" and yes > no else "expired"


def answer(request: Request, user_id: int, yes: bool, now: int) -> Request:
    """The request with this person's answer. An answer is given once."""
    _check_open(request, now)
    if user_id == request.asked_by:
        raise VoteError("own-request", user=user_id)
    if user_id not in request.asked:
        raise VoteError("not-asked", user=user_id)
    for given in request.answers:
        if given.user_id == user_id:
            raise VoteError("already-answered", user=user_id, yes=given.yes)
    return msgspec.structs.replace(request, answers=(*request.answers, Answer(user_id, yes, now)))


def withdraw(request: Request, user_id: int, now: int) -> Request:
    """Taken back by whoever asked."""
    _check_open(request, now)
    if user_id != request.asked_by:
        raise VoteError("not-yours", user=user_id, asked_by=request.asked_by)
    return msgspec.structs.replace(request, swept="withdrawn")


def after(request: Request, happening: Happening, now: int, user_id: int | None = None) -> Request:
    """The request after something happened at the table, a move by ``user_id`` say: moot, or as it was."""
    happened = {happening, "late-move"} if happening == "move" and user_id == request.about else {happening}
    if outcome(request, now) != "open" or not happened & TERMS[request.kind].moot:
        return request
    return msgspec.structs.replace(request, swept="moot")


def leave(request: Request, user_id: int, now: int) -> Request:
    """The request after somebody gave up the seat: not asked any more; withdrawn or moot if it was theirs."""
    if outcome(request, now) != "open":
        return request
    if user_id == request.asked_by:
        return msgspec.structs.replace(request, swept="withdrawn")
    if user_id == request.about:
        return msgspec.structs.replace(request, swept="moot")
    return msgspec.structs.replace(
        request,
        asked=tuple(user for user in request.asked if user != user_id),
        answers=tuple(given for given in request.answers if given.user_id != user_id),
    )


def _check_open(request: Request, now: int) -> None:
    so_far = outcome(request, now)
    if so_far != "open":
        raise VoteError("request-closed", outcome=so_far)
