"""The line to the server: it comes back by itself."""

from tests.sandbox.page import canned
from tests.sandbox.page.canned import message
from tests.sandbox.page.fake import FakeServer
from tests.sandbox.page.visitor import Visitor


def test_the_page_comes_back_when_the_server_does(server: FakeServer, visitor: Visitor) -> None:
    server.messages[canned.TABLE] = [message(1, "before")]
    visitor.open("102")
    visitor.says("#messages", "before")
    server.stop()
    visitor.says("#banner", "Reconnecting")
    server.messages[canned.TABLE].append(message(2, "meanwhile"))
    server.start()
    visitor.says("#messages", "meanwhile")
    visitor.gone("#banner")
    visitor.says("#me-now", "Ben")
    server.post(message(3, "after"))
    visitor.says("#messages", "after")
    assert len(visitor.all("#messages > [data-message]")) == 3


def test_a_bot_that_is_away_is_said(server: FakeServer, visitor: Visitor) -> None:
    visitor.open()
    server.tell({"type": "bot", "online": False})
    visitor.says("#banner", "The bot is offline.")
    server.tell({"type": "bot", "online": True})
    visitor.gone("#banner")


def test_commands_that_change_are_offered_at_once(server: FakeServer, visitor: Visitor) -> None:
    visitor.open()
    server.tell({"type": "commands", "commands": [{"name": "fresh", "description": "New"}]})
    visitor.type("/fr")
    visitor.says("#suggestions", "/fresh")
