"""Standing orders: kept, obeyed, and to everybody else as if they had never been given."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.tables import Person, Table, TableError, verify
from bot.tables.secrecy import is_secret
from engine.chance import Outcome, Seeded
from engine.contract import ORDER, AnyGame, Event, Move
from engine.risk_mgs.game import RISK_MGS
from tests.bot.tables.invariants import broken
from tests.bot.tables.rig import ANN, BEN, CEM, HERE, Repeating, Rig, opened
from tests.bot.tables.stones import STONES
from tests.bot.tables.test_turns import kinds

GAMES: dict[str, AnyGame] = {"stones": STONES, "risk_mgs": RISK_MGS}
ONE, NONE = (ORDER, "one"), (ORDER, "none")


async def order(rig: Rig, table: Table, person: Person, text: str = "order one") -> Table:
    return (await rig.tables.play(table.id, person.user_id, text, None, None)).table


async def test_an_order_stands_and_moves_no_version(rig: Rig) -> None:
    table = await rig.playing()
    played = await rig.tables.play(table.id, BEN.user_id, ONE, table.version, 1)
    assert (played.version, played.move, played.notation) == (table.version, ONE, "order one")
    assert played.events == (Event("ordered", {"order": "one"}, (1,)),)
    after = played.table
    assert (after.version, after.ply, after.turn_version) == (table.version, 0, table.turn_version)
    assert after.state.orders == ("none", "one")
    assert (await rig.row(table.id)).revision == table.version + 1
    after = await rig.play(after, "take 1")
    assert (after.state.left, after.awaited, after.version) == (7, (ANN.user_id,), table.version + 1)
    assert await rig.store.read(lambda session: broken(session, STONES, table.id)) == []


async def test_an_order_promises_nothing(rig: Rig) -> None:
    table = await rig.playing()
    before = await rig.posts(table.id)
    table = await order(rig, table, BEN)
    table = await order(rig, table, ANN, "order none")
    assert await rig.posts(table.id) == before


async def test_an_open_panel_stays_valid(rig: Rig) -> None:
    table = await rig.playing()
    await order(rig, table, BEN)
    played = await rig.tables.play(table.id, ANN.user_id, ("take", "2"), table.version, 1)
    assert played.version == table.version + 1


async def test_an_order_stands_whatever_has_happened_meanwhile(rig: Rig) -> None:
    table = await rig.playing()
    await rig.play(table, "wait", "wait")
    orders: tuple[str | Move, ...] = ("order one", ONE)
    for number, told in enumerate(orders, start=1):
        played = await rig.tables.play(table.id, BEN.user_id, told, table.version, number)
        assert played.table.state.orders[1] == "one"
    with pytest.raises(TableError) as caught:
        await rig.tables.play(table.id, ANN.user_id, "take 1", table.version, 3)
    assert caught.value.code == "stale"


async def test_orders_and_moves_at_once_all_stand(rig: Rig) -> None:
    table = await rig.playing()
    played = await asyncio.gather(
        rig.tables.play(table.id, BEN.user_id, ONE, table.version, 1),
        rig.tables.play(table.id, ANN.user_id, ("wait",), table.version, 2),
        rig.tables.play(table.id, BEN.user_id, NONE, table.version, 3),
        rig.tables.play(table.id, BEN.user_id, ONE, table.version, 4),
    )
    assert [each.repeated for each in played] == [False] * 4
    state = (await rig.tables.get(table.id)).state
    assert (state.orders, state.waits) == (("none", "one"), 1)
    assert (await rig.row(table.id)).revision == table.version + 4


async def test_the_same_order_twice_is_one(rig: Rig) -> None:
    table = await rig.playing()
    first = await rig.tables.play(table.id, BEN.user_id, ONE, table.version, 1)
    await rig.tables.play(table.id, BEN.user_id, NONE, table.version, 2)
    again = await rig.tables.play(table.id, BEN.user_id, ONE, table.version, 1)
    assert again.repeated and (again.version, again.move) == (first.version, first.move)
    assert again.table.state.orders[1] == "none"
    assert (await rig.row(table.id)).revision == table.version + 2


async def test_of_an_order_that_acts_at_once_all_see_what_it_brings(rig: Rig) -> None:
    table = await rig.playing()
    after = await order(rig, table, ANN)
    assert (after.version, after.ply, after.awaited) == (table.version + 1, 1, (BEN.user_id,))
    entry = (await rig.tables.log(table.id))[-1]
    assert (entry.events, entry.move, entry.notation) == ((Event("took", {"seat": 0, "number": 1}),), None, None)
    [ply] = (await rig.tables.export(table.id))["plies"]
    assert (ply["ply"], ply["move"], ply["notation"]) == (1, None, None)
    assert await kinds(rig, table.id) == [("lobby", 5), ("board", after.version), ("retire", after.version)]


async def test_an_order_is_no_move_of_its_own_since_which_there_is_news(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "take 1")
    before = table.version
    table = await rig.play(table, "take 2")
    await order(rig, table, BEN, "order none")
    table = await rig.play(table, "wait")
    await order(rig, table, BEN, "order none")
    assert await rig.tables.since(table.id, 1) == (Event("waited", {"seat": 0}),)
    assert await rig.tables.since(table.id, 1, until=before) == (Event("took", {"seat": 0, "number": 1}),)


async def test_its_owner_alone_finds_it_in_the_log_until_the_end(rig: Rig) -> None:
    table = await rig.playing(stones=1)
    table = await order(rig, table, BEN)
    ordered = Event("ordered", {"order": "one"}, (1,))
    assert [entry.kind for entry in await rig.tables.log(table.id)] == ["open", "wish", "join", "wish", "start"]
    assert await rig.tables.log(table.id, 0) == await rig.tables.log(table.id)
    own = (await rig.tables.log(table.id, 1))[-1]
    assert (own.kind, own.version, own.ply, own.notation, own.events) == ("secret", 5, 0, "order one", (ordered,))
    await rig.play(table, "take 1")
    assert (await rig.tables.log(table.id))[-2].events == (ordered,)


async def known(rig: Rig, table: Table) -> dict[str, Any]:
    """All that anybody but Ben can get of the table, by way of the door."""
    found: dict[str, Any] = {"posts": await rig.posts(table.id), "export": await rig.tables.export(table.id)}
    for version in range(5, table.version + 1):
        at = await rig.tables.at(table.id, version)
        found[f"at {version}"] = msgspec.structs.replace(at, state=None)
        for seat in (None, 0, 2):
            found[f"state {version} {seat}"] = at.seen_by(seat)
            found[f"since {version} {seat}"] = await rig.tables.since(table.id, seat, version, at.turn_version)
        found[f"told {version}"] = await rig.tables.told(table.id, (at.turn_version,), version)
    for seat in (None, 0, 2):
        found[f"log {seat}"] = await rig.tables.log(table.id, seat)
    assert table.status == "playing"
    return found


async def life(folder: Path, orders: Sequence[str]) -> dict[str, Any]:
    """One and the same story, in which Ben gives these orders before each move of the others."""
    folder.mkdir()
    store = await opened(folder)
    rig = Rig(store, entropy=Repeating())
    table = await rig.playing(BEN, CEM, stones=1000)
    for move in ("roll", "wait", "look", "roll", "wait", "take 2", "roll", "wait", "look", "roll", "look"):
        for text in orders if BEN.user_id not in table.awaited else ():
            await order(rig, table, BEN, text)
        rig.clock.time += 60
        table = await rig.play(table, move)
    assert (await rig.row(table.id)).revision == table.version + 7 * len(orders)
    found = await known(rig, table)
    await store.close()
    return found


async def test_with_and_without_orders_everything_is_the_same_to_all_others(tmp_path: Path) -> None:
    """Dice, numbers, times, posts, logs, states, exports."""
    without = await life(tmp_path / "without", ())
    ordered = await life(tmp_path / "ordered", ("order one", "order none"))
    assert without == ordered
    assert json.dumps(without["export"]) == json.dumps(ordered["export"])


async def test_a_game_with_orders_is_verified_and_recorded_whole(rig: Rig) -> None:
    table = await rig.playing(stones=8)
    for person, text in ((BEN, "order one"), (ANN, "roll"), (BEN, "order none"), (ANN, "roll"), (ANN, "order none")):
        table = (await rig.tables.play(table.id, person.user_id, text, None, None)).table
    for _ in range(8):
        if table.live:
            table = await rig.play(table, "roll")
    exported = json.loads(json.dumps(await rig.tables.export(table.id)))
    findings = verify(exported, GAMES)
    assert findings.honest, findings.lines
    numbers = [(ply["ply"], ply["notation"]) for ply in exported["plies"]]
    assert numbers[:3] == [(0, "order one"), (1, "roll"), (1, "order none")]
    assert "order one" in await rig.tables.record(table.id)
    del exported["plies"][0]
    assert not verify(exported, GAMES).honest


async def test_orders_of_risk(tmp_path: Path) -> None:
    """Whoever is not awaited orders in secret; so does who is, unless the order is carried out at once."""
    store = await opened(tmp_path)
    rig = Rig(store, GAMES)
    table = await rig.tables.open(place=HERE, person=ANN, game="risk_mgs", options={"mode": "command_room"})
    for person in (BEN, CEM):
        await rig.tables.join(table.id, person)
    table = await rig.tables.start(table.id, ANN.user_id)
    version = table.version
    for seat in table.seats:
        if seat.user_id not in table.awaited:
            for text in ("order defence min", "order wish claim egypt"):
                played = await rig.tables.play(table.id, seat.user_id, text, version, None)
                assert (played.version, played.table.ply) == (version, 0)
    awaited = table.awaited[0]
    played = await rig.tables.play(table.id, awaited, "order defence max-from 3", None, None)
    assert played.version == version
    assert await rig.store.read(lambda session: broken(session, RISK_MGS, table.id)) == []
    await store.close()


def test_a_secret_leaves_all_as_it_was_for_the_others() -> None:
    state = STONES.start(3, {}, Seeded(b"seed", 0))
    ordered = Event("ordered", {}, (1,))
    after = msgspec.structs.replace(state, orders=("none", "one", "none"))
    assert is_secret(STONES, state, after, 1, (ordered,), ())
    assert is_secret(STONES, state, after, 1, (), ())
    assert is_secret(STONES, state, after, 1, (Event("deck", {}, ()),), ())
    assert not is_secret(STONES, state, after, 1, (Event("told", {}),), ())
    assert not is_secret(STONES, state, after, 1, (Event("told", {}, (0, 1)),), ())
    assert not is_secret(STONES, state, after, 1, (ordered,), (Outcome("die", (1,)),))
    assert not is_secret(STONES, state, msgspec.structs.replace(after, left=8), 1, (ordered,), ())
    assert not is_secret(STONES, state, msgspec.structs.replace(after, side=1), 1, (ordered,), ())
    assert not is_secret(STONES, state, msgspec.structs.replace(after, cards=("sun",) * 3), 1, (ordered,), ())
    assert not is_secret(STONES, state, msgspec.structs.replace(after, winner=1), 1, (ordered,), ())
