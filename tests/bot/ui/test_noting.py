"""Notes in words: people, moments, and whatever else fills them."""

from bot.tables.promises import Note
from bot.ui.noting import noted
from bot.words.localizer import Localizer

FILLED = Localizer(
    {
        "en": [
            "told = { $names }: { $until } ({ $until-relative }), { $what }",
            "list-and = { $start } & { $next }",
            "plain = so",
        ]
    },
    strict=True,
)


def test_a_note_names_people_and_moments() -> None:
    note = Note("told", (1, 2), {"until": 86_400}, {"what": "a reason"})
    assert noted(FILLED.say_in(), note) == "<@1> & <@2>: <t:86400:F> (<t:86400:R>), a reason"


def test_a_note_may_be_about_nobody() -> None:
    assert noted(FILLED.say_in(), Note("plain")) == "so"
