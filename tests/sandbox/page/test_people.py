"""Being several people: each sees their own world, with their own pings."""

from typing import Any

from selenium.webdriver.common.keys import Keys

from tests.sandbox.page import canned
from tests.sandbox.page.canned import message
from tests.sandbox.page.fake import FakeServer
from tests.sandbox.page.visitor import Visitor


def pings(server: FakeServer, channel: str, count: int) -> None:
    """Ann is pinged there so many times."""
    server.tell({"type": "pings", "channel_id": channel, "count": count}, to="101")
    server.tell({"type": "all_pings", "pings": {"101": count}})


def test_a_private_answer_is_only_for_its_owner(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = [
        message(1, "for Ann", flags=canned.EPHEMERAL, x_owner="101"),
        message(2, "for all"),
    ]
    visitor.open("101")
    visitor.says("#messages .private", "for Ann")
    visitor.click('[data-person="102"]')
    visitor.gone("#messages .private")
    visitor.says("#messages", "for all")
    assert "for Ann" not in visitor.run("return document.documentElement.outerHTML;")


def test_the_person_is_kept_in_the_address(visitor: Visitor) -> None:
    visitor.open("101")
    visitor.click('[data-person="104"]')
    visitor.says("#me-now", "Dmitri")
    assert "user=104" in visitor.browser.current_url
    visitor.browser.refresh()
    visitor.says("#me-now", "Dmitri")


def test_each_person_has_a_language_and_so_has_the_server(server: FakeServer, visitor: Visitor) -> None:
    visitor.open("101")
    assert [one.get_attribute("value") for one in visitor.all("#my-language option:checked")] == ["en-US"]
    for menu, locale in (("my-language", "ja"), ("server-language", "zh-TW")):
        visitor.run(
            "const menu = document.getElementById(arguments[0]); menu.value = arguments[1];"
            "menu.dispatchEvent(new Event('change'));",
            menu,
            locale,
        )
    visitor.until(lambda: server.done("guild_locale"))
    assert [(one["user"], one["locale"]) for one in server.done("locale")] == [("101", "ja")]
    assert server.done("guild_locale")[0]["locale"] == "zh-TW"
    server.people[0]["locale"] = "ja"
    server.tell({"type": "people", "people": server.people})
    visitor.until(lambda: visitor.all('#my-language option[selected][value="ja"]'))


def test_an_unknown_person_gives_way_to_the_first(visitor: Visitor) -> None:
    visitor.browser.get("about:blank")
    visitor.browser.get(f"{visitor.address}#user=999")
    visitor.says("#me-now", "Ann Lee")


def test_a_command_is_sent_by_whom_one_is(server: FakeServer, visitor: Visitor) -> None:
    visitor.open("101")
    visitor.click('[data-person="102"]')
    visitor.says("#me-now", "Ben")
    visitor.type(f"/games{Keys.ENTER}")
    visitor.until(lambda: server.done("slash"))
    assert server.done("slash")[0]["user"] == "102"


def test_pings_elsewhere_are_counted_until_they_are_read(server: FakeServer, visitor: Visitor) -> None:
    visitor.open("101")
    pings(server, canned.LOUNGE, 2)
    visitor.says(f'[data-channel="{canned.LOUNGE}"] .badge', "2")
    visitor.says('[data-person="101"] .badge', "2")
    assert visitor.browser.title == "(2) game-table · Sandbox chat"
    visitor.click(f'[data-channel="{canned.LOUNGE}"]')
    visitor.gone(f'[data-channel="{canned.LOUNGE}"] .badge')
    visitor.until(lambda: server.done("read"))
    assert server.done("read")[0]["channel"] == canned.LOUNGE
    assert visitor.browser.title == "lounge · Sandbox chat"


def test_a_ping_of_another_person_stands_at_that_person(server: FakeServer, visitor: Visitor) -> None:
    visitor.open("102")
    pings(server, canned.LOUNGE, 1)
    visitor.says('[data-person="101"] .badge', "1")
    assert not visitor.all("#channels .badge")
    assert visitor.browser.title == "game-table · Sandbox chat"


def test_a_message_that_pings_me_stands_out(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = [canned.board_post(1)]
    visitor.open("101")
    visitor.find("#messages .pings-me .pill-me")
    visitor.click('[data-person="102"]')
    visitor.gone("#messages .pings-me")


def test_a_thread_is_opened(server: FakeServer, visitor: Visitor) -> None:
    thread: dict[str, Any] = {"id": "301", "type": 11, "name": "Third table", "parent_id": canned.TABLE}
    server.answers["thread"] = lambda action: {"ok": True, "channel": {**thread, "guild_id": "1"}}
    visitor.open("101")
    visitor.click("#new-thread")
    visitor.find("#ask-input").send_keys(f"Third table{Keys.ENTER}")
    visitor.says("#channel-name", "Third table")
    assert server.done("thread")[0]["name"] == "Third table"
    server.tell({"type": "channel_delete", "id": "301"})
    visitor.says("#channel-name", "game-table")


def test_the_bot_is_written_to_directly(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.DIRECT] = []
    server.answers["dm"] = lambda action: {"ok": True, "channel": {"id": canned.DIRECT, "type": 1}}
    visitor.open("101")
    visitor.click('[data-key="direct"]')
    visitor.says("#channel-name", "turnpost")
    server.post(message(1, "Hello, Ann.", channel=canned.DIRECT), to="101")
    visitor.says("#messages", "Hello, Ann.")


def test_a_name_is_changed(server: FakeServer, visitor: Visitor) -> None:
    def change(action: dict[str, Any]) -> dict[str, Any]:
        server.people[0]["global_name"] = action["name"]
        return {"ok": True}

    server.answers["nick"] = change
    visitor.open("101")
    visitor.click('[data-key="rename"]')
    visitor.find("#ask-input").send_keys(f"**Anna**{Keys.ENTER}")
    visitor.says("#me-now", "**Anna**")
