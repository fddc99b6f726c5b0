"""What people settle for themselves, typed and by taps, in servers and in the bot's direct messages."""

from collections.abc import Sequence
from importlib.resources import files

import pytest

from bot.pace.quiet import Quiet
from bot.store.people import PersonRow
from bot.words.localizer import Localizer
from sandbox import faults
from sandbox.person import Outcome, Person
from sandbox.values import Json
from tests.end_to_end.house import House
from tests.end_to_end.room import custom_ids

GERMAN = """
language-name = Deutsch
settings-title = Deine Einstellungen
settings-zone = Zeitzone: { $zone }
log-empty = Noch ist nichts geschehen.
"""


async def settings(house: House, person: Person) -> PersonRow:
    return await house.tables.personal.settings(int(person.id))


def answered(outcome: Outcome, person: Person) -> Json:
    """The private message in answer."""
    assert outcome.message is not None, outcome.state
    assert outcome.message["x_owner"] == person.id
    assert outcome.message["x_pings"] == []
    return outcome.message


def control(panel: Json, *picks: str) -> str:
    """The component of the panel that sets this."""
    (found,) = [each for each in custom_ids(panel) if each.endswith(":" + "/".join(picks))]
    return found


def form_of(panel: Json, action: str) -> str:
    (found,) = [each for each in custom_ids(panel) if each.startswith(f"1:{action}:")]
    return found


async def test_panel_changes_each_setting_at_once_and_shows_it(house: House) -> None:
    ann = house.ann
    panel = answered(await ann.slash(house.room.id, "settings"), ann)
    assert len(panel["components"]) <= 5
    panel = answered(await ann.select(panel, control(panel, "turn"), "direct"), ann)
    panel = answered(await ann.select(panel, control(panel, "reminder"), "none"), ann)
    panel = answered(await ann.click(panel, control(panel, "heads-up", "on")), ann)
    assert "My turn: direct message" in panel["content"] and "Reminders: no ping" in panel["content"]
    form = await ann.click(panel, form_of(panel, "clock"))
    assert form.state == "modal"
    panel = answered(await ann.submit(form, {"0": "berlin", "1": "22:30-6"}), ann)
    assert "Berlin (Europe)" in panel["content"] and "22:30-06:00" in panel["content"]
    panel = answered(await ann.click(panel, control(panel, "weekends", "on")), ann)
    kept = await settings(house, ann)
    assert kept == PersonRow(
        int(ann.id),
        None,
        "Europe/Berlin",
        Quiet(1350, 360),
        True,
        "direct",
        "none",
        "channel",
        heads_up=True,
        locale="en-US",
    )
    form = await ann.click(panel, form_of(panel, "clock"))
    assert form.modal is not None
    assert [row["component"]["value"] for row in form.modal["components"]] == ["Europe/Berlin", "22:30-06:00"]
    panel = answered(await ann.submit(form, {"0": "", "1": "off"}), ann)
    assert (await settings(house, ann)).quiet is None
    assert (await settings(house, ann)).zone == "Europe/Berlin"


async def test_form_outlives_the_process_that_opened_it(house: House) -> None:
    panel = answered(await house.ann.slash(house.room.id, "settings"), house.ann)
    form = await house.ann.click(panel, form_of(panel, "clock"))
    await house.sleep()
    await house.wake()
    answered(await house.ann.submit(form, {"0": "Tokyo", "1": ""}), house.ann)
    assert (await settings(house, house.ann)).zone == "Asia/Tokyo"


async def test_settings_can_be_typed_with_completion(house: House) -> None:
    ann = house.ann
    offered = await ann.complete(house.room.id, "settings", "zone", zone="berl")
    assert offered[0]["value"] == "Europe/Berlin"
    assert 0 < len(await ann.complete(house.room.id, "settings", "zone", zone="a")) <= 25
    panel = answered(await ann.slash(house.room.id, "settings", zone="berlin", quiet="11pm to 7am"), ann)
    assert "23:00-07:00" in panel["content"]
    assert (await settings(house, ann)).zone == "Europe/Berlin"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ({"zone": "Atlantis"}, ("Atlantis", "nothing has changed")),
        ({"zone": "berlni"}, ("berlni", "Perhaps you mean")),
        ({"zone": "@everyone **x**"}, ("nothing has changed",)),
        ({"quiet": "23-7"}, ("/settings zone:",)),
        ({"zone": "Berlin", "quiet": "later"}, ("later", "23-7")),
        ({"zone": "Berlin", "quiet": "1-23"}, ("22", "16")),
    ],
)
async def test_what_cannot_be_set_is_told_and_nothing_changes(
    house: House, typed: dict[str, str], told: Sequence[str]
) -> None:
    outcome = await house.ann.slash(house.room.id, "settings", **typed)
    message = answered(outcome, house.ann)
    assert [text for text in told if text not in message["content"]] == []
    assert "@everyone" not in message["content"]
    assert await settings(house, house.ann) == PersonRow(int(house.ann.id))


