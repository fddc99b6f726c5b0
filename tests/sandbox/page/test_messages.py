"""Messages of every kind, and what can be done with them."""

import pytest
from selenium.webdriver.common.keys import Keys

from tests.sandbox.page import canned
from tests.sandbox.page.canned import button, message, row, select
from tests.sandbox.page.fake import FakeServer
from tests.sandbox.page.visitor import WIDE, Visitor

IN_VIEW = """
    const box = document.querySelector(`[data-message="${arguments[0]}"]`)?.getBoundingClientRect();
    const end = document.getElementById("composer").getBoundingClientRect().top;
    return Boolean(box) && box.top >= 0 && box.bottom <= end;
"""
READ_OUT = "return document.getElementById('live').textContent;"


def test_every_kind_is_shown(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = canned.tour()
    visitor.open()
    shown = [
        (".compact", "I open a table."),
        (".bot-tag", "Bot"),
        (".edited", "(edited)"),
        (".container", "Ann waits for a partner"),
        (".embed-title", "Standing"),
        (".embed-footer", "table 7"),
        (".private", "Only you can see this"),
        (".origin", "Ann Lee used /game board"),
        (".file", "game.txt"),
        ("a.button", "Rules"),
        (".thinking", "turnpost is thinking…"),
        (".pings-me", "your move in Halali!"),
    ]
    for selector, text in shown:
        visitor.says(f"#messages {selector}", text)
    alts = visitor.attributes(".attachments img", "alt")
    assert alts == ["A board of 7 by 7 squares; the hunter stands on d3."]


def test_a_button_by_keyboard_alone(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = [canned.board_post(1)]
    visitor.open()
    visitor.tab_to('[data-custom-id="move"]')
    visitor.press(Keys.ENTER)
    visitor.find('[data-custom-id="move"][aria-busy]')
    (click,) = visitor.until(lambda: server.done("click"), "the click has arrived")
    assert (click["message"], click["custom_id"], click["channel"]) == ("5001", "move", canned.TABLE)
    server.tell({"type": "interaction", "id": "1", "state": "answered"}, to="101")
    visitor.gone("[aria-busy]")


def test_the_focus_stays_in_a_message_that_is_edited(server: FakeServer, visitor: Visitor) -> None:
    before = message(1, "first", components=[row(button("one", "One"), button("two", "Two"))])
    server.messages[canned.TABLE] = [before]
    visitor.open()
    visitor.tab_to('[data-custom-id="two"]')
    after = {**before, "content": "second", "components": [row(button("two", "Two again"), button("three", "Three"))]}
    server.tell({"type": "message_edit", "message": after})
    visitor.says("#messages", "second")
    assert visitor.run("return document.activeElement.dataset.customId;") == "two"
    server.tell({"type": "message_edit", "message": {**after, "components": [row(button("three", "Three"))]}})
    visitor.gone('[data-custom-id="two"]')
    assert visitor.run("return document.activeElement.dataset.customId;") == "three"


def test_a_failed_click_is_said_at_its_message(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = [canned.board_post(1)]
    visitor.open()
    visitor.click('[data-custom-id="text"]')
    visitor.find("[aria-busy]")
    server.tell({"type": "interaction", "id": "1", "state": "failed"}, to="101")
    visitor.says('[data-message="5001"] .failed', "This interaction failed")


def test_a_disabled_button_does_nothing(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = [message(1, components=[row(button("no", "No", disabled=True))])]
    visitor.open()
    assert not visitor.find('[data-custom-id="no"]').is_enabled()


def test_a_private_answer_is_dismissed(server: FakeServer, visitor: Visitor) -> None:
    visitor.open()
    server.post(message(1, "your hand", flags=canned.EPHEMERAL, x_owner="101"), to="101")
    visitor.says("#messages .private", "your hand")
    visitor.click('[data-action="dismiss"]')
    visitor.until(lambda: server.done("dismiss"))
    assert server.done("dismiss")[0]["message"] == "5001"
    server.tell({"type": "message_delete", "channel_id": canned.TABLE, "id": "5001"}, to="101")
    visitor.gone("#messages .private")


def test_a_picture_opens_large_and_escape_closes_it(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = [canned.board_post(1)]
    visitor.open()
    visitor.click(".attachments .picture")
    visitor.find("dialog.large img")
    visitor.press(Keys.ESCAPE)
    visitor.gone("dialog.large")


@pytest.mark.parametrize("bounds", [{}, {"min_values": 1, "max_values": 2}])
def test_a_menu_by_keyboard_alone(server: FakeServer, visitor: Visitor, bounds: dict[str, int]) -> None:
    server.messages[canned.TABLE] = [message(1, components=[row(select("pick", 5, **bounds))])]
    visitor.open()
    visitor.tab_to('[data-custom-id="pick"]')
    visitor.press(Keys.ARROW_DOWN)
    visitor.until(lambda: visitor.run("return document.activeElement.dataset.value === '0';"))
    visitor.press(Keys.ARROW_DOWN, Keys.ENTER)
    if bounds:
        visitor.press(Keys.END, Keys.ENTER)
        visitor.says(".menu-hint", "2 of at most 2")
        visitor.press(Keys.ESCAPE)
    visitor.until(lambda: server.done("select"))
    assert server.done("select")[0]["values"] == (["1", "4"] if bounds else ["1"])
    visitor.says(".menu-button", "d1: fox")


def test_a_long_menu_opens_beside_the_board(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = [message(1, attachments=[canned.picture()], components=[row(select("pick", 25))])]
    visitor.open()
    visitor.click('[data-custom-id="pick"]')
    menu, board = visitor.find(".menu-popup").rect, visitor.find(".attachments .picture").rect
    wide, high = WIDE
    assert menu["x"] >= visitor.find('[data-custom-id="pick"]').rect["x"] + 400
    assert menu["y"] >= 0 and menu["y"] + menu["height"] <= high and menu["x"] + menu["width"] <= wide
    assert menu["x"] - board["x"] > 0.75 * board["width"]


def test_menus_of_people_and_channels(server: FakeServer, visitor: Visitor) -> None:
    kinds = [row({"type": 5, "custom_id": "who", "default_values": [{"id": "102", "type": "user"}]})]
    kinds.append(row({"type": 8, "custom_id": "where", "channel_types": [11]}))
    server.messages[canned.TABLE] = [message(1, components=kinds)]
    visitor.open()
    visitor.says('[data-custom-id="who"]', "Ben")
    visitor.click('[data-custom-id="where"]')
    visitor.find(f'[role="option"][data-value="{canned.THREAD}"]').click()
    visitor.until(lambda: server.done("select"))
    assert server.done("select")[0]["values"] == [canned.THREAD]


def test_one_reads_on_above_while_messages_come(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = [message(number, f"line {number}\n\n\n") for number in range(1, 40)]
    visitor.open()
    visitor.run("document.getElementById('scroller').scrollTop = 0;")
    visitor.frames()
    server.post(message(41, "news"))
    visitor.says("#new-messages", "1 new message")
    bar, composer = visitor.find("#new-messages").rect, visitor.find("#composer").rect
    assert bar["y"] + bar["height"] < composer["y"], "the bar does not cover where one writes"
    assert visitor.run("return document.getElementById('scroller').scrollTop;") == 0
    visitor.click("#new-messages")
    visitor.gone("#new-messages")
    server.post(message(42, "more news"))
    visitor.until(lambda: visitor.run(IN_VIEW, "5042"), "the newest message is in view")


def test_one_does_not_miss_ones_own_answer(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = [message(number, f"line {number}\n\n\n") for number in range(1, 40)]
    visitor.open()
    visitor.run("document.getElementById('scroller').scrollTop = 0;")
    visitor.frames()
    server.post(message(41, "your panel", flags=canned.EPHEMERAL, x_owner="101"), to="101")
    visitor.until(lambda: visitor.run(IN_VIEW, "5041"), "the answer is in view")


def test_new_messages_are_read_out(server: FakeServer, visitor: Visitor) -> None:
    visitor.open()
    server.post(canned.board_post(1))
    visitor.until(lambda: "your move in Halali!" in visitor.run(READ_OUT), "the message is read out")
    assert "the hunter stands on d3" in visitor.run(READ_OUT)


def test_a_deferred_answer_is_read_out_when_it_comes(server: FakeServer, visitor: Visitor) -> None:
    visitor.open()
    server.post(message(1, flags=canned.THINKING))
    visitor.says("#messages", "is thinking…")
    server.tell({"type": "message_edit", "message": message(1, "12 tiles are left")})
    visitor.until(lambda: "12 tiles are left" in visitor.run(READ_OUT), "the answer is read out")
    visitor.gone("#messages .thinking")
