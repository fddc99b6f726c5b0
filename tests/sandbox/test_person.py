"""The drivers: what they wait for, what they tell."""

import asyncio

import pytest

from sandbox.interactions import command_name
from sandbox.person import buttons_of, text_of
from sandbox.stand_in import Sandbox
from tests.sandbox.raw import BUTTONS, RawBot


async def test_a_deferred_update_is_waited_for(sandbox: Sandbox, raw: RawBot) -> None:
    ann, channel = sandbox.person("ann"), sandbox.channels[0]
    posted = await raw.post(channel, {"content": "board", "components": BUTTONS})
    clicking = asyncio.create_task(ann.click(posted, "Go"))
    told = await raw.until("INTERACTION_CREATE")
    base = f"/interactions/{told['id']}/{told['token']}/callback"
    await raw.call("POST", base, {"type": 6})
    await raw.call("PATCH", f"/webhooks/{raw.application}/{told['token']}/messages/@original", {"content": "moved"})
    outcome = await clicking
    assert (outcome.state, outcome.text) == ("answered", "moved")


async def test_a_deferred_update_may_be_all(sandbox: Sandbox, raw: RawBot) -> None:
    sandbox.actions.update_patience = 0.01
    posted = await raw.post(sandbox.channels[0], {"content": "board", "components": BUTTONS})
    clicking = asyncio.create_task(sandbox.person("ann").click(posted, "Go"))
    told = await raw.until("INTERACTION_CREATE")
    await raw.call("POST", f"/interactions/{told['id']}/{told['token']}/callback", {"type": 6})
    assert (await clicking).text == "board"


async def test_a_deferral_without_an_end_is_a_timeout(sandbox: Sandbox, raw: RawBot) -> None:
    sandbox.actions.patience = 0.05
    typing = asyncio.create_task(sandbox.person("ann").slash(sandbox.channels[0], "play"))
    told = await raw.until("INTERACTION_CREATE")
    await raw.call("POST", f"/interactions/{told['id']}/{told['token']}/callback", {"type": 5})
    with pytest.raises(TimeoutError):
        await typing


async def test_people_are_found_by_name_and_id(sandbox: Sandbox) -> None:
    ann = sandbox.person("ann")
    assert sandbox.person(ann.id).user is ann.user
    assert len(sandbox.people) >= 5
    with pytest.raises(KeyError):
        sandbox.person("nobody")


async def test_what_is_seen_is_a_copy(sandbox: Sandbox, raw: RawBot) -> None:
    ann, channel = sandbox.person("ann"), sandbox.channels[0]
    posted = await raw.post(channel, {"content": "x", "components": BUTTONS})
    (seen,) = sandbox.messages(ann, channel)
    await raw.call("PATCH", f"/channels/{channel}/messages/{posted['id']}", {"components": []})
    assert buttons_of(seen) == ["Go"]
    assert buttons_of(sandbox.messages(ann, channel)[0]) == []


async def test_waiting_for_what_happens(sandbox: Sandbox, raw: RawBot) -> None:
    ann, channel = sandbox.person("ann"), sandbox.channels[0]
    waiting = asyncio.create_task(sandbox.wait_for(lambda: sandbox.pings(ann, channel) == 2))
    for _ in range(2):
        await raw.post(channel, {"content": ann.mention})
    assert await waiting is True


def test_text_of_a_message_with_everything() -> None:
    message = {
        "content": "content",
        "embeds": [
            {"title": "title", "fields": [{"name": "name", "value": "value"}], "footer": {"text": "footer"}},
        ],
        "components": [{"type": 17, "components": [{"type": 10, "content": "text"}]}],
    }
    assert text_of(message).split("\n") == ["content", "title", "name", "value", "footer", "text"]


def test_command_name_has_its_subcommands() -> None:
    leaf = {"name": "text", "type": 3, "value": "x"}
    new = {"name": "new", "type": 1, "options": [leaf]}
    assert (
        command_name({"name": "game", "options": [{"name": "table", "type": 2, "options": [new]}]}) == "game table new"
    )
    assert command_name({"name": "move", "options": [leaf]}) == "move"
