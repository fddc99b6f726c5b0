"""`turnpost check`, `replay` and `patch`: does everything hold together, and would it under other rules?"""

from collections.abc import Iterator
from pathlib import Path

from bot.opening import Database
from bot.operating.errors import DIFFERS
from bot.operating.reach import look
from bot.store.errors import Corrupt
from bot.store.sqlite import copies
from bot.store.sqlite.looking import check_schema, connected
from bot.tables import Tables
from bot.tables.operations import Examined


def check(database: Database) -> tuple[int, list[str]]:
    """The file first, then every table that is open. Raises `Corrupt` for a damaged file."""
    told = "The server looks after its files itself." if database.server else _sound(database.file)
    examined = look(database, _all)
    lines = [line for each in examined for line in _report(each)]
    broken = [each for each in examined if each.differences and not _outdated(each)]
    lines.append(f"{told} {len(examined)} tables are open, {len(broken)} of them do not hold together.")
    return (DIFFERS if broken else 0), lines


def _sound(file: Path) -> str:
    with connected(file) as connection:
        found = copies.faults(connection)
        if found:
            raise Corrupt(f"{file} is damaged ({'; '.join(found[:3])})")
        check_schema(connection, file)
    return "The file is sound."


def replay(database: Database, table_id: int) -> tuple[int, list[str]]:
    """One table, open or not."""
    examined = look(database, lambda tables: tables.operations.examine(table_id))
    lines = list(_report(examined))
    if not examined.differences:
        lines.append(f"All fits: {examined.entries} entries lead to the state that is kept.")
    return (DIFFERS if examined.differences else 0), lines


def patch(database: Database) -> tuple[int, list[str]]:
    """Every open table under the rules of this Turnpost, whatever rules it was begun by."""
    examined = look(database, _all)
    broken = [each for each in examined if each.differences]
    lines = [line for each in examined for line in _report(each)]
    lines.append(f"{len(examined) - len(broken)} open tables go on under these rules, {len(broken)} do not.")
    return (DIFFERS if broken else 0), lines


async def _all(tables: Tables) -> list[Examined]:
    return [await tables.operations.examine(table_id) for table_id in await tables.operations.live()]


def _outdated(each: Examined) -> bool:
    """Begun under rules that differ from the present ones: nothing is wrong with it, but it cannot go on."""
    return each.rules_version != each.present_rules


def _report(each: Examined) -> Iterator[str]:
    name = f"Table {each.table_id} ({each.game})"
    if _outdated(each):
        rules = f"begun under version {each.rules_version} of the rules, which now have {each.present_rules}"
        goes = (
            "cannot go on: its people are told so, and can end it" if each.differences else "goes on at the next start"
        )
        yield f"{name} was {rules}; it {goes}."
    for line in each.differences:
        yield f"{name}: {line}"
