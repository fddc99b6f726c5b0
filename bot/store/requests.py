"""What people ask of each other at a table. Times are UTC seconds since 1970."""

from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from bot.pace.requests import Request
from bot.pace.terms import Kind
from engine.contract import Json

Subject: TypeAlias = Kind | Literal["late"]
"""What is asked; ``late`` is no request yet: somebody is late, and the others may ask for something."""
LATE: Subject = "late"
Closing: TypeAlias = Literal["accepted", "refused", "expired", "moot", "withdrawn", "impossible"]
"""``impossible``: it was agreed on, but the table had become another one."""


class RequestRow(Struct, frozen=True):
    """A request at a table. ``id`` is 0 until the store has given it one."""

    id: int
    table_id: int
    subject: Subject
    request: Request | None
    """Who has to answer and who has; None of `LATE`."""
    opened_at: int
    seat: int | None = None
    """The seat that it is about."""
    about: dict[str, Json] = {}
    """What its kind needs: the version to go back to, how long a pause is."""
    outcome: Closing | None = None
    """None as long as it is open."""
    closed_at: int | None = None
    message_id: int | None = None
    """The post that shows it, once it was delivered."""


class RequestQueries(Protocol):
    def add(self, row: RequestRow) -> RequestRow:
        """Keeps it and returns it with its id."""

    def save(self, row: RequestRow) -> None:
        """Replaces all but the message's id."""

    def posted(self, request_id: int, message_id: int) -> None:
        """This message shows it now."""

    def get(self, request_id: int) -> RequestRow | None: ...

    def since(self, table_id: int, at: int) -> tuple[RequestRow, ...]:
        """Those that were opened after that time, the oldest first."""

    def open(self, table_id: int) -> tuple[RequestRow, ...]:
        """Those that are not closed, the oldest first."""
