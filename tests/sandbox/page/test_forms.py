"""A bot's modal as a form."""

import pytest
from selenium.webdriver.common.keys import Keys

from tests.sandbox.page import canned
from tests.sandbox.page.canned import Json, button, message, row, select
from tests.sandbox.page.fake import FakeServer
from tests.sandbox.page.visitor import Visitor

FIELDS: list[Json] = [
    {"type": 10, "content": "Read **this** first."},
    {
        "type": 18,
        "label": "Move",
        "description": "Such as d3-d6",
        "component": {"type": 4, "custom_id": "text", "style": 1, "min_length": 2, "max_length": 10},
    },
    {"type": 18, "label": "Why", "component": {"type": 4, "custom_id": "why", "style": 2, "required": False}},
    {"type": 18, "label": "Tile", "component": select("tile", 3)},
]
MODAL: Json = {"title": "Type a move", "custom_id": "form", "components": FIELDS}


@pytest.fixture
def page(server: FakeServer, visitor: Visitor) -> Visitor:
    """A form has just been opened by a button."""
    server.messages[canned.TABLE] = [message(1, components=[row(button("open", "Open"))])]
    visitor.open()
    visitor.click('[data-custom-id="open"]')
    visitor.until(lambda: server.done("click"))
    server.tell({"type": "interaction", "id": "1", "state": "modal", "modal": MODAL}, to="101")
    visitor.says("dialog", "Read this first.")
    return visitor


def test_a_form_is_filled_in_by_keyboard_and_sent(server: FakeServer, page: Visitor) -> None:
    page.tab_to('[data-custom-id="text"]')
    page.press("d3-d6", Keys.TAB, "why not", Keys.TAB, Keys.ARROW_DOWN)
    page.until(lambda: page.run("return document.activeElement.dataset.value === '0';"))
    page.press(Keys.ARROW_DOWN, Keys.ENTER)
    page.tab_to('dialog [type="submit"]')
    page.press(Keys.ENTER)
    page.gone("dialog")
    submit = server.done("submit")[0]
    assert submit["interaction"] == "1"
    assert submit["custom_id"] == "form"
    assert submit["values"] == {"text": "d3-d6", "why": "why not", "tile": ["1"]}


def test_a_form_says_what_is_missing(server: FakeServer, page: Visitor) -> None:
    page.click('dialog [type="submit"]')
    page.says("dialog .wrong", "Move: please fill this in.")
    page.find('[data-custom-id="text"]').send_keys("d")
    page.click('dialog [type="submit"]')
    page.says("dialog .wrong", "Move: at least 2 characters, these are 1.")
    page.find('[data-custom-id="text"]').send_keys("3-d6 and far more")
    page.click('dialog [type="submit"]')
    page.says("dialog .wrong", "Tile: please choose.")
    assert page.find('[data-custom-id="text"]').get_property("value") == "d3-d6 and "
    assert not server.done("submit")


def test_a_refused_form_stays_open_with_the_reason(server: FakeServer, page: Visitor) -> None:
    server.answers["submit"] = lambda action: {"ok": False, "text": "That is another form."}
    page.find('[data-custom-id="text"]').send_keys("d3-d6")
    page.click("dialog .menu-button")
    page.click('dialog [role="option"][data-value="2"]')
    page.click('dialog [type="submit"]')
    page.says("dialog .wrong", "That is another form.")


def test_a_form_is_cancelled(server: FakeServer, page: Visitor) -> None:
    page.press(Keys.ESCAPE)
    page.gone("dialog")
    assert not server.done("submit")
