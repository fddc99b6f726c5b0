"""Looking back on a game: move by move and as an animation (S13)."""

import io

import pytest
from PIL import Image

from bot.ui.press import Press
from sandbox.components import walk
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of, custom_ids
from tests.end_to_end.test_forged import forged

SQUARES = [f"{file}{rank}" for rank in range(1, 8) for file in "abcdefg" if f"{file}{rank}" != "d4"]


async def playing(house: House, moves: int) -> Json:
    """A board on which so many tiles were turned up."""
    board = await house.room.sit_down(house.ann, house.ben)
    for square in SQUARES[:moves]:
        await house.move(await house.awaited(), f"flip {square}")
    await house.delivered()
    return await house.room.board(board)


async def opened(house: House, person: Person) -> Json:
    outcome = await person.slash(house.room.id, "game replay")
    assert outcome.message is not None and outcome.message["x_owner"] == person.id
    return outcome.message


def button(message: Json, label: str) -> str:
    """The custom_id of the button with that label; it must be enabled."""
    [found] = [component for _, component in walk(message["components"]) if component.get("label") == label]
    assert not found.get("disabled"), label
    return str(found["custom_id"])


def disabled(message: Json) -> list[str]:
    return [component["label"] for _, component in walk(message["components"]) if component.get("disabled")]


async def pressed(person: Person, message: Json, label: str) -> Json:
    outcome = await person.click(message, button(message, label))
    assert outcome.message is not None, outcome.state
    return outcome.message


def title(message: Json) -> str:
    return str(message["content"]).splitlines()[0]


def file_of(house: House, message: Json) -> tuple[Json, bytes]:
    [attachment] = message["attachments"]
    stored = house.sandbox.platform.files.stored[attachment["url"].split("/cdn/", 1)[1].split("?")[0]]
    return attachment, stored


async def test_s13_stepping_shows_the_right_ply(house: House) -> None:
    await playing(house, 4)
    shown = await opened(house, house.chloe)
    assert "move 4 of 4" in title(shown)
    assert sorted(disabled(shown)) == ["Newest", "Next"]
    shown = await pressed(house.chloe, shown, "Previous")
    assert "move 3 of 4" in title(shown)
    assert SQUARES[2] in shown["content"]
    shown = await pressed(house.chloe, shown, "Start")
    assert "the start" in title(shown)
    assert sorted(disabled(shown)) == ["Previous", "Start"]
    shown = await pressed(house.chloe, shown, "Next")
    assert "move 1 of 4" in title(shown) and SQUARES[0] in shown["content"]
    [jump] = [c for _, c in walk(shown["components"]) if c["type"] == 3]
    assert [option["value"] for option in jump["options"]] == ["0", "1", "2", "3", "4"]
    outcome = await house.chloe.select(shown, jump["custom_id"], "2")
    assert outcome.message is not None and "move 2 of 4" in title(outcome.message)


async def test_s13_a_long_game_offers_moves_evenly_and_stays_within_limits(long_house: House) -> None:
    await playing(long_house, 40)
    shown = await opened(long_house, long_house.ann)
    [jump] = [c for _, c in walk(shown["components"]) if c["type"] == 3]
    values = [int(option["value"]) for option in jump["options"]]
    assert len(values) == 25 and (values[0], values[-1]) == (0, 40)
    assert len(custom_ids(shown)) == len(set(custom_ids(shown)))


async def test_s13_the_animation_is_a_gif_of_every_move(painted: House) -> None:
    await playing(painted, 3)
    shown = await opened(painted, painted.ben)
    film = await pressed(painted.ben, shown, "Animation of all")
    assert film["x_owner"] == painted.ben.id
    attachment, content = file_of(painted, film)
    assert attachment["filename"].endswith(".gif")
    assert "move 0 to 3" in attachment["description"]
    with Image.open(io.BytesIO(content)) as read:
        assert (read.format, getattr(read, "n_frames", 0)) == ("GIF", 4)
    assert "everybody may know" in film["content"]


async def test_s13_a_range_by_command_and_by_buttons(painted: House) -> None:
    await playing(painted, 4)
    outcome = await painted.ann.slash(painted.room.id, "game replay", **{"from": 1, "to": 3})
    assert outcome.message is not None
    with Image.open(io.BytesIO(file_of(painted, outcome.message)[1])) as read:
        assert getattr(read, "n_frames", 0) == 3
    shown = await pressed(painted.ann, await opened(painted, painted.ann), "Previous")
    film = await pressed(painted.ann, shown, "Animation from here")
    assert "moves 3 to 4" in film["content"]


async def test_ranges_that_are_none_are_refused_with_the_way_out(house: House) -> None:
    await playing(house, 2)
    for first, last in ((2, 2), (1, 9), (2, 1), (-1, 2)):
        outcome = await house.ann.slash(house.room.id, "game replay", **{"from": first, "to": last})
        assert f"There are no moves {first} to {last} in this game: it has 2." in outcome.text


async def test_before_the_first_move_there_is_nothing_to_replay(house: House) -> None:
    await house.room.sit_down(house.ann, house.ben)
    outcome = await house.ann.slash(house.room.id, "game replay")
    assert outcome.text == house.words.say_in()("error-no-moves")


async def test_s13_replay_of_a_finished_game_from_its_result_post(house: House) -> None:
    board = await playing(house, 2)
    await house.tables.resign((await house.table()).id, int(house.ben.id))
    result = await house.room.result(board)
    outcome = await house.chloe.click(result, actions_of(result)["replay"])
    assert outcome.message is not None
    assert "move 3 of 3" in title(outcome.message)
    assert "everybody may know" not in outcome.message["content"]


@pytest.mark.parametrize("picks", [("99",), ("-5",), ("x",), ("1", "2", "3"), (), ("٣",)])
async def test_forged_presses_lead_to_moves_that_there_are(house: House, picks: tuple[str, ...]) -> None:
    board = await playing(house, 2)
    table = await house.table()
    outcome = await forged(house, house.ann, board, Press("step", table.id, table.version, picks).custom_id())
    assert outcome.message is not None and outcome.message["x_owner"] == house.ann.id
    assert title(outcome.message).endswith(("of 2**", "before 2 moves**"))


async def test_forged_ranges_of_animations_are_refused(house: House) -> None:
    board = await playing(house, 2)
    table = await house.table()
    press = Press("animate", table.id, table.version, ("7", "999999"))
    outcome = await forged(house, house.ann, board, press.custom_id())
    assert "There are no moves 7 to 999,999" in outcome.text
