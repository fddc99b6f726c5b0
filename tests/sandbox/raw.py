"""A bot without a library: bare REST calls and gateway frames, to see exactly what the stand-in answers."""

import json
from typing import Any, Self

import aiohttp

from sandbox.interactions import Interaction
from sandbox.stand_in import Sandbox
from sandbox.values import Json

COMMANDS = [
    {"name": "play", "description": "Play", "type": 1},
    {
        "name": "pick",
        "description": "Pick",
        "type": 1,
        "options": [{"type": 3, "name": "what", "description": "What", "autocomplete": True}],
    },
]
BUTTONS = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]


class RawBot:
    """Identified at the gateway with two commands synced; closes with the test."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.application = sandbox.world.bot["id"]
        self.session = aiohttp.ClientSession()
        self.sockets: list[aiohttp.ClientWebSocketResponse] = []
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        """The newest connection, on which frames are sent and received."""

    async def __aenter__(self) -> Self:
        await self.connect()
        await self.call("PUT", f"/applications/{self.application}/commands", COMMANDS)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """End every connection."""
        for socket in self.sockets:
            await socket.close()
        await self.session.close()

    async def dial(self, address: str | None = None) -> None:
        """A new connection to the gateway, up to HELLO."""
        self.socket = await self.session.ws_connect(address or self.sandbox.gateway_url)
        self.sockets.append(self.socket)
        assert (await self.receive())["op"] == 10

    async def connect(self, intents: int = 1) -> Json:
        """IDENTIFY; the answer is READY's data."""
        await self.dial()
        await self.send(2, {"token": self.sandbox.token, "intents": intents, "properties": {}})
        ready = await self.receive()
        assert ready["t"] == "READY"
        return dict(ready["d"])

    async def send(self, operation: int, data: object) -> None:
        assert self.socket is not None
        await self.socket.send_str(json.dumps({"op": operation, "d": data}))

    async def receive(self) -> Json:
        assert self.socket is not None
        return dict(json.loads(await self.socket.receive_str(timeout=5)))

    async def until(self, event: str) -> Json:
        """The data of the next event of this name."""
        while True:
            told = await self.receive()
            if told["t"] == event:
                return dict(told["d"])

    async def call(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        token: str | None = None,
        files: dict[str, bytes] | None = None,
    ) -> tuple[int, Any]:
        """One REST call; the answer is status and parsed body."""
        headers = {"Authorization": f"Bot {token or self.sandbox.token}"}
        sent: dict[str, Any] = {} if body is None else {"json": body}
        if files is not None:
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps(body), content_type="application/json")
            for number, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{number}]", data, filename=name, content_type="application/octet-stream")
            sent = {"data": form}
        async with self.session.request(method, self.sandbox.api_base + path, headers=headers, **sent) as answer:
            text = await answer.text()
            return answer.status, json.loads(text) if text else None

    async def code(self, method: str, path: str, body: object = None) -> tuple[int, int | None]:
        """Status and Discord's error code of a call that should fail."""
        status, told = await self.call(method, path, body)
        return status, (told or {}).get("code")

    async def post(self, channel: str, body: object) -> Json:
        """A message that must be accepted."""
        status, told = await self.call("POST", f"/channels/{channel}/messages", body)
        assert status == 200, told
        return dict(told)

    async def answer(self, interaction: Interaction, kind: int, **data: object) -> tuple[int, Any]:
        """The callback of an interaction."""
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=true"
        body: Json = {"type": kind}
        if data:
            body["data"] = data
        return await self.call("POST", path, body)

    def hook(self, interaction: Interaction, message: str | None = None) -> str:
        """The address of the interaction's webhook, or of one of its messages."""
        base = f"/webhooks/{self.application}/{interaction.token}"
        return f"{base}/messages/{message}" if message else base

    def play(self, user: str = "ann", channel: str | None = None) -> Interaction:
        """A person types /play."""
        return self.sandbox.actions.slash(self.sandbox.person(user).id, channel or self.sandbox.channels[0], "play", {})

    async def click(self, user: str = "ann") -> Interaction:
        """A person clicks the button of a message that the bot posts for it."""
        posted = await self.post(self.sandbox.channels[0], {"content": "board", "components": BUTTONS})
        return self.sandbox.actions.click(self.sandbox.person(user).id, posted["channel_id"], posted["id"], "go")
