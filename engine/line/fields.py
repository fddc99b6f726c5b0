"""The fields of a request, checked: what is missing or of the wrong type is refused in kind ``protocol``."""

import re
from collections.abc import Mapping

import msgspec

from engine.contract import Json, Options, Refusal

LONGEST_LINE = 1_000_000
"""Characters in a request."""
_LARGEST = 2**53
_SEED = re.compile(r"(?:[0-9a-fA-F]{2}){1,64}")


class ProtocolError(Refusal):
    """The line is no request that can be answered now."""

    kind = "protocol"


def read_request(line: str) -> dict[str, Json]:
    """The JSON object of a line. Codes: ``too-long``, ``bad-json``, ``not-an-object``."""
    if len(line) > LONGEST_LINE:
        raise ProtocolError("too-long", longest=LONGEST_LINE)
    try:
        request = msgspec.json.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise ProtocolError("bad-json") from None
    if not isinstance(request, dict):
        raise ProtocolError("not-an-object")
    return request


def text(request: Mapping[str, Json], field: str) -> str:
    value = _present(request, field)
    if not isinstance(value, str):
        raise ProtocolError("wrong-type", field=field, wanted="string")
    return value


def number(request: Mapping[str, Json], field: str) -> int:
    value = _present(request, field)
    if type(value) is not int or not -_LARGEST < value < _LARGEST:
        raise ProtocolError("wrong-type", field=field, wanted="whole number")
    return value


def mapping(request: Mapping[str, Json], field: str) -> dict[str, Json]:
    value = _present(request, field)
    if not isinstance(value, dict):
        raise ProtocolError("wrong-type", field=field, wanted="object")
    return value


def options(request: Mapping[str, Json]) -> Options:
    """``options``, whose values are strings, whole numbers, true and false."""
    values = mapping(request, "options")
    for name, value in values.items():
        if not isinstance(value, str | int):
            raise ProtocolError("wrong-type", field=f"options.{name}", wanted="string, whole number, true or false")
    return values


def tags(request: Mapping[str, Json]) -> dict[str, str]:
    """``tags``, whose values are strings; none if the field is absent."""
    values = mapping(request, "tags") if "tags" in request else {}
    return {name: text(values, name) for name in values}


def seed(request: Mapping[str, Json]) -> bytes:
    """``seed``, 1 to 64 bytes in hexadecimal digits. Code: ``bad-seed``."""
    digits = text(request, "seed")
    if not _SEED.fullmatch(digits):
        raise ProtocolError("bad-seed", most=64)
    return bytes.fromhex(digits)


def seat(request: Mapping[str, Json], seats: int) -> int:
    """``seat``, one of the table's. Code: ``no-such-seat``."""
    value = number(request, "seat")
    if value not in range(seats):
        raise ProtocolError("no-such-seat", seat=value, seats=seats)
    return value


def _present(request: Mapping[str, Json], field: str) -> Json:
    if field not in request:
        raise ProtocolError("missing-field", field=field)
    return request[field]
