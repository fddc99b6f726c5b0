"""Discord's OpenAPI document as judge; these tests are skipped without it."""

from typing import Any

import pytest

from sandbox.conformance import Document
from sandbox.values import Json
from tests.sandbox.raw import BUTTONS, RawBot

MESSAGES = "/channels/1/messages"
COMMANDS = "/applications/1/commands"


def request(document: Document, body: object, method: str = "POST", address: str = MESSAGES) -> list[str]:
    return document.request(method, address, body, multipart=False)


def row(*components: Json) -> Json:
    return {"content": "x", "components": [{"type": 1, "components": list(components)}]}


def button(**more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


BREACHES: dict[str, Json] = {
    "label of 81": row(button(label="x" * 81)),
    "custom_id of 101": row(button(custom_id="x" * 101)),
    "6 buttons in a row": row(*[button(custom_id=str(number)) for number in range(6)]),
    "no options": row({"type": 3, "custom_id": "menu", "options": []}),
    "26 options": row(
        {"type": 3, "custom_id": "m", "options": [{"label": str(n), "value": str(n)} for n in range(26)]}
    ),
    "embed title of 257": {"embeds": [{"title": "x" * 257}]},
    "26 fields": {"embeds": [{"fields": [{"name": "x", "value": "y"}] * 26}]},
    "11 embeds": {"embeds": [{"title": "x"}] * 11},
    "content of 4001": {"content": "x" * 4001},
}


@pytest.mark.parametrize("name", BREACHES)
def test_breach(openapi: Document, name: str) -> None:
    assert request(openapi, BREACHES[name]) != []


def test_ids_may_be_integers(openapi: Document) -> None:
    assert request(openapi, {"content": "x", "allowed_mentions": {"users": [1]}}) == []
    assert request(openapi, {"recipient_id": 1}, address="/users/@me/channels") == []


def test_permissions_may_be_text(openapi: Document) -> None:
    for deny in (2048, "2048"):
        assert request(openapi, {"type": 1, "deny": deny}, "PUT", "/channels/1/permissions/2") == []


def test_only_the_fitting_branch_of_a_union_is_reported(openapi: Document) -> None:
    (problem,) = request(openapi, row(button(label="x" * 81)))
    assert "label" in problem and "too long" in problem


def test_a_command_is_judged(openapi: Document) -> None:
    command = {"name": "play", "description": "Play", "type": 1}
    assert request(openapi, [command], "PUT", COMMANDS) == []
    assert request(openapi, [{**command, "name": "x" * 33}], "PUT", COMMANDS) != []


def test_unknown_keys_are_named(openapi: Document) -> None:
    body = {"content": "x", "contnet": "y"}
    assert openapi.unknown_keys("POST", MESSAGES, body, multipart=False) == ["contnet"]
    assert openapi.unknown_keys("POST", MESSAGES, {"content": "x"}, multipart=False) == []


def test_unknown_operation_and_content_type(openapi: Document) -> None:
    assert "knows no" in request(openapi, {}, address="/nowhere")[0]
    assert "knows no" in openapi.request("PUT", COMMANDS, [], multipart=True)[0]


def test_answers_are_judged(openapi: Document) -> None:
    assert openapi.response("GET", "/users/2", 200, {"id": "1"}) != []
    assert openapi.response("DELETE", "/channels/1/messages/2", 204, None) == []
    assert openapi.response("DELETE", "/channels/1/messages/2", 204, {}) != []
    assert "Status 201" in openapi.response("GET", "/users/2", 201, {})[0]


async def test_a_breach_is_refused_and_remembered(openapi: Document, raw: RawBot) -> None:
    path = f"/channels/{raw.sandbox.channels[0]}/messages"
    assert await raw.code("POST", path, row(button(label="x" * 81))) == (400, 50035)
    (violation,) = raw.sandbox.take_violations()
    assert (violation.method, violation.path, violation.where) == ("POST", path, "request")


async def test_an_unknown_key_is_remembered_but_not_refused(openapi: Document, raw: RawBot) -> None:
    await raw.post(raw.sandbox.channels[0], {"content": "x", "contnet": "y"})
    assert "contnet" in raw.sandbox.take_violations()[0].text


async def test_every_answer_passes_its_schema(openapi: Document, raw: RawBot) -> None:
    """Each route once; the fixture fails if any answer breaks the document."""
    channel, application = raw.sandbox.channels[0], raw.application
    guild = next(iter(raw.sandbox.world.guilds))
    ann = raw.sandbox.person("ann")
    posted = await raw.post(channel, {"content": f"<@{ann.id}>", "components": BUTTONS, "embeds": [{"title": "x"}]})
    message = f"/channels/{channel}/messages/{posted['id']}"
    _, (command, _) = await raw.call("GET", f"/applications/{application}/commands")
    own = f"/applications/{application}/commands/{command['id']}"
    calls: list[tuple[str, str, object]] = [
        ("GET", "/users/@me", None),
        ("GET", f"/users/{ann.id}", None),
        ("GET", "/oauth2/applications/@me", None),
        ("GET", "/applications/@me", None),
        ("GET", "/gateway", None),
        ("GET", "/gateway/bot", None),
        ("GET", f"/guilds/{guild}", None),
        ("GET", f"/guilds/{guild}/channels", None),
        ("GET", f"/guilds/{guild}/roles", None),
        ("GET", f"/guilds/{guild}/members/{ann.id}", None),
        ("GET", f"/channels/{channel}", None),
        ("GET", f"/channels/{channel}/messages", None),
        ("GET", message, None),
        ("PATCH", message, {"content": "y"}),
        ("POST", f"/channels/{channel}/typing", None),
        ("POST", f"{message}/threads", {"name": "From a message"}),
        ("POST", f"/channels/{channel}/threads", {"name": "Free", "type": 11}),
        ("GET", f"/guilds/{guild}/threads/active", None),
        ("GET", f"/channels/{posted['id']}", None),
        ("PATCH", f"/channels/{posted['id']}", {"name": "Renamed"}),
        ("PUT", f"/channels/{posted['id']}/thread-members/@me", None),
        ("DELETE", f"/channels/{posted['id']}/thread-members/{ann.id}", None),
        ("POST", "/users/@me/channels", {"recipient_id": ann.id}),
        ("GET", own, None),
        ("PATCH", own, {"description": "Play on"}),
        ("POST", f"/applications/{application}/commands", {"name": "more", "description": "More"}),
        ("PUT", f"/applications/{application}/guilds/{guild}/commands", [{"name": "local", "description": "Here"}]),
        ("DELETE", own, None),
        ("DELETE", message, None),
    ]
    for method, path, body in calls:
        status, told = await raw.call(method, path, body)
        assert status < 300, (method, path, told)
