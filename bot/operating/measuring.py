"""`turnpost metrics`: numbers for Prometheus, by way of the textfile collector of its node exporter.

No port is opened and nothing runs inside the bot for it: whoever wants the numbers asks for them every minute or so.
"""

from collections.abc import Iterable

from bot import sign_of_life
from bot.opening import Database
from bot.operating.reach import look
from bot.store.counts import Count


def metrics(database: Database, now: int) -> list[str]:
    """Lines in the text format of Prometheus. ``now``: UTC seconds."""
    found = look(database, lambda tables: tables.operations.counts(now))
    return list(_lines([*found, Count("healthy", int(not sign_of_life.read(database.data, lambda: now)))]))


def _lines(found: Iterable[Count]) -> Iterable[str]:
    named: str | None = None
    for each in found:
        if each.name != named:
            named = each.name
            yield f"# TYPE turnpost_{named} gauge"
        labels = ",".join(f'{name}="{value}"' for name, value in each.labels)
        yield f"turnpost_{each.name}{{{labels}}} {each.value}" if labels else f"turnpost_{each.name} {each.value}"
