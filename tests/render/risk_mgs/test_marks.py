"""Cities, headquarters, bosses, airfields and lasting effects are shown where they are."""

import pytest
from msgspec.structs import replace

from engine.risk_mgs.facts import BOSS_IDS, DESIGNS
from engine.risk_mgs.show import EFFECTS
from engine.risk_mgs.state import Lasting
from engine.risk_mgs.world import NUMBERS
from render.risk_mgs.marks import effect_of, mark_of, marks_on, medal
from tests.engine.risk_mgs.table import at
from tests.render.risk_mgs.map_scenes import BOARD


def on(name: str) -> tuple[str, ...]:
    return marks_on(BOARD, NUMBERS[name])


def test_marks_of_a_territory() -> None:
    assert on("egypt") == ("city", "boss-vamp")
    assert on("alaska") == ("headquarters-praying_mantis",)
    assert on("congo") == ("airfield-praying_mantis",)
    assert on("brazil") == ("city", "airfield-otselotovaya_khvatka")
    assert on("north_africa") == ("boss-eva", "stunned")
    assert on("siberia") == ()


def test_headquarters_keep_the_colour_of_the_seat_whose_they_are() -> None:
    place = NUMBERS["alaska"]
    taken = replace(BOARD, owners=(*BOARD.owners[:place], 1, *BOARD.owners[place + 1 :]))
    assert marks_on(taken, NUMBERS["alaska"]) == on("alaska")


def test_a_jammed_boss_is_marked_where_he_stands() -> None:
    jammed = replace(BOARD, lasting=(Lasting("nanomachine_jammer", 1, boss=BOSS_IDS.index("vamp")),))
    assert marks_on(jammed, NUMBERS["egypt"]) == ("city", "boss-vamp", "suppressed")
    assert marks_on(jammed, NUMBERS["north_africa"]) == ("boss-eva",)


def test_every_effect_that_lasts_has_a_mark() -> None:
    lasting = [design for design, card in DESIGNS.items() if any(each.kind in EFFECTS for each in card.effects)]
    found = {effect_of(Lasting(design, 0, territory=1)) for design in lasting}
    assert found == set(EFFECTS.values())
    assert len({mark_of(word, 40).tobytes() for word in found}) == len(found)


@pytest.mark.parametrize("size", [34, 44])
def test_every_boss_has_initials_of_his_own(size: int) -> None:
    assert len({medal(boss, size).tobytes() for boss in BOSS_IDS}) == len(BOSS_IDS)


def test_an_empty_table_has_headquarters_and_cities_only() -> None:
    kinds = {name.partition("-")[0] for place in range(42) for name in marks_on(at(), place)}
    assert kinds == {"headquarters", "city"}
