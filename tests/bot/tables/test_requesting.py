"""Requests: who is asked, who may answer, and how they end."""

import pytest

from bot.pace.durations import DAY, WEEK
from bot.pace.errors import PaceError, VoteError
from bot.tables import Limits, TableError, sweeping
from bot.tables.requesting import Wanted
from tests.bot.tables.asking import again, agree, ask, decline, now
from tests.bot.tables.hurried import until
from tests.bot.tables.rig import ANN, BEN, CEM, DAN, Rig, code

PAUSE = Wanted("pause", seconds=WEEK)
END = Wanted("agreed-end")


async def pinged(rig: Rig, table_id: int) -> list[tuple[tuple[int, ...], int | None]]:
    """Whom each post of requests pings, or whom it goes to."""
    posts = await rig.posts(table_id, "request")
    return [(sweeping.read(post.payload).pings, post.user_id) for post in posts]


async def test_s39_those_who_must_answer_are_pinged_once(rig: Rig) -> None:
    table = await rig.playing(BEN, CEM)
    request = await ask(rig, table, ANN, PAUSE)
    assert await pinged(rig, table.id) == [((BEN.user_id, CEM.user_id), None)]
    await agree(rig, request, BEN)
    assert await pinged(rig, table.id) == [((BEN.user_id, CEM.user_id), None), ((), None)]


async def test_each_hears_of_it_as_each_one_likes(rig: Rig) -> None:
    table = await rig.playing(BEN, CEM)
    await rig.tables.personal.change(BEN.user_id, {"request": "direct"})
    await rig.tables.personal.change(CEM.user_id, {"request": "none"})
    await ask(rig, table, ANN, PAUSE)
    assert await pinged(rig, table.id) == [((), BEN.user_id), ((), None)]


async def test_s39_a_request_expires(rig: Rig) -> None:
    table = await rig.playing()
    request = await ask(rig, table, ANN, PAUSE)
    await until(rig, rig.clock.time + 3 * DAY)
    assert (await again(rig, request)).outcome == "expired"
    with pytest.raises(VoteError) as caught:
        await agree(rig, request, BEN)
    assert caught.value.code == "request-closed"
    await now(rig, table)


async def test_s39_the_end_of_the_game_sweeps_requests_away(rig: Rig) -> None:
    table = await rig.playing()
    request = await ask(rig, table, ANN, PAUSE)
    await rig.tables.resign(table.id, BEN.user_id)
    assert (await again(rig, request)).outcome == "moot"
    assert await rig.tables.agreements.open(table.id) == ()


async def test_whoever_resigns_is_not_waited_for(rig: Rig) -> None:
    table = await rig.playing(BEN, CEM)
    request = await agree(rig, await ask(rig, table, ANN, END), BEN)
    await rig.store.write(lambda session: sweeping_left(rig, session, table.id, CEM.user_id))
    await until(rig, rig.clock.time)
    assert (await again(rig, request)).outcome == "accepted"
    assert (await now(rig, table)).status == "cancelled"


def sweeping_left(rig: Rig, session: object, table_id: int, user_id: int) -> None:
    """As if that user had resigned, which ends this game at once."""
    desk = rig.tables._door._desk(session)  # type: ignore[arg-type]
    sweeping.left(desk, desk.row(table_id), user_id)


@pytest.mark.parametrize(("person", "reason"), [(ANN, "own-request"), (DAN, "not-asked"), (BEN, "already-answered")])
async def test_nobody_answers_who_is_not_asked_or_twice(rig: Rig, person: object, reason: str) -> None:
    table = await rig.playing(BEN, CEM)
    request = await agree(rig, await ask(rig, table, ANN, PAUSE), BEN)
    with pytest.raises(VoteError) as caught:
        await decline(rig, request, person)  # type: ignore[arg-type]
    assert caught.value.code == reason
    assert await again(rig, request) == request
    await now(rig, table)


async def test_the_same_click_answers_once(rig: Rig) -> None:
    table = await rig.playing(BEN, CEM)
    asked = await rig.tables.agreements.ask(table.id, ANN.user_id, PAUSE, 1)
    assert await rig.tables.agreements.ask(table.id, ANN.user_id, PAUSE, 1) == asked
    answered = await rig.tables.agreements.answer(asked.id, BEN, True, 2)
    assert await rig.tables.agreements.answer(asked.id, BEN, True, 2) == answered
    assert len(await rig.tables.agreements.open(table.id)) == 1


