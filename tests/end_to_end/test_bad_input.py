"""Whatever is typed: a clear private answer, nothing changes, nobody is pinged (issue 2, "Bad input")."""

import pytest

from sandbox.person import Outcome, Person
from tests.end_to_end.house import House, fault_text
from tests.end_to_end.room import actions_of

UNREADABLE = {
    "nonsense": "banana",
    "a blank": " ",
    "a square off the board": "flip z9",
    "half a move": "d3-",
    "two moves": "flip a1 flip a2",
    "a ping for everybody": "@everyone",
    "a ping for a person": "<@1>",
    "a role": "<@&1>",
    "markdown": "**flip** ~~a1~~ ||a2||",
    "a code block": "```flip a1```",
    "a link": "[flip a1](https://example.org)",
    "nothing to be seen": "\u200b\u200d\u2060",
    "right to left": "\u202eflip a1",
    "another script": "フリップ a1",
    "a bare number": "0",
    "an injection": "'; DROP TABLE gaming_table; --",
    "a null": "flip a1\u0000",
    "a template": "{ $move }",
    "resigning by the way": "resign!",
}
ILLEGAL = {
    "the empty middle": "d4-d5",
    "a face-down tile": "a1-a2",
    "taking with nothing": "a1xb1",
    "leaving too early": "d1-off",
    "passing": "pass",
    "going on too early": "next",
}
LONG = {"a hundred and one": "x" * 101, "a long word": "flip " + "a" * 5_900, "many emoji": "🦊" * 3_000}


async def check_nothing_happens(house: House, person: Person, move: str) -> Outcome:
    """The answer to this move, which changes nothing."""
    before, posted = await house.table(), house.said()
    outcome = await person.slash(house.room.id, "move", move=move)
    await house.delivered()
    assert outcome.state == "answered"
    assert outcome.message is not None
    assert outcome.message["x_owner"] == person.id
    assert outcome.message["x_pings"] == []
    assert 0 < len(outcome.text) <= 2_000
    assert not outcome.text.startswith(fault_text(house)), outcome.text
    assert (await house.table()).version == before.version
    assert house.said() == posted
    assert house.sandbox.violations == []
    return outcome


async def begun(house: House) -> Person:
    await house.room.sit_down(house.ann, house.ben)
    await house.delivered()
    return await house.awaited()


@pytest.mark.parametrize("move", UNREADABLE.values(), ids=UNREADABLE.keys())
async def test_unreadable_text_is_answered_with_what_can_be_written(house: House, move: str) -> None:
    mover = await begun(house)
    outcome = await check_nothing_happens(house, mover, move)
    assert "flip" in outcome.text
    assert "confirm" not in actions_of(outcome.message or {})


async def test_refusal_repeats_what_was_understood(house: House) -> None:
    """In the letters that were read, not in those that were typed."""
    mover = await begun(house)
    outcome = await check_nothing_happens(house, mover, "\u200bｂａｎａｎａ\u2060  ｓｐｌｉｔ")
    assert "banana split" in outcome.text


@pytest.mark.parametrize("move", ILLEGAL.values(), ids=ILLEGAL.keys())
async def test_illegal_move_is_answered_with_why_and_what_now(house: House, move: str) -> None:
    mover = await begun(house)
    outcome = await check_nothing_happens(house, mover, move)
    assert "flip" in outcome.text


@pytest.mark.parametrize("move", LONG.values(), ids=LONG.keys())
async def test_overlong_text_is_answered_shortly(house: House, move: str) -> None:
    mover = await begun(house)
    outcome = await check_nothing_happens(house, mover, move)
    assert len(outcome.text) < 500


async def test_out_of_turn_by_a_stranger_and_after_the_end(house: House) -> None:
    """Each his own sentence."""
    await begun(house)
    other = await house.other()
    told = [(await check_nothing_happens(house, person, "flip a1")).text for person in (other, house.chloe)]
    asked = await house.ann.slash(house.room.id, "game resign")
    assert asked.message is not None
    await house.ann.click(asked.message, actions_of(asked.message)["give-up"])
    await house.delivered()
    told.append((await check_nothing_happens(house, house.ann, "flip a1")).text)
    assert len(set(told)) == 3


async def test_completion_of_nonsense_offers_nothing(house: House) -> None:
    mover = await begun(house)
    for typed in ("banana", "@everyone", "x" * 6_000, "\u200b<@1>z", "9"):
        assert await mover.complete(house.room.id, "move", "move", move=typed) == []


NAMES = {
    "everybody": "@everyone",
    "a mention": "<@&123> <@1>",
    "markdown": "**_~~||x||~~_**",
    "code": "```x```",
    "nothing to be seen": "\u200b\u200d\u2060\ufeff",
    "backwards": "\u202enna",
    "a link": "[a](https://evil.example)",
    "an invitation": "discord.gg/abc",
    "piled marks": "Z" + "\u0301" * 31,
    "a heading": "# loud",
    "long": "W" * 32,
    "emoji": "👨‍👩‍👧‍👦🏳️‍🌈",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES.keys())
async def test_names_ping_nobody_and_break_nothing(painted: House, name: str) -> None:
    """Mentions, markdown and zero-width signs in a display name: in lobby, boards, texts and pictures."""
    house = painted
    await house.ann.nick(name)
    await house.ben.nick(name)
    board = await house.room.sit_down(house.ann, house.ben)
    await house.move(await house.awaited(), "flip c4")
    following = await house.room.board(board)
    await house.delivered()
    looked = await (await house.awaited()).slash(house.room.id, "game text")
    pinged = [ping for message in house.room.public() for ping in message["x_pings"]]
    assert set(pinged) <= {house.ann.id, house.ben.id}
    assert not any(message["mention_everyone"] or message["mention_roles"] for message in house.room.public())
    for text in (looked.text, *(message["content"] for message in house.room.public())):
        for harmful in ("@everyone", "<@&", "**_~~", "```x```", "](https", "\u202e", "\u200b"):
            assert harmful not in text
    for message in (board, following):
        assert message["attachments"][0]["description"].strip()
