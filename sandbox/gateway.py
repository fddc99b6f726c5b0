"""The gateway: the websocket over which the bot hears events (docs, events/gateway)."""

import asyncio
import json
import math
import secrets
import time
from collections import deque
from typing import Any

from aiohttp import WSMsgType, web

from sandbox import guilds
from sandbox.bus import Happening
from sandbox.compression import compressor
from sandbox.intents import GUILDS, PRIVILEGED, for_bot, guild_of
from sandbox.platform import Platform
from sandbox.session import Connection, Session
from sandbox.values import Json

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, INVALID, HELLO, ACKNOWLEDGE = 0, 1, 2, 3, 6, 7, 9, 10, 11
UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, WRONG_TOKEN, ALREADY_AUTHENTICATED = 4001, 4002, 4003, 4004, 4005
INVALID_SHARD, DISALLOWED_INTENTS = 4010, 4014
PAYLOAD_BYTES = 4_096
RECEIVED = 1_000
ENDS_SESSION = (1000, 1001)
"""Codes with which the bot gives its session up."""
SESSION_TIMED_OUT = 4009


class Gateway:
    """All sessions of the bot."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform
        self._sessions: dict[str, Session] = {}
        self._open: set[Connection] = set()
        self.received: deque[Json] = deque(maxlen=RECEIVED)
        """What the bot sent, newest last."""
        self._identified = -math.inf
        self.acknowledges = True
        """Whether heartbeats are answered; a test turns this off to let the connection look dead."""
        platform.bus.listen(self._hear)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One websocket from HELLO to its end."""
        if self._platform.faults.refuse_connect():
            return web.Response(status=503)
        socket = web.WebSocketResponse(compress=False, max_msg_size=PAYLOAD_BYTES * 4)
        await socket.prepare(request)
        connection = Connection()
        self._open.add(connection)
        writer = asyncio.create_task(self._write(socket, connection, request.query.get("compress")))
        connection.send(HELLO, {"heartbeat_interval": self._platform.limits.heartbeat_milliseconds, "_trace": []})
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    session = self._receive(connection, session, message.data)
        finally:
            self._open.discard(connection)
            self._leave(connection, session, socket.close_code)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return socket

    def drop(self, code: int = 4000) -> None:
        """Close every connection with this code; 4009 ends the sessions too, others leave them to a RESUME."""
        if code == SESSION_TIMED_OUT:
            self._sessions.clear()
        for connection in list(self._open):
            connection.close(code)

    def silence(self) -> None:
        """Every connection looks alive from now on, and nothing comes over it any more."""
        for connection in self._open:
            connection.dead = True

    def reconnect(self) -> None:
        """Ask the bot to reconnect and resume (op 7)."""
        for connection in list(self._open):
            connection.send(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Declare every session invalid (op 9)."""
        if not resumable:
            self._sessions.clear()
            self._count()
        for connection in list(self._open):
            connection.send(INVALID, resumable)

    def shards(self) -> set[int]:
        """Those that are connected."""
        return {session.shard[0] for session in self._sessions.values() if session.connection is not None}

    def announce(self, guild: str) -> None:
        """Tell the bot of a guild: at the end of an outage."""
        self._platform.bus.tell("GUILD_CREATE", self._guild(guild))

    async def _write(self, socket: web.WebSocketResponse, connection: Connection, wanted: str | None) -> None:
        shrink = compressor(wanted)
        while True:
            item = await connection.outgoing.get()
            if isinstance(item, int):
                await socket.close(code=item)
                return
            sent = shrink.message(item)
            await (socket.send_str(sent) if isinstance(sent, str) else socket.send_bytes(sent))

    def _receive(self, connection: Connection, session: Session | None, text: str) -> Session | None:
        if len(text.encode()) > PAYLOAD_BYTES:
            connection.close(DECODE_ERROR)
            return session
        try:
            payload: Json = json.loads(text)
            operation, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError):
            connection.close(DECODE_ERROR)
            return session
        self.received.append(payload)
        if operation == HEARTBEAT:
            if self.acknowledges:
                connection.send(ACKNOWLEDGE)
        elif operation == IDENTIFY:
            if session is None:
                return self._identify(connection, data)
            connection.close(ALREADY_AUTHENTICATED)
        elif operation == RESUME:
            return self._resume(connection, data)
        elif session is None:
            connection.close(NOT_AUTHENTICATED)
        elif operation not in (PRESENCE, 4, 8, 31):
            connection.close(UNKNOWN_OPCODE)
        return session

    def _identify(self, connection: Connection, data: Any) -> Session | None:
        if data["token"].removeprefix("Bot ") != self._platform.token:
            connection.close(WRONG_TOKEN)
            return None
        intents = data["intents"]
        if intents & PRIVILEGED & ~self._platform.limits.privileged_intents:
            connection.close(DISALLOWED_INTENTS)
            return None
        shard, count = data.get("shard", (0, 1))
        if not 0 <= shard < count:
            connection.close(INVALID_SHARD)
            return None
        if count > 1 and not self._in_turn():
            connection.send(INVALID, False)
            return None
        # A process that starts anew gives up the sessions of the one that died.
        self._sessions = {
            key: old for key, old in self._sessions.items() if old.connection is not None or old.shard != (shard, count)
        }
        session = Session(secrets.token_hex(16), intents, connection, (shard, count))
        self._sessions[session.id] = session
        world = self._platform.world
        ready = {
            "v": 10,
            "user": world.bot,
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._platform.gateway_url,
            "guilds": [{"id": guild, "unavailable": True} for guild in world.guilds if session.hears(guild)],
            "private_channels": [],
            "shard": [shard, count],
            "application": {"id": world.bot["id"], "flags": 0},
        }
        session.dispatch("READY", ready)
        if intents & GUILDS:
            for guild in filter(session.hears, world.guilds):
                session.dispatch("GUILD_CREATE", self._guild(guild))
        self._count()
        return session

    def _in_turn(self) -> bool:
        """Whether no other shard has identified just before (docs, events/gateway: Rate Limiting)."""
        now = time.monotonic()
        if now - self._identified < self._platform.limits.identify_seconds:
            return False
        self._identified = now
        return True

    def _resume(self, connection: Connection, data: Any) -> Session | None:
        session = self._sessions.get(data["session_id"])
        if data["token"].removeprefix("Bot ") != self._platform.token:
            connection.close(WRONG_TOKEN)
            return None
        if session is None or not session.resume(connection, data["seq"]):
            connection.send(INVALID, False)
            return None
        session.dispatch("RESUMED", {"_trace": []})
        self._count()
        return session

    def _guild(self, guild: str) -> Json:
        world = self._platform.world
        threads = [t for t in world.channels_of(guild, threads=True) if not t["thread_metadata"]["archived"]]
        member = world.members[guild][world.bot["id"]]
        return guilds.created(
            world.guilds[guild], world.channels_of(guild, threads=False), threads, member, len(world.people)
        )

    def _hear(self, happening: Happening) -> None:
        for session in self._sessions.values():
            data = for_bot(self._platform.world, session.intents, happening.name, happening.data)
            if data is not None and session.hears(guild_of(happening.name, data)):
                session.dispatch(happening.name, data)

    def _leave(self, connection: Connection, session: Session | None, code: int | None) -> None:
        if session is None or session.connection is not connection:
            return
        session.connection = None
        if connection.closed_with is None and code in ENDS_SESSION:
            self._sessions.pop(session.id, None)
        self._count()

    def _count(self) -> None:
        before = self._platform.bot_connections > 0
        self._platform.bot_sessions = len(self._sessions)
        self._platform.bot_connections = sum(s.connection is not None for s in self._sessions.values())
        after = self._platform.bot_connections > 0
        if before != after:
            self._platform.bus.tell("bot", {"online": after})
        self._platform.bus.stir()
