"""The clock of the page: what it shows follows the server, and it can be put forward."""

import time

from tests.sandbox.page import canned
from tests.sandbox.page.canned import message
from tests.sandbox.page.fake import FakeServer
from tests.sandbox.page.visitor import PHONE, Visitor

DAY = 86_400


def test_the_knobs_ask_the_server(server: FakeServer, visitor: Visitor) -> None:
    visitor.open("101")
    visitor.click('[aria-label="Put the clock forward by one hour"]')
    visitor.click('[aria-label="Put the clock forward by one day"]')
    visitor.until(lambda: len(server.actions) == 2, "both are asked for")
    assert [(one["action"], one["user"], one["seconds"]) for one in server.actions] == [
        ("clock", "101", 3_600),
        ("clock", "101", DAY),
    ]


def test_relative_times_follow_the_server(server: FakeServer, visitor: Visitor) -> None:
    due = int(time.time()) + 3 * DAY + 60
    server.messages[canned.TABLE] = [message(1, f"answer <t:{due}:R>")]
    visitor.open("101")
    visitor.says("#messages", "in 3 days")
    before = visitor.find("#clock-face").text
    server.tell({"type": "clock", "now": time.time() + 5 * DAY})
    visitor.says("#messages", "1 day ago")
    assert visitor.find("#clock-face").text != before


def test_a_refusal_is_shown(server: FakeServer, visitor: Visitor) -> None:
    server.answers["clock"] = lambda _: {"ok": False, "text": "The clock goes no further."}
    visitor.open("101")
    visitor.click('[aria-label="Put the clock forward by one day"]')
    visitor.says("#composer", "The clock goes no further.")


def test_it_fits_a_phone(visitor: Visitor) -> None:
    visitor.open("101", size=PHONE)
    visitor.click("#open-drawer")
    box = visitor.find("#clock").rect
    assert box["x"] >= 0 and box["y"] + box["height"] <= PHONE[1]
