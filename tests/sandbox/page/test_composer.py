"""Writing: commands with completion, by keyboard alone; plain text; what is missing."""

import pytest
from selenium.webdriver.common.keys import Keys

from tests.sandbox.page import canned
from tests.sandbox.page.fake import FakeServer
from tests.sandbox.page.visitor import COMPOSER, Visitor

VALUE = "return document.querySelector('#composer-input').value;"

TYPED_FAST = """
    const input = document.querySelector('#composer-input');
    input.focus();
    for (const key of arguments[0]) {
        input.value += key;
        input.dispatchEvent(new Event('input', { bubbles: true }));
    }
"""
"""All keys before any pause, however slow the machine is."""


@pytest.fixture
def page(server: FakeServer, visitor: Visitor) -> Visitor:
    """Ann at the table; the bot completes moves."""
    choices = [{"name": f"d3-d{rank}: hunter walks", "value": f"d3-d{rank}"} for rank in (4, 5, 6)]
    server.answers["complete"] = lambda action: {"ok": True, "choices": choices}
    visitor.open()
    return visitor


def slashes(server: FakeServer) -> list[tuple[str, dict[str, object]]]:
    return [(one["command"], one["options"]) for one in server.done("slash")]


def test_a_command_by_keyboard_alone(server: FakeServer, page: Visitor) -> None:
    page.tab_to(COMPOSER)
    page.press("/", "g", "a", Keys.ARROW_DOWN)
    page.says('#suggestions [aria-selected="true"]', "/game new")
    page.press(Keys.ENTER, Keys.ARROW_DOWN)
    page.says('#suggestions [aria-selected="true"]', "Halali!")
    page.press(Keys.ENTER, Keys.ENTER)
    page.until(lambda: server.done("slash"))
    assert slashes(server) == [("game new", {"game": "halali"})]
    assert page.run(VALUE) == ""


def test_a_move_typed_straight(server: FakeServer, page: Visitor) -> None:
    page.type(f"/move d3-d6{Keys.ENTER}/games{Keys.ENTER}")
    page.until(lambda: len(server.done("slash")) == 2)
    assert slashes(server) == [("move", {"move": "d3-d6"}), ("games", {})]
    assert server.done("slash")[0] == {
        "user": "101", "channel": canned.TABLE, "action": "slash", "command": "move", "options": {"move": "d3-d6"},
    }  # fmt: skip


def test_the_bot_completes_once_after_a_pause(server: FakeServer, page: Visitor) -> None:
    page.run(TYPED_FAST, "/move d3")
    page.says("#suggestions", "d3-d5: hunter walks")
    (asked,) = server.done("complete")
    assert asked["options"] == {"move": "d3"}
    assert asked["focused"] == "move"
    page.press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.TAB)
    assert page.run(VALUE) == "/move d3-d5"
    page.says('[data-option="move"]', "d3-d5: hunter walks")
    page.press(Keys.ENTER)
    page.until(lambda: server.done("slash"))
    assert slashes(server) == [("move", {"move": "d3-d5"})]


def test_what_is_missing_is_said(server: FakeServer, page: Visitor) -> None:
    page.type(f"/game new {Keys.ENTER}")
    page.says("#composer .wrong", "/game new still needs game (Which game).")
    page.type(f"chess{Keys.ENTER}")
    page.says("#composer .wrong", "“chess” does not fit, choose one of Halali!, Hunters and Gatherers.")
    assert page.run(VALUE) == "/game new chess"
    assert not server.done("slash")


def test_an_unknown_command_is_said(server: FakeServer, page: Visitor) -> None:
    page.type(f"/chess e4{Keys.ENTER}")
    page.says("#composer .wrong", "There is no command /chess.")
    assert not server.actions


def test_a_chip_leads_to_its_option(server: FakeServer, page: Visitor) -> None:
    page.type("/game new halali")
    page.click('[data-option="with"]')
    page.says("#suggestions", "Chloe")
    page.type(f"@ch{Keys.TAB}{Keys.ENTER}")
    page.until(lambda: server.done("slash"))
    assert slashes(server) == [("game new", {"game": "halali", "with": "103"})]


def test_plain_text_is_said(server: FakeServer, page: Visitor) -> None:
    page.type(f"Good evening.{Keys.ENTER}")
    page.until(lambda: server.done("say"))
    assert server.done("say")[0]["text"] == "Good evening."


def test_a_refused_command_comes_back_with_the_reason(server: FakeServer, page: Visitor) -> None:
    server.answers["slash"] = lambda action: {"ok": False, "text": "This thread is archived."}
    page.type(f"/move d3-d6{Keys.ENTER}")
    page.says("#composer .wrong", "This thread is archived.")
    assert page.run(VALUE) == "/move d3-d6"


def test_a_command_without_an_answer_says_so(server: FakeServer, page: Visitor) -> None:
    page.type(f"/games{Keys.ENTER}")
    page.until(lambda: server.done("slash"))
    page.says(".composer-status", "/games is on its way")
    server.tell({"type": "interaction", "id": "1", "state": "failed"}, to="101")
    page.says("#messages .private", "The application did not respond")
    page.click('[data-action="dismiss"]')
    page.gone("#messages .private")


def test_each_channel_keeps_its_draft(page: Visitor) -> None:
    page.type("half a thought")
    page.click('[data-channel="202"]')
    page.says("#channel-name", "lounge")
    assert page.run(VALUE) == ""
    page.click('[data-channel="201"]')
    page.says("#channel-name", "game-table")
    assert page.run(VALUE) == "half a thought"
