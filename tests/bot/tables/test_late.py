"""Somebody is late: what the others may do about it, together, and how the late one comes back."""

import msgspec
import pytest

from bot.pace.durations import DAY
from bot.pace.errors import VoteError
from bot.pace.pace import PerMove
from bot.store.requests import RequestRow
from bot.store.rows import SeatRow
from bot.tables import Limits, Person, Place, Table, TableError, sweeping
from bot.tables.requesting import Wanted
from tests.bot.tables.asking import again, agree, ask, decline, now
from tests.bot.tables.hurried import begun, until
from tests.bot.tables.rig import ANN, BEN, CEM, DAN, Rig

PACE = PerMove(DAY)


async def late(rig: Rig, *others: Person) -> Table:
    """Ann has let her time pass."""
    table = await begun(rig, PACE, *others)
    await until(rig, rig.clock.time + DAY)
    return await now(rig, table)


async def post_of(rig: Rig, table: Table) -> RequestRow:
    (row,) = await rig.tables.agreements.open(table.id)
    assert (row.subject, row.seat) == ("late", 0)
    return row


async def test_s02_a_deadline_opens_a_choice_for_the_others(rig: Rig) -> None:
    """One post, which pings those who stayed; nothing ends by that alone, and the late move still counts."""
    table = await late(rig, BEN, CEM)
    row = await post_of(rig, table)
    (post,) = await rig.posts(table.id, "request")
    assert sweeping.read(post.payload).pings == (BEN.user_id, CEM.user_id)
    await until(rig, rig.clock.time + 30 * DAY)
    assert len(await rig.posts(table.id, "request")) == 1
    moved = await rig.play(table, "take 1")
    assert moved.awaited == (BEN.user_id,)
    assert (await again(rig, row)).outcome == "moot"


async def test_s02_of_two_whoever_stayed_ends_the_game_without_a_mark(rig: Rig) -> None:
    table = await late(rig)
    assert (await ask(rig, table, BEN, Wanted("end", seat=0))).outcome == "accepted"
    assert (await now(rig, table)).status == "cancelled"
    (result,) = await rig.store.read(lambda session: session.results.of_person(BEN.user_id))
    assert [(seat.place, seat.ending) for seat in result.seats] == [(None, "absent"), (None, "played")]
    assert (await rig.promised(table.id, "result")).pings == (ANN.user_id,)


async def test_s02_of_three_both_have_to_agree_to_the_end(rig: Rig) -> None:
    table = await late(rig, BEN, CEM)
    request = await ask(rig, table, BEN, Wanted("end", seat=0))
    assert (request.outcome, (await now(rig, table)).status) == (None, "playing")
    assert (await agree(rig, request, CEM)).outcome == "accepted"
    assert (await now(rig, table)).status == "cancelled"


async def test_s02_a_turn_is_skipped_by_vote(rig: Rig) -> None:
    table = await late(rig, BEN, CEM)
    await agree(rig, await ask(rig, table, BEN, Wanted("skip", seat=0)), CEM)
    after = await now(rig, table)
    entry = (await rig.entries(table.id))[-1]
    assert (after.state.waits, entry.user_id, entry.seat, entry.notation) == (1, None, 0, "wait")
    assert [note.key for note in (await rig.promised(table.id, "board")).notes] == ["note-skipped"]


async def test_silence_does_not_hold_the_table_up(rig: Rig) -> None:
    """Whoever asks agrees, and nobody says no until the vote is over."""
    table = await late(rig, BEN, CEM)
    request = await ask(rig, table, BEN, Wanted("skip", seat=0))
    await until(rig, rig.clock.time + 2 * DAY)
    assert (await again(rig, request)).outcome == "accepted"
    assert (await now(rig, table)).state.waits == 1


async def test_s02_the_late_players_move_withdraws_the_vote(rig: Rig) -> None:
    table = await late(rig, BEN, CEM)
    request = await ask(rig, table, BEN, Wanted("computer", seat=0))
    await rig.play(table, "take 1")
    assert (await again(rig, request)).outcome == "moot"
    assert await rig.tables.agreements.open(table.id) == ()
    with pytest.raises(TableError) as caught:
        await ask(rig, table, BEN, Wanted("computer", seat=0))
    assert caught.value.code == "not-late"


async def test_one_vote_about_whoever_is_late_at_a_time(rig: Rig) -> None:
    table = await late(rig, BEN, CEM)
    request = await ask(rig, table, BEN, Wanted("skip", seat=0))
    with pytest.raises(TableError) as caught:
        await ask(rig, table, CEM, Wanted("end", seat=0))
    assert caught.value.code == "request-open"
    assert (await decline(rig, request, CEM)).outcome == "refused"
    assert (await ask(rig, table, CEM, Wanted("end", seat=0))).outcome is None


