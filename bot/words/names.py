"""What people are called, made harmless: a name is anything a person may type.

`plain` is for alt texts and pictures, `escaped` for messages, where Discord reads markdown, mentions and links.
"""

import re
import unicodedata
from collections.abc import Sequence
from itertools import groupby

from bot.words.contract import Say

LONGEST = 32
"""Characters of a name that are shown: Discord's own limit for display names."""

_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that draw nothing, beside the categories below."""
_UNSEEN_CATEGORIES = frozenset(("Cc", "Cf", "Cs", "Co", "Zl", "Zp"))
"""Controls, format characters (zero-width, right-to-left overrides), surrogates, private ones, separators.
Unassigned ones stay: a new emoji may be younger than our tables."""
_MOST_MARKS = 2
"""Combining marks that may stand on one letter: more run over the lines above and below."""
_MARKDOWN = re.compile(r"([\\*_~`|<>\[\]()#:/])|^([-+])|(?<=^\d)(\.)|(?<=^\d\d)(\.)")
"""What starts formatting, links and mentions anywhere, and lists at the start of a line."""


def plain(name: str) -> str:
    """The name on one line, without anything unseen: 1 to `LONGEST` characters."""
    return _visible(name) or "?"


def called(say: Say, name: str, seat: int) -> str:
    """`plain`; "Player 1", by the number of the seat, for a name in which nothing can be seen."""
    return _visible(name) or say("player-unnamed", number=seat + 1)


def escaped(name: str) -> str:
    """`plain`, and so that a message shows it letter by letter: no formatting, no ping, no link, no invitation."""
    return _MARKDOWN.sub(r"\\\g<0>", plain(name).replace("@", "＠"))


def isolated(name: str) -> str:
    """So that a name that runs from right to left does not carry the numbers and names beside it along."""
    leftward = any(unicodedata.bidirectional(character) in ("R", "AL") for character in name)
    return f"\u2068{name}\u2069" if leftward else name


def mention(user: int) -> str:
    """Who is meant, as Discord shows it; whether it pings is for the message's allowed mentions to say."""
    return f"<@{user}>"


def joined(say: Say, names: Sequence[str]) -> str:
    """ "Ann, Ben and Chloe"."""
    return _list(say, names, "list-and")


def together(say: Say, things: Sequence[str]) -> str:
    """ "forest north and east": as `joined`, of things and places, which not every language joins like names."""
    return _list(say, things, "list-and-things")


def either(say: Say, things: Sequence[str]) -> str:
    """ "d4, d5 or d6"."""
    return _list(say, things, "list-or")


def one_of(say: Say, things: Sequence[str]) -> str:
    """As `either`, of things in words: "in a city or with your boss"."""
    return _list(say, things, "list-or-things")


def listed(say: Say, things: Sequence[str]) -> str:
    """ "d4, d5, d6"."""
    return strung(say, "list-more", things)


def sentences(say: Say, whole: Sequence[str]) -> str:
    """One after another, with a space between them where the script wants one."""
    return strung(say, "list-sentences", whole)


def strung(say: Say, key: str, parts: Sequence[str]) -> str:
    """The parts put together one at a time by a text that takes ``start`` and ``next``; empty if there are none."""
    if not parts:
        return ""
    text, *rest = parts
    for part in rest:
        text = say(key, start=text, next=part)
    return text


def _list(say: Say, things: Sequence[str], last_key: str) -> str:
    if not things:
        return ""
    *first, last = things
    return say(last_key, start=listed(say, first), next=last) if first else last


def _visible(name: str) -> str:
    spaced = "".join(" " if character.isspace() else character for character in name)
    seen = "".join(character for character in spaced if _is_seen(character))
    if all(unicodedata.category(character)[0] in "MZ" for character in seen):
        # Marks without a letter to stand on.
        return ""
    words = " ".join(_tame_marks(seen).split())
    return words if len(words) <= LONGEST else words[: LONGEST - 1].rstrip() + "…"


def _is_seen(character: str) -> bool:
    return character not in _UNSEEN and unicodedata.category(character) not in _UNSEEN_CATEGORIES


def _tame_marks(text: str) -> str:
    runs = groupby(text, key=lambda character: unicodedata.category(character) in ("Mn", "Me"))
    return "".join("".join(list(run)[:_MOST_MARKS] if marks else run) for marks, run in runs)
