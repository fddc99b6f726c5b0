"""One browser and one fake server for all tests of the page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service

from tests.sandbox.page.fake import FakeServer
from tests.sandbox.page.visitor import Visitor

CHROMIUM = Path("/usr/bin/chromium")
DRIVER = Path("/usr/bin/chromedriver")
SWITCHES = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--lang=en-GB",
    "--force-prefers-reduced-motion",
)


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    """Chromium without a window, with a profile of its own."""
    if not (CHROMIUM.exists() and DRIVER.exists()):
        pytest.skip(f"the page's tests need {CHROMIUM} and {DRIVER}")
    options = ChromeOptions()
    options.binary_location = str(CHROMIUM)
    for switch in (*SWITCHES, f"--user-data-dir={tmp_path_factory.mktemp('chromium')}"):
        options.add_argument(switch)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = Chrome(options=options, service=Service(str(DRIVER)))
    driver.set_script_timeout(10)
    yield driver
    driver.quit()


@pytest.fixture(scope="session")
def running_server() -> Iterator[FakeServer]:
    """A fake that runs as long as the tests."""
    server = FakeServer()
    server.start()
    yield server
    server.stop()


@pytest.fixture
def server(running_server: FakeServer) -> FakeServer:
    """The fake, empty."""
    running_server.reset()
    return running_server


@pytest.fixture
def visitor(browser: Chrome, server: FakeServer) -> Visitor:
    """Somebody with the page, not opened yet."""
    return Visitor(browser, server.address)
