"""Section 21: orders that are lists, best first: wishes by step of the set-up, and where EVA escapes to.

``egypt,congo`` is a new list, ``-`` an empty one, ``+egypt`` puts behind what is there, ``-egypt`` takes off. A plan
for armies tells how many (``egypt:3``), or is `REST`, which stays the last; a wish for a boss may tell its place
(``vamp@egypt``). Nothing is in a list twice.
"""

from engine.contract import Illegal
from engine.risk_mgs.facts import BOSS_IDS, FACTIONS
from engine.risk_mgs.setting_up import REST
from engine.risk_mgs.world import NAMES, WORLD

ESCAPE = "escape"
"""The list that is no wish for a step of the set-up."""
EMPTY = "-"
ADD, OFF = "+", "-"
MOST_NUMBER = 9999

Entries = tuple[str, ...]


def changed(kind: str, entries: Entries, change: str) -> Entries:
    """The list of a step of the set-up, or of `ESCAPE`, after a change. Raises `Illegal`."""
    if change == EMPTY:
        return ()
    sign = change[:1] if change[:1] in (ADD, OFF) else ""
    told = tuple(change[len(sign) :].split(","))
    if sign == OFF:
        return _without(entries, told)
    for entry in told:
        _check(kind, entry)
    return _each_once(_behind(entries, told) if sign else told)


def names(entries: Entries) -> list[str]:
    """Whom or what each entry is about, without armies or place."""
    return [entry.partition(":")[0].partition("@")[0] for entry in entries]


def number(text: str) -> int:
    """A number that an order tells. Raises `Illegal`."""
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= MOST_NUMBER:
        raise Illegal("bad-order", order=text, least=1, most=MOST_NUMBER)
    return int(text)


def known(kind: str) -> Entries:
    """What a list may be about."""
    world = NAMES[: len(WORLD)]
    return {ESCAPE: NAMES, "factions": FACTIONS, "first-boss": BOSS_IDS, "place": (*world, REST)}.get(kind, world)


def _check(kind: str, entry: str) -> None:
    name = entry
    if kind == "place" and entry != REST:
        name, _, armies = entry.partition(":")
        number(armies)
    elif kind == "first-boss" and "@" in entry:
        name, _, place = entry.partition("@")
        if place not in NAMES:
            raise Illegal("bad-order", order=entry)
    if name not in known(kind):
        raise Illegal("bad-order", order=entry)


def _behind(entries: Entries, added: Entries) -> Entries:
    return tuple(sorted((*entries, *added), key=lambda entry: entry == REST))


def _without(entries: Entries, told: Entries) -> Entries:
    # Named as in the list, or by the name alone.
    for entry in told:
        left = tuple(each for each, name in zip(entries, names(entries), strict=True) if entry not in (each, name))
        if len(left) == len(entries):
            raise Illegal("bad-order", order=entry)
        entries = left
    return entries


def _each_once(entries: Entries) -> Entries:
    if len(set(names(entries))) < len(entries):
        raise Illegal("bad-order", order=",".join(entries))
    return entries
