"""What a seat's line tells is what the seat has."""

import pytest
from msgspec.structs import replace

from engine.risk_mgs.state import State
from engine.risk_mgs.world import NUMBERS
from render.risk_mgs.panel import GAP
from render.risk_mgs.panel_heading import HEADING
from render.risk_mgs.panel_seats import CAPTION, ROW, columns, figure
from tests.engine.risk_mgs.table import at
from tests.render.pictures import unlike
from tests.render.risk_mgs.panel_scenes import NAMES, moves, panel_of, scene


def figures(state: State, seat: int) -> dict[str, str]:
    of = scene(state)
    return {column.word: figure(of, seat, column) for column in columns(state)}


TABLE = at(
    {"egypt": "0.7", "congo": "0.5", "iceland": "1.4"},
    points=[12_000, 0, 1000],
    stars=[[1, 2, 2]],
    shop=[["rations"], ["claymore", "compress"]],
    cities=["egypt", "iceland"],
    hq=["congo", "japan", "peru"],
)


def test_the_figures_are_those_of_the_seat() -> None:
    assert figures(TABLE, 0) == {
        "territories": "2",
        "points": "12k",
        "territory-cards": "3",
        "shop-cards": "1",
        "armies": "12",
        "cities": "1",
    }
    assert figures(TABLE, 1) | {"armies": "4", "cities": "1", "shop-cards": "2", "points": "0"} == figures(TABLE, 1)


def test_while_armies_are_placed_these_stand_in_the_place_of_points() -> None:
    claiming = next(step.after for step in moves("command_room", 4, most=60) if step.after.step == "claim")
    for seat in range(4):
        told = figures(claiming, seat)
        assert "points" not in told
        assert int(told["to-place"]) == 25 - int(told["armies"])
    assert "points" in figures(TABLE, 0)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_light_line_is_of_whoever_has_to_choose(seat: int) -> None:
    def bright(state: State) -> list[bool]:
        image, _ = panel_of(scene(state))
        top = HEADING + GAP + CAPTION + ROW // 2
        parts = [image.crop((1200, top + ROW * line - 8, 1300, top + ROW * line + 8)) for line in range(3)]
        return [max(part.convert("L").tobytes()) > 220 for part in parts]

    assert bright(replace(TABLE, active=seat)) == [line == seat for line in range(3)]


def test_seats_stand_in_the_order_of_turns() -> None:
    def line_of(name: str, state: State) -> int:
        _, texts = panel_of(scene(state))
        return max(text.box[1] for text in texts if text.text == name)

    assert line_of("Ann", TABLE) < line_of(NAMES[1], TABLE)
    turned = replace(TABLE, order=(1, 2, 0))
    assert line_of("Ann", turned) > line_of(NAMES[1], turned)


def test_a_lost_headquarters_shows_who_holds_it() -> None:
    pictures = []
    for owner in (1, 2, 0):
        owners = list(TABLE.owners)
        owners[NUMBERS["congo"]] = owner
        pictures.append(panel_of(scene(replace(TABLE, owners=tuple(owners))))[0].crop((1030, 90, 1130, 300)))
    assert min(unlike(pictures[0], pictures[1]), unlike(pictures[0], pictures[2])) > 0.5


def test_who_is_out_is_told() -> None:
    seats = (TABLE.seats[0], replace(TABLE.seats[1], alive=False, out=1), TABLE.seats[2])
    _, texts = panel_of(scene(replace(TABLE, seats=seats)))
    assert [text.text for text in texts].count("out of the game") == 1


def test_objectives_bosses_and_rewards_stand_in_the_line() -> None:
    bosses = {"egypt": "0.3@eva", "congo": "0.1@vamp", "peru": "1.1@raiden"}
    state = at(bosses, objectives=[["control_europe"]], rewards=[["second_boss"]])
    _, texts = panel_of(scene(state))
    first = [text.text for text in texts if text.box[0] > 1100 and 100 < text.box[1] < 170]
    assert first == ["Europe", "Vamp", "EVA", "2nd boss"] or first == ["Europe", "EVA", "Vamp", "2nd boss"]
    assert [text.text for text in texts].count("Raiden") == 1
