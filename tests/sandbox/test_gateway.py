"""The gateway on the wire: opcodes, close codes, resuming, compression."""

import json
import zlib

import aiohttp
import pytest

from sandbox.compression import compressor
from sandbox.stand_in import Sandbox
from tests.sandbox.raw import RawBot
from tests.sandbox.second_guild import found
from tests.sandbox.throwaway import Bot


async def close_code(sandbox: Sandbox, *payloads: object) -> int | None:
    """The code with which the gateway ends a connection that sends this."""
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        for payload in payloads:
            await socket.send_str(payload if isinstance(payload, str) else json.dumps(payload))
        async for _ in socket:
            pass
        return socket.close_code


def identify(sandbox: Sandbox, **changed: object) -> object:
    return {"op": 2, "d": {"token": sandbox.token, "intents": 1, "properties": {}, **changed}}


async def test_wrong_token_is_4004(sandbox: Sandbox) -> None:
    assert await close_code(sandbox, identify(sandbox, token="wrong")) == 4004


async def test_privileged_intents_are_4014(sandbox: Sandbox) -> None:
    assert await close_code(sandbox, identify(sandbox, intents=1 | 1 << 15)) == 4014
    sandbox.limits.privileged_intents = 1 << 15
    async with RawBot(sandbox) as raw:
        await raw.connect(intents=1 | 1 << 15)


async def test_other_close_codes(sandbox: Sandbox) -> None:
    assert await close_code(sandbox, "no json") == 4002
    assert await close_code(sandbox, {"op": 2, "x": "y" * 5000}) == 4002
    assert await close_code(sandbox, {"op": 4, "d": {}}) == 4003
    assert await close_code(sandbox, identify(sandbox), identify(sandbox)) == 4005
    assert await close_code(sandbox, identify(sandbox), {"op": 99, "d": None}) == 4001


async def test_heartbeats_are_acknowledged_unless_told_not_to(raw: RawBot) -> None:
    await raw.until("GUILD_CREATE")
    await raw.send(1, None)
    assert (await raw.receive())["op"] == 11
    raw.sandbox.deeds.control({"control": "heartbeats", "acknowledge": False})
    await raw.send(1, None)
    raw.sandbox.gateway.reconnect()
    assert (await raw.receive())["op"] == 7


async def test_resume_replays_what_was_missed(raw: RawBot) -> None:
    sandbox = raw.sandbox
    assert raw.socket is not None
    await raw.socket.close(code=4000)
    await sandbox.wait_for(lambda: sandbox.platform.bot_connections == 0)
    ready = await raw.connect()
    await raw.until("GUILD_CREATE")
    sandbox.gateway.drop()
    await sandbox.wait_for(lambda: sandbox.platform.bot_connections == 0)
    missed = raw.play()
    assert missed.state == "pending"
    await raw.dial(ready["resume_gateway_url"])
    await raw.send(6, {"token": sandbox.token, "session_id": ready["session_id"], "seq": 2})
    replayed, resumed = await raw.receive(), await raw.receive()
    assert (replayed["s"], replayed["d"]["id"]) == (3, missed.id)
    assert resumed["t"] == "RESUMED"


async def test_resume_of_an_unknown_session_is_invalid(raw: RawBot) -> None:
    await raw.dial()
    await raw.send(6, {"token": raw.sandbox.token, "session_id": "none", "seq": 0})
    told = await raw.receive()
    assert (told["op"], told["d"]) == (9, False)


@pytest.mark.parametrize(
    ("control", "heard"), [("drop", "RESUMED"), ("reconnect", "RESUMED"), ("invalid_session", "READY")]
)
async def test_the_real_client_comes_back(sandbox: Sandbox, bot: Bot, control: str, heard: str) -> None:
    before = bot.heard.count(heard)
    sandbox.deeds.control({"control": control})
    await sandbox.wait_for(lambda: sandbox.platform.bot_connections == 0)
    await sandbox.wait_for_bot()
    outcome = await sandbox.person("ann").slash(sandbox.channels[0], "game new", game="halali")
    assert outcome.state == "answered"
    assert bot.heard.count(heard) == before + 1


async def test_online_follows_the_connection(sandbox: Sandbox) -> None:
    assert sandbox.platform.bot_connections == 0
    async with RawBot(sandbox):
        assert sandbox.platform.bot_connections == 1
    await sandbox.wait_for(lambda: sandbox.platform.bot_connections == 0)


async def test_refused_connect(sandbox: Sandbox) -> None:
    sandbox.faults.refused_connects = 1
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(sandbox.gateway_url)
    async with RawBot(sandbox):
        pass


