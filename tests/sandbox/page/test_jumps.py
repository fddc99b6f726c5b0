"""Links to channels and messages lead there within the page."""

import pytest
from selenium.webdriver.common.keys import Keys

from tests.sandbox.page import canned
from tests.sandbox.page.canned import Json, message
from tests.sandbox.page.fake import FakeServer
from tests.sandbox.page.visitor import Visitor

IN_VIEW = """
    const box = document.querySelector(`[data-message="${arguments[0]}"]`).getBoundingClientRect();
    const frame = document.getElementById("scroller").getBoundingClientRect();
    return box.top >= frame.top && box.bottom <= frame.bottom;
"""
FOCUSED = "return document.activeElement.dataset.message ?? null;"
PILL = "#messages button.pill"


def linking(*goal: str, words: str | None = None) -> Json:
    """The newest message of the table, which leads to a guild, a channel, perhaps a message."""
    address = "/".join(["https://discord.com/channels", *goal])
    return message(50, f"The newest board is here: {f'[{words}]({address})' if words else address}")


def long_channel(channel: str) -> list[Json]:
    """Far more than fits on the page: messages 5001 to 5030."""
    return [message(number, f"line {number}\n\n\n", channel=channel) for number in range(1, 31)]


def arrived(visitor: Visitor, at: str) -> None:
    """The message has the focus and is in view, and stays in view."""
    visitor.until(lambda: visitor.run(FOCUSED) == at, f"{at} has the focus")
    visitor.frames()
    assert visitor.run(IN_VIEW, at)
    visitor.find(f'.found[data-message="{at}"]')


def test_a_link_leads_to_a_message_far_above(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = [*long_channel(canned.TABLE), linking("1", canned.TABLE, "5004")]
    visitor.open()
    visitor.says(PILL, "#game-table › message")
    visitor.click(PILL)
    arrived(visitor, "5004")
    visitor.says("#new-messages", "To the newest")
    visitor.click("#new-messages")
    visitor.until(lambda: visitor.run(IN_VIEW, "5050"), "the newest message is in view")
    visitor.gone(".found")
    assert len(visitor.browser.window_handles) == 1


def test_a_link_leads_to_another_channel_by_keyboard(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.THREAD] = long_channel(canned.THREAD)
    server.messages[canned.TABLE] = [linking("1", canned.THREAD, "5007")]
    visitor.open()
    visitor.tab_to(PILL)
    visitor.press(Keys.ENTER)
    arrived(visitor, "5007")
    visitor.says("#channel-name", "Second table")
    assert f"channel={canned.THREAD}" in visitor.browser.current_url


def test_a_link_leads_to_direct_messages(server: FakeServer, visitor: Visitor) -> None:
    server.dms = [{"id": canned.DIRECT, "type": 1}]
    server.messages[canned.DIRECT] = [message(9, "hello", channel=canned.DIRECT)]
    server.messages[canned.TABLE] = [linking("@me", canned.DIRECT, "5009")]
    visitor.open()
    visitor.says(PILL, "@turnpost › message")
    visitor.click(PILL)
    arrived(visitor, "5009")


def test_a_link_with_words_keeps_them(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = [*long_channel(canned.TABLE), linking("1", canned.TABLE, "5004", words="the board")]
    visitor.open()
    visitor.says("#messages .link-button", "the board")
    visitor.click("#messages .link-button")
    arrived(visitor, "5004")


def test_a_link_to_a_channel_opens_it(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = [linking("1", canned.LOUNGE)]
    visitor.open()
    visitor.says(PILL, "#lounge")
    visitor.click(PILL)
    visitor.says("#channel-name", "lounge")


@pytest.mark.parametrize(
    ("goal", "title", "reason"),
    [
        (("1", "999", "5001"), "#unknown › message", "There is no such channel here"),
        (("2", canned.LOUNGE, "5001"), "#unknown › message", "There is no such channel here"),
        (("@me", canned.LOUNGE, "5001"), "#unknown › message", "There is no such channel here"),
        (("1", canned.LOUNGE, "5001"), "#lounge › message", "This message is gone"),
    ],
)
def test_a_link_that_leads_nowhere_says_so(
    server: FakeServer, visitor: Visitor, goal: tuple[str, ...], title: str, reason: str
) -> None:
    server.messages[canned.TABLE] = [linking(*goal)]
    visitor.open()
    visitor.says(PILL, title)
    visitor.click(PILL)
    visitor.says('[data-message="5050"] .jump-wrong', reason)
    assert visitor.find("#channel-name").text == "# game-table"


def test_a_private_answer_of_another_person_is_not_there(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = [
        message(1, "for Ann", flags=canned.EPHEMERAL, x_owner="101"),
        linking("1", canned.TABLE, "5001"),
    ]
    visitor.open("102")
    visitor.click(PILL)
    visitor.says(".jump-wrong", "This message is gone")
