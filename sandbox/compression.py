"""Transport compression of the gateway (docs, events/gateway: Transport Compression)."""

import importlib
import zlib
from typing import Any, Protocol


class Compressor(Protocol):
    """One context for one connection; each message is flushed, the stream never ends."""

    def message(self, text: str) -> str | bytes: ...


class Plain:
    """Text frames as they are."""

    def message(self, text: str) -> str:
        return text


class ZlibStream:
    """`zlib-stream`: each message ends in 00 00 FF FF."""

    def __init__(self) -> None:
        self._context = zlib.compressobj()

    def message(self, text: str) -> bytes:
        return self._context.compress(text.encode()) + self._context.flush(zlib.Z_SYNC_FLUSH)


class ZstdStream:
    """`zstd-stream`: a block is flushed for each message; needs the package `zstandard`."""

    def __init__(self) -> None:
        self._library: Any = importlib.import_module("zstandard")
        self._context = self._library.ZstdCompressor().compressobj()

    def message(self, text: str) -> bytes:
        compressed = self._context.compress(text.encode())
        return bytes(compressed + self._context.flush(self._library.COMPRESSOBJ_FLUSH_BLOCK))


def compressor(wanted: str | None) -> Compressor:
    """What the connection asked for; plain text where the machine cannot, which every client accepts."""
    if wanted == "zlib-stream":
        return ZlibStream()
    if wanted == "zstd-stream":
        try:
            return ZstdStream()
        except ModuleNotFoundError:
            return Plain()
    return Plain()
