"""A table opened, joined and played by people at the page, in a real browser: what `make play` starts, whole."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.keys import Keys

from bot.words.localizer import load_localizer
from tests.sandbox.page.conftest import browser
from tests.sandbox.page.visitor import PHONE, WIDE, Visitor

__all__ = ["browser"]
MESSAGES = "#messages .message"


@pytest.fixture(params=[WIDE, PHONE], ids=["desk", "phone"])
def visitor(browser: Chrome, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Ann at the page of a fresh `turnpost play`."""
    environment = {**os.environ, "TURNPOST_DATA": str(tmp_path), "TURNPOST_PORT": "0", "PYTHONUNBUFFERED": "1"}
    environment.pop("DISCORD_TOKEN", None)
    command = [sys.executable, "-m", "bot.cli", "play"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as program:
        assert program.stdout is not None
        assert "No token is set" in program.stdout.readline()
        address = program.stdout.readline().split()[-1]
        visitor = Visitor(browser, address)
        visitor.resize(request.param)
        browser.get("about:blank")
        browser.get(address)
        visitor.until(lambda: visitor.all("[data-person][aria-current]"), "the page is live")
        visitor.gone("#banner")
        yield visitor
        program.send_signal(signal.SIGINT)
        assert program.wait(20) == 0


def become(visitor: Visitor, name: str) -> None:
    """Look at the world as somebody else."""
    visitor.run(
        "[...document.querySelectorAll('[data-person]')].find((one) => one.textContent.includes(arguments[0])).click()",
        name,
    )
    script = "return document.querySelector('[data-person][aria-current]')?.textContent ?? ''"
    visitor.until(lambda: name in visitor.run(script), f"the world of {name}")


def press(visitor: Visitor, label: str) -> None:
    """The newest enabled button of that label."""

    def found() -> bool:
        buttons = [one for one in visitor.all(f"{MESSAGES} .components button") if one.text == label]
        enabled = [one for one in buttons if one.is_enabled()]
        if enabled:
            visitor.run("arguments[0].scrollIntoView({block: 'center'}); arguments[0].click()", enabled[-1])
        return bool(enabled)

    visitor.until(found, f"a button {label}")


def pictures(visitor: Visitor) -> list[str]:
    return visitor.attributes(f"{MESSAGES}:not(.private) img", "src")


def test_three_moves_at_the_page(visitor: Visitor) -> None:
    visitor.type(f"/game new halali{Keys.ENTER}")
    visitor.says(MESSAGES, "a new table")
    become(visitor, "Ben")
    press(visitor, "Join")
    visitor.says(MESSAGES, "Everybody is here")
    become(visitor, "Ann")
    press(visitor, "Start")
    visitor.says(MESSAGES, "your move in Halali!")
    visitor.until(lambda: len(pictures(visitor)) == 1, "the first board")
    first = "Ann" if "Ann" in visitor.all(f"{MESSAGES}:not(.private)")[-1].text.split("your move")[0] else "Ben"

    # By the panel: Your move, one menu, Confirm.
    become(visitor, first)
    press(visitor, "Your move")
    visitor.click(f"{MESSAGES}.private [aria-haspopup]")
    visitor.click("[role=option]")
    visitor.says(f"{MESSAGES}.private", "Turn up")
    press(visitor, "Confirm")
    visitor.says(f"{MESSAGES}.private", "Done")
    visitor.until(lambda: len(set(pictures(visitor))) == 2, "another board")

    # By typing, whoever was pinged.
    second = "Ben" if first == "Ann" else "Ann"
    become(visitor, second)
    pinged = visitor.until(lambda: visitor.all(f"{MESSAGES}.pings-me"), "a message that pings")
    assert f"@{second}" in pinged[-1].text
    visitor.type(f"/move flip g7{Keys.ENTER}")
    visitor.until(lambda: len(set(pictures(visitor))) == 3, "a third board")

    become(visitor, first)
    # Ann, who pressed Start, was not pinged for the first move; Ben was.
    pings = 1 if first == "Ann" else 2
    assert len(visitor.until(lambda: visitor.all(f"{MESSAGES}.pings-me"), "a message that pings")) == pings
    visitor.type(f"/move flip f7{Keys.ENTER}")
    visitor.until(lambda: len(set(pictures(visitor))) == 4, "a fourth board")
    alt_texts = visitor.attributes(f"{MESSAGES}:not(.private) img", "alt")
    assert all("To move:" in text for text in alt_texts)
    buttons = f"{MESSAGES}:not(.private) .components button"
    visitor.until(lambda: len(visitor.all(buttons)) == 3, "old boards have lost their buttons")


def speak(visitor: Visitor, menu: str, locale: str) -> None:
    """Choose a language in that menu of the page."""
    visitor.run(
        "const menu = document.getElementById(arguments[0]); menu.value = arguments[1];"
        "menu.dispatchEvent(new Event('change'));",
        menu,
        locale,
    )
    # It is drawn anew once the server has taken it.
    visitor.until(lambda: visitor.all(f'#{menu} option[selected][value="{locale}"]'), f"{menu} is {locale}")


def test_commands_are_typed_in_the_language_of_the_client(visitor: Visitor) -> None:
    """Ann's is Japanese, the server's Chinese: so are the private answer and the post."""
    japanese, chinese = (load_localizer(strict=True).say_in(language) for language in ("ja", "zh-TW"))
    speak(visitor, "server-language", "zh-TW")
    speak(visitor, "my-language", "ja")
    command = f"/{japanese('command-game')} {japanese('command-game-new')} {japanese('halali-name')}"
    visitor.type(f"{command}{Keys.ENTER}")
    visitor.says(f"{MESSAGES}.private", japanese("lobby-opened", game=japanese("halali-name")))
    visitor.says(f"{MESSAGES}:not(.private)", chinese("lobby-title", game=chinese("halali-name")))
