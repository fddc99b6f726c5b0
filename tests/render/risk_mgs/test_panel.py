"""The panel fits for any table: nothing is cut off, covered or outside, and what counts can be read on a telephone."""

from typing import Any, get_args

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.risk_mgs.facts import OBJECTIVES, REWARDS, SHOP_CARDS, TERRITORY_CARDS, Mode
from engine.risk_mgs.state import Agreed, State, Step
from render import letters
from render.risk_mgs import panel
from render.risk_mgs.panel_seats import FIGURE
from tests.engine.risk_mgs.table import at
from tests.render.languages import LANGUAGES
from tests.render.risk_mgs.panel_scenes import MODES, NAMES, WIDE, check_fits, panel_of, samples, scene

TABLES = [(mode, seats) for mode in MODES for seats in (3, 4, 5)]
PICTURE = 1600
"""Pixels of the whole picture, of which a telephone shows 360."""


def laden(seats: int, active: int = 0) -> State:
    """A table where the first seat has taken everything, and numbers are long."""
    bosses = {"egypt": "0.9@liquid_ocelot", "congo": "0.9@roy_campbell"}
    state = at(bosses, rest_armies=88, seats=seats, points=[1_375_000], active=active)
    first = replace(
        state.seats[0],
        objectives=tuple(OBJECTIVES)[2:10],
        rewards=tuple(REWARDS),
        shop_cards=SHOP_CARDS,
        territory_cards=TERRITORY_CARDS,
    )
    return replace(state, seats=(first, *state.seats[1:]), open_objectives=(), round=108)


@pytest.mark.parametrize(("mode", "seats"), TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_in_each_phase(mode: str, seats: int, language: str) -> None:
    shown = samples(mode, seats)
    assert {state.step for state in shown} >= {"first-boss", "recruit", "attack", "maneuver"}
    for state in shown:
        check_fits(*panel_of(scene(state, language=language)), *NAMES)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_and_numbers_fit(seats: int, active: int, language: str) -> None:
    state = laden(seats, active)
    placing = replace(state, step="claim", agreed=Agreed("command_room"))
    for shown in (state, placing, replace(state, ended="last-left")):
        check_fits(*panel_of(scene(shown, names=WIDE, language=language)), *WIDE)


@pytest.mark.parametrize("step", [step for step in get_args(Step) if step != "over"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_fits_beside_a_long_name(step: Step, language: str) -> None:
    mode: Mode = "basic_training" if step == "factions" else "command_room"
    table = laden(3)
    table = replace(table, step=step, agreed=Agreed(mode), course=replace(table.course, armies=108))
    check_fits(*panel_of(scene(table, names=WIDE, language=language)), *WIDE)


def test_many_objectives_become_a_number() -> None:
    _, texts = panel_of(scene(laden(3)))
    assert {"8 objectives", "8 rewards", "Roy Campbell"} <= {text.text for text in texts}


@pytest.mark.parametrize("seats", [3, 5])
def test_what_counts_can_be_read_on_a_telephone(seats: int) -> None:
    state = at(seats=seats, points=[27_000], stars=[[1, 2]], shop=[["rations"] * 2], rest_armies=3)
    _, texts = panel_of(scene(state))
    figures = [text for text in texts if text.size == FIGURE]
    assert FIGURE * letters.CAPITAL >= 0.024 * PICTURE
    assert len(figures) == 4 * seats
    assert {"27k", "2"} <= {text.text for text in figures}


@pytest.mark.parametrize("share", [0.5, 0.8, 1.25])
def test_a_panel_of_another_size_has_everything_in_proportion(share: float) -> None:
    state = at(seats=4)
    width, height = round(panel.WIDTH * share), panel.height(4, round(panel.WIDTH * share))
    image = Image.new("RGB", (width + 20, height + 20))
    panel.draw(image, (10, 10, width + 10, height + 10), scene(state))
    ordinary = panel_of(scene(state))[0].resize((width, height), Image.Resampling.BOX)
    drawn = image.crop((10, 10, width + 10, height + 10))
    assert sum(ImageChops.difference(drawn, ordinary).convert("L").histogram()[100:]) < 0.06 * width * height
    # Nothing outside the box.
    image.paste((0, 0, 0), (10, 10, width + 10, height + 10))
    assert image.getbbox() is None


def test_equal_scenes_give_equal_panels() -> None:
    state = samples("command_room", 4)[-1]
    assert panel_of(scene(state))[0].tobytes() == panel_of(scene(replace(state)))[0].tobytes()


@pytest.mark.parametrize("mode", MODES)
def test_nothing_hidden_leaves_a_trace(mode: str) -> None:
    """The same for a spectator, for each seat, and even if nothing had been hidden."""
    for state in samples(mode, 3):
        views: list[tuple[int | None, bool]] = [(None, True), (0, True), (2, True), (None, False)]
        seen: list[Any] = [panel_of(scene(state, viewer=viewer, hide=hide))[0].tobytes() for viewer, hide in views]
        assert len(set(seen)) == 1
