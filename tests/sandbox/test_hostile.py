"""Bodies of any form: refused as Discord refuses them, never a failure of the stand-in."""

import asyncio
import json
from collections.abc import Iterator

import aiohttp
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandbox.clock import ManualClock
from sandbox.stand_in import Sandbox
from sandbox.values import Call

KEYS = st.sampled_from(
    (
        *("content", "embeds", "components", "attachments", "allowed_mentions", "parse", "users", "flags", "nonce"),
        *("type", "id", "custom_id", "label", "style", "options", "items", "media", "url", "filename", "fields"),
        *("name", "description", "choices", "value", "data", "recipient_id", "title"),
    )
)
VALUES = st.none() | st.booleans() | st.integers(-3, 20) | st.sampled_from(["", "x", "1", "attachment://a.png", "X y"])
BODIES = st.recursive(
    VALUES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=5), max_leaves=12
)


@pytest.fixture(scope="module")
def quiet() -> Iterator[Sandbox]:
    """A stand-in that answers calls without listening."""
    made = Sandbox(clock=ManualClock())
    yield made
    asyncio.run(made.stop())


@settings(max_examples=150, deadline=None)
@given(body=st.dictionaries(KEYS, BODIES, max_size=6) | BODIES, route=st.integers(0, 4))
def test_any_body_is_answered(quiet: Sandbox, body: object, route: int) -> None:
    channel, application = quiet.channels[0], quiet.world.bot["id"]
    method, address = [
        ("POST", f"/channels/{channel}/messages"),
        ("PUT", f"/applications/{application}/commands"),
        ("POST", f"/applications/{application}/commands"),
        ("POST", f"/channels/{channel}/threads"),
        ("POST", "/users/@me/channels"),
    ][route]
    reply = quiet.api.answer(Call(method, address, {}, {}, body, {}), f"Bot {quiet.token}", multipart=False)
    assert reply.status < 500
    json.dumps(reply.body)


async def test_broken_json_is_50109(sandbox: Sandbox) -> None:
    headers = {"Authorization": f"Bot {sandbox.token}", "Content-Type": "application/json"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.post(f"{sandbox.api_base}/channels/1/messages", data=b"{no json") as answer,
    ):
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)


async def test_broken_json_on_the_page_is_said(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        for body in (b"{no json", b"[]", b"1", b"null", b'{"action": []}'):
            async with session.post(f"{sandbox.base}/page/actions", data=body) as answer:
                assert answer.status == 400
                assert "malformed" in (await answer.json(content_type=None))["text"]
