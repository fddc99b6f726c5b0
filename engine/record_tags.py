"""The tags of game records: ``[Name "value"]``, one a line, as in records of chess."""

import re

TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')


def written(name: str, value: str) -> str:
    """A tag as a line; white space is folded, quotation marks and backslashes are escaped."""
    escaped = re.sub(r'(["\\])', r"\\\1", " ".join(value.split()))
    return f'[{name} "{escaped}"]'


def read(line: str) -> tuple[str, str] | None:
    """Name and value of a line that is a tag."""
    found = TAG.fullmatch(line.strip())
    return (found.group(1), value(found.group(2))) if found else None


def value(escaped: str) -> str:
    """What stands between the quotation marks, as it was meant."""
    return re.sub(r"\\(.)", r"\1", escaped)
