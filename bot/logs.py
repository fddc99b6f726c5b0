"""Logs for the host: one line an event on standard error, never the token."""

import logging
from collections.abc import Iterable


class Redacted(logging.Formatter):
    """Replaces secrets in finished lines, tracebacks included."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        for secret in self._secrets:
            line = line.replace(secret, "***")
        return line


def configure(level: str, secrets: Iterable[str]) -> None:
    """Log to standard error from ``level`` on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Redacted(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # The voice libraries are of no use here; discord.py would warn about each that is missing.
    logging.getLogger("discord.client").addFilter(lambda record: "voice" not in record.getMessage())
