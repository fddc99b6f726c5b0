"""The bot is killed while it brings the overview up to date: there is one post, and it is right again."""

import pytest

from sandbox.values import Json
from tests.end_to_end.host import Host, changed
from tests.end_to_end.room import PATIENCE, actions_of

HASTE = "UPDATE overview SET not_before = 0"
"""As if the minute between two edits were over."""


def overviews(host: Host) -> list[Json]:
    return [message for message in host.room.public() if "games" in actions_of(message)]


@pytest.mark.parametrize("point", ["overviews.before-commit", "overviews.after-commit", "overview-done.before-commit"])
async def test_killed_around_its_post_there_is_one(host: Host, point: str) -> None:
    await host.start(TURNPOST_CRASH_POINT=point)
    asking = {"action": "slash", "user": host.ann.id, "channel": host.room.id, "command": "server overview"}
    await host.sandbox.deeds.act({**asking, "options": {}})
    ended = await host.ended()
    assert ended.code == -9, ended.complaint
    await host.sandbox.wait_for(lambda: host.sandbox.platform.bot_connections == 0, PATIENCE)
    changed(host.database, HASTE)
    await host.start()
    await host.sandbox.wait_for(lambda: overviews(host), PATIENCE)
    await host.room.open(host.ann)
    await host.kill()
    changed(host.database, HASTE)
    await host.start()
    await host.sandbox.wait_for(lambda: any("table 1" in each["content"] for each in overviews(host)), PATIENCE)
    assert len(overviews(host)) == 1
