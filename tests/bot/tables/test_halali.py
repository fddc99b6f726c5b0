"""A real game through the same door."""

import json
from itertools import count

import pytest

from bot.tables import TableError, Tables, verify
from engine.catalogue import GAMES
from engine.chance import Seeded
from engine.halali.record_reader import read_records
from tests.bot.tables.invariants import broken
from tests.bot.tables.rig import ANN, BEN, HERE, Repeating, Rig


async def test_a_whole_match_replays_and_verifies(rig: Rig) -> None:
    tables = Tables(rig.store, rig.clock, Repeating("halali"))
    table = await tables.open(HERE, ANN, "halali")
    await tables.join(table.id, BEN)
    table = await tables.start(table.id, BEN.user_id)
    dice = Seeded(b"moves", 0)
    for interaction in count(1):
        if not table.live:
            break
        user = table.awaited[0]
        seat = table.seat_of(user)
        assert seat is not None and seat.number is not None
        seen = table.seen_by(seat.number)
        texts = [table.rules.format(seen, move) for move in table.rules.moves(seen, seat.number)]
        text = dice.choose("move", texts, 1)[0]
        table = (await tables.play(table.id, user, text, table.version, interaction)).table
    assert table.result is not None
    assert await rig.store.read(lambda session: broken(session, GAMES["halali"], table.id)) == []
    exported = json.loads(json.dumps(await tables.export(table.id)))
    findings = verify(exported)
    assert findings.honest, findings.lines
    first, second = read_records(await tables.record(table.id))
    assert (first.tags["Blue"], first.tags["Brown"]) == (second.tags["Brown"], second.tags["Blue"]) == table.names
    assert first.tags["Seed"] == table.seed


async def test_there_is_no_record_before_the_end(rig: Rig) -> None:
    table = await rig.playing()
    with pytest.raises(TableError) as refused:
        await rig.tables.record(table.id)
    assert refused.value.code == "not-over"
