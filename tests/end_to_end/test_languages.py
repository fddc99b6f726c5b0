"""Games in other languages: what all read is in that of the table, what one reads alone in one's own."""

import re
from typing import Any

import pytest

from engine.halali.game import HALALI
from engine.halali.state import State
from sandbox.values import Json
from tests.end_to_end import battling, hunting
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of
from tests.engine.random_play import steps

KANA = re.compile("[\u3041-\u3096\u30a1-\u30fa]")
HAN = re.compile("[\u4e00-\u9fff]")
LAST = 6
"""Moves before the end at which the tables of these tests take up a game."""


def is_in(language: str, text: str) -> bool:
    """Whether a text of some length is Japanese or Chinese; in which of both scripts tells the texts' own tests."""
    return bool(KANA.search(text)) if language == "ja" else bool(HAN.search(text)) and not KANA.search(text)


def words_of(message: Json) -> list[str]:
    """Everything to be read in a message: text, descriptions of pictures, labels."""
    rows = [part for row in message["components"] for part in row["components"]]
    labels = [part.get("label") or part.get("placeholder") or "" for part in rows]
    return [message["content"], *(file.get("description") or "" for file in message["attachments"]), *labels]


def nearly_over() -> State:
    made = list(steps(HALALI, 1, {"match": False}))
    state = made[-LAST].before
    assert isinstance(state, State)
    return state


async def sit_down(house: House, **options: Any) -> Json:
    lobby = await house.room.open(house.ann, **options)
    await house.room.tap(house.ben, lobby, "join")
    await house.room.tap(house.ann, await house.room.having("start"), "start")
    return await house.room.board(lobby)


async def test_a_game_in_japanese_with_a_reader_of_chinese(house: House) -> None:
    """From the opening to the end; one player speaks Japanese, the other Chinese, the server English."""
    japanese, chinese = house.words.say_in("ja"), house.words.say_in("zh-TW")
    await house.ann.speak("ja")
    await house.ben.speak("zh-TW")
    board = await sit_down(house, language="ja", options="局数：1局", pace="２日")
    panel = (await (await house.awaited()).click(board, actions_of(board)["move"])).message
    assert panel is not None
    reader = "ja" if panel["x_owner"] == house.ann.id else "zh-TW"
    assert all(is_in(reader, text) for text in words_of(panel) if len(text) > 4 and not re.match("[a-g][1-7]$", text))
    assert chinese("halali-name") in (await house.ben.slash(house.room.id, "game rules")).text
    assert is_in("zh-TW", (await house.ben.slash(house.room.id, "game text")).text)
    await house.delivered()
    await house.place(nearly_over())
    while (table := await house.table()).status == "playing":
        mover, state = await house.awaited(), table.state
        moves = [move for move in HALALI.moves(state, HALALI.turn(state).seats[0]) if move != ("resign",)]
        text = HALALI.format(state, moves[0]).replace("flip", "翻開").replace("off", "脱出")
        outcome = await mover.slash(house.room.id, "move", move=text)
        done = (japanese if mover.id == house.ann.id else chinese)("panel-done", move="\0").split("\0")[0]
        assert outcome.text.startswith(done), outcome.text
    result = await house.room.result()
    assert japanese("post-verify") in result["content"]
    await house.delivered()
    for message in house.room.public():
        assert all(is_in("ja", text) for text in words_of(message) if len(text) > 8), message["content"]


async def test_moves_are_completed_in_ones_own_language_and_found_in_any(house: House) -> None:
    await sit_down(house, language="ja")
    mover = await house.awaited()
    await mover.speak("zh-CN")
    for typed in ("翻开 c", "めくる", "flip c"):
        offered = await mover.complete(house.room.id, "move", "move", move=typed)
        assert offered and all(choice["value"].startswith("flip ") for choice in offered), typed
        assert all(is_in("zh-CN", choice["name"]) for choice in offered)
    for typed in ("２日", "2天", "2d"):
        paces = await mover.complete(house.rooms[1].id, "game new", "pace", game="halali", pace=typed)
        assert "2d" in [choice["value"] for choice in paces], typed
        assert is_in("zh-CN", paces[0]["name"])


@pytest.mark.parametrize("language", ["zh-TW", "zh-CN"])
async def test_other_games_begin_in_chinese(house: House, language: str) -> None:
    """As the server's Discord speaks, which nobody had to settle."""
    (guild,) = house.sandbox.world.guilds.values()
    guild["preferred_locale"] = language
    say = house.words.say_in(language)
    if language == "zh-TW":
        board = await hunting.seated(house.room, house.ann, house.ben)
    else:
        board = await battling.seated(house.room, house.ann, house.ben, house.chloe)
        await battling.step(house)
    await house.delivered()
    board = house.room.again(board)
    assert say(f"{(await house.table()).game}-name") in board["content"]
    for message in house.room.public():
        assert all(is_in(language, text) for text in words_of(message) if len(text) > 12), words_of(message)
    assert not is_in(language, (await house.ann.slash(house.room.id, "game log")).text)
