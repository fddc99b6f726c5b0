"""The real discord.py against the stand-in: login and every kind of interaction."""

import discord
import pytest

from sandbox.person import text_of
from sandbox.refusal import Refused
from sandbox.stand_in import Sandbox
from tests.sandbox.raw import RawBot
from tests.sandbox.throwaway import Bot, picture, view


async def test_slash_with_subcommand_is_answered_in_public(sandbox: Sandbox, bot: Bot) -> None:
    ann, ben, channel = sandbox.person("ann"), sandbox.person("ben"), sandbox.channels[0]
    outcome = await ann.slash(channel, "game new", game="halali", seats=3)
    assert (outcome.state, outcome.text) == ("answered", "halali for 3")
    assert [text_of(message) for message in await ben.messages(channel)] == ["halali for 3"]


async def test_all_option_types_arrive(sandbox: Sandbox, bot: Bot) -> None:
    ann, ben, channel = sandbox.person("ann"), sandbox.person("ben"), sandbox.channels[0]
    outcome = await ann.slash(channel, "options", who=ben.id, where=channel, yes=True, number=1.5)
    assert outcome.text == "Ben game-night True 1.5"


async def test_completion(sandbox: Sandbox, bot: Bot) -> None:
    choices = await sandbox.person("ann").complete(sandbox.channels[0], "game new", "game", game="ri")
    assert choices == [{"name": "risk", "value": "risk"}]


async def test_deferred_answer_gets_its_picture(sandbox: Sandbox, bot: Bot) -> None:
    outcome = await sandbox.person("ann").slash(sandbox.channels[0], "game board")
    assert outcome.message is not None
    (attachment,) = outcome.message["attachments"]
    assert (attachment["width"], attachment["height"], attachment["description"]) == (2, 3, "A black board")
    stored = sandbox.platform.files.stored[attachment["url"].removeprefix(sandbox.cdn_base + "/")]
    assert stored.startswith(b"\x89PNG")


async def test_dynamic_button_by_label_and_custom_id(sandbox: Sandbox, bot: Bot) -> None:
    ann, channel = sandbox.person("ann"), sandbox.channels[0]
    first = (await ann.slash(channel, "game new", game="risk")).message
    assert first is not None
    second = await ann.click(first, "Again")
    assert second.text == "count 1"
    assert second.message is not None
    assert (await ann.click(second.message, "again:1")).text == "count 2"


async def test_private_answer_is_only_for_its_owner(sandbox: Sandbox, bot: Bot) -> None:
    ann, ben, channel = sandbox.person("ann"), sandbox.person("ben"), sandbox.channels[0]
    hand = (await ann.slash(channel, "hand")).message
    assert hand is not None and hand["flags"] & 64
    assert await ben.messages(channel) == []
    with pytest.raises(Refused, match="no such message"):
        await ben.click(hand, "Again")
    assert (await ann.click(hand, "Again")).text == "count 1"
    await ann.dismiss(hand)
    assert await ann.messages(channel) == []


async def test_form_by_label(sandbox: Sandbox, bot: Bot) -> None:
    ann, channel = sandbox.person("ann"), sandbox.channels[0]
    form = await ann.slash(channel, "form")
    assert form.state == "modal" and form.modal is not None and form.modal["title"] == "Your name"
    with pytest.raises(Refused, match="Name is required"):
        await ann.submit(form, {"Side": ["Red"]})
    with pytest.raises(Refused, match="wrong length"):
        await ann.submit(form, {"Name": "x" * 21, "Side": ["Red"]})
    with pytest.raises(Refused, match="none of the options"):
        await ann.submit(form, {"Name": "Ann", "Side": ["Green"]})
    assert (await ann.submit(form, {"Name": "Ann", "Side": ["Red"]})).text == "Ann plays Red"


async def test_private_form_belongs_to_who_opened_it(sandbox: Sandbox, bot: Bot) -> None:
    form = await sandbox.person("ann").slash(sandbox.channels[0], "form")
    with pytest.raises(Refused, match="No form is open"):
        await sandbox.person("ben").submit(form, {"Name": "Ben", "Side": ["Red"]})


async def test_direct_message(sandbox: Sandbox, bot: Bot) -> None:
    ann = sandbox.person("ann")
    user = await bot.fetch_user(int(ann.id))
    await user.send("hello")
    channel = (await ann.dm())["id"]
    assert [text_of(message) for message in await ann.messages(channel)] == ["hello"]
    assert await ann.pings(channel) == 1
    assert (await ann.slash(channel, "hand")).text == "only for you"


async def test_thread_is_heard_and_used(sandbox: Sandbox, bot: Bot) -> None:
    ann = sandbox.person("ann")
    thread = await ann.thread(sandbox.channels[0], "Table 1")
    assert (await ann.slash(thread["id"], "game new", game="halali")).text == "halali for 2"
    channel = bot.get_channel(int(sandbox.channels[0]))
    assert isinstance(channel, discord.TextChannel)
    await sandbox.wait_for(lambda: channel.get_thread(int(thread["id"])))
    own = await channel.create_thread(name="Table 2", type=discord.ChannelType.public_thread)
    await own.send("here")
    assert [text_of(message) for message in await ann.messages(str(own.id))] == ["here"]


async def test_the_locale_is_the_persons_own(sandbox: Sandbox, raw: RawBot) -> None:
    ann = sandbox.person("ann")
    sandbox.deeds.control({"control": "locale", "user": ann.id, "locale": "de"})
    assert (raw.play("ann").payload["locale"], raw.play("ben").payload["locale"]) == ("de", "en-US")


async def test_components_version_two(sandbox: Sandbox, bot: Bot) -> None:
    layout = discord.ui.LayoutView()
    box: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(
        discord.ui.TextDisplay("A board"),
        discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="black")),
        discord.ui.Section("by", accessory=view(4).children[0]),  # type: ignore[arg-type]
        discord.ui.Separator(),
    )
    layout.add_item(box)
    channel = bot.get_channel(int(sandbox.channels[0]))
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send(view=layout, file=picture())
    assert sent.flags.components_v2
    assert isinstance(sent.components[0], discord.components.Container)
    gallery = sent.components[0].children[1]
    assert isinstance(gallery, discord.components.MediaGalleryComponent)
    assert gallery.items[0].media.url.startswith(sandbox.cdn_base)
