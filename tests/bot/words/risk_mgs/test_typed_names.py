"""What is printed can be typed: names in every language mean the thing that they are the name of."""

import re

import pytest

from bot.words.localizer import Localizer
from engine.risk_mgs.notation import WORDS, read
from tests.bot.words.texts import languages

NAMED = re.compile("risk_mgs-(territory|boss|faction|card|objective)-(short-)?(.+)")


@pytest.mark.parametrize("language", languages())
def test_names_are_understood_as_they_are_printed(localizer: Localizer, language: str) -> None:
    """But for the shortest ones of objectives, which are no names."""
    say, tried = localizer.say_in(language), 0
    for key in sorted(localizer.keys()):
        found = NAMED.fullmatch(key)
        if found is None or (found[1], found[2]) == ("objective", "short-"):
            continue
        part = found[3].replace("-", "_")
        if part in WORDS and part not in ("boss", "card"):
            assert read(f"card {say(key)} 3") == ("card", part, "3"), key
            tried += 1
    assert tried > 100
