"""Options that are typed with /game new."""

import pytest

from bot.tables import TableError
from bot.ui import agreeing
from bot.words.catalogue import speaker
from bot.words.localizer import Voice, load_localizer
from engine.catalogue import GAMES
from engine.options import chosen

SAY = load_localizer(strict=True).say_in()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", {}),
        ("match=off", {"match": False}),
        (" match = No , stall_limit: 20,", {"match": False, "stall_limit": 20}),
        ("no_return=true", {"no_return": True}),
    ],
)
def test_pairs_are_read(text: str, told: dict[str, object]) -> None:
    assert agreeing.read("halali", text) == told


@pytest.mark.parametrize("text", ["match", "nope=1", "match==on", "=on", "match=on stall_limit=20"])
def test_what_is_no_option_is_refused(text: str) -> None:
    with pytest.raises(TableError) as refused:
        agreeing.read("halali", text)
    assert refused.value.code == "bad-option"


@pytest.mark.parametrize("voice", load_localizer(strict=True).voices, ids=lambda voice: voice.language)
@pytest.mark.parametrize("game", list(GAMES))
def test_options_are_read_in_every_language(game: str, voice: Voice) -> None:
    """As they are called there, each by itself, whatever the reader's own."""
    voices, speaks = load_localizer(strict=True).voices, speaker(game)
    for option in GAMES[game].options:
        for value in option.choices:
            called = {"option": speaks.option(voice, option.name), "value": speaks.choice(voice, option.name, value)}
            text = voice("lobby-option", **called)
            assert agreeing.read(game, text, voices) == {option.name: value}, text
            texts = [text for _, text in agreeing.offered(game, text, SAY, voices)]
            assert {option.name: value} in [agreeing.read(game, text) for text in texts]


def test_several_options_are_parted_by_any_comma() -> None:
    assert agreeing.read("halali", "match＝いいえ、stall_limit：２０，no_return=开") == {
        "match": False,
        "stall_limit": 20,
        "no_return": True,
    }


@pytest.mark.parametrize("game", list(GAMES))
def test_all_that_is_offered_is_accepted(game: str) -> None:
    offers = list(agreeing.offered(game, "", SAY))
    assert len(offers) == sum(len(option.choices) for option in GAMES[game].options)
    for label, text in offers:
        assert ": " in label
        chosen(GAMES[game].options, agreeing.read(game, text))


def test_options_told_before_stay_and_are_not_offered_again() -> None:
    texts = [text for _, text in agreeing.offered("halali", "match=off, stall", SAY)]
    assert texts
    assert all(text.startswith("match=off, stall_limit=") for text in texts)