async def test_s02_the_computer_plays_until_the_person_comes_back(rig: Rig) -> None:
    """Dropping one never resets the game, and nobody waits for the computer."""
    table = await played_by_computer(rig)
    assert (table.state.left, table.awaited) == (8, (BEN.user_id,))
    assert [seat.computer for seat in table.seats] == [True, False, False]
    table = await rig.play(table, "take 1", "take 1")
    assert (table.turn.seats if table.turn else None, table.awaited) == ((0,), ())
    await until(rig, rig.clock.time)
    table = await now(rig, table)
    assert (table.state.left, table.awaited) == (5, (BEN.user_id,))
    back = await rig.tables.agreements.come_back(table.id, ANN.user_id, 77)
    assert await rig.tables.agreements.come_back(table.id, ANN.user_id, 77) == back
    table = await rig.play(back, "take 1", "take 1")
    assert table.awaited == (ANN.user_id,)
    assert await until(rig, rig.clock.time + 3600) == []
    with pytest.raises(TableError) as caught:
        await rig.tables.agreements.come_back(table.id, ANN.user_id)
    assert caught.value.code == "not-computer"
    await now(rig, table)


async def played_by_computer(rig: Rig) -> Table:
    """Ben and Cem let the computer play for Ann, who was late; it has made its first move."""
    table = await late(rig, BEN, CEM)
    await agree(rig, await ask(rig, table, BEN, Wanted("computer", seat=0)), CEM)
    await until(rig, rig.clock.time)
    return await now(rig, table)


async def test_a_move_of_ones_own_gives_the_seat_back(rig: Rig) -> None:
    table = await late(rig, BEN, CEM)
    await agree(rig, await ask(rig, table, BEN, Wanted("computer", seat=0)), CEM)
    played = await rig.tables.play(table.id, ANN.user_id, "take 2", None, 5)
    assert (played.table.state.left, played.table.seats[0].computer) == (7, False)
    await now(rig, table)


async def test_s02_a_seat_goes_to_somebody_else_who_agrees(rig: Rig) -> None:
    table = await late(rig, BEN, CEM)
    vote = await ask(rig, table, BEN, Wanted("replace", seat=0, person=DAN))
    await agree(rig, vote, CEM)
    assert (await now(rig, table)).seats[0].user_id == ANN.user_id
    offer = next(row for row in await rig.tables.agreements.open(table.id) if row.subject == "offer")
    assert offer.request is not None and offer.request.asked == (DAN.user_id,)
    assert (await agree(rig, offer, DAN)).outcome == "accepted"
    taken = await now(rig, table)
    assert (taken.seats[0].user_id, taken.seats[0].name, taken.awaited) == (DAN.user_id, "Dan", (DAN.user_id,))
    assert (await rig.promised(table.id, "board")).pings == (DAN.user_id,)
    assert await rig.tables.agreements.open(table.id) == ()
    assert await rig.tables.of_person(ANN.user_id) == ()
    assert (await rig.play(taken, "take 1")).awaited == (BEN.user_id,)


async def test_s02_the_late_players_move_keeps_the_seat_that_was_offered(rig: Rig) -> None:
    table = await late(rig)
    await ask(rig, table, BEN, Wanted("replace", seat=0, person=DAN))
    offer = next(row for row in await rig.tables.agreements.open(table.id) if row.subject == "offer")
    await rig.play(table, "take 1")
    assert (await again(rig, offer)).outcome == "moot"


async def test_a_seat_is_handed_over_by_ones_own_wish(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "take 1")
    offer = await ask(rig, table, ANN, Wanted("offer", person=DAN))
    await agree(rig, offer, DAN)
    taken = await now(rig, table)
    assert [seat.user_id for seat in taken.seats] == [DAN.user_id, BEN.user_id]
    assert (taken.state, taken.awaited) == (table.state, table.awaited)
    assert [post.kind for post in await rig.posts(table.id)][-1] == "notice"


async def test_what_was_agreed_on_may_be_impossible_by_then(rig: Rig) -> None:
    """Dan sits at too many tables by now: nothing has changed, and the request says so."""
    crowded = Rig(rig.store, limits=Limits(person=1))
    table = await crowded.playing()
    offer = await ask(crowded, table, ANN, Wanted("offer", person=DAN))
    await crowded.tables.open(Place(None, 99), DAN, "stones")
    assert (await agree(crowded, offer, DAN)).outcome == "impossible"
    assert [seat.user_id for seat in (await now(crowded, table)).seats] == [ANN.user_id, BEN.user_id]
    with pytest.raises(VoteError) as caught:
        await agree(crowded, offer, DAN)
    assert caught.value.data == {"outcome": "impossible"}


async def test_a_table_that_only_the_computer_would_play_on_ends(rig: Rig) -> None:
    table = await late(rig)
    await ask(rig, table, BEN, Wanted("computer", seat=0))
    await rig.store.write(lambda session: session.seats.put(_by_computer(session.seats.of(table.id)[1])))
    await until(rig, rig.clock.time)
    assert (await now(rig, table)).status == "cancelled"
    assert [note.key for note in (await rig.promised(table.id, "result")).notes] == ["note-deserted"]


def _by_computer(seat: SeatRow) -> SeatRow:
    return msgspec.structs.replace(seat, computer=True)
