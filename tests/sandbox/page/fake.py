"""A server of the page's API that does nothing but what a test tells it."""

import asyncio
import io
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

import sandbox
from tests.sandbox.page import canned
from tests.sandbox.page.canned import Json

PAGE = Path(sandbox.__file__).parent / "page"
TIMEOUT = 10.0


class FakeServer:
    """Serves the page in a thread of its own; keeps its port when it is started again."""

    def __init__(self) -> None:
        self.port = 0
        self.actions: list[Json] = []
        self.answers: dict[str, Callable[[Json], Json]] = {}
        self.reset()
        stream = io.BytesIO()
        canned.board_picture(600).save(stream, "PNG")
        self.picture = stream.getvalue()

    def reset(self) -> None:
        """Empty channels and no memory of what was done."""
        self.people: list[Json] = [dict(person) for person in canned.PEOPLE]
        self.messages: dict[str, list[Json]] = {canned.TABLE: [], canned.LOUNGE: [], canned.THREAD: []}
        self.channels = canned.channels()
        self.dms: list[Json] = []
        self.commands = canned.commands()
        self.pings: dict[str, dict[str, int]] = {}
        self.bot_online = True
        self.actions.clear()
        self.answers.clear()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}/"

    # --- life

    def start(self) -> None:
        """Begins to serve; returns when the port is open."""
        self.loop = asyncio.new_event_loop()
        self.sockets: list[tuple[str, web.WebSocketResponse]] = []
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self._run(self._open())

    def stop(self) -> None:
        """Closes every line and the port."""
        self._run(self._close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(TIMEOUT)
        self.loop.close()

    def tell(self, event: Json, to: str | None = None) -> None:
        """Sends an event to one person's pages, or to all."""
        self._run(self._tell(event, to))

    def post(self, message: Json, to: str | None = None) -> None:
        """Adds a message and tells of it."""
        self.messages[message["channel_id"]].append(message)
        self.tell({"type": "message", "message": message}, to)

    def done(self, action: str) -> list[Json]:
        """What people did of that kind."""
        return [one for one in self.actions if one["action"] == action]

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self.loop).result(TIMEOUT)

    async def _open(self) -> None:
        app = web.Application()
        app.router.add_get("/", self._page)
        app.router.add_static("/static/", PAGE)
        app.router.add_get("/cdn/board.png", self._picture)
        app.router.add_get("/page/people", self._people)
        app.router.add_get("/page/socket", self._socket)
        app.router.add_post("/page/actions", self._action)
        app.on_response_prepare.append(keep_static)
        self.runner = web.AppRunner(app, shutdown_timeout=0.2)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", self.port, reuse_address=True)
        await site.start()
        self.port = self.runner.addresses[0][1]

    async def _close(self) -> None:
        for _, socket in list(self.sockets):
            await socket.close()
        await self.runner.cleanup()

    async def _tell(self, event: Json, to: str | None) -> None:
        for user, socket in list(self.sockets):
            if to in (None, user):
                await socket.send_json(event)

    # --- routes

    async def _page(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE / "index.html")

    async def _picture(self, request: web.Request) -> web.Response:
        return web.Response(body=self.picture, content_type="image/png")

    async def _people(self, request: web.Request) -> web.Response:
        return web.json_response(self.people)

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        user = request.query["user"]
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json(self._hello(user))
        self.sockets.append((user, socket))
        async for frame in socket:
            if frame.type is WSMsgType.ERROR:
                break
        self.sockets.remove((user, socket))
        return socket

    def _hello(self, user: str) -> Json:
        visible = {
            channel: [one for one in messages if one.get("x_owner") in (None, user)]
            for channel, messages in self.messages.items()
        }
        return {
            "type": "hello",
            "me": next(person for person in self.people if person["id"] == user),
            "people": self.people,
            "bot": canned.BOT,
            "guilds": [{"id": "1", "name": "The hunting lodge", "channels": self.channels}],
            "dms": self.dms,
            "commands": self.commands,
            "messages": visible,
            "pings": self.pings.get(user, {}),
            "all_pings": {person: sum(counts.values()) for person, counts in self.pings.items()},
            "bot_online": self.bot_online,
            "now": time.time(),
        }

    async def _action(self, request: web.Request) -> web.Response:
        action: Json = await request.json()
        self.actions.append(action)
        reply = self.answers.get(action["action"])
        answer: Json = reply(action) if reply else {"ok": True, "interaction": str(len(self.actions))}
        return web.json_response(answer, status=200 if answer["ok"] else 400)


async def keep_static(request: web.Request, response: web.StreamResponse) -> None:
    """Lets the browser keep the page's files from one test to the next."""
    if request.path.startswith("/static/"):
        response.headers["Cache-Control"] = "max-age=3600"
