"""States as bytes: canonical JSON, compressed for keeping, hashed for comparing."""

import hashlib
import zlib
from typing import Any

import msgspec


def encode(state: Any) -> bytes:
    """Equal states give equal bytes on every platform."""
    # By way of plain values, since keys of numbers are put in order as texts only.
    return msgspec.json.encode(msgspec.to_builtins(state, str_keys=True), order="deterministic")


def state_hash(state: Any) -> str:
    """BLAKE2b of the canonical encoding: 32 hexadecimal digits."""
    return hashlib.blake2b(encode(state), digest_size=16).hexdigest()


def pack(state: Any) -> bytes:
    return zlib.compress(encode(state), 6)


def unpack(packed: bytes, state_type: type[Any]) -> Any:
    return msgspec.json.decode(zlib.decompress(packed), type=state_type)
