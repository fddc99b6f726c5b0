"""The page's API: actions, live frames, controls."""

from typing import Any

import pytest

from sandbox.stand_in import Sandbox
from tests.sandbox.page_client import PageClient
from tests.sandbox.raw import BUTTONS, RawBot
from tests.sandbox.throwaway import Bot

Pages = dict[str, PageClient]


async def test_people_are_at_least_five_and_friendly(sandbox: Sandbox, pages: Pages) -> None:
    async with pages["ann"].session.get(f"{sandbox.base}/page/people") as answer:
        people = await answer.json(content_type=None)
    assert len(people) >= 5
    assert {"id", "username", "global_name", "avatar_colour", "locale"} == set(people[0])


async def test_hello_tells_all_that_a_page_needs(sandbox: Sandbox, pages: Pages, bot: Bot) -> None:
    ann = sandbox.person("ann")
    await ann.slash(sandbox.channels[0], "hand")
    await ann.slash(sandbox.channels[0], "game new", game="halali")
    dm = await ann.dm()
    hello = await pages["ann"].open()
    assert hello["me"]["username"] == "ann"
    assert hello["bot"]["bot"] is True and hello["bot_online"] is True
    assert [channel["name"] for channel in hello["guilds"][0]["channels"]] == ["game-night", "slow-games"]
    assert [channel["id"] for channel in hello["dms"]] == [dm["id"]]
    assert "game" in [command["name"] for command in hello["commands"]]
    assert [message["content"] for message in hello["messages"][sandbox.channels[0]]] == [
        "only for you",
        "halali for 2",
    ]
    others = await pages["ben"].open()
    assert [message["content"] for message in others["messages"][sandbox.channels[0]]] == ["halali for 2"]
    assert others["dms"] == []


async def test_hello_holds_at_most_50_messages_oldest_first(sandbox: Sandbox, pages: Pages) -> None:
    for number in range(52):
        await sandbox.person("ann").say(sandbox.channels[0], str(number))
    told = (await pages["ben"].open())["messages"][sandbox.channels[0]]
    assert [message["content"] for message in told] == [str(number) for number in range(2, 52)]


async def test_messages_arrive_live_and_private_ones_only_at_their_owner(
    sandbox: Sandbox, pages: Pages, bot: Bot
) -> None:
    ann, ben = pages["ann"], pages["ben"]
    await ann.open()
    await ben.open()
    assert (await ann.act("slash", command="hand", wait=True))[1]["state"] == "answered"
    private = (await ann.hear("message"))["message"]
    assert private["x_owner"] == ann.user
    await ann.act("click", message=private["id"], custom_id="again:0", wait=True)
    assert (await ann.hear("message_edit"))["message"]["content"] == "count 1"
    assert (await ann.act("dismiss", message=private["id"]))[1] == {"ok": True}
    assert (await ann.hear("message_delete"))["id"] == private["id"]
    await ann.act("say", text="hello")
    assert (await ben.hear("message"))["message"]["content"] == "hello"


async def test_interactions_tell_their_fate_to_who_started_them(sandbox: Sandbox, pages: Pages, raw: RawBot) -> None:
    ann = pages["ann"]
    await ann.open()
    _, started = await ann.act("slash", command="play", options={})
    interaction = sandbox.interactions.get(started["interaction"])
    assert interaction is not None
    await raw.answer(interaction, 4, content="yes")
    assert await ann.hear("interaction") == {"type": "interaction", "id": interaction.id, "state": "answered"}
    sandbox.limits.answer_seconds = 0.01
    _, ended = await ann.act("slash", command="play", wait=True)
    assert ended["state"] == "failed"
    assert (await ann.hear("interaction"))["state"] == "failed"


async def test_forms_come_through_the_socket_and_go_back(sandbox: Sandbox, pages: Pages, bot: Bot) -> None:
    ann = pages["ann"]
    await ann.open()
    _, opened = await ann.act("slash", command="form")
    told = await ann.hear("interaction")
    assert (told["state"], told["id"], told["modal"]["title"]) == ("modal", opened["interaction"], "Your name")
    fields = [label["component"]["custom_id"] for label in told["modal"]["components"]]
    _, ended = await ann.act(
        "submit",
        interaction=told["id"],
        custom_id=told["modal"]["custom_id"],
        values={fields[0]: "Ann", fields[1]: ["Red"]},
        wait=True,
    )
    assert ended["message"]["content"] == "Ann plays Red"


async def test_completion_and_selection(sandbox: Sandbox, pages: Pages, bot: Bot) -> None:
    _, told = await pages["ann"].act("complete", command="game new", options={"game": "ha"}, focused="game")
    assert told["choices"] == [{"name": "halali", "value": "halali"}]


async def test_pings_are_told_and_counted_for_the_switcher(sandbox: Sandbox, pages: Pages, raw: RawBot) -> None:
    ann, ben, channel = pages["ann"], pages["ben"], sandbox.channels[0]
    await ann.open()
    await ben.open()
    posted = await raw.post(channel, {"content": f"<@{ben.user}> your move"})
    assert (await ann.hear("message"))["message"]["x_pings"] == [ben.user]
    assert (await ann.hear("all_pings"))["pings"][ben.user] == 1
    assert await ben.hear("pings") == {"type": "pings", "channel_id": channel, "count": 1}
    await ben.act("read")
    assert (await ben.hear("pings"))["count"] == 0
    assert (await ben.open())["all_pings"][ben.user] == 0
    assert posted["content"].endswith("your move")


