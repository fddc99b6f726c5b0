"""The texts of one language, each file of them parsed when something in it is first asked for.

To parse takes most of the time of a start, and of most languages a bot says little.
"""

import re
import threading
from collections.abc import Iterable
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""Where a message or a term begins: at the margin, at which nothing else of that form may stand (Fluent's grammar,
``Message``, ``Term``)."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""What may be another message or term that is told in the middle of a text."""


class Texts:
    """May be asked by several threads: painters say words, too."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        """``sources``: Fluent files."""
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources = tuple(sources)
        self._files: dict[str, int] = {}
        for number, source in enumerate(self._sources):
            for name in ENTRY.findall(source):
                self._files.setdefault(name, number)
        self.keys = frozenset(name for name in self._files if not name.startswith("-"))
        self._lock = threading.Lock()
        self._begun: set[int] = set()
        self._ready: frozenset[int] = frozenset()
        """Files that can be told from, together with all to which they refer."""

    def bundle_with(self, key: str) -> FluentBundle:
        """A bundle that can tell this one of our keys, if it can be read at all."""
        number = self._files[key]
        if number not in self._ready:
            with self._lock:
                self._read(number)
                self._ready = frozenset(self._begun)
        return self._bundle

    def _read(self, number: int) -> None:
        if number in self._begun:
            return
        self._begun.add(number)
        source = self._sources[number]
        self._bundle.add_resource(_parsed(source))
        for name in REFERENCE.findall(source):
            if name in self._files:
                self._read(self._files[name])


@cache
def _parsed(source: str) -> ast.Resource:
    # Once in a process: tests make the bot hundreds of times.
    return FluentResource(source)
