"""Components know each other by their custom_id alone; messages bring their files anew each time."""

import discord
from hypothesis import example, given
from hypothesis import strategies as st

from bot.ui.message import Attachment, Control, LastResort, Message, button, menu, view
from bot.ui.press import Press

MOVE = Press("move", 17, 42)


@given(st.text(min_size=1, max_size=100))
@example(MOVE.custom_id())
@example("1:move:17:42:0:\n")
@example("1:move:17:42:100:")
@example("2:move:17:42:0:")
def test_every_custom_id_is_somebodys(custom_id: str) -> None:
    """No button is left to Discord's own failure text, and none is answered twice."""
    patterns = [item.__discord_ui_compiled_template__ for item in (Control, LastResort)]
    assert len([pattern for pattern in patterns if pattern.fullmatch(custom_id)]) == 1


def test_files_can_be_sent_again() -> None:
    """Discord's library uses a file up; a post that is tried again needs a new one."""
    message = Message("board", (Attachment(b"png", "board.png", "a board"),))
    for _ in range(2):
        (file,) = message.files()
        assert (file.fp.read(), file.filename, file.description) == (b"png", "board.png", "a board")
        file.close()


def test_components_outlast_every_process() -> None:
    made = view(button(MOVE, "Your move"), menu(MOVE, "Where to", [discord.SelectOption(label="a1")], row=1))
    assert made.timeout is None
    assert made.is_persistent()