async def test_channels_threads_commands_and_names_change_live(sandbox: Sandbox, pages: Pages, raw: RawBot) -> None:
    ann, ben = pages["ann"], pages["ben"]
    await ben.open()
    _, made = await ann.act("thread", name="Table 1")
    assert (await ben.hear("channel"))["channel"]["id"] == made["channel"]["id"]
    await ann.control("delete_channel", channel=made["channel"]["id"])
    assert (await ben.hear("channel_delete"))["id"] == made["channel"]["id"]
    await raw.call("PUT", f"/applications/{raw.application}/commands", [])
    assert (await ben.hear("commands"))["commands"] == []
    await ann.act("nick", name="@everyone **Ann**")
    assert (await ben.hear("people"))["people"][0]["global_name"] == "@everyone **Ann**"
    _, made = await ann.act("dm")
    assert made["channel"]["type"] == 1
    await raw.close()
    assert (await ben.hear("bot")) == {"type": "bot", "online": False}


async def test_a_guild_that_is_left_goes_with_its_channels(sandbox: Sandbox, pages: Pages) -> None:
    await pages["ben"].open()
    await pages["ann"].control("delete_guild", guild=next(iter(sandbox.world.guilds)))
    anew = await pages["ben"].hear("hello")
    assert (anew["guilds"], anew["messages"]) == ([], {})


@pytest.mark.parametrize(
    ("action", "more", "text"),
    [
        ("slash", {"command": "none"}, "no command"),
        ("click", {"message": "1", "custom_id": "x"}, "no such message"),
        ("say", {"text": ""}, "1 to 2,000"),
        ("say", {"text": "x", "channel": "1"}, "no such channel"),
        ("nick", {"name": " "}, "1 to 32"),
        ("nick", {"name": "x", "user": "1"}, "no such person"),
        ("dm", {"user": "1"}, "no such person"),
        ("thread", {"name": ""}, "1 to 100"),
        ("fly", {}, "Nobody can fly"),
        ("slash", {}, "malformed"),
    ],
)
async def test_what_a_person_cannot_do_is_said(
    sandbox: Sandbox, pages: Pages, action: str, more: dict[str, Any], text: str
) -> None:
    status, told = await pages["ann"].act(action, **more)
    assert (status, told["ok"]) == (400, False)
    assert text in told["text"]


async def test_public_messages_cannot_be_dismissed(sandbox: Sandbox, pages: Pages, raw: RawBot) -> None:
    posted = await raw.post(sandbox.channels[0], {"content": "x", "components": BUTTONS})
    assert (await pages["ann"].act("dismiss", message=posted["id"]))[0] == 400


async def test_direct_messages_are_seen_by_their_two_alone(sandbox: Sandbox, pages: Pages) -> None:
    _, made = await pages["ann"].act("dm")
    assert (await pages["ben"].act("say", channel=made["channel"]["id"], text="x"))[0] == 400
    assert (await pages["ann"].act("say", channel=made["channel"]["id"], text="x"))[0] == 200


async def test_nobody_unknown_gets_a_socket(sandbox: Sandbox, pages: Pages) -> None:
    async with pages["ann"].session.get(f"{sandbox.base}/page/socket?user=1") as answer:
        assert answer.status == 404


async def test_controls_turn_knobs(sandbox: Sandbox, pages: Pages, raw: RawBot) -> None:
    ann, channel = pages["ann"], sandbox.channels[0]
    path = f"/channels/{channel}/messages"
    await ann.control("fault", method="POST", path="/channels/", status=403, code=50013)
    assert await raw.code("POST", path, {"content": "x"}) == (403, 50013)
    await ann.control("permissions", channel=channel, deny=["SEND_MESSAGES"])
    assert await raw.code("POST", path, {"content": "x"}) == (403, 50013)
    await ann.control("permissions", channel=channel, deny=[])
    posted = await raw.post(channel, {"content": "x"})
    await ann.control("edit_age_limit", seconds=-1, edits=0)
    assert await raw.code("PATCH", f"{path}/{posted['id']}", {"content": "y"}) == (429, 30046)
    await ann.control("limits", attachment_bytes=5)
    assert sandbox.limits.attachment_bytes == 5
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("limits", {"speed": 1}),
        ("none", {}),
        ("delete_message", {"message": "1"}),
        ("fault", {"times": "x"}),
    ]
    for control, more in wrong:
        assert (await ann.control(control, **more))[0] == 400
    assert (await ann.control("delete_channel", channel="1"))[0] == 404


async def test_violations_can_be_read(sandbox: Sandbox, pages: Pages, raw: RawBot) -> None:
    await raw.call("POST", f"/channels/{sandbox.channels[0]}/messages", {})
    async with pages["ann"].session.get(f"{sandbox.base}/page/violations") as answer:
        (told,) = await answer.json(content_type=None)
    assert (told["method"], told["where"]) == ("POST", "rules")
    sandbox.take_violations()
