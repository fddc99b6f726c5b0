"""The page at a phone's width."""

import pytest
from selenium.webdriver.common.keys import Keys

from tests.sandbox.page import canned
from tests.sandbox.page.fake import FakeServer
from tests.sandbox.page.visitor import PHONE, Visitor

TOO_WIDE = """
    const places = [document.documentElement, document.getElementById("scroller"), document.getElementById("composer")];
    const scrolling = places.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.id || one.tagName);
    const outside = [...document.querySelectorAll("#chat *:not(.hidden)")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1) && !one.closest("pre, .hidden");
    });
    return [...scrolling, ...outside.map((one) => one.className || one.tagName)];
"""
THUMB = 40


@pytest.fixture
def page(server: FakeServer, visitor: Visitor) -> Visitor:
    """Ann on the phone, in a channel with a message of every kind."""
    server.messages[canned.TABLE] = [*canned.tour(), canned.message(11, "x" * 300 + " " + "`" + "y" * 200 + "`")]
    visitor.open(size=PHONE)
    return visitor


def test_nothing_is_wider_than_the_page(page: Visitor) -> None:
    assert page.run(TOO_WIDE) == []
    page.type("/game new halali ")
    page.find("#suggestions")
    assert page.run(TOO_WIDE) == []


def test_buttons_fit_a_thumb(page: Visitor) -> None:
    buttons = [
        one
        for one in page.all("#messages .button, #messages .menu-button, #composer .send, #open-drawer")
        if one.is_displayed()
    ]
    assert len(buttons) > 5
    assert [one.text for one in buttons if one.size["height"] < THUMB] == []


def test_a_menu_leaves_most_of_the_page_in_view(page: Visitor) -> None:
    page.click("#messages .menu-button")
    box = page.find(".menu-popup").rect
    assert (box["x"], box["width"]) == (0, PHONE[0])
    assert round(box["y"] + box["height"]) == PHONE[1]
    assert box["height"] <= 0.41 * PHONE[1]
    page.run("document.querySelector('.menu-popup:popover-open [data-value=\"11\"]').focus()")
    page.find('.menu-popup [data-value="11"]').click()
    page.gone(".menu-popup")


def test_channels_and_people_are_in_a_drawer(server: FakeServer, page: Visitor) -> None:
    assert page.run("return document.getElementById('drawer').inert;")
    page.click("#open-drawer")
    page.find('[data-person="102"]').click()
    page.gone("#drawer")
    page.click("#open-drawer")
    page.find('[data-person="102"][aria-current]')
    page.find(f'[data-channel="{canned.LOUNGE}"]').click()
    page.gone("#drawer")
    page.says("#channel-name", "lounge")


def test_escape_closes_the_drawer_and_gives_the_focus_back(page: Visitor) -> None:
    page.click("#open-drawer")
    page.find("#close-drawer")
    page.press(Keys.ESCAPE)
    page.gone("#drawer")
    assert page.run("return document.activeElement.id;") == "open-drawer"


def test_pings_elsewhere_show_at_the_drawers_button(server: FakeServer, page: Visitor) -> None:
    server.tell({"type": "pings", "channel_id": canned.LOUNGE, "count": 3}, to="101")
    page.says("#drawer-badge", "3")
