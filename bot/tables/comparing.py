"""A table's log is played again, and held against what was kept: every event, every hash, the state in the end."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from bot.store.rows import EntryRow, TableRow
from bot.tables import line, packing
from engine.chance import Chance, ChanceError, Seeded, replay
from engine.contract import AnyGame, Refusal

Source: TypeAlias = Callable[[TableRow, EntryRow], Chance]
"""Where the chance of a move comes from."""


def by_log(row: TableRow, entry: EntryRow) -> Chance:
    """Chance repeats what was written down: an old game never depends on how results are derived."""
    return replay(entry.outcomes)


def by_seed(row: TableRow, entry: EntryRow) -> Chance:
    """Chance is asked again: so a log is held against the seed, too."""
    return Seeded(row.seed, entry.ply or 0)


def differences(game: AnyGame, row: TableRow, entries: Sequence[EntryRow], source: Source = by_log) -> Iterator[str]:
    """Everything that does not fit, one line each; of what follows from another difference nothing.

    ``game`` may be of another version than the one that the table was played by: then this tells whether it matters.
    """
    yield from _miscounted(row, entries)
    if row.start is None:
        return
    try:
        start = packing.unpack(row.start, game.state_type)
        kept = packing.unpack(row.snapshot or b"", game.state_type)
        state, found = _played(game, start, row, entries, source)
        if found is not None:
            yield found
            return
        if packing.state_hash(state) != row.state_hash or packing.encode(state) != packing.encode(kept):
            yield "The snapshot is another state than the one that the log leads to."
        for fault in game.faults(state):
            yield f"The state is broken: {fault.code} {dict(fault.data)}."
        over = game.result(state) is not None
        if (row.status == "over") != over and row.status in ("playing", "over"):
            yield f"The table is said to be {row.status}, but the game is {'over' if over else 'not over'}."
    except Exception as error:
        # Whatever damaged bytes or a fault in the rules may bring about is a finding here.
        yield f"The state cannot be read: {error!r}."


def _miscounted(row: TableRow, entries: Sequence[EntryRow]) -> Iterator[str]:
    if [entry.revision for entry in entries] != list(range(1, row.revision + 1)):
        yield f"The log has {len(entries)} entries, but the table counts {row.revision}."
    last = max((entry.version for entry in entries), default=0)
    if last != row.version:
        yield f"The log comes to version {last}, but the table is at {row.version}."
    ply = max((entry.ply or 0 for entry in line.standing(entries)), default=0)
    if ply != row.ply:
        yield f"The log comes to move {ply}, but the table is at {row.ply}."


def _played(
    game: AnyGame, start: Any, row: TableRow, entries: Sequence[EntryRow], source: Source
) -> tuple[Any, str | None]:
    """The state after all entries; or the first difference, and then no state to go by."""
    state = start
    made: list[tuple[EntryRow, Any]] = []
    for entry in entries:
        if entry.kind == line.KIND:
            made = [(earlier, after) for earlier, after in made if earlier.version <= entry.data["to"]]
            state = made[-1][1] if made else start
        elif entry.seat is not None and entry.move is not None:
            chance = source(row, entry)
            try:
                state, events = game.play(state, entry.seat, entry.move, chance)
            except (Refusal, ChanceError) as error:
                return state, f"{_name(entry)} cannot be made: {error}."
            except Exception as error:
                return state, f"{_name(entry)} makes the rules fail: {error!r}."
            if chance.outcomes != entry.outcomes:
                return state, f"{_name(entry)} asks chance for something else, or chance says something else."
            if packing.encode(events) != packing.encode(entry.events):
                return state, f"{_name(entry)} brings about something else."
            made.append((entry, state))
        if entry.state_hash is not None and packing.state_hash(state) != entry.state_hash:
            return state, f"{_name(entry)} leads to another state: {packing.state_hash(state)}, not {entry.state_hash}."
    return state, None


def _name(entry: EntryRow) -> str:
    move = f", {entry.notation} of seat {entry.seat}" if entry.notation is not None else ""
    return f"Entry {entry.revision} ({entry.kind} at version {entry.version}{move})"
