"""The HTTP server: guards, the REST API, the gateway, files, and the page."""

import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from aiohttp import web

from sandbox import errors, page_socket, views
from sandbox.deeds import Deeds
from sandbox.faults import CUT
from sandbox.files import content_type
from sandbox.gateway import Gateway
from sandbox.guard import FILE_HEADERS, PAGE_POLICY, only_loopback
from sandbox.platform import Platform
from sandbox.rates import Rates
from sandbox.refusal import Refused
from sandbox.rest.api import Api
from sandbox.values import Call, Json, Reply
from sandbox.wire import read_call, respond

PAGE = Path(__file__).parent / "page"
REQUEST_BYTES = 25 << 20
LOGGED = 5_000


class Server:
    """Routes HTTP requests to the parts that answer them."""

    def __init__(self, platform: Platform, api: Api, gateway: Gateway, deeds: Deeds) -> None:
        self._platform = platform
        self._api = api
        self._gateway = gateway
        self._deeds = deeds
        self._rates = Rates(platform.clock, platform.limits)
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
        try:
            call, multipart = await read_call(request)
        except ValueError:
            return respond(Reply(400, errors.invalid_json().body))
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
        reply = self._rates.take(call.method, call.address)
        if reply.status == 200:
            reply = self._accept(call, authorization, multipart, reply.headers)
        entry["status"], entry["reply"] = reply.status, json.loads(json.dumps(reply.body))
        self._platform.bus.stir()
        if reply.status == CUT and request.transport is not None:
            request.transport.close()
            return web.Response()
        return respond(reply)

    def _accept(self, call: Call, authorization: str | None, multipart: bool, headers: dict[str, str]) -> Reply:
        """The answer to a request that is in time, or the trouble that it meets."""
        fault = self._platform.faults.take(call.method, call.address)
        if fault is None or fault.after_acceptance:
            reply = self._api.answer(call, authorization, multipart=multipart)
        if fault is not None:
            return fault.reply()
        return Reply(reply.status, reply.body, {**reply.headers, **headers})

    async def _file(self, request: web.Request) -> web.StreamResponse:
        data = self._platform.files.stored.get(request.match_info["path"])
        if data is None:
            raise web.HTTPNotFound
        name = request.path.rsplit("/", 1)[-1]
        return web.Response(body=data, content_type=content_type(name), headers=FILE_HEADERS)

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
        headers = {"Content-Security-Policy": PAGE_POLICY, "Cache-Control": "no-cache"}
        return web.Response(body=body, content_type=kind, charset=charset, headers=headers)