async def test_one_request_of_a_kind(rig: Rig) -> None:
    table = await rig.playing(BEN, CEM)
    request = await ask(rig, table, ANN, PAUSE)
    await ask(rig, table, BEN, END)
    with pytest.raises(TableError) as caught:
        await ask(rig, table, BEN, PAUSE)
    assert code(caught.value) == ("request-open", {"table": table.id, "request": request.id})


async def test_only_whoever_asked_withdraws(rig: Rig) -> None:
    table = await rig.playing()
    request = await ask(rig, table, ANN, PAUSE)
    with pytest.raises(VoteError) as caught:
        await rig.tables.agreements.withdraw(request.id, BEN.user_id)
    assert caught.value.code == "not-yours"
    assert (await rig.tables.agreements.withdraw(request.id, ANN.user_id)).outcome == "withdrawn"
    assert (await ask(rig, table, ANN, PAUSE)).outcome is None


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        (Wanted("pause", seconds=3600), "pause-out-of-range"),
        (Wanted("resume"), "not-paused"),
        (Wanted("take-back"), "nothing-to-undo"),
        (Wanted("offer"), "no-person"),
        (Wanted("offer", person=BEN), "already-there"),
        (Wanted("skip", seat=1), "not-late"),
        (Wanted("end"), "not-late"),
    ],
)
async def test_what_cannot_be_is_not_asked(rig: Rig, wanted: Wanted, reason: str) -> None:
    table = await rig.playing()
    with pytest.raises((TableError, PaceError, VoteError)) as caught:
        await ask(rig, table, ANN, wanted)
    assert getattr(caught.value, "code", None) == reason
    assert await rig.tables.agreements.open(table.id) == ()
    assert await now(rig, table) == table


async def test_strangers_ask_nothing(rig: Rig) -> None:
    table = await rig.playing()
    with pytest.raises(TableError) as caught:
        await ask(rig, table, DAN, PAUSE)
    assert caught.value.code == "not-seated"


async def test_there_is_no_such_request(rig: Rig) -> None:
    for attempt in (rig.tables.agreements.get(99), rig.tables.agreements.withdraw(99, ANN.user_id)):
        with pytest.raises(TableError) as caught:
            await attempt
        assert code(caught.value) == ("no-request", {"id": 99})


async def test_an_agreed_end_leaves_no_result_and_no_mark(rig: Rig) -> None:
    table = await rig.play(await rig.playing(), "take 1")
    assert (await agree(rig, await ask(rig, table, ANN, END), BEN)).outcome == "accepted"
    ended = await now(rig, table)
    assert (ended.status, ended.result, ended.seed is not None) == ("cancelled", None, True)
    promise = await rig.promised(table.id, "result")
    assert (promise.version, promise.pings) == (ended.version, (ANN.user_id,))
    assert [note.key for note in promise.notes] == ["note-agreed-end"]
    (result,) = await rig.store.read(lambda session: session.results.of_person(BEN.user_id))
    assert [(seat.place, seat.ending) for seat in result.seats] == [(None, "played")] * 2
    assert await rig.tables.of_person(ANN.user_id) == ()


async def test_nobody_is_asked_without_end(rig: Rig) -> None:
    """Asking and withdrawing pings the others each time: so many a day, and each person for himself."""
    table = await rig.playing()
    limit = Limits().requests
    for _ in range(limit):
        row = await rig.tables.agreements.ask(table.id, ANN.user_id, Wanted("agreed-end"))
        await rig.tables.agreements.withdraw(row.id, ANN.user_id)
    with pytest.raises(TableError) as caught:
        await rig.tables.agreements.ask(table.id, ANN.user_id, Wanted("agreed-end"))
    assert caught.value.code == "too-many-requests"
    row = await rig.tables.agreements.ask(table.id, BEN.user_id, Wanted("agreed-end"))
    await rig.tables.agreements.withdraw(row.id, BEN.user_id)
    rig.clock.time += DAY + 1
    await rig.tables.agreements.ask(table.id, ANN.user_id, Wanted("agreed-end"))
