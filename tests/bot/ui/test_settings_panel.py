"""The panel of settings: all that holds, within Discord's limits, whatever is set."""

from importlib.resources import files

import pytest

from bot.pace.quiet import NIGHT, Quiet
from bot.store.people import PersonRow
from bot.ui import settings_panel
from bot.words.localizer import Localizer
from tests.bot.ui.parlour import rows

ENGLISH = [file.read_text("utf-8") for file in (files("bot") / "locales" / "en").iterdir()]
ONE = Localizer({"en": ENGLISH}, strict=True)
THREE = Localizer({"en": ENGLISH, "de": ["language-name = Deutsch"], "ja": ["language-name = 日本語"]}, strict=True)
EVERYTHING = PersonRow(
    1, "de", "America/Argentina/ComodRivadavia", Quiet(1, 2), True, "direct", "none", "direct", True, 5
)


@pytest.mark.parametrize("words", [ONE, THREE], ids=["one language", "three"])
@pytest.mark.parametrize("row", [PersonRow(1), EVERYTHING], ids=["nothing set", "everything"])
def test_every_setting_has_its_component_in_five_rows(words: Localizer, row: PersonRow) -> None:
    message = settings_panel.show(row, words, words.say_in())
    made = rows(message)
    assert len(made) == 4 + (len(words.languages) > 1)
    assert len(made[-1]) == 5
    assert message.view is not None
    ids = [each["custom_id"] for line in message.view.to_components() for each in line["components"]]
    assert len(ids) == len(set(ids))
    assert all(len(label) <= 100 for line in made for label in line)


def test_menus_show_what_is_chosen() -> None:
    message = settings_panel.show(EVERYTHING, THREE, THREE.say_in())
    assert message.view is not None
    menus = [line["components"][0] for line in message.view.to_components()[:4]]
    chosen = [[option["value"] for option in menu["options"] if option["default"]] for menu in menus]
    assert chosen == [["de"], ["direct"], ["none"], ["direct"]]


def test_quiet_hours_wait_for_the_zone() -> None:
    say = ONE.say_in()
    hours = "23:00-07:00"
    assert say("settings-quiet-waiting", hours=hours) in settings_panel.show(PersonRow(1), ONE, say).content
    told = settings_panel.show(PersonRow(1, zone="Asia/Tokyo", quiet=NIGHT), ONE, say).content
    assert say("settings-quiet", hours=hours) in told and "Tokyo" in told
    silent = settings_panel.show(PersonRow(1, zone="Asia/Tokyo", quiet=None), ONE, say).content
    assert say("settings-quiet", hours=say("settings-quiet-none")) in silent
