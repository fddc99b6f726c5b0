"""A zone seen close."""

import pytest

from bot.words.contract import Say
from bot.words.limits import MESSAGE, length
from bot.words.risk_mgs.lenses import lens
from engine.risk_mgs.world import ZONE
from tests.bot.words.risk_mgs.full import WORST_NAMES, full_table
from tests.bot.words.risk_mgs.tables import NAMES
from tests.engine.risk_mgs.table import at

LAND = {"egypt": "0.7@eva", "congo": "n.2", "east_africa": "1.3"}
LEGEND = "A Ann (Praying Mantis), B Ben (Otselotovaya Khvatka), C Chloe (Raven Sword), T Haven Troopers, N neutral"


def test_a_zone_tells_its_land_and_what_is_beside(say: Say) -> None:
    assert lens(say, at(LAND, dock=4), NAMES[:3], "africa").splitlines() == [
        "**Africa**, bonus 3: nobody holds all of it.",
        "- North Africa C1; beside Brazil C1, Western Europe C1, Southern Europe C1, Egypt A7, East Africa B3, Congo "
        "N2",
        "- Egypt A7 (city, EVA); beside Southern Europe C1, North Africa C1, East Africa B3, Middle East C1",
        "- East Africa B3; beside North Africa C1, Egypt A7, Congo N2, South Africa C1, Madagascar C1, Middle East C1",
        "- Congo N2; beside North Africa C1, East Africa B3, South Africa C1",
        "- South Africa C1 (city); beside East Africa B3, Congo N2, Madagascar C1, Outer Haven Bow T3",
        "- Madagascar C1; beside East Africa B3, South Africa C1",
        LEGEND,
    ]


def test_who_holds_a_whole_zone_is_told(say: Say) -> None:
    assert lens(say, at(LAND), NAMES[:3], "europe").startswith("**Europe**, bonus 5: held by Chloe.\n")


@pytest.mark.parametrize("which", [*ZONE, "Outer Haven"])
def test_every_lens_fits(say: Say, which: str) -> None:
    assert 0 < length(lens(say, full_table(), WORST_NAMES, which)) <= MESSAGE


@pytest.mark.parametrize("which", ["", "owners", "egypt", "3,4"])
def test_other_words_are_no_lens(say: Say, which: str) -> None:
    assert lens(say, at(LAND), NAMES[:3], which) == ""
