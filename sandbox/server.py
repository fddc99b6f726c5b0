"""The HTTP server: guards, the REST API, the gateway, files, and the page."""

import asyncio
import json
import re
from collections import deque
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from aiohttp import BodyPartReader, web

from sandbox import errors, page_socket, views
from sandbox.deeds import Deeds
from sandbox.files import content_type
from sandbox.gateway import Gateway
from sandbox.platform import Platform
from sandbox.refusal import Refused
from sandbox.rest.api import Api
from sandbox.values import Call, Json, Reply, Upload

PAGE = Path(__file__).parent / "page"
LOOPBACK = ("127.0.0.1", "localhost", "::1")
REQUEST_BYTES = 25 << 20
LOGGED = 5_000
FILE_FIELD = re.compile(r"^files\[(\d+)\]$")
POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: http://127.0.0.1:*"
POLICY += "; connect-src 'self' ws://127.0.0.1:* ws://localhost:*"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Server:
    """Routes HTTP requests to the parts that answer them."""

    def __init__(self, platform: Platform, api: Api, gateway: Gateway, deeds: Deeds) -> None:
        self._platform = platform
        self._api = api
        self._gateway = gateway
        self._deeds = deeds
        self.log: deque[Json] = deque(maxlen=LOGGED)
        """Every REST request of the bot: method, path, query, json, files, authorization, status, reply."""
        self.app = web.Application(client_max_size=REQUEST_BYTES, middlewares=[only_loopback])
        self.app.add_routes(
            [
                web.get("/gateway", gateway.serve),
                web.get("/gateway/", gateway.serve),
                web.get("/cdn/{path:.*}", self._file),
                web.route("*", "/api/v10/{address:.*}", self._rest),
                web.get("/page/people", self._people),
                web.get("/page/socket", self._socket),
                web.get("/page/violations", self._violations),
                web.post("/page/actions", self._act),
                web.post("/page/control", self._control),
                web.get("/", self._index),
                web.get("/static/{name}", self._static),
            ]
        )

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        call, multipart = await read_call(request)
        authorization = request.headers.get("Authorization")
        entry: Json = {
            "method": call.method,
            "path": call.address,
            "query": call.query,
            "json": json.loads(json.dumps(call.body)),
            "files": {number: (upload.name, len(upload.data)) for number, upload in call.files.items()},
            "authorization": authorization,
        }
        self.log.append(entry)
        fault = self._platform.faults.take(call.method, call.address)
        reply = None
        if fault is None or fault.after_acceptance:
            reply = self._api.answer(call, authorization, multipart=multipart)
        if fault is not None:
            if fault.status == 0:
                if request.transport is not None:
                    request.transport.close()
                entry["status"] = 0
                self._platform.bus.stir()
                return web.Response(status=500)
            reply = fault.reply()
        assert reply is not None  # noqa: S101 - one of the two branches above made it
        entry["status"], entry["reply"] = reply.status, json.loads(json.dumps(reply.body))
        self._platform.bus.stir()
        return respond(reply)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        data = self._platform.files.stored.get(request.match_info["path"])
        if data is None:
            raise web.HTTPNotFound
        name = request.path.rsplit("/", 1)[-1]
        return web.Response(body=data, content_type=content_type(name), headers={"Cache-Control": "max-age=31536000"})

    async def _people(self, request: web.Request) -> web.StreamResponse:
        return respond(Reply(body=views.people(self._platform.world)))

    async def _violations(self, request: web.Request) -> web.StreamResponse:
        return respond(Reply(body=msgspec.to_builtins(self._platform.violations)))

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        return await page_socket.serve(self._platform, request)

    async def _act(self, request: web.Request) -> web.StreamResponse:
        return await self._deed(request, self._deeds.act)

    async def _control(self, request: web.Request) -> web.StreamResponse:
        async def control(body: Json) -> Json:
            return self._deeds.control(body)

        return await self._deed(request, control)

    async def _deed(self, request: web.Request, do: Callable[[Json], Awaitable[Json]]) -> web.StreamResponse:
        try:
            return respond(Reply(body=await do(await request.json())))
        except Refused as refusal:
            text, status = str(refusal), 400
        except errors.ApiError as error:
            text, status = str(error.body["message"]), error.status
        except TimeoutError:
            text, status = "The application did not answer in time.", 408
        except (ValueError, KeyError, TypeError, AttributeError, msgspec.ValidationError) as error:
            text, status = f"The request is malformed: {error!r}", 400
        return respond(Reply(status, {"ok": False, "text": text}))

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return await self._page_file("index.html")

    async def _static(self, request: web.Request) -> web.StreamResponse:
        return await self._page_file(request.match_info["name"])

    async def _page_file(self, name: str) -> web.StreamResponse:
        path = PAGE / name
        if path.parent != PAGE or not path.is_file():
            raise web.HTTPNotFound
        body = await asyncio.to_thread(path.read_bytes)
        kind = content_type(name)
        charset = "utf-8" if kind.startswith("text/") or kind.endswith("javascript") else None
        headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
        return web.Response(body=body, content_type=kind, charset=charset, headers=headers)


@web.middleware
async def only_loopback(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse foreign web pages: by name rebinding (Host) and by requests across origins (Origin)."""
    origin = request.headers.get("Origin")
    host = urlsplit(f"//{request.host}").hostname
    if host not in LOOPBACK or (origin is not None and urlsplit(origin).netloc != request.host):
        return web.Response(status=403, text="Only pages of this server may talk to it.")
    return await handler(request)


async def read_call(request: web.Request) -> tuple[Call, bool]:
    """Parse a REST request, JSON or multipart; the second value says which."""
    body, files = None, {}
    multipart = request.content_type.startswith("multipart/")
    if multipart:
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                continue
            data = bytes(await part.read())
            if part.name == "payload_json":
                body = json.loads(data)
            elif match := FILE_FIELD.match(part.name or ""):
                files[match[1]] = Upload(part.filename or "file", data)
    elif raw := await request.read():
        body = json.loads(raw)
    address = "/" + request.match_info["address"]
    return Call(request.method, address, {}, dict(request.query), body, files), multipart


def respond(reply: Reply) -> web.Response:
    """JSON with exactly the content type that discord.py compares with: no charset may follow."""
    if reply.body is None:
        return web.Response(status=reply.status, headers=reply.headers)
    if isinstance(reply.body, str):
        return web.Response(status=reply.status, text=reply.body, content_type="text/html", headers=reply.headers)
    headers = {"Content-Type": "application/json", **reply.headers}
    return web.Response(status=reply.status, body=json.dumps(reply.body).encode(), headers=headers)