async def test_zone_with_several_meanings_is_chosen_from_a_menu(house: House) -> None:
    asked = answered(await house.ann.slash(house.room.id, "settings", zone="CST"), house.ann)
    assert (await settings(house, house.ann)).zone is None
    panel = answered(await house.ann.select(asked, control(asked, "zone"), "Asia/Shanghai"), house.ann)
    assert "Shanghai" in panel["content"]
    assert (await settings(house, house.ann)).zone == "Asia/Shanghai"


async def test_settings_work_in_direct_messages_and_after_leaving_the_server(house: House) -> None:
    """They are nobody's but the person's, wherever that is."""
    dai = house.dai
    await dai.slash(house.room.id, "settings", zone="Tokyo")
    for members in house.sandbox.world.members.values():
        members.pop(dai.id, None)
    channel = (await dai.dm())["id"]
    panel = answered(await dai.slash(channel, "settings"), dai)
    assert "Tokyo" in panel["content"]
    answered(await dai.select(panel, control(panel, "request"), "direct"), dai)
    assert (await settings(house, dai)).request == "direct"
    for command in ("vacation list", "vacation cancel", "note"):
        assert answered(await dai.slash(channel, command), dai)["content"]


async def test_forgetting_is_asked_for_once_more(house: House) -> None:
    ann = house.ann
    await house.room.sit_down(ann, house.ben)
    await ann.slash(house.room.id, "settings", zone="Tokyo", turn="none")
    await ann.slash(house.room.id, "note", text="take the duck")
    question = answered(await ann.slash(house.room.id, "settings", forget=True), ann)
    assert (await settings(house, ann)).zone == "Asia/Tokyo"
    answered(await ann.click(question, form_of(question, "forget-sure")), ann)
    assert await settings(house, ann) == PersonRow(int(ann.id))
    assert await house.tables.personal.note((await house.table()).id, int(ann.id)) == ""
    assert (await house.table()).seat_of(int(ann.id)) is not None


async def test_private_answers_are_in_the_persons_language_and_posts_in_the_servers(house: House) -> None:
    english = [file.read_text("utf-8") for file in (files("bot") / "locales" / "en").iterdir()]
    await house.sleep()
    house.desk.words = Localizer({"en": english, "de": [GERMAN]}, strict=True)
    await house.wake()
    await house.room.sit_down(house.ann, house.ben)
    panel = answered(await house.ann.slash(house.room.id, "settings"), house.ann)
    panel = answered(await house.ann.select(panel, control(panel, "language"), "de"), house.ann)
    assert panel["content"].startswith("**Deine Einstellungen**")
    assert "geschehen" in (await house.ann.slash(house.room.id, "game log")).text
    assert "geschehen" not in (await house.ben.slash(house.room.id, "game log")).text
    house.sandbox.world.people[house.ben.id].locale = "de"
    assert "geschehen" in (await house.ben.slash(house.room.id, "game log")).text
    answered(await house.ben.slash(house.room.id, "settings", language="en"), house.ben)
    assert "geschehen" not in (await house.ben.slash(house.room.id, "game log")).text
    answered(await house.ben.slash(house.room.id, "settings", language="discord"), house.ben)
    assert "geschehen" in (await house.ben.slash(house.room.id, "game log")).text
    await house.move(await house.awaited(), "flip a1")
    assert "your move in Halali!" in (await house.room.board())["content"]


async def test_language_that_is_gone_is_no_trouble(house: House) -> None:
    await house.tables.personal.change(int(house.ann.id), {"language": "tlh"})
    assert (await house.ann.slash(house.room.id, "settings")).text.startswith("**Your settings**")


async def test_s17_closed_direct_messages_are_told_in_the_settings(house: House) -> None:
    house.sandbox.world.people[house.ann.id].dms_open = False
    await house.tables.personal.arrived(int(house.ann.id), direct=False)
    assert "closed to me" in answered(await house.ann.slash(house.room.id, "settings"), house.ann)["content"]


async def test_forged_and_broken_forms_change_nothing(house: House) -> None:
    """A slow database, too, ends in a sentence and not in Discord's failure text."""
    panel = answered(await house.ann.slash(house.room.id, "settings"), house.ann)
    form = await house.ann.click(panel, form_of(panel, "clock"))
    refused = await house.ann.submit(form, {"0": "x" * 60, "1": "é" * 60})
    assert "nothing has changed" in answered(refused, house.ann)["content"]
    house.sandbox.faults.add(faults.refusal(10062, "POST", "/interactions/"))
    await house.ann.click(panel, form_of(panel, "clock"))
    house.store.seconds = 3.0
    slow = await house.ann.click(panel, form_of(panel, "clock"))
    house.store.seconds = 0.0
    assert slow.state == "answered" and slow.text
    assert await settings(house, house.ann) == PersonRow(int(house.ann.id))
