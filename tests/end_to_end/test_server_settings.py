"""What a server settles: who may, that each change holds at once, and the language of what everybody reads."""

from pathlib import Path

from bot.store.guilds import GuildRow
from sandbox.person import Outcome
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.otherish import MARK, english
from tests.end_to_end.room import PATIENCE, actions_of


async def panel(house: House) -> Json:
    outcome = await house.ann.slash(house.room.id, "server settings")
    assert outcome.message is not None and outcome.message["x_owner"] == house.ann.id
    return outcome.message


async def press(house: House, label: str) -> Outcome:
    return await house.ann.click(await panel(house), label)


async def test_only_who_manages_the_server_sees_and_changes_it(house: House) -> None:
    say = house.words.say_in()
    assert (await house.ben.slash(house.room.id, "server settings")).text == say("error-not-manager")
    board = await house.room.sit_down(house.ben, house.chloe)
    (guild,) = house.sandbox.world.guilds
    for action in ("srv-ratings", "srv-role", "srv-language", "srv-overview"):
        data = house.sandbox.world.posts[house.room.id][board["id"]].data
        data["components"][0]["components"][0]["custom_id"] = f"1:{action}:0:0:1:"
        refused = await house.ben.click(house.room.again(board), f"1:{action}:0:0:1:")
        assert refused.text == say("error-not-manager"), action
    assert await house.tables.servers.settings(int(guild)) == GuildRow(int(guild), locale="en-US")
    assert await house.tables.servers.overview(int(guild)) is None


async def test_ratings_are_turned_off_and_on(house: House) -> None:
    say = house.words.say_in()
    (guild,) = house.sandbox.world.guilds
    changed = await press(house, say("button-server-ratings-off"))
    assert say("server-ratings-off") in changed.text
    assert not (await house.tables.servers.settings(int(guild))).ratings
    await press(house, say("button-server-ratings-on"))
    assert (await house.tables.servers.settings(int(guild))).ratings


async def test_overview_is_turned_on_and_off(house: House) -> None:
    """The post that stood there goes with it."""
    say = house.words.say_in()
    assert say("server-overview-none") in (await panel(house))["content"]
    stands = await press(house, say("button-server-overview"))
    assert say("server-overview", channel=f"<#{house.room.id}>") in stands.text
    await house.room.having("games")
    # Until it is known by which message.
    (guild,) = house.sandbox.world.guilds
    while (row := await house.tables.servers.overview(int(guild))) is None or row.message_id is None:
        await house.store.next_write()
    gone = await press(house, say("button-server-no-overview"))
    assert say("server-overview-none") in gone.text
    assert all("games" not in actions_of(message) for message in house.room.public())


async def test_with_one_language_there_is_nothing_to_choose(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.words = english()
    async with house:
        assert "srv-language" not in actions_of(await panel(house))


async def test_public_posts_are_in_the_language_of_the_server(bilingual: House) -> None:
    """Boards, buttons, notices and the overview, from now on; private answers stay in the reader's own."""
    house = bilingual
    shown = await panel(house)
    changed = await house.ann.select(shown, actions_of(shown)["srv-language"], "xx")
    assert house.words.say_in()("server-language", language="Otherish") in changed.text
    board = await house.room.sit_down(house.ann, house.ben)
    assert board["content"].startswith(MARK)
    labels = [part["label"] for part in board["components"][0]["components"]]
    assert f"{MARK}More" in labels and house.words.say_in()("button-move") in labels
    await house.ann.slash(house.rooms[1].id, "server overview")
    overview = await house.rooms[1].having("games")
    assert overview["content"].startswith(f"**{MARK}Tables**")
    table = await house.table()
    await house.tables.moderation.pause(table.id, int(house.ann.id), 7 * 86_400)
    await house.tables.moderation.resume(table.id, int(house.ann.id))
    await house.sandbox.wait_for(
        lambda: any(message["content"] == f"{MARK}{house.ann.mention}" for message in house.room.public()), PATIENCE
    )
    assert MARK not in (await house.ben.slash(house.room.id, "games")).text


async def test_language_that_there_is_not_changes_nothing(bilingual: House) -> None:
    house = bilingual
    shown = await panel(house)
    stood = house.sandbox.world.posts[house.room.id][shown["id"]].data
    for row in stood["components"]:
        for part in row["components"]:
            for option in part.get("options", ()):
                option["value"] = "tlh" if option["value"] == "xx" else option["value"]
    refused = await house.ann.select(stood, actions_of(shown)["srv-language"], "tlh")
    assert refused.text == house.words.say_in()("error-bad-setting", setting="language", value="tlh")
    (guild,) = house.sandbox.world.guilds
    assert (await house.tables.servers.settings(int(guild))).language is None
