"""Messages of channels: reading, editing, files, deleting."""

from tests.sandbox.raw import RawBot

PNG = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + (640).to_bytes(4, "big") + (480).to_bytes(4, "big") + b"rest"


async def test_reading_after_before_and_around(raw: RawBot) -> None:
    channel = raw.sandbox.channels[0]
    ids = [(await raw.post(channel, {"content": str(number)}))["id"] for number in range(5)]
    path = f"/channels/{channel}/messages"

    async def read(query: str) -> list[str]:
        return [message["content"] for message in (await raw.call("GET", f"{path}?{query}"))[1]]

    assert await read("limit=2") == ["4", "3"]
    assert await read(f"after={ids[1]}&limit=2") == ["3", "2"]
    assert await read(f"before={ids[2]}") == ["1", "0"]
    assert await read(f"around={ids[2]}&limit=3") == ["3", "2", "1"]
    assert (await raw.call("GET", f"{path}?limit=101"))[0] == 400
    assert [violation.where for violation in raw.sandbox.take_violations()] == ["rules"]


async def test_private_answers_are_not_in_the_history(raw: RawBot) -> None:
    channel = raw.sandbox.channels[0]
    _, told = await raw.answer(raw.play(), 4, content="private", flags=64)
    identity = told["resource"]["message"]["id"]
    assert await raw.call("GET", f"/channels/{channel}/messages") == (200, [])
    assert await raw.code("PATCH", f"/channels/{channel}/messages/{identity}", {"content": "x"}) == (404, 10008)


async def test_a_public_answer_can_be_edited_with_the_bots_token(raw: RawBot) -> None:
    channel = raw.sandbox.channels[0]
    _, told = await raw.answer(raw.play(), 4, content="public")
    path = f"/channels/{channel}/messages/{told['resource']['message']['id']}"
    assert (await raw.call("PATCH", path, {"content": "edited"}))[1]["content"] == "edited"


async def test_files_are_kept_measured_replaced_and_dropped(raw: RawBot) -> None:
    channel, files = raw.sandbox.channels[0], raw.sandbox.platform.files
    path = f"/channels/{channel}/messages"
    body = {
        "embeds": [{"image": {"url": "attachment://board.png"}}],
        "attachments": [{"id": 0, "filename": "board.png", "description": "A board"}],
    }
    _, posted = await raw.call("POST", path, body, files={"board.png": PNG})
    (attachment,) = posted["attachments"]
    assert (attachment["width"], attachment["height"], attachment["size"]) == (640, 480, len(PNG))
    assert posted["embeds"][0]["image"]["url"] == attachment["url"]
    async with raw.session.get(attachment["url"]) as answer:
        assert (answer.content_type, await answer.read()) == ("image/png", PNG)

    _, edited = await raw.call("PATCH", f"{path}/{posted['id']}", {"content": "same file"})
    assert edited["attachments"] == [attachment]
    new = {"embeds": [], "attachments": [{"id": 0, "filename": "new.png"}]}
    _, edited = await raw.call("PATCH", f"{path}/{posted['id']}", new, files={"new.png": PNG})
    assert [kept["filename"] for kept in edited["attachments"]] == ["new.png"]
    assert len(files.stored) == 1
    await raw.call("DELETE", f"{path}/{posted['id']}")
    assert files.stored == {}


async def test_a_file_that_is_too_large_is_413(raw: RawBot) -> None:
    raw.sandbox.limits.attachment_bytes = 10
    body = {"attachments": [{"id": 0, "filename": "a.png"}]}
    status, told = await raw.call(
        "POST", f"/channels/{raw.sandbox.channels[0]}/messages", body, files={"a.png": b"x" * 11}
    )
    assert (status, told["code"]) == (413, 40005)
    assert len(raw.sandbox.take_violations()) == 1


async def test_many_messages_are_deleted_at_once_with_the_permission(raw: RawBot) -> None:
    channel = raw.sandbox.channels[0]
    ids = [(await raw.post(channel, {"content": "x"}))["id"] for _ in range(2)]
    path = f"/channels/{channel}/messages/bulk-delete"
    assert await raw.code("POST", path, {"messages": ids}) == (403, 50013)
    everyone = raw.sandbox.world.guilds[next(iter(raw.sandbox.world.guilds))]["roles"][0]
    everyone["permissions"] = str(int(everyone["permissions"]) | 1 << 13)
    assert (await raw.call("POST", path, {"messages": ids}))[0] == 204
    assert await raw.call("GET", f"/channels/{channel}/messages") == (200, [])


async def test_pinning_needs_a_permission(raw: RawBot) -> None:
    channel = raw.sandbox.channels[0]
    posted = await raw.post(channel, {"content": "x"})
    assert await raw.code("PUT", f"/channels/{channel}/messages/pins/{posted['id']}") == (403, 50013)


async def test_a_reply_to_a_message_that_is_gone(raw: RawBot) -> None:
    channel = raw.sandbox.channels[0]
    body = {"content": "yes", "message_reference": {"message_id": "1"}}
    assert await raw.code("POST", f"/channels/{channel}/messages", body) == (400, 50035)
    raw.sandbox.take_violations()
    body["message_reference"] = {"message_id": "1", "fail_if_not_exists": False}
    assert "referenced_message" not in await raw.post(channel, body)


async def test_a_file_component_names_its_file(raw: RawBot) -> None:
    body = {
        "flags": 1 << 15,
        "components": [{"type": 13, "file": {"url": "attachment://game.txt"}}, {"type": 10, "content": "The game"}],
        "attachments": [{"id": 0, "filename": "game.txt"}],
    }
    path = f"/channels/{raw.sandbox.channels[0]}/messages"
    status, posted = await raw.call("POST", path, body, files={"game.txt": b"moves"})
    assert status == 200, posted
    component = posted["components"][0]
    assert (component["name"], component["size"]) == ("game.txt", 5)
    assert component["file"]["url"] == posted["attachments"][0]["url"]


async def test_files_without_a_list_are_added(raw: RawBot) -> None:
    path = f"/channels/{raw.sandbox.channels[0]}/messages"
    _, posted = await raw.call("POST", path, {"content": "x"}, files={"a.png": PNG})
    _, edited = await raw.call("PATCH", f"{path}/{posted['id']}", {"content": "y"}, files={"b.png": PNG})
    assert [attachment["filename"] for attachment in edited["attachments"]] == ["a.png", "b.png"]


async def test_files_go_with_their_channel(raw: RawBot) -> None:
    channel = raw.sandbox.channels[0]
    await raw.call("POST", f"/channels/{channel}/messages", {"content": "x"}, files={"a.png": PNG})
    raw.sandbox.deeds.control({"control": "delete_channel", "channel": channel})
    assert raw.sandbox.platform.files.stored == {}
