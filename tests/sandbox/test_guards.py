"""Only loopback, and only pages of the stand-in itself, may talk to it."""

import aiohttp
import pytest

from sandbox.stand_in import Sandbox
from tests.sandbox.page_client import PageClient


@pytest.mark.parametrize("path", ["/", "/page/people", "/api/v10/gateway", "/gateway"])
async def test_foreign_host_names_are_refused(sandbox: Sandbox, path: str) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(sandbox.base + path, headers={"Host": "evil.example"}) as answer,
    ):
        assert answer.status == 403


async def test_foreign_pages_are_refused(sandbox: Sandbox, pages: dict[str, PageClient]) -> None:
    ann = pages["ann"]
    body = {"user": ann.user, "channel": sandbox.channels[0], "action": "say", "text": "x"}
    for origin in ("http://evil.example", "http://127.0.0.1:1", "null"):
        assert (await ann.post("actions", body, Origin=origin))[0] == 403
    assert (await ann.post("actions", body, Origin=sandbox.base))[0] == 200
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await ann.session.ws_connect(f"{sandbox.base}/page/socket?user={ann.user}", origin="http://evil.example")


async def test_it_listens_on_loopback_alone(sandbox: Sandbox) -> None:
    assert sandbox.base.startswith("http://127.0.0.1:")


async def test_the_page_and_its_files_are_served_and_nothing_beside_them(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{sandbox.base}/") as answer:
            assert (answer.status, answer.content_type, answer.charset) == (200, "text/html", "utf-8")
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        for path in (
            "/static/none.js",
            "/static/..%2Fserver.py",
            "/static/%2e%2e/server.py",
            "/cdn/none.png",
            "/server.py",
        ):
            async with session.get(sandbox.base + path) as answer:
                assert answer.status == 404


async def test_unknown_routes_are_loud(sandbox: Sandbox) -> None:
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        async with session.get(f"{sandbox.api_base}/stickers") as answer:
            assert answer.status == 404
        async with session.delete(f"{sandbox.api_base}/users/@me") as answer:
            assert answer.status == 405
    assert ["no such route" in violation.text for violation in sandbox.take_violations()] == [True, True]


async def test_the_content_type_has_no_charset(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{sandbox.api_base}/users/@me") as answer:
        assert (answer.status, answer.headers["Content-Type"]) == (401, "application/json")
