"""A person at the page: a real browser with explicit waits."""

from collections.abc import Callable
from typing import Any, TypeVar

from selenium.common.exceptions import NoSuchElementException, StaleElementReferenceException, TimeoutException
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

T = TypeVar("T")
WIDE = (1280, 800)
PHONE = (360, 740)
PATIENCE = 15.0
POLL = 0.03
COMPOSER = "#composer-input"


class Visitor:
    """Finds by CSS selector, and waits for what it looks for."""

    def __init__(self, browser: Chrome, address: str) -> None:
        self.browser = browser
        self.address = address

    def open(self, user: str = "101", channel: str = "201", size: tuple[int, int] = WIDE) -> None:
        """Opens the page anew as this person, and waits until it is live. The size is in CSS pixels."""
        self.resize(size)
        self.browser.get("about:blank")
        self.browser.get(f"{self.address}#user={user}&channel={channel}")
        self.until(lambda: self.all(f'[data-person="{user}"][aria-current]'), "the page is live")

    def resize(self, size: tuple[int, int]) -> None:
        """Width and height of the page, in CSS pixels."""
        metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": False}
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def until(self, condition: Callable[[], T], wanted: str = "") -> T:
        """The first true value of the condition; `wanted` says in words what was waited for."""
        wait = WebDriverWait(self.browser, PATIENCE, POLL, (NoSuchElementException, StaleElementReferenceException))
        return wait.until(lambda _: condition(), wanted)

    def find(self, selector: str) -> WebElement:
        """The first displayed element that fits."""

        def displayed() -> WebElement | None:
            return next((one for one in self.all(selector) if one.is_displayed()), None)

        found = self.until(displayed, f"{selector} is shown")
        assert found is not None
        return found

    def all(self, selector: str) -> list[WebElement]:
        """All that fit now, displayed or not."""
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def gone(self, selector: str) -> None:
        """Waits until nothing displayed fits."""
        self.until(lambda: not any(one.is_displayed() for one in self.all(selector)), f"{selector} is gone")

    def click(self, selector: str) -> None:
        """Clicks the first displayed element that fits, found anew if it was redrawn meanwhile."""

        def clicked() -> bool:
            self.find(selector).click()
            return True

        self.until(clicked, f"{selector} is clicked")

    def says(self, selector: str, text: str) -> None:
        """Waits until an element that fits contains the text."""
        seen: list[str] = []

        def said() -> bool:
            seen[:] = [one.text for one in self.all(selector)]
            return any(text in one for one in seen)

        try:
            self.until(said)
        except TimeoutException as error:
            raise AssertionError(f"{selector} says {seen}, not {text!r}") from error

    def type(self, text: str) -> None:
        """Types into the composer, keys as they come."""
        self.find(COMPOSER).send_keys(text)

    def press(self, *keys: str) -> None:
        """Presses keys wherever the focus is."""
        for key in keys:
            self.browser.switch_to.active_element.send_keys(key)

    def tab_to(self, selector: str, most: int = 60) -> None:
        """Walks there by the Tab key alone."""
        for _ in range(most):
            if self.run("return document.activeElement.matches(arguments[0]);", selector):
                return
            self.press(Keys.TAB)
        raise AssertionError(f"Tab does not reach {selector}")

    def run(self, script: str, *arguments: Any) -> Any:
        """The script's value."""
        return self.browser.execute_script(script, *arguments)

    def attributes(self, selector: str, name: str) -> list[str]:
        """Of all elements at one moment: the page may put others in their place in the next one."""
        found = "return [...document.querySelectorAll(arguments[0])].map((one) => one.getAttribute(arguments[1]) ?? '')"
        return [str(value) for value in self.run(found, selector, name)]

    def frames(self, count: int = 2) -> None:
        """Waits until so many frames are drawn: scrolling and changes of size are told once a frame."""
        self.browser.execute_async_script(
            """
            const [count, done] = arguments;
            const next = (left) => left ? requestAnimationFrame(() => next(left - 1)) : done();
            next(count);
            """,
            count,
        )

    def call(self, module: str, script: str, *arguments: Any) -> Any:
        """The value of a script in which `m` are the exports of a module of the page, `given` the arguments."""
        body = f"""
            const done = Array.prototype.pop.call(arguments);
            const values = Array.from(arguments);
            import("/static/{module}")
                .then((m) => ((...given) => {{ {script} }})(...values))
                .then((value) => done({{ value }}), (error) => done({{ error: String(error.stack) }}));
        """
        outcome: dict[str, Any] = self.browser.execute_async_script(body, *arguments)
        assert "error" not in outcome, outcome["error"]
        return outcome.get("value")
