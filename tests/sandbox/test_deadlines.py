"""Discord's times: 3 seconds, 15 minutes, an hour, and the few minutes of a nonce."""

import pytest

from sandbox.clock import ManualClock
from sandbox.refusal import Refused
from sandbox.stand_in import Sandbox
from tests.sandbox.raw import RawBot


async def test_first_answer_after_3_seconds_is_10062(timed_raw: RawBot, clock: ManualClock) -> None:
    interaction = timed_raw.play()
    clock.advance(2.9)
    assert interaction.state == "pending"
    clock.advance(0.2)
    assert interaction.state == "failed"
    status, body = await timed_raw.answer(interaction, 4, content="late")
    assert (status, body["code"]) == (404, 10062)


async def test_interaction_without_a_bot_fails_at_once(sandbox: Sandbox, raw: RawBot) -> None:
    assert raw.socket is not None
    await raw.socket.close()
    await sandbox.wait_for(lambda: sandbox.platform.bot_sessions == 0)
    assert raw.play().state == "failed"


async def test_token_lives_15_minutes(timed_raw: RawBot, clock: ManualClock) -> None:
    interaction = timed_raw.play()
    await timed_raw.answer(interaction, 5)
    clock.advance(899)
    status, _ = await timed_raw.call("PATCH", timed_raw.hook(interaction, "@original"), {"content": "board"})
    assert status == 200
    clock.advance(2)
    assert await timed_raw.code("PATCH", timed_raw.hook(interaction, "@original"), {"content": "x"}) == (401, 50027)
    assert await timed_raw.code("POST", timed_raw.hook(interaction), {"content": "x"}) == (401, 50027)


async def test_unknown_token_is_50027(raw: RawBot) -> None:
    assert await raw.code("POST", f"/webhooks/{raw.application}/nonsense", {"content": "x"}) == (401, 50027)


async def test_second_answer_is_40060(raw: RawBot) -> None:
    interaction = raw.play()
    await raw.answer(interaction, 4, content="one")
    status, body = await raw.answer(interaction, 4, content="two")
    assert (status, body["code"]) == (400, 40060)


async def test_follow_up_before_the_answer_is_10015(raw: RawBot) -> None:
    assert await raw.code("POST", raw.hook(raw.play()), {"content": "early"}) == (404, 10015)


async def test_edits_of_messages_over_an_hour_old_are_throttled(timed_raw: RawBot, clock: ManualClock) -> None:
    channel = timed_raw.sandbox.channels[0]
    path = f"/channels/{channel}/messages/{(await timed_raw.post(channel, {'content': 'old'}))['id']}"
    for _ in range(10):
        assert (await timed_raw.call("PATCH", path, {"content": "young"}))[0] == 200
    clock.advance(3_601)
    for _ in range(timed_raw.sandbox.limits.old_edits):
        assert (await timed_raw.call("PATCH", path, {"content": "again"}))[0] == 200
    assert await timed_raw.code("PATCH", path, {"content": "too often"}) == (429, 30046)


async def test_nonce_gives_the_earlier_message_for_some_minutes(timed_raw: RawBot, clock: ManualClock) -> None:
    channel, other = timed_raw.sandbox.channels
    body = {"content": "once", "nonce": "1.2.board", "enforce_nonce": True}
    first = await timed_raw.post(channel, body)
    assert first["nonce"] == "1.2.board"
    assert (await timed_raw.post(channel, body))["id"] == first["id"]
    assert (await timed_raw.post(other, body))["id"] == first["id"]
    assert (await timed_raw.post(channel, {**body, "enforce_nonce": False}))["id"] != first["id"]
    clock.advance(timed_raw.sandbox.limits.nonce_seconds + 1)
    assert (await timed_raw.post(channel, body))["id"] != first["id"]


async def test_archived_thread_takes_no_commands(sandbox: Sandbox, raw: RawBot) -> None:
    thread = await sandbox.person("ann").thread(sandbox.channels[0], "Table")
    sandbox.deeds.control({"control": "archive", "channel": thread["id"]})
    with pytest.raises(Refused, match="This thread is archived"):
        raw.play(channel=thread["id"])
