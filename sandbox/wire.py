"""Between HTTP and plain values: requests read, answers written."""

import json
import re

from aiohttp import BodyPartReader, web

from sandbox.values import Call, Reply, Upload

FILE_FIELD = re.compile(r"^files\[(\d+)\]$")


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
