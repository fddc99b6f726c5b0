"""Animations beside the boards of others: waited for, told of, and given up in time."""

import asyncio
import io
import re
from typing import Any

import pytest
from PIL import Image

from bot.ui import animations
from bot.ui.pictures import PictureError
from sandbox import posts
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.room import PATIENCE
from tests.end_to_end.test_replay import file_of, opened, playing, pressed


async def film_of(house: House, person: Person) -> Json:
    """The answer with the animation of the whole game, once it is there: words about the progress come before it."""
    shown = await pressed(person, await opened(house, person), "Animation of all")
    post = house.sandbox.world.posts[shown["channel_id"]][shown["id"]]
    await house.sandbox.wait_for(lambda: bool(posts.shown(post)["attachments"]), PATIENCE)
    return posts.shown(post)


async def test_whoever_waits_is_told_how_far_it_is(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(animations, "TELL", -1.0)
    await playing(house, 3)
    await film_of(house, house.ann)
    told = [str(request) for request in house.sandbox.requests if "@original" in str(request["path"])]
    found = [int(match[1]) for text in told if (match := re.search(r"painted: (\d) of 4 pictures", text))]
    assert found == [1, 2, 3, 4]


async def test_a_picture_that_cannot_be_painted_is_explained(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any, **__: Any) -> Any:
        raise PictureError

    await playing(house, 2)
    shown = await opened(house, house.ann)
    monkeypatch.setattr(house.pictures, "work", broken)
    film = await pressed(house.ann, shown, "Animation of all")
    assert film["content"] == house.words.say_in()("error-no-animation")
    assert film["attachments"] == []


async def test_two_at_once_are_painted_one_after_the_other(house: House) -> None:
    await playing(house, 2)
    films = await asyncio.gather(film_of(house, house.ann), film_of(house, house.ben))
    for film in films:
        with Image.open(io.BytesIO(file_of(house, film)[1])) as read:
            assert getattr(read, "n_frames", 0) == 3


async def test_moves_go_on_while_an_animation_is_painted(house: House) -> None:
    board = await playing(house, 2)
    film = asyncio.create_task(film_of(house, house.chloe))
    await house.move(await house.awaited(), "flip g7")
    assert await house.room.board(board)
    assert re.search("moves 0 to [23]", (await film)["content"])