def test_zlib_stream_ends_each_message_with_the_mark() -> None:
    shrink, expand = compressor("zlib-stream"), zlib.decompressobj()
    for text in ("first", "second é"):
        sent = shrink.message(text)
        assert isinstance(sent, bytes) and sent.endswith(b"\x00\x00\xff\xff")
        assert expand.decompress(sent).decode() == text


def test_zstd_stream_is_one_frame() -> None:
    library = pytest.importorskip("zstandard", reason="the package zstandard is not installed")
    shrink, expand = compressor("zstd-stream"), library.ZstdDecompressor().decompressobj()
    for text in ("first", "second é"):
        assert expand.decompress(shrink.message(text)).decode() == text


def test_plain_text_without_a_wish() -> None:
    assert compressor(None).message("text") == "text"


async def test_resume_with_a_wrong_token_or_number(raw: RawBot) -> None:
    ready = await raw.connect()
    await raw.until("GUILD_CREATE")
    resume = {"token": raw.sandbox.token, "session_id": ready["session_id"], "seq": 99}
    await raw.dial()
    await raw.send(6, resume)
    told = await raw.receive()
    assert (told["op"], told["d"]) == (9, False)
    assert await close_code(raw.sandbox, {"op": 6, "d": {**resume, "token": "wrong"}}) == 4004


async def test_a_session_that_timed_out_cannot_be_resumed(raw: RawBot) -> None:
    ready = await raw.connect()
    raw.sandbox.gateway.drop(4009)
    await raw.dial()
    await raw.send(6, {"token": raw.sandbox.token, "session_id": ready["session_id"], "seq": 1})
    assert (await raw.receive())["op"] == 9


async def test_a_new_identify_gives_up_the_sessions_of_a_dead_process(raw: RawBot) -> None:
    raw.sandbox.gateway.drop()
    await raw.sandbox.wait_for(lambda: raw.sandbox.platform.bot_connections == 0)
    assert raw.sandbox.platform.bot_sessions == 1
    await raw.connect()
    assert raw.sandbox.platform.bot_sessions == 1
    assert [frame["op"] for frame in raw.sandbox.gateway.received] == [2, 2]


def two_guilds(sandbox: Sandbox) -> tuple[str, str]:
    """The only guild, and another one beside it on the other of two shards."""
    (first,) = sandbox.world.guilds
    return first, found(sandbox, str(int(first) + (1 << 22)))


async def identified(raw: RawBot, shard: int) -> list[str]:
    """The guilds that a shard of two is told of."""
    await raw.dial()
    await raw.send(2, {"token": raw.sandbox.token, "intents": 1, "properties": {}, "shard": [shard, 2]})
    ready = await raw.until("READY")
    assert ready["shard"] == [shard, 2]
    return [guild["id"] for guild in ready["guilds"]]


async def test_a_shard_hears_of_its_own_guilds_and_the_first_of_direct_messages(raw: RawBot) -> None:
    sandbox = raw.sandbox
    sandbox.limits.identify_seconds = 0
    guilds = two_guilds(sandbox)
    for shard in (0, 1):
        (own,) = await identified(raw, shard)
        assert (int(own) >> 22) % 2 == shard
        assert (await raw.until("GUILD_CREATE"))["id"] == own
        for guild in guilds:
            sandbox.platform.bus.tell("GUILD_ROLE_UPDATE", {"guild_id": guild})
        assert (await raw.until("GUILD_ROLE_UPDATE"))["guild_id"] == own
        sandbox.platform.bus.tell("INTERACTION_CREATE", {"id": "1"})
        if shard == 0:
            assert await raw.until("INTERACTION_CREATE") == {"id": "1"}
        sandbox.platform.bus.tell("GUILD_ROLE_UPDATE", {"guild_id": own})
        assert (await raw.receive())["t"] == "GUILD_ROLE_UPDATE", "and of nothing else"


async def test_no_such_shard_is_4010(sandbox: Sandbox) -> None:
    assert await close_code(sandbox, identify(sandbox, shard=[2, 2])) == 4010


async def test_who_identifies_before_its_turn_does_so_in_vain(raw: RawBot) -> None:
    await raw.dial()
    hello = {"token": raw.sandbox.token, "intents": 1, "properties": {}}
    await raw.send(2, {**hello, "shard": [0, 2]})
    await raw.until("READY")
    await raw.dial()
    await raw.send(2, {**hello, "shard": [1, 2]})
    assert await raw.receive() == {"op": 9, "d": False, "s": None, "t": None}
