"""Rows of a database as structs and back. A column is named as the field; JSON fields are text."""

from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from bot.store.sql.connection import Cursor

S = TypeVar("S", bound=Struct)


def to_struct(cursor: Cursor, row: tuple[Any, ...], kind: type[S], json: frozenset[str]) -> S:
    """Columns that the struct does not have are left out."""
    fields = frozenset(kind.__struct_fields__)
    values = {column[0]: value for column, value in zip(cursor.description, row, strict=True) if column[0] in fields}
    for name in json & values.keys():
        if values[name] is not None:
            values[name] = msgspec.json.decode(values[name])
    return msgspec.convert(values, kind, builtin_types=(bytes,))


def to_columns(row: Struct, json: frozenset[str]) -> dict[str, Any]:
    """The fields by name, for named parameters."""
    values = msgspec.structs.asdict(row)
    for name in json:
        if values[name] is not None:
            values[name] = msgspec.json.encode(values[name], order="deterministic").decode()
    return values


def one(cursor: Cursor, kind: type[S], json: frozenset[str] = frozenset()) -> S | None:
    row = cursor.fetchone()
    return None if row is None else to_struct(cursor, row, kind, json)


def every(cursor: Cursor, kind: type[S], json: frozenset[str] = frozenset()) -> tuple[S, ...]:
    return tuple(to_struct(cursor, row, kind, json) for row in cursor.fetchall())
