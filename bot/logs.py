"""Logs for the host: one line an event on standard error, as JSON or for a terminal, never with the token in it."""

import json
import logging
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Literal, TypeAlias

Form: TypeAlias = Literal["json", "text"]
Facts: TypeAlias = Mapping[str, int | str]
_NOTHING: Facts = MappingProxyType({})
_about: ContextVar[Facts] = ContextVar("about", default=_NOTHING)
INTERACTION_TOKEN = re.compile(r"""(/(?:webhooks|interactions)/\d+/|\\?['"]token\\?['"]:\s*\\?['"])[\w.%=-]+""")
"""Whoever has one may answer in our name for 15 minutes (Discord, "Receiving and Responding")."""


@contextmanager
def about(**facts: int | str | None) -> Iterator[None]:
    """Whatever is logged inside, by this task and those it starts, is about these: ``table``, ``version``,
    ``interaction``, ``guild``, ``channel``. What is None is not known."""
    token = _about.set(_with(facts))
    try:
        yield
    finally:
        _about.reset(token)


def note(**facts: int | str | None) -> None:
    """The same for the rest of this task, or of the `about` around it, once it is known."""
    _about.set(_with(facts))


def _with(facts: Mapping[str, int | str | None]) -> Facts:
    return {**_about.get(), **{name: fact for name, fact in facts.items() if fact is not None}}


class Redacted(logging.Formatter):
    """Cuts secrets out of finished lines, tracebacks included."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__()
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        line = self.line(record)
        for secret in self._secrets:
            line = line.replace(secret, "***")
        return INTERACTION_TOKEN.sub(r"\1***", line)

    def line(self, record: logging.LogRecord) -> str:
        """The line with secrets still in it."""
        raise NotImplementedError


class Text(Redacted):
    """For a terminal: the facts stand behind the message."""

    def line(self, record: logging.LogRecord) -> str:
        record.message = record.getMessage()
        facts = "".join(f" {name}={fact}" for name, fact in _about.get().items())
        line = f"{_moment(record):%Y-%m-%d %H:%M:%S} {record.levelname} {record.name}: {record.message}{facts}"
        trouble = self.formatException(record.exc_info) if record.exc_info else ""
        return f"{line}\n{trouble}" if trouble else line


class Json(Redacted):
    """For programs: one object a line. A traceback is one of its fields."""

    def line(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": _moment(record).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **_about.get(),
        }
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


FORMS: Mapping[Form, type[Redacted]] = {"json": Json, "text": Text}


def configure(level: str, secrets: Iterable[str], form: Form = "text") -> None:
    """Log to standard error from ``level`` on."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMS[form](secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # The voice libraries are of no use here; discord.py would warn about each that is missing.
    logging.getLogger("discord.client").addFilter(lambda record: "voice" not in record.getMessage())


def _moment(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)
