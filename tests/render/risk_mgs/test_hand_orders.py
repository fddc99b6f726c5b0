"""Section 21: orders as their owner reads them in the picture of his hand."""

import pytest

from render.risk_mgs.hand_orders import order_lines
from tests.engine.risk_mgs.table import at
from tests.render.risk_mgs.panel_scenes import scene


def lines(*orders: str, shop: tuple[str, ...] = (), step: str = "attack") -> list[str]:
    return order_lines(scene(at(orders=[orders], shop=[shop], step=step), viewer=0), 0)


def test_without_orders_the_default_of_defence_is_told() -> None:
    assert lines() == ["In defence: most dice allowed"]


@pytest.mark.parametrize(
    ("order", "line"),
    [
        ("defence min", "In defence: as few dice as possible"),
        ("defence max-from 3", "In defence: most dice with 3 armies or more, else as few as possible"),
    ],
)
def test_the_rule_of_defence_is_told(order: str, line: str) -> None:
    assert lines(order) == [line]


def test_territories_with_one_rule_stand_in_one_sentence() -> None:
    told = lines("defence-at egypt min", "defence-at congo max", "defence-at alaska min")
    assert told[1:] == [
        "In defence of Alaska, Egypt: as few dice as possible",
        "In defence of Congo: most dice allowed",
    ]


def test_cards_in_hand_are_told_with_their_default() -> None:
    assert lines(shop=("claymore", "rations"))[1:] == [
        "Claymore: by itself: against 4 or more armies, at your headquarters or in a city or with your boss"
    ]


@pytest.mark.parametrize(
    ("order", "line"),
    [
        ("claymore never", "Claymore: never"),
        ("claymore ask", "Claymore: ask me"),
        ("claymore auto-if any 2", "Claymore: by itself: against 2 or more armies"),
        (
            "octocamo auto-if hq+zone 2",
            "OctoCamo: by itself: outnumbered by 2 or more, at your headquarters or in a zone you hold",
        ),
    ],
)
def test_orders_for_cards_are_told_even_if_none_is_held(order: str, line: str) -> None:
    assert lines(order)[1:] == [line]


def test_where_eva_flees_is_told() -> None:
    assert lines("escape egypt,congo")[1:] == ["EVA escapes to: Egypt, Congo"]


def test_wishes_are_told_while_they_can_be_granted() -> None:
    orders = "wish claim egypt,congo", "wish place alaska:3,rest", "wish first-boss eva,vamp@egypt"
    assert lines(*orders, step="claim")[1:] == [
        "Wishes, territories to claim: Egypt, Congo",
        "Wishes, armies to place: Alaska: 3 armies, all others by themselves",
        "Wishes, first boss: EVA, Vamp in Egypt",
    ]
    assert len(lines(*orders, step="place")) == 3
    assert len(lines(*orders)) == 1
    assert lines("wish factions raven_sword", step="factions")[1:] == ["Wishes, factions: Raven Sword"]
