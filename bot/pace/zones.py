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
_FIXED = re.compile(r"Etc/GMT([+-])(\d{1,2})", re.ASCII)
# Directories of the database that hold old names of zones and other forms of the same zones.
_OTHER = ("Etc/", "SystemV/", "posix/", "right/")


def find(text: str) -> str:
    """The zone that is meant; where several are, a `PaceError` lists them."""
    meant = _meant(_plain(text))
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
    return _once((*_meant(plain), *sorted(starts), *sorted(words), *sorted(holds)))[:MOST]


def write(zone: str) -> str:
    """As people call it: ``Lord Howe (Australia)``, ``UTC+2``."""
    fixed = _FIXED.fullmatch(zone)
    if fixed:
        return f"UTC{'-' if fixed[1] == '+' else '+'}{fixed[2]}"
    region, _, place = zone.replace("_", " ").partition("/")
    return f"{place} ({region})" if place else region


def _plain(text: str) -> str:
    folded = unicodedata.normalize("NFKC", text).replace("\u2212", "-").casefold().replace("_", " ")
    spaced = re.sub(r"\s*/\s*", "/", " ".join(folded.split()))
    return re.sub(r" ?([+-]) ?(?=\d)", r"\1", spaced)


def _meant(plain: str) -> tuple[str, ...]:
    """The zones that bear this name, or have this fixed offset."""
    offset = _OFFSET.fullmatch(plain)
    if offset is None:
        return _names().get(plain, ())
    sign, hours, minutes = offset[1], int(offset[2]), int(offset[3] or 0)
    if minutes or not hours:
        return _names().get(f"utc{sign}{hours}:{minutes:02}" if minutes else "utc", ())
    fixed = f"Etc/GMT{'-' if sign == '+' else '+'}{hours}"
    return (fixed,) if fixed in _available() else ()


@cache
def _available() -> frozenset[str]:
    return frozenset(zoneinfo.available_timezones())


@cache
def _names() -> dict[str, tuple[str, ...]]:
    """Zones by plain name: the database's, its last part, and what else people say."""
    known = [zone for zone in _available() if zone == "UTC" or ("/" in zone and not zone.startswith(_OTHER))]
    names: dict[str, tuple[str, ...]] = {}
    for zone in sorted(known):
        for name in {_plain(zone), _plain(zone.rpartition("/")[2])}:
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
