"""Uploaded pictures and other files, as the CDN serves them."""

import mimetypes
import re
import struct

from sandbox.values import Json, Upload

UNSAFE = re.compile(r"[^\w.-]")
"""What Discord replaces in the names of files."""
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"


class Files:
    """Files by their path below the CDN's base address."""

    def __init__(self) -> None:
        self.base = ""
        self.stored: dict[str, bytes] = {}

    def keep(self, channel: str, identity: str, upload: Upload, description: str | None) -> Json:
        """Store a file; the answer is Discord's Attachment object (docs, resources/message)."""
        name = UNSAFE.sub("_", upload.name)
        path = f"attachments/{channel}/{identity}/{name}"
        self.stored[path] = upload.data
        address = f"{self.base}/{path}"
        attachment: Json = {
            "id": identity,
            "filename": name,
            "size": len(upload.data),
            "url": address,
            "proxy_url": address,
            "content_type": content_type(name),
        }
        if size := picture_size(upload.data):
            attachment["width"], attachment["height"] = size
        if description:
            attachment["description"] = description
        return attachment

    def drop(self, attachment: Json) -> None:
        self.stored.pop(str(attachment["url"]).removeprefix(self.base + "/"), None)


def content_type(name: str) -> str:
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG, from its header; None for anything else."""
    if not data.startswith(PNG_SIGNATURE) or len(data) < 24:
        return None
    width, height = struct.unpack(">II", data[16:24])
    return width, height
