"""In which language everybody reads at a table: chosen at its opening or in its lobby, else as the server speaks."""

from bot.ui.desk import link
from bot.ui.languages import name_of
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.otherish import MARK
from tests.end_to_end.room import PATIENCE, actions_of


async def choose(house: House, lobby: Json, language: str) -> Json:
    """The menu that the lobby's button opens, after that choice."""
    asked = (await house.ann.click(lobby, actions_of(lobby)["language"])).message
    assert asked is not None and asked["content"] == house.words.say_in()("language-ask")
    chosen = (await house.ann.select(asked, actions_of(asked)["speak"], language)).message
    assert chosen is not None
    return chosen


def offered(menu: Json) -> list[tuple[str, bool]]:
    """The labels, and which of them is chosen."""
    (part,) = menu["components"][0]["components"]
    return [(option["label"], bool(option.get("default"))) for option in part["options"]]


async def test_it_is_chosen_at_the_opening(bilingual: House) -> None:
    house = bilingual
    lobby = await house.room.open(house.ann, language="xx")
    assert lobby["content"].startswith(f"**{MARK}")
    assert (await house.table()).language == "xx"
    await house.tables.servers.change(int(house.sandbox.world.guilds.copy().popitem()[0]), language="en")
    await house.room.tap(house.ben, lobby, "join")
    await house.room.tap(house.ann, await house.room.having("start"), "start")
    assert (await house.room.board(lobby))["content"].startswith(MARK)


async def test_it_can_be_changed_until_the_start(bilingual: House) -> None:
    """The lobby changes with it; the menu shows what holds, in the reader's own language."""
    house = bilingual
    lobby = await house.room.open(house.ann)
    assert not lobby["content"].startswith(f"**{MARK}")
    english, other = (name_of(house.words, language) for language in ("en", "xx"))
    assert offered(await choose(house, lobby, "xx")) == [(english, False), (other, True)]
    await house.sandbox.wait_for(lambda: house.room.again(lobby)["content"].startswith(f"**{MARK}"), PATIENCE)
    menu = await choose(house, lobby, "en")
    assert offered(menu) == [(english, True), (other, False)]
    await house.room.tap(house.ben, lobby, "join")
    await house.room.tap(house.ann, await house.room.having("start"), "start")
    await house.room.board(lobby)
    refused = await house.ann.select(menu, actions_of(menu)["speak"], "xx")
    assert refused.text == house.words.say_in()("error-already-started", link=link(await house.table()))


async def test_only_the_opener_chooses_and_only_what_there_is(bilingual: House) -> None:
    house = bilingual
    say = house.words.say_in()
    lobby = await house.room.open(house.ann)
    refused = await house.ben.click(lobby, actions_of(lobby)["language"])
    assert refused.text == say("error-not-opener", opener=house.ann.mention)
    asked = (await house.ann.click(lobby, actions_of(lobby)["language"])).message
    assert asked is not None
    stood = house.sandbox.world.posts[house.room.id][asked["id"]].data
    stood["components"][0]["components"][0]["options"][1]["value"] = "tlh"
    refused = await house.ann.select(stood, actions_of(asked)["speak"], "tlh")
    assert refused.text == say("error-bad-setting", setting=say("option-language"), value="tlh")
    assert (await house.table()).language == "en-US"


async def test_where_nothing_is_settled_posts_are_in_the_language_of_the_servers_discord(bilingual: House) -> None:
    """Threads, lobbies and overviews; for a locale that there are no texts for, in English."""
    house = bilingual
    (guild,) = house.sandbox.world.guilds.values()
    guild["preferred_locale"] = "de"
    lobby = await house.room.open(house.ann)
    assert (await house.table()).language == "de"
    assert lobby["content"].startswith(f"**{house.words.say_in()('lobby-title', game='Halali!')}")


async def test_threads_are_named_in_the_language_of_the_server(bilingual: House) -> None:
    house = bilingual
    (guild,) = house.sandbox.world.guilds
    await house.tables.servers.change(int(guild), language="xx")
    await house.room.open(house.ann)
    offer = (await house.ben.slash(house.room.id, "game new", game="halali")).message
    assert offer is not None
    await house.ben.click(offer, actions_of(offer)["thread"])
    (name,) = (channel["name"] for channel in house.sandbox.world.channels.values() if "thread_metadata" in channel)
    assert name.startswith(f"{MARK}Halali!, ")
