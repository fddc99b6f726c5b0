"""A thread of its own for a table whose channel is taken: one for each offer, with whoever was invited."""

import asyncio
from pathlib import Path

from bot.tables import Limits
from sandbox.person import Outcome, Person
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.room import Room, actions_of
from tests.standin import check_violations, document

ANNOUNCEMENTS = 5
"""Discord, "Channel Types"."""


def threads(house: House) -> list[Json]:
    (guild,) = house.sandbox.world.guilds
    return house.sandbox.world.channels_of(guild, threads=True)


async def offered(house: House, person: Person, game: str = "halali", **guests: str) -> Outcome:
    """What the person is offered where Ann and Ben play."""
    if not house.room.public():
        await house.room.sit_down(house.ann, house.ben)
        await house.delivered()
    return await person.slash(house.room.id, "game new", game=game, **guests)


async def take_up(person: Person, offer: Outcome) -> Outcome:
    assert offer.message is not None
    return await person.click(offer.message, actions_of(offer.message)["thread"])


async def test_thread_lasts_a_week_and_the_opener_is_in_it(house: House) -> None:
    await take_up(house.chloe, await offered(house, house.chloe))
    (thread,) = threads(house)
    assert thread["thread_metadata"]["auto_archive_duration"] == 7 * 24 * 60
    brought = [request for request in house.sandbox.requests if "/thread-members/" in request["path"]]
    assert [(request["method"], request["path"].split("/")[-1]) for request in brought] == [("PUT", house.chloe.id)]


async def test_one_offer_opens_one_thread_however_often_it_is_taken_up(house: House) -> None:
    offer = await offered(house, house.chloe)
    told = await asyncio.gather(*(take_up(house.chloe, offer) for _ in range(4)))
    (thread,) = threads(house)
    assert all(thread["id"] in outcome.text for outcome in told)
    assert len(await house.tables.of_person(int(house.chloe.id))) == 1


async def test_offer_holds_again_once_its_table_is_called_off(house: House) -> None:
    offer = await offered(house, house.chloe)
    await take_up(house.chloe, offer)
    room = Room(house.sandbox, threads(house)[0]["id"])
    await room.tap(house.chloe, await room.lobby(), "cancel")
    await house.delivered()
    await take_up(house.chloe, offer)
    assert len(threads(house)) == 2


async def test_all_who_were_invited_come_along(house: House) -> None:
    """Four names and the longest name of a game fit on one button."""
    guests = dict(zip(("with", "with-2", "with-3"), (house.ann.id, house.ben.id, house.dai.id), strict=True))
    await take_up(house.chloe, await offered(house, house.chloe, "hunters_and_gatherers", **guests))
    lobby = await Room(house.sandbox, threads(house)[0]["id"]).lobby()
    assert set(lobby["x_pings"]) == set(guests.values())


async def test_more_guests_than_seats_are_refused(house: House) -> None:
    outcome = await house.ann.slash(
        house.room.id, "game new", game="halali", **{"with": house.ben.id, "with-2": house.dai.id}
    )
    assert outcome.text == house.words.say_in()("error-too-many-invited", most=1)
    assert house.said() == 0


async def test_channel_of_announcements_offers_none(house: House) -> None:
    """Its threads are of another kind; a button that came there nevertheless says so."""
    offer = await offered(house, house.chloe)
    channel = house.sandbox.world.channel(house.room.id)
    channel["type"] = ANNOUNCEMENTS
    house.sandbox.platform.bus.tell("CHANNEL_UPDATE", channel)
    again = await offered(house, house.chloe)
    assert actions_of(again.message or {"components": []}) == {}
    assert again.text.endswith(house.words.say_in()("place-or-channel"))
    refused = await take_up(house.chloe, offer)
    assert refused.text == house.words.say_in()("error-no-thread-here")
    assert threads(house) == []


async def test_whoever_sits_at_too_many_tables_gets_no_empty_thread(tmp_path: Path) -> None:
    async with House(tmp_path, document=document(), limits=Limits(person=1)) as house:
        offer = await offered(house, house.ann)
        outcome = await take_up(house.ann, offer)
        assert outcome.text == house.words.say_in()("error-too-many-tables", per="person", limit=1)
        assert threads(house) == []
    check_violations(house.sandbox)


async def test_thread_whose_opener_cannot_be_brought_in_stands_all_the_same(house: House) -> None:
    offer = await offered(house, house.chloe)
    house.sandbox.deeds.control(
        {"control": "fault", "method": "PUT", "path": "/channels/*/thread-members/*", "status": 403, "code": 50001}
    )
    outcome = await take_up(house.chloe, offer)
    (thread,) = threads(house)
    assert thread["id"] in outcome.text
    assert await Room(house.sandbox, thread["id"]).lobby()
