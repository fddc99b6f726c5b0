"""What people settle for themselves is kept, each in its own row."""

from functools import partial

import msgspec

from bot.pace.quiet import Quiet
from bot.store import Session, Store
from bot.store.people import NoteRow, PersonRow, VacationRow
from tests.bot.store import samples

ANN, BEN = 101, 102
EVERYTHING = PersonRow(
    ANN,
    "de",
    "Europe/Berlin",
    Quiet(1380, 420),
    True,
    "direct",
    "none",
    "direct",
    heads_up=True,
    closed_since=5,
    locale="ja",
)


def keep(row: PersonRow, session: Session) -> None:
    session.people.put(row)


async def kept(store: Store, user: int) -> PersonRow | None:
    return await store.read(lambda session: session.people.get(user))


async def test_settings_are_kept_and_replaced(store: Store) -> None:
    assert await kept(store, ANN) is None
    for row in (EVERYTHING, PersonRow(ANN), msgspec.structs.replace(EVERYTHING, quiet=None), PersonRow(BEN)):
        await store.write(partial(keep, row))
        assert await kept(store, row.user_id) == row
    assert await kept(store, ANN) == msgspec.structs.replace(EVERYTHING, quiet=None)


async def test_vacations_come_by_time_and_one_starts_in_a_second(store: Store) -> None:
    def plan(session: Session) -> None:
        for start in (300, 100, 200):
            session.people.put_vacation(VacationRow(ANN, start, start + 50, start))
        session.people.put_vacation(VacationRow(BEN, 100, 150))
        session.people.put_vacation(VacationRow(ANN, 200, 220, 9))
        session.people.drop_vacation(ANN, 300)

    await store.write(plan)
    found = await store.read(lambda session: session.people.vacations(ANN))
    assert [(row.start, row.end, row.interaction_id) for row in found] == [(100, 150, 100), (200, 220, 200)]
    assert await store.read(lambda session: session.people.vacations(BEN)) == (VacationRow(BEN, 100, 150),)


async def test_notes_are_of_one_person_at_one_table(store: Store) -> None:
    one = await samples.add_table(store, samples.table())
    other = await samples.add_table(store, samples.table(71))

    def write(session: Session) -> None:
        session.people.put_note(NoteRow(ANN, one.id, "first"))
        session.people.put_note(NoteRow(ANN, one.id, "ü" * 1_000))
        session.people.put_note(NoteRow(ANN, other.id, "other"))
        session.people.put_note(NoteRow(BEN, one.id, "Ben's"))
        session.people.drop_note(ANN, other.id)

    await store.write(write)
    assert await store.read(lambda session: session.people.note(ANN, one.id)) == NoteRow(ANN, one.id, "ü" * 1_000)
    assert await store.read(lambda session: session.people.note(ANN, other.id)) is None
    assert await store.read(lambda session: session.people.note(BEN, one.id)) == NoteRow(BEN, one.id, "Ben's")


async def test_forgetting_takes_settings_and_notes_of_one_person(store: Store) -> None:
    table = await samples.add_table(store, samples.table())

    def life(session: Session) -> None:
        for user in (ANN, BEN):
            session.people.put(PersonRow(user))
            session.people.put_note(NoteRow(user, table.id, "x"))
            session.people.put_vacation(VacationRow(user, 1, 2))
        session.people.forget(ANN)

    await store.write(life)
    assert [await kept(store, user) for user in (ANN, BEN)] == [None, PersonRow(BEN)]

    def left(session: Session) -> list[tuple[bool, int]]:
        people = session.people
        return [(people.note(user, table.id) is not None, len(people.vacations(user))) for user in (ANN, BEN)]

    assert await store.read(left) == [(False, 1), (True, 1)]
