"""The English texts, strictly: a missing key or placeholder fails the test."""

import pytest

from bot.words.contract import Say
from bot.words.localizer import Localizer, load_localizer


@pytest.fixture(scope="session")
def localizer() -> Localizer:
    return load_localizer(strict=True)


@pytest.fixture(scope="session")
def say(localizer: Localizer) -> Say:
    return localizer.say_in("en-US")
