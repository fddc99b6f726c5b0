"""The page with the real stand-in for Discord instead of the fake: both keep to the same contract."""

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.keys import Keys

from tests.sandbox.page.visitor import WIDE, Visitor


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A stand-in on a port of its choice, without a bot and without memory."""
    command = [sys.executable, "-m", "sandbox", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield json.loads(process.stdout.readline())["page"] + "/"
        process.terminate()


@pytest.fixture
def visitor(browser: Chrome, address: str) -> Visitor:
    """The first person, in the first channel."""
    visitor = Visitor(browser, address)
    visitor.resize(WIDE)
    browser.get("about:blank")
    browser.get(address)
    visitor.says("#me-now", "Ann")
    return visitor


def test_what_one_person_says_another_sees(visitor: Visitor) -> None:
    visitor.says("#banner", "The bot is offline.")
    visitor.type(f"Who plays **now**?{Keys.ENTER}")
    visitor.says("#messages", "Who plays now?")
    visitor.all("[data-person]")[1].click()
    visitor.says("#me-now", "Ben")
    visitor.says("#messages", "Who plays now?")


def test_a_thread_and_a_direct_message(visitor: Visitor) -> None:
    visitor.click("#new-thread")
    visitor.find("#ask-input").send_keys(f"A quiet corner{Keys.ENTER}")
    visitor.says("#channel-name", "A quiet corner")
    visitor.type(f"Hush.{Keys.ENTER}")
    visitor.says("#messages", "Hush.")
    visitor.click('[data-key="direct"]')
    visitor.says("#channel-name", "turnpost")


def test_a_new_name_is_everywhere(visitor: Visitor) -> None:
    visitor.type(f"It is me.{Keys.ENTER}")
    visitor.says("#messages", "It is me.")
    visitor.click('[data-key="rename"]')
    visitor.find("#ask-input").send_keys(f"<b>Anna</b>{Keys.ENTER}")
    visitor.says("#me-now", "<b>Anna</b>")
    visitor.says("#messages .author", "<b>Anna</b>")
