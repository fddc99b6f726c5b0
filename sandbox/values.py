"""The plain values that travel over the wire."""

from typing import Any

import msgspec

Json = dict[str, Any]
"""A JSON object in the shape that Discord's API gives it."""


class Upload(msgspec.Struct, frozen=True):
    """One file of a multipart request: its name and its bytes."""

    name: str
    data: bytes


class Call(msgspec.Struct, frozen=True):
    """One REST request, parsed. `path` holds the ids found in the address; `files` maps the N of `files[N]`."""

    method: str
    address: str
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    files: dict[str, Upload]


class Reply(msgspec.Struct, frozen=True):
    """One REST answer. A body of None means that there is none."""

    status: int = 200
    body: Any = None
    headers: dict[str, str] = {}
