"""In every language our own texts stand whole in the pictures of random games, each in the font of the language."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest
from msgspec.structs import replace
from PIL import Image, ImageDraw

from bot.words.catalogue import speaker
from engine.catalogue import GAMES
from engine.contract import event_seen_by
from render import letters
from render.catalogue import PAINTERS
from render.replay import LARGEST, STRIP, film, frame, tell
from render.scene import Scene
from tests.engine import random_play
from tests.engine.random_play import Step
from tests.render.hunters_and_gatherers.scenes import SCENES as HUNTERS_AND_GATHERERS
from tests.render.languages import LANGUAGES, voice
from tests.render.risk_mgs.map_scenes import SCENES as RISK_MGS
from tests.render.scenes import SCENES as HALALI
from tests.render.watching import Seen, watched

SERIES = ("series", "egypt", "southern_europe")
LONG = tuple(f"Ω{letter * 30}" for letter in "WMQ王m")
"""Names that are cut, and told by their first letter."""
APPROVED: dict[str, list[Scene]] = {
    "halali": [HALALI[name] for name in ("crowded", "second-game", "between-games", "over", "end-phase")],
    "hunters_and_gatherers": [HUNTERS_AND_GATHERERS["bonus"]],
    "risk_mgs": [
        *(RISK_MGS[name] for name in ("battle", "claiming", "ship")),
        *(replace(RISK_MGS["battle"], picked=(*SERIES, number)) for number in ("odds", "12")),
    ],
}
"""Scenes with words that random games rarely need."""
LOOKS = 12
"""At a random game, evenly spaced, the end among them."""


@cache
def looks(name: str) -> tuple[Step, ...]:
    steps = tuple(random_play.steps(GAMES[name], 3, {}))
    return tuple(steps[round(look * (len(steps) - 1) / (LOOKS - 1))] for look in range(LOOKS))


@cache
def told(name: str) -> tuple[Step, ...]:
    """The first moves of a random game."""
    return tuple(islice(random_play.steps(GAMES[name], 3, {}), 120))


def scenes(name: str, language: str) -> Iterator[Scene]:
    """As the mover and as a spectator sees it."""
    game = GAMES[name]
    for number, step in enumerate(looks(name)):
        reader = step.seat if number % 2 else None
        news = tuple(seen for event in step.events if (seen := event_seen_by(event, reader)) is not None)
        shown = game.seen_by(step.after, reader)
        yield Scene(shown, LONG[: game.seats[0]], voice(language), news, language=language)


def painted(name: str, language: str) -> Seen:
    by = PAINTERS[name]
    with watched() as seen:
        for scene in scenes(name, language):
            by.paint(scene)
            by.closer(scene)
            by.hand(scene)
    return seen


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_alone_are_cut_and_every_text_knows_its_language(name: str, language: str) -> None:
    seen = painted(name, language)
    assert [text for text in seen.cut if "Ω" not in text] == []
    assert any("Ω" in text for text in seen.cut)
    foreign = [put for put in seen.written if put.language != language and not put.text.isascii()]
    assert [put for put in foreign if any(character >= "\u2e80" for character in put.text)] == []
    own = {run.font for put in seen.written if "Ω" not in put.text for run in letters.runs(put.text, put.language)}
    assert own <= {"NotoSans-Bold", letters.EAST_ASIAN.get(language, "NotoSans-Bold")}


@pytest.mark.parametrize("name", APPROVED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_in_known_scenes(name: str, language: str) -> None:
    by = PAINTERS[name]
    with watched() as seen:
        for scene in APPROVED[name]:
            told = replace(scene, say=voice(language), language=language)
            by.paint(told)
            by.closer(told)
    names = {called for scene in APPROVED[name] for called in scene.names}
    assert seen.written
    assert set(seen.cut) <= names


def test_a_text_that_is_cut_is_seen() -> None:
    with watched() as seen:
        letters.write(
            ImageDraw.Draw(Image.new("RGB", (300, 60))),
            (0, 40),
            letters.fitting("王" * 20, 30, 200),
            30,
            (255, 255, 255),
        )
    assert seen.cut == ["王" * 20]
    assert seen.written[0].language == ""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_stand_whole_below_an_animation(name: str, language: str) -> None:
    say, names = voice(language), ("Ann", "Benedict Cumberland", "王小明")[: GAMES[name].seats[0]]
    strip = Image.new("RGB", (LARGEST, STRIP))
    with watched() as seen:
        for ply, step in enumerate(told(name), start=1):
            news = [shown for event in step.events if (shown := event_seen_by(event, None)) is not None]
            story = (*speaker(name).story(say, news, names), "")[0].replace("*", "")
            tell(strip, say("replay-frame", ply=ply, last=999, story=story), 0, language)
    assert len(seen.written) >= len(told(name))
    assert seen.cut == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_below_an_animation_is_in_the_letters_of_its_language(language: str) -> None:
    (scene, *_) = scenes("halali", language)
    png = PAINTERS["halali"].paint(scene)
    with watched() as seen:
        frame(film(png), png, "直骨", 0.5, language)
    assert [put.language for put in seen.written] == [language]
