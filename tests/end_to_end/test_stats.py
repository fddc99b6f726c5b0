"""Results of people and servers, and what chance did, through the whole bot (S36)."""

import re

from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.room import actions_of

SQUARES = ("a1", "b2", "c3", "e5")


async def finished(house: House, *, moves: int = 4) -> Json:
    """The result post of a game that Ben has given up."""
    room = house.room
    board = await room.sit_down(house.ann, house.ben)
    for square in SQUARES[:moves]:
        house.clock.ahead += 3 * 3600
        await house.move(await house.awaited(), f"flip {square}")
    await house.tables.resign((await house.table()).id, int(house.ben.id))
    await house.delivered()
    return await room.result(board)


async def stats(house: House, asker: Person, **options: object) -> str:
    outcome = await asker.slash(house.room.id, "stats", **options)
    assert outcome.message is not None and outcome.message["x_owner"] == asker.id
    return outcome.text


async def test_whoever_has_not_played_reads_how_it_begins(house: House) -> None:
    assert "has not finished a game here yet" in await stats(house, house.ann)
    assert "Nobody has finished" in await stats(house, house.ann, game="halali")


async def test_own_results_after_a_game(house: House) -> None:
    await finished(house)
    told = await stats(house, house.ann)
    assert "**Halali!**: 1 game · 1 won" in told
    assert "usual reply: 3 hours" in told
    assert re.search(r"rating 1\d{3}", told)
    assert "1 game · 0 won" in await stats(house, house.ben)


async def test_results_of_somebody_else_and_of_one_game_only(house: House) -> None:
    await finished(house)
    told = await stats(house, house.chloe, person=house.ann.id)
    assert house.ann.mention in told and "1 won" in told
    other = await stats(house, house.chloe, person=house.ann.id, game="risk_mgs")
    assert "has not finished" in other


async def test_everybody_who_plays_a_game_here_by_command_and_by_button(house: House) -> None:
    await finished(house)
    told = await stats(house, house.chloe, game="halali")
    first, second = [line for line in told.splitlines() if re.match(r"\d+\. ", line)]
    assert house.ann.mention in first and house.ben.mention in second
    own = (await house.ann.slash(house.room.id, "stats")).message
    assert own is not None
    outcome = await house.ann.click(own, actions_of(own)["players"])
    assert outcome.text == told


async def test_in_direct_messages_one_reads_of_oneself_alone(house: House) -> None:
    await finished(house)
    channel = (await house.ann.dm())["id"]
    assert "on all servers" in (await house.ann.slash(channel, "stats")).text
    assert "only of your own games" in (await house.ann.slash(channel, "stats", person=house.ben.id)).text
    assert "there is no server" in (await house.ann.slash(channel, "stats", game="halali")).text


async def test_nobody_is_pinged_by_being_listed(house: House) -> None:
    await finished(house)
    before = await house.ben.pings(house.room.id)
    await stats(house, house.ann, game="halali")
    await stats(house, house.ann, person=house.ben.id)
    assert await house.ben.pings(house.room.id) == before


async def test_s36_what_chance_did_against_expectation(house: House) -> None:
    result = await finished(house)
    outcome = await house.chloe.click(result, actions_of(result)["luck"])
    assert outcome.message is not None and outcome.message["x_owner"] == house.chloe.id
    assert "Turned up of the own tiles" in outcome.text
    assert len(re.findall(r"^.+: \d+ \(expected \d\.\d ± \d\.\d\)$", outcome.text, re.MULTILINE)) == 4


async def test_s36_while_the_game_runs_chance_keeps_its_secrets(house: House) -> None:
    board = await house.room.sit_down(house.ann, house.ben)
    opened = (await house.ann.click(board, actions_of(board)["more"])).message
    assert opened is not None
    assert "luck" not in actions_of(opened)
