"""The invariants: each broken one is found."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.hunters_and_gatherers.game import HUNTERS_AND_GATHERERS as GAME
from engine.hunters_and_gatherers.state import Agreed, Area, Field, Laid, Piece, Rim, State
from tests.engine.hunters_and_gatherers.table import after, at

SOUND = at("S01@0,0/0;L44@-1,0/90", pieces="0member@0,0/a;1hut@-1,0/b", land="L30,?5", bonus="B07")
OVER = after(at(land="-"), "1,0 0 -")


def _areas(**changes: Any) -> State:
    # The first area, the northern meadow with a hunter, is changed.
    areas = SOUND.field.areas
    return replace(SOUND, field=Field(SOUND.field.rims, {**areas, 0: replace(areas[0], **changes)}))


@pytest.mark.parametrize(
    ("state", "code"),
    [
        (replace(SOUND, scores=(0, 0, 0)), "strange-seats"),
        (replace(SOUND, scores=(0,), supply=((4, 2),)), "strange-seats"),
        (replace(SOUND, scores=(0, -1)), "strange-score"),
        (replace(SOUND, resigned=(2,)), "strange-resignation"),
        (replace(SOUND, resigned=(1, 1)), "strange-resignation"),
        (replace(SOUND, resigned=(1,)), "nobody-left"),
        (replace(SOUND, resigned=(0, 1)), "nobody-left"),
        (replace(SOUND, active=2), "strange-seat"),
        (replace(SOUND, active=-1), "strange-seat"),
        (replace(SOUND, resigned=(0,)), "strange-seat"),
        (replace(SOUND, agreed=Agreed(5)), "strange-option"),
        (replace(SOUND, tiles=()), "no-tiles"),
        (replace(SOUND, tiles=(*SOUND.tiles, Laid("X", 9, 9, 0))), "strange-tile"),
        (replace(SOUND, drawn="?"), "strange-tile"),
        (replace(SOUND, removed=("?",)), "strange-tile"),
        (replace(SOUND, removed=("L33", "L33")), "too-many"),
        (replace(SOUND, land=("B01",)), "wrong-pile"),
        (replace(SOUND, bonus=("L33",)), "wrong-pile"),
        (replace(SOUND, land=("?",) * 90), "too-many-tiles"),
        (replace(SOUND, tiles=(*SOUND.tiles, Laid("L33", 0, 0, 0))), "two-tiles"),
        (replace(SOUND, tiles=(*SOUND.tiles, Laid("L33", 9, -100, 0))), "too-far"),
        (replace(SOUND, tiles=(*SOUND.tiles, Laid("L33", 9, 9, 45))), "strange-rotation"),
        (replace(SOUND, tiles=(*SOUND.tiles, Laid("L33", 1, 0, 0))), "does-not-fit"),
        (replace(SOUND, pieces=(Piece(0, "member", 5, 5, "a"), SOUND.pieces[1])), "misplaced-piece"),
        (replace(SOUND, pieces=(Piece(0, "member", 0, 0, "e"), SOUND.pieces[1])), "misplaced-piece"),
        (replace(SOUND, pieces=(Piece(0, "member", -1, 0, "a"), SOUND.pieces[1])), "two-pieces"),
        (replace(SOUND, supply=((5, 2), (5, 1))), "pieces"),
        (replace(SOUND, supply=((4, 2), (5, 2))), "pieces"),
        (replace(SOUND, pieces=SOUND.pieces[1:]), "pieces"),
        (replace(SOUND, pieces=(Piece(2, "member", 0, 0, "a"), SOUND.pieces[1])), "strange-piece"),
        (_areas(open=1), "areas"),
        (_areas(seats=()), "areas"),
        (_areas(zones=(0,)), "areas"),
        (_areas(kind="forest"), "areas"),
        (replace(SOUND, field=Field({}, SOUND.field.areas)), "areas"),
        (replace(SOUND, field=Field({**SOUND.field.rims, "9,9": Rim("....", ())}, SOUND.field.areas)), "areas"),
        (
            replace(SOUND, field=Field(SOUND.field.rims, {**SOUND.field.areas, 99: Area("river", 1, (99,), ())})),
            "areas",
        ),
        (replace(SOUND, drawn=None), "hand"),
        (replace(OVER, drawn="L30"), "hand"),
        (replace(SOUND, ended=True), "hand"),
        (replace(SOUND, drawn="L14", tiles=SOUND.tiles[1:], pieces=SOUND.pieces[1:], supply=((5, 2), (5, 1))), "areas"),
        (replace(SOUND, drawn_kind="bonus"), "hand-kind"),
        (replace(SOUND, drawn="B01"), "hand-kind"),
    ],
)
def test_a_broken_invariant_is_found(state: State, code: str) -> None:
    assert code in [fault.code for fault in GAME.faults(state)]


@pytest.mark.parametrize("state", [SOUND, OVER])
def test_sound_states_have_none(state: State) -> None:
    assert GAME.faults(state) == []
    assert GAME.faults(GAME.seen_by(state, None)) == []
