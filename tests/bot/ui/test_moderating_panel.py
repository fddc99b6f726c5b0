"""What moderators are told of what keeps a table, at its longest too."""

from pathlib import Path

import msgspec
import pytest

from bot.tables import Table
from bot.tables.moderating import Held
from bot.tables.whereabouts import Whereabouts
from bot.ui import moderating_panel
from bot.words.limits import MESSAGE, length
from tests.bot.ui.parlour import Parlour, parlour, shown


async def parts(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Parlour, Table, Whereabouts]:
    async with parlour(folder, monkeypatch) as house:
        return house, house.table, await house.rig.tables.servers.whereabouts(house.table.id)


async def test_channel_that_cannot_be_seen_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house, table, where = await parts(tmp_path, monkeypatch)
    say = house.desk.words.say_in()
    told = moderating_panel.show(say, table, where, None, ()).content
    assert told.endswith(say("moderator-hidden", channel=f"<#{table.channel_id}>"))


async def test_what_discord_said_cannot_break_the_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house, table, where = await parts(tmp_path, monkeypatch)
    held = [Held("board", 3, 1_800_000_000, "`@everyone` " * 100)] * 30 + [Held("board", 300, None, "x")]
    message = moderating_panel.show(house.desk.words.say_in(), table, where, None, held)
    assert length(message.content) <= MESSAGE
    assert "`@everyone`" not in message.content


async def test_pause_and_end_of_a_pause_take_each_others_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with parlour(tmp_path, monkeypatch) as house:
        say, servers = house.desk.words.say_in(), house.rig.tables.servers
        resume = say("button-moderator-resume")
        before = moderating_panel.show(say, house.table, await servers.whereabouts(house.table.id), None, ())
        assert resume not in shown(before)
        paused = await house.rig.tables.moderation.pause(house.table.id, 900, 7 * 86_400)
        after = moderating_panel.show(say, paused, await servers.whereabouts(paused.id), None, ())
        assert resume in shown(after)
        assert len(shown(after)) < len(shown(before))


async def test_under_other_rules_it_can_only_be_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house, table, where = await parts(tmp_path, monkeypatch)
    old = msgspec.structs.replace(table, state=None)
    say = house.desk.words.say_in()
    assert shown(moderating_panel.show(say, old, where, None, ())) == [say("button-moderator-end")]
