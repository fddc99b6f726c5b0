"""The bot hears only what Discord would send it with its intents."""

from sandbox.intents import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS, for_bot
from sandbox.stand_in import Sandbox
from tests.sandbox.raw import RawBot
from tests.sandbox.throwaway import Bot


async def test_no_messages_without_their_intent(sandbox: Sandbox, bot: Bot) -> None:
    ann, channel = sandbox.person("ann"), sandbox.channels[0]
    await ann.say(channel, "hello")
    thread = await ann.thread(channel, "Table")
    await ann.slash(channel, "game new", game="halali")
    await sandbox.wait_for(lambda: "THREAD_CREATE" in bot.heard and "INTERACTION_CREATE" in bot.heard)
    assert thread["name"] == "Table"
    assert not [name for name in bot.heard if name.startswith("MESSAGE_")]


async def test_messages_with_their_intent(sandbox: Sandbox, raw: RawBot) -> None:
    await raw.connect(GUILDS | GUILD_MESSAGES)
    said = await sandbox.person("ann").say(sandbox.channels[0], "hello")
    heard = await raw.until("MESSAGE_CREATE")
    assert (heard["id"], heard["guild_id"]) == (said["id"], next(iter(sandbox.world.guilds)))
    assert "guild_id" not in said  # as in answers of the REST API
    assert not [key for key in heard if key.startswith("x_")]


def test_private_answers_are_never_heard(sandbox: Sandbox) -> None:
    message = {"channel_id": sandbox.channels[0], "x_owner": None}
    every = GUILDS | GUILD_MESSAGES | DIRECT_MESSAGES
    assert for_bot(sandbox.world, every, "MESSAGE_CREATE", message) is not None
    assert for_bot(sandbox.world, every, "MESSAGE_CREATE", {**message, "x_owner": "5"}) is None
    assert for_bot(sandbox.world, GUILDS | DIRECT_MESSAGES, "MESSAGE_CREATE", message) is None


async def test_threads_of_a_channel_that_the_bot_cannot_see_are_not_heard(sandbox: Sandbox, raw: RawBot) -> None:
    secret, channel = sandbox.channels
    sandbox.deny(secret, "VIEW_CHANNEL")
    await sandbox.person("ann").thread(secret, "Unheard")
    await sandbox.person("ann").thread(channel, "Heard")
    assert (await raw.until("THREAD_CREATE"))["name"] == "Heard"


async def test_guild_deletion_and_outage(sandbox: Sandbox, raw: RawBot) -> None:
    guild = next(iter(sandbox.world.guilds))
    sandbox.deeds.control({"control": "delete_guild", "guild": guild, "unavailable": True})
    await raw.until("GUILD_CREATE")
    assert await raw.until("GUILD_DELETE") == {"id": guild, "unavailable": True}
    sandbox.deeds.control({"control": "restore_guild", "guild": guild})
    assert (await raw.until("GUILD_CREATE"))["unavailable"] is False
    await sandbox.person("ann").thread(sandbox.channels[0], "Table")
    await raw.until("THREAD_CREATE")
    sandbox.deeds.control({"control": "delete_guild", "guild": guild})
    told = await raw.receive()
    assert (told["t"], told["d"]) == ("GUILD_DELETE", {"id": guild}), "Discord does not tell of the channels"
    assert sandbox.channels == []


async def test_nothing_but_interactions_without_intents(sandbox: Sandbox, raw: RawBot) -> None:
    await raw.connect(0)
    await sandbox.person("ann").thread(sandbox.channels[0], "Table")
    interaction = raw.play()
    assert (await raw.receive())["d"]["id"] == interaction.id
