"""Exports, and the check that chance was honest."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.tables import verify
from engine.chance import commitment
from engine.contract import AnyGame, Json, Unreadable
from tests.bot.tables.rig import ANN, BEN, CEM, HERE, Repeating, Rig, opened
from tests.bot.tables.stones import STONES, Stones

GAMES: dict[str, AnyGame] = {"stones": STONES}


async def finished(rig: Rig) -> Any:
    """An exported game with a drawn seat, dice and a secret, through JSON."""
    table = await rig.lobby(stones=8)
    for person in (BEN, CEM):
        await rig.tables.join(table.id, person)
    table = await rig.tables.start(table.id, CEM.user_id)
    for move in ("roll", "look", "roll", *["take 2"] * 9):
        if table.live:
            table = await rig.play(table, move)
    return json.loads(json.dumps(await rig.tables.export(table.id)))


async def test_an_honest_game(rig: Rig) -> None:
    exported = await finished(rig)
    assert exported["status"] == "over" and exported["result"]["reason"] == "taken"
    assert commitment(bytes.fromhex(exported["seed"])) == exported["commitment"]
    findings = verify(exported, GAMES)
    assert findings.honest, findings.lines
    assert exported["commitment"] in findings.lines[1], "what a player has to compare"


async def test_a_game_cut_short_is_told_from_a_whole_one(rig: Rig) -> None:
    exported = await finished(rig)
    exported["plies"] = exported["plies"][:2]
    exported["result"] = None
    assert "The game is said to be over, but its last moves are missing." in verify(exported, GAMES).lines


async def test_another_last_position_is_found(rig: Rig) -> None:
    exported = await finished(rig)
    exported["view"] = {"left": 7}
    assert verify(exported, GAMES).lines == ("The last position is another one.",)


@pytest.mark.parametrize("wish", [-3, -1])
async def test_a_seat_that_cannot_be_is_no_export(rig: Rig, wish: int) -> None:
    exported = await finished(rig)
    exported["seats"][0]["wish"] = wish
    with pytest.raises(Unreadable) as refused:
        verify(exported, GAMES)
    assert refused.value.code == "no-export"


def change(*path: str | int, to: Json) -> Callable[[Any], None]:
    """Puts another value at that place of an export."""

    def apply(exported: Any) -> None:
        for step in path[:-1]:
            exported = exported[step]
        assert exported[path[-1]] != to
        exported[path[-1]] = to

    return apply


@pytest.mark.parametrize(
    ("tamper", "says"),
    [
        (change("seed", to="00" * 32), "committed to"),
        (change("commitment", to="00" * 32), "committed to"),
        (change("seats", 0, "seat", to=9), "seats were not drawn"),
        (change("start", "outcomes", 1, "values", to=["sun", "sun", "sun"]), "deal does not follow"),
        (change("start", "state_hash", to="00"), "state at the start"),
        (change("options", "stones", to=13), "cannot start: unlucky"),
        (change("plies", 0, "outcomes", 0, "values", 0, to=6), "chance decided in move 1"),
        (change("plies", 0, "events", to=[]), "Something else happened in move 1"),
        (change("plies", 2, "state_hash", to="00"), "state after move 3"),
        (change("plies", 1, "ply", to=7), "Move 2 is numbered 7"),
        (change("plies", 1, "move", to=["take", "9"]), "Move 2 is not legal: no-such-move"),
        (change("plies", 1, "move", to=None), "Move 2 is not legal"),
        (change("result", "reason", to="luck"), "result is another one"),
    ],
)
async def test_whatever_is_tampered_with_is_found(rig: Rig, tamper: Callable[[Any], None], says: str) -> None:
    exported = await finished(rig)
    tamper(exported)
    findings = verify(exported, GAMES)
    assert not findings.honest
    assert any(says in line for line in findings.lines), findings.lines


@pytest.mark.parametrize(
    ("tamper", "code"),
    [
        (change("form", to="chess"), "no-export"),
        (change("plies", to=3), "no-export"),
        (change("seed", to="not hexadecimal"), "no-export"),
        (change("seed", to=None), "no-seed"),
        (change("seed", to="00" * 65), "no-seed"),
        (change("start", to=None), "no-seed"),
        (change("game", to="chess"), "unknown-game"),
        (change("rules_version", to=2), "other-rules"),
    ],
)
async def test_what_cannot_be_verified(rig: Rig, tamper: Callable[[Any], None], code: str) -> None:
    exported = await finished(rig)
    tamper(exported)
    with pytest.raises(Unreadable) as caught:
        verify(exported, GAMES)
    assert caught.value.code == code


@pytest.mark.parametrize("nonsense", [None, [], 7, "x", {}, {"form": "turnpost-table"}])
def test_nonsense_is_unreadable(nonsense: Json) -> None:
    with pytest.raises(Unreadable):
        verify(nonsense, GAMES)


async def test_a_running_game_gives_nothing_away(tmp_path: Path) -> None:
    exports, cards = [], []
    for beginning in "ab":
        (tmp_path / beginning).mkdir()
        store = await opened(tmp_path / beginning)
        rig = Rig(store, entropy=Repeating(beginning))
        table = await rig.play(await rig.playing(), "take 1", "look", "take 1")
        exports.append(await rig.tables.export(table.id))
        cards.append(table.state.cards)
        await store.close()
    assert cards[0] != cards[1]
    assert [export.pop("commitment") for export in exports] != [None, None]
    assert exports[0] == exports[1]
    assert exports[0]["seed"] is None and exports[0]["start"] is None
    assert [ply["notation"] for ply in exports[0]["plies"]] == ["take 1", None, "take 1"]
    text = json.dumps(exports)
    assert not any(card in text for card in ('"moon"', '"star"', '"sun"'))
    with pytest.raises(Unreadable):
        verify({**exports[0], "commitment": ""}, GAMES)


async def test_a_lobby(rig: Rig) -> None:
    table = await rig.tables.open(place=HERE, person=ANN, game="stones", invited=(BEN.user_id,))
    exported = await rig.tables.export(table.id)
    assert (exported["status"], exported["plies"], exported["view"], exported["seed"]) == ("lobby", [], None, None)
    assert str(ANN.user_id) not in json.dumps(exported)


async def test_a_game_that_lost_its_channel_can_be_verified(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "roll")
    await rig.tables.orphan(table.channel_id)
    exported = json.loads(json.dumps(await rig.tables.export(table.id)))
    assert exported["result"] is None
    assert verify(exported, GAMES).honest


async def test_a_game_of_other_rules_is_exported_without_its_state(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "take 1")
    later = Rig(rig.store, {"stones": Stones(version=2)})
    exported = await later.tables.export(table.id)
    assert exported["view"] is None and len(exported["plies"]) == 1
