"""Every invariant is broken once."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.state import Battle, Lasting, Played, Seat, State, Window
from tests.engine.risk_mgs.table import at

STATE = at({"alaska": "0.5@vamp", "iceland": "1.2"}, points=[1000], shop=[["rpg7"]])


def _changed(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _seat(**fields: Any) -> tuple[Seat, ...]:
    return _changed(STATE.seats, 0, replace(STATE.seats[0], **fields))


BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("strange-seats", {"order": (0, 1)}),
    ("strange-board", {"owners": STATE.owners[1:]}),
    ("strange-owner", {"owners": _changed(STATE.owners, 0, 4)}),
    ("strange-owner", {"armies": _changed(STATE.armies, 0, -1)}),
    ("strange-number", {"dock": 7}),
    ("strange-place", {"cities": (99,)}),
    ("strange-place", {"bosses": _changed(STATE.bosses, 0, 99)}),
    ("strange-seat", {"active": 3}),
    ("strange-seat", {"window": Window(5, "after_roll")}),
    ("strange-card", {"lasting": (Lasting("tank", 0),)}),
    ("strange-battle", {"battle": Battle(0, 99, 1)}),
    ("armies", {"armies": _changed(STATE.armies, 0, 0)}),
    ("unclaimed", {"owners": _changed(STATE.owners, 5, -3), "armies": _changed(STATE.armies, 5, 0)}),
    ("airfield", {"airfields": ((0, 1),)}),
    ("cities", {"cities": (5, 4)}),
    ("two-bosses", {"bosses": _changed(STATE.bosses, 0, 0)}),
    ("boss-alone", {"bosses": _changed(STATE.bosses, 0, 44)}),
    ("dead-hand", {"seats": _seat(alive=False, out=1)}),
    ("nothing-left", {"owners": tuple(2 if owner == 1 else owner for owner in STATE.owners)}),
    ("strange-player", {"seats": _seat(points=-1)}),
    ("strange-player", {"seats": _seat(out=1)}),
    ("nobody-left", {"seats": tuple(replace(seat, alive=False, out=1) for seat in STATE.seats)}),
    ("cards", {"territory_deck": STATE.territory_deck[1:]}),
    ("cards", {"shop_deck": STATE.shop_deck[1:]}),
    ("strange-card", {"territory_deck": ("tc_moon", *STATE.territory_deck[1:])}),
    ("too-many-cards", {"shop_used": ("rpg7",), "shop_deck": STATE.shop_deck[1:]}),
    ("strange-objective", {"open_objectives": ("control_moon",)}),
    ("strange-reward", {"reward": "moon"}),
    ("strange-reward", {"face_down": {"control_asia": "two_armies"}}),
    ("ended", {"ended": "objectives"}),
    ("dead-turn", {"seats": _seat(alive=False, out=1)}),
    ("dead-answer", {"seats": _seat(alive=False, out=1), "window": Window(0, "after_roll")}),
    ("unsettled", {"stack": (Played(0, "rpg7", ()),)}),
    ("strange-battle", {"battle": Battle(0, 1, 1, stage="rolled")}),
]


@pytest.mark.parametrize(("code", "fields"), BROKEN, ids=[f"{code} {next(iter(fields))}" for code, fields in BROKEN])
def test_a_broken_invariant_is_found(code: str, fields: dict[str, Any]) -> None:
    assert GAME.faults(STATE) == []
    state: State = replace(STATE, **fields)
    assert code in {fault.code for fault in GAME.faults(state)}
