"""Moves are taken back, freely or by consent; the log goes on, and chance stays what it was."""

import pytest

from bot.pace.errors import VoteError
from bot.tables import TableError, verify
from bot.tables.requesting import Wanted
from tests.bot.tables.asking import again, agree, ask, decline, notes, now
from tests.bot.tables.rig import ANN, BEN, CEM, DAN, Rig, code
from tests.bot.tables.stones import STONES

UNDO = Wanted("take-back")


async def test_s05_back_is_free_within_ones_own_turn(rig: Rig) -> None:
    """The board is edited, nobody is pinged."""
    table = await rig.play(await rig.playing(), "wait", "wait")
    back = await rig.tables.agreements.take_back(table.id, ANN.user_id, table.version, 1)
    assert (back.state.waits, back.ply, back.version, back.awaited) == (1, 1, table.version + 1, (ANN.user_id,))
    assert await rig.tables.agreements.take_back(table.id, ANN.user_id, table.version, 1) == back
    assert (await now(rig, table)) == back
    posts = await rig.posts(table.id, "board", "turn")
    assert posts[-1].version == back.version
    assert await notes(rig, table, posts[-1].kind) == ["note-taken-back"]


@pytest.mark.parametrize("move", ["look", "roll", "take 1"])
async def test_s05_nothing_is_free_once_chance_or_a_secret_spoke_or_others_are_awaited(rig: Rig, move: str) -> None:
    table = await rig.play(await rig.playing(), move)
    assert await rig.tables.agreements.free(table.id, ANN.user_id) is False
    with pytest.raises(TableError) as caught:
        await rig.tables.agreements.take_back(table.id, ANN.user_id, table.version)
    assert code(caught.value) == ("consent-needed", {"table": table.id})


async def test_a_double_click_takes_one_move_back(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "wait", "wait")
    await rig.tables.agreements.take_back(table.id, ANN.user_id, table.version, 1)
    with pytest.raises(TableError) as caught:
        await rig.tables.agreements.take_back(table.id, ANN.user_id, table.version, 2)
    assert caught.value.code == "stale"
    assert (await now(rig, table)).state.waits == 1


@pytest.mark.parametrize("person", [BEN, DAN])
async def test_whoever_has_not_moved_takes_nothing_back(rig: Rig, person: object) -> None:
    table = await rig.play(await rig.playing(), "take 1")
    user = getattr(person, "user_id")  # noqa: B009
    assert await rig.tables.agreements.free(table.id, user) is None
    with pytest.raises(TableError) as caught:
        await rig.tables.agreements.ask(table.id, user, UNDO)
    assert caught.value.code == ("nothing-to-undo" if user == BEN.user_id else "not-seated")


async def test_s05_after_the_hand_over_the_others_agree(rig: Rig) -> None:
    """A new board pings whoever is awaited now and was not before."""
    table = await rig.play(await rig.playing(), "take 1")
    request = await ask(rig, table, ANN, UNDO)
    assert (request.outcome, (await now(rig, table)).version) == (None, table.version)
    assert (await agree(rig, request, BEN)).outcome == "accepted"
    back = await now(rig, table)
    assert (back.state.left, back.awaited, back.ply, back.version) == (9, (ANN.user_id,), 0, table.version + 1)
    assert (await rig.promised(table.id, "board")).pings == (ANN.user_id,)
    assert (await rig.promised(table.id, "board")).version == back.version


async def test_consent_is_everybodys_and_silence_is_none(rig: Rig) -> None:
    table = await rig.play(await rig.playing(BEN, CEM), "take 1")
    request = await agree(rig, await ask(rig, table, ANN, UNDO), CEM)
    assert request.outcome is None
    assert (await decline(rig, request, BEN)).outcome == "refused"
    assert (await now(rig, table)).state.left == 8


async def test_s05_two_plies_are_taken_back_when_the_opponent_has_answered(rig: Rig) -> None:
    """The dice stay what they were."""
    table = await rig.play(await rig.playing(), "take 1", "roll")
    left = table.state.left
    await agree(rig, await ask(rig, table, ANN, UNDO), BEN)
    back = await now(rig, table)
    assert (back.state.left, back.ply, back.awaited) == (9, 0, (ANN.user_id,))
    assert (await rig.play(back, "take 1", "roll")).state.left == left
    await now(rig, table)


async def test_s05_an_open_request_is_withdrawn_by_the_next_move(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "take 1")
    request = await ask(rig, table, ANN, UNDO)
    await rig.play(table, "take 1")
    assert (await again(rig, request)).outcome == "moot"
    with pytest.raises(VoteError) as caught:
        await agree(rig, request, BEN)
    assert (caught.value.code, caught.value.data) == ("request-closed", {"outcome": "moot"})
    assert (await now(rig, table)).state.left == 7


async def test_orders_of_others_stay(rig: Rig) -> None:
    """They are no moves that the others knew of, and are not undone by what they did not know of."""
    table = await rig.play(await rig.playing(BEN, CEM), "take 1")
    await rig.tables.play(table.id, CEM.user_id, "order one", None, None)
    await agree(rig, await ask(rig, table, ANN, UNDO), BEN, CEM)
    back = await now(rig, table)
    assert (back.state.left, back.state.orders[2]) == (9, "one")
    played = await rig.play(back, "take 2", "take 1")
    assert (played.state.left, played.awaited) == (5, (ANN.user_id,))
    await now(rig, table)


async def test_nothing_from_before_somebody_resigned(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "take 1")
    await rig.tables.resign(table.id, BEN.user_id)
    assert await rig.tables.agreements.free(table.id, ANN.user_id) is None


async def test_every_version_is_still_known_as_it_was(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "take 1", "take 2")
    await agree(rig, await ask(rig, table, BEN, UNDO), ANN)
    back = await now(rig, table)
    after = await rig.play(back, "take 1")
    seen = [(await rig.tables.at(table.id, version)).state.left for version in range(after.version - 4, after.version)]
    assert seen == [9, 8, 6, 8]
    at = await rig.tables.at(table.id, back.version)
    assert (at.ply, at.turn_version, at.awaited) == (back.ply, back.turn_version, back.awaited)


async def test_news_and_stories_leave_out_what_was_taken_back(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "take 1", "take 2")
    began = table.turn_version
    await agree(rig, await ask(rig, table, BEN, UNDO), ANN)
    back = await now(rig, table)
    assert [event.data["number"] for event in await rig.tables.since(table.id, 1)] == [1]
    assert await rig.tables.told(table.id, [began - 1], back.version) == ((),)
    undone = [entry.notation for entry in await rig.tables.log(table.id) if entry.undone]
    assert undone == ["take 2"]


async def test_an_exported_game_is_honest_and_names_what_was_undone(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "roll", "look")
    await agree(rig, await ask(rig, table, ANN, UNDO), BEN)
    table = await rig.play(await now(rig, table), "take 2", "roll")
    await rig.tables.resign(table.id, ANN.user_id)
    exported = await rig.tables.export(table.id)
    assert [ply["notation"] for ply in exported["plies"]] == ["take 2", "roll", "resign"]
    assert [ply["notation"] for ply in exported["undone"]] == ["roll", "look"]
    assert verify(exported, {"stones": STONES}).honest
    assert await rig.tables.record(table.id) == "take 2 roll resign"
    for ply in exported["plies"]:
        ply["events"] = []
    assert not verify(exported, {"stones": STONES}).honest
