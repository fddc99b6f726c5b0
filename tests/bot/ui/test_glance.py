"""What people at a table are called, by where it is read."""

from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.tables import Seat, Table
from bot.ui.desk import Desk, Glance, scene_of
from bot.words.localizer import Localizer, load_localizer
from engine.catalogue import GAMES
from engine.chance import Seeded

TABLE = Table(
    id=1,
    guild_id=None,
    channel_id=2,
    game="halali",
    rules=GAMES["halali"],
    rules_version=1,
    options={},
    status="playing",
    version=1,
    ply=0,
    turn_version=0,
    seats=(),
    opened_by=1,
    invited=(),
    opened_at=0,
    started_at=None,
    ended_at=None,
    commitment="",
    seed=None,
    lobby_message_id=None,
    board_message_id=None,
    state=None,
)


def glance(*called: str) -> Glance:
    seats = tuple(Seat(user, name, None, user) for user, name in enumerate(called))
    return Glance(replace(TABLE, seats=seats), None, None, (), load_localizer(strict=True).say_in())


def test_names_are_plain_in_alt_texts_and_escaped_in_messages() -> None:
    seen = glance("*Ann*", "@Ben", "יעל")
    assert seen.plain_names == ("*Ann*", "@Ben", "יעל")
    assert seen.escaped_names == (r"\*Ann\*", "＠Ben", "\u2068יעל\u2069")


@pytest.mark.parametrize("name", ["\u3164\u200b", ""])
def test_names_of_which_nothing_is_seen_are_told_apart_everywhere(name: str) -> None:
    seen = glance(name, name)
    assert seen.plain_names == seen.escaped_names == seen.drawable_names == ("Player 1", "Player 2")


def test_names_that_cannot_be_drawn_are_told_apart_in_the_picture_alone() -> None:
    seen = glance("Ann", "ᏣᎳᎩ", "🎉")
    assert seen.plain_names == ("Ann", "ᏣᎳᎩ", "🎉")
    assert seen.drawable_names == ("Ann", "Player 2", "Player 3")


@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_a_picture_is_told_which_language_its_words_are_in(language: str) -> None:
    say = Localizer({"en": ["a = A"], "zh-TW": ["a = 甲"]}).say_in(language)
    assert scene_of(replace(glance("Ann"), say=say)).language == language


@pytest.mark.parametrize("game", GAMES)
def test_a_board_whose_game_was_ended_early_says_that_first(game: str) -> None:
    """The rules do not know of it: by them it is still somebody's move."""
    rules = GAMES[game]
    seats = tuple(Seat(number, f"P{number}", number, number) for number in range(rules.seats[0]))
    state = rules.seen_by(
        rules.start(len(seats), {option.name: option.choices[0] for option in rules.options}, Seeded(b"x", 0)), None
    )
    desk = Desk(cast(Any, None), load_localizer(strict=True), cast(Any, None))
    playing = replace(glance(), table=replace(TABLE, game=game, rules=rules, seats=seats), state=state)
    ended = replace(playing, table=replace(playing.table, status="cancelled"))
    told = playing.say("board-ended-early")
    for text in (desk.alt_text, desk.text_board):
        assert text(ended).startswith(told)
        assert told not in text(playing)
