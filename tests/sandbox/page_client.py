"""The page's side of the wire: actions over HTTP, and what the socket tells."""

from typing import Any

import aiohttp

from sandbox.stand_in import Sandbox
from sandbox.values import Json


class PageClient:
    """One page of one person."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession, user: str) -> None:
        self.sandbox = sandbox
        self.session = session
        self.user = user
        self.sockets: list[aiohttp.ClientWebSocketResponse] = []
        self.socket: aiohttp.ClientWebSocketResponse | None = None

    async def open(self) -> Json:
        """Connect; the answer is the hello."""
        self.socket = await self.session.ws_connect(f"{self.sandbox.base}/page/socket?user={self.user}")
        self.sockets.append(self.socket)
        return await self.hear("hello")

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()

    async def hear(self, kind: str) -> Json:
        """The next frame of this type."""
        assert self.socket is not None
        while True:
            told = await self.socket.receive_json(timeout=5)
            if told["type"] == kind:
                return dict(told)

    async def act(self, action: str, **more: Any) -> tuple[int, Json]:
        body = {"user": self.user, "channel": self.sandbox.channels[0], "action": action, **more}
        return await self.post("actions", body)

    async def control(self, control: str, **more: Any) -> tuple[int, Json]:
        return await self.post("control", {"control": control, **more})

    async def post(self, path: str, body: object, **headers: str) -> tuple[int, Json]:
        async with self.session.post(f"{self.sandbox.base}/page/{path}", json=body, headers=headers) as answer:
            return answer.status, await answer.json(content_type=None) if answer.status != 403 else {}
