"""Archives and exports into which anything has been written: they are refused in words, or all of it is as it was."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.store.errors import StoreError
from bot.tables import TableError, archive
from bot.tables.archive import ArchiveError
from bot.tables.export import verify
from engine.catalogue import GAMES
from engine.contract import Unreadable
from tests.bot.tables.rig import ANN, BEN, HERE, Rig, opened

CHANGES = 150
PLANTED: tuple[Any, ...] = (
    None, True, -1, 0, 2**31, 2**63, 2**64, 10**40, 1.5, "", "halali", "x" * 3_000, "\u0000", [], {}, [[]], {"a": []},
    "playing", "over",
)  # fmt: skip


async def played(rig: Rig, game: str) -> int:
    """A short game of the two, to its end."""
    table = await rig.tables.open(HERE, ANN, game)
    await rig.tables.join(table.id, BEN)
    table = await rig.tables.start(table.id, ANN.user_id)
    for _ in range(6):
        seat = table.rules.turn(table.state).seats[0]
        move = next(table.rules.moves(table.state, seat))
        table = (await rig.tables.play(table.id, table.seats[seat].user_id, move, None, None)).table
    await rig.tables.resign(table.id, ANN.user_id)
    return table.id


def places(told: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in the file, the whole of it too."""
    yield path
    inner = told.items() if isinstance(told, dict) else enumerate(told) if isinstance(told, list) else ()
    for key, value in inner:
        yield from places(value, (*path, key))


def changed(luck: random.Random, told: Any) -> Any:
    """A copy with something else in one place, or without it."""
    copy = json.loads(json.dumps(told))
    *way, last = luck.choice([path for path in places(copy) if path])
    at = copy
    for key in way:
        at = at[key]
    if luck.random() < 0.2:
        del at[last]
    elif isinstance(at[last], list) and at[last] and luck.random() < 0.3:
        at[last].append(luck.choice(at[last]))
    else:
        at[last] = luck.choice(PLANTED)
    return copy


@pytest.mark.parametrize("game", ["halali", "hunters_and_gatherers"])
async def test_archives_with_anything_in_them(tmp_path: Path, game: str) -> None:
    """What is taken in nevertheless still verifies: the rules and the seed decide, not the file."""
    (tmp_path / "from").mkdir()
    store = await opened(tmp_path / "from")
    rig = Rig(store, GAMES)
    packed = await rig.tables.operations.archive(await played(rig, game))
    await store.close()
    luck, told = random.Random(7), json.loads(packed)
    for number in range(CHANGES):
        file = json.dumps(changed(luck, told)).encode()
        if luck.random() < 0.1:
            file = file[: luck.randrange(len(file))]
        await _take_in(tmp_path / str(number % 3), file)


async def _take_in(folder: Path, file: bytes) -> None:
    folder.mkdir(exist_ok=True)
    store = await opened(folder)
    try:
        rig = Rig(store, GAMES)
        try:
            table = await rig.tables.operations.move_in(archive.read(file), renumbered=True)
        except (ArchiveError, TableError, StoreError):
            return
        examined = await rig.tables.operations.examine(table.id)
        assert examined.differences == ()
    finally:
        await store.close()


@pytest.mark.parametrize("game", ["halali", "hunters_and_gatherers"])
async def test_exports_with_anything_in_them(tmp_path: Path, game: str) -> None:
    """A player's file is found dishonest or unreadable; only what is covered by no promise may be changed unseen."""
    store = await opened(tmp_path)
    rig = Rig(store, GAMES)
    exported = json.loads(json.dumps(await rig.tables.export(await played(rig, game))))
    await store.close()
    assert verify(exported).honest
    luck, unseen = random.Random(11), set()
    for _ in range(CHANGES * 2):
        told = changed(luck, exported)
        try:
            if verify(told).honest and told != exported:
                unseen |= {path[0] for path in places(exported) if path and differs(exported, told, path)}
        except Unreadable:
            continue
    assert unseen <= {"table", "opened_at", "started_at", "ended_at", "seats", "plies", "status", "undone", "options"}


def differs(one: Any, other: Any, path: tuple[Any, ...]) -> bool:
    key = path[0]
    return bool(one.get(key) != other.get(key))


@pytest.mark.parametrize("file", [b"", b"[" * 100_000, b"\xff\xfe", b"{}", b"null", b'{"form": "turnpost-archive"}'])
def test_what_is_no_archive(file: bytes) -> None:
    with pytest.raises(ArchiveError):
        archive.read(file)
