"""A long turn by buttons and menus alone: a few taps a move, in one private panel; and a question in its midst."""

from collections.abc import Sequence

from engine.risk_mgs.world import NUMBERS
from sandbox.person import Person
from sandbox.values import Json
from tests.end_to_end import panels
from tests.end_to_end.battling import begun, seated
from tests.end_to_end.house import House
from tests.end_to_end.panels import Choice
from tests.end_to_end.room import actions_of, version_of
from tests.engine.risk_mgs.table import at

LAND = {"alaska": "0.9", "kamchatka": "1.1", "alberta": "0.3", "iceland": "1.2"}


async def tapped(person: Person, panel: Json, words: str) -> Json:
    """The panel after what stands on it in these words, or after Confirm."""
    if words == "Confirm":
        outcome = await panels.confirm(person, panel)
        assert outcome.message is not None
        return outcome.message
    return await panels.take(person, panel, labelled(panels.choices(panel), words))


def labelled(offered: Sequence[Choice], words: str) -> Choice:
    return next(choice for choice in offered if choice.label.startswith(words))


async def placed(house: House, **table: object) -> tuple[Person, Person, Json]:
    """Ann or whoever sits first, about to attack Kamchatka, who sits second, and the board."""
    board = await seated(house.room, house.ann, house.ben, house.chloe)
    await house.delivered()
    await house.place(at(LAND, **table))  # type: ignore[arg-type]
    seats = (await house.table()).seats
    return house.who(seats[0].user_id), house.who(seats[1].user_id), board


async def test_deploying_everything_is_two_taps(house: House) -> None:
    board = await begun(house)
    mover = await house.awaited()
    before = (await house.table()).state
    panel = await panels.opened(mover, board)
    panel = await panels.take(mover, panel, panels.choices(panel)[0])
    panel = await tapped(mover, panel, "Confirm")
    after = (await house.table()).state
    assert sum(after.armies) == sum(before.armies) + before.course.armies
    assert panel["content"].startswith("Done: deploy ")


async def test_attack_is_three_taps_and_the_turn_goes_on_in_place(house: House) -> None:
    """From where, whom, Confirm; the answer stands where the panel stood, with the dice of the attack."""
    attacker, _, board = await placed(house)
    panel = first = await panels.opened(attacker, board)
    for words in ("Alaska", "Kamchatka", "Confirm"):
        panel = await tapped(attacker, panel, words)
    assert panel["id"] == first["id"] and panel["x_owner"] == attacker.id
    table = await house.table()
    assert table.state.battle is None or table.state.battle.dice == 3
    assert version_of(panel) == table.version
    assert panel["content"].startswith("Done: attack alaska kamchatka 3\n")
    assert {"confirm", "walk", "pick"} & actions_of(panel).keys()


async def test_whole_turn_never_leaves_its_panel(house: House) -> None:
    """Nothing is attacked: to the next player by *done*, and the answer says who that is."""
    attacker, _, board = await placed(house)
    panel = await panels.opened(attacker, board)
    first = panel["id"]
    for _ in range(20):
        if "confirm" in actions_of(panel):
            panel = await tapped(attacker, panel, "Confirm")
        elif panels.choices(panel):
            panel = await tapped(attacker, panel, "Done")
        else:
            break
    assert panel["id"] == first
    following = await house.awaited()
    assert following.id != attacker.id
    assert f"Now it is up to {following.mention}." in panel["content"]
    assert actions_of(panel).keys() == {"take-back"}


async def test_question_in_anothers_turn_comes_in_an_ordinary_panel(house: House) -> None:
    """Somebody has ordered to be asked: the attacker is told whom one waits for, and goes on after the answer."""
    attacker, defender, board = await placed(
        house, shop=[[], ["claymore"]], points=[0, 9000], orders=[[], ["claymore ask"]], cities=("kamchatka",)
    )
    panel = await panels.opened(attacker, board)
    for words in ("Alaska", "Kamchatka", "Confirm"):
        panel = await tapped(attacker, panel, words)
    assert f"Now it is up to {defender.mention}." in panel["content"]
    asking = await house.room.board(board)
    assert asking["x_pings"] == [defender.id]
    refused = await attacker.click(asking, actions_of(asking)["move"])
    assert defender.mention in refused.text
    answering = await panels.opened(defender, asking)
    assert "Alaska" in answering["content"] and "Kamchatka" in answering["content"]
    answering = await tapped(defender, answering, "Do not answer")
    answered = await tapped(defender, answering, "Confirm")
    assert f"Now it is up to {attacker.mention}." in answered["content"]
    assert (await house.awaited()).id == attacker.id
    assert (await house.table()).state.armies[NUMBERS["alaska"]] <= 9
