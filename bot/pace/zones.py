"""Time zones as people name them: ``Europe/Berlin``, ``berlin``, ``JST``, ``UTC+2``.

`find` settles on one zone of the tz database, `matching` completes what is being typed. Zones are strings; those with
a fixed offset are the database's ``Etc/GMT-2``, whose sign is the other way round, and `write` gives their usual name.
"""

import difflib
import json
import re
import unicodedata
import zoneinfo
from collections.abc import Iterable
from functools import cache
from importlib import resources

from bot.pace.errors import PaceError

MOST = 25
"""How many names a completion may offer."""
_NEAR = 5
_OFFSET = re.compile(r"(?:utc|gmt)?([+-])(\d{1,2})(?::?([0-5]\d))?", re.ASCII)
_FIXED = re.compile(r"Etc/GMT([+-])([1-9]\d?)", re.ASCII)


def find(text: str) -> str:
    """The zone that is meant; where several are, a `PaceError` lists them."""
    meant = _names().get(_plain(text), ())
    if len(meant) == 1:
        return meant[0]
    if meant:
        raise PaceError("ambiguous-zone", text=text, choices=list(meant[:MOST]))
    places = [name for name in _names() if not name.startswith("utc")]
    near = difflib.get_close_matches(_plain(text), places, _NEAR)
    raise PaceError("unknown-zone", text=text, near=list(_once(zone for name in near for zone in _names()[name])))


def matching(text: str) -> tuple[str, ...]:
    """At most 25 zones for what has been typed so far: those that it names first, then by where it stands in a name."""
    plain = _plain(text)
    starts: list[str] = []
    words: list[str] = []
    holds: list[str] = []
    for name, zones in _names().items():
        if name.startswith(plain):
            starts.extend(zones)
        elif f" {plain}" in name.replace("/", " "):
            words.extend(zones)
        elif len(plain) > 1 and plain in name:
            holds.extend(zones)
    return _once((*_names().get(plain, ()), *sorted(starts), *sorted(words), *sorted(holds)))[:MOST]


def write(zone: str) -> str:
    """As people call it: ``Lord Howe (Australia)``, ``UTC+2``."""
    fixed = _FIXED.fullmatch(zone)
    if fixed:
        return f"UTC{'-' if fixed[1] == '+' else '+'}{fixed[2]}"
    region, _, place = zone.replace("_", " ").partition("/")
    return f"{place} ({region})" if place else region


def _plain(text: str) -> str:
    """One spelling for all ways to write a name; an offset as ``utc+5:30``."""
    folded = unicodedata.normalize("NFKC", text).replace("\u2212", "-").casefold().replace("_", " ")
    spaced = re.sub(r"\s*/\s*", "/", " ".join(folded.split()))
    plain = re.sub(r" ?([+-]) ?(?=\d)", r"\1", spaced)
    offset = _OFFSET.fullmatch(plain)
    if offset is None:
        return plain
    sign, hours, minutes = offset.groups(default="0")
    return f"utc{sign}{int(hours)}" + (f":{minutes}" if int(minutes) else "")


@cache
def _names() -> dict[str, tuple[str, ...]]:
    """Zones by plain name: the database's, its last part, and what else people say."""
    known = zoneinfo.available_timezones()
    names: dict[str, tuple[str, ...]] = {}
    for zone in sorted(known):
        if _FIXED.fullmatch(zone):
            called = {zone, write(zone)}
        elif "/" in zone and not zone.startswith("Etc/"):
            called = {zone, zone.rpartition("/")[2]}
        else:
            called = set()
        for name in map(_plain, called):
            names[name] = (*names.get(name, ()), zone)
    said: dict[str, list[str]] = json.loads(resources.files(__package__).joinpath("zones.json").read_text("utf-8"))
    chosen: dict[str, tuple[str, ...]] = {}
    for zone, others in said.items():
        for name in map(_plain, others if zone in known else ()):
            chosen[name] = (*chosen.get(name, ()), zone)
    # What people say wins: the database has old names, too, and an EST without daylight saving.
    return names | chosen


def _once(zones: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(zones))
