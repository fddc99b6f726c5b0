"""Migrations as files: what a schema went through, in order, whatever the database."""

import re
from pathlib import Path

from msgspec import Struct


class Migration(Struct, frozen=True):
    number: int
    name: str
    sql: str


def read(directory: Path) -> tuple[Migration, ...]:
    """All ``NNNN_name.sql``, by number from 1, without gaps."""
    found: list[Migration] = []
    for path in sorted(directory.glob("*.sql")):
        match = re.fullmatch(r"(\d{4})_(\w+)", path.stem)
        if match is None or int(match[1]) != len(found) + 1:
            raise ValueError(f"{path.name} is not the next NNNN_name.sql")
        found.append(Migration(int(match[1]), match[2], path.read_text(encoding="utf-8")))
    return tuple(found)
