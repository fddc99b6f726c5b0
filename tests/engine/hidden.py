"""Other secrets behind the same view, game by game: what the leak tests compare."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from engine.chance import Seeded
from engine.halali.state import State
from engine.halali.tiles import FACE_DOWN, GUNS
from engine.hunters_and_gatherers import state as hunters_and_gatherers
from engine.risk_mgs import state as risk_mgs


def _halali(state: State, number: int) -> State:
    # Face-down tiles change places, and hunters among them turn.
    chance = Seeded(b"hidden" + number.to_bytes(4, "big"), 0)
    board = list(state.position.board)
    squares = [square for square, tile in enumerate(board) if tile in FACE_DOWN]
    for square, tile in zip(squares, chance.order("tiles", [board[square] for square in squares]), strict=True):
        board[square] = tile[0] + chance.choose("gun", GUNS, 1)[0] if len(tile) == 2 else tile
    return replace(state, position=replace(state.position, board=tuple(board)))


def _hunters_and_gatherers(state: hunters_and_gatherers.State, number: int) -> hunters_and_gatherers.State:
    chance = Seeded(b"hidden" + number.to_bytes(4, "big"), 0)
    return replace(state, land=chance.order("land", state.land), bonus=chance.order("bonus", state.bonus))


def _risk_mgs(state: risk_mgs.State, number: int) -> risk_mgs.State:
    # Decks and rewards; hands and orders, which their owners know, in the game's own tests.
    chance = Seeded(b"hidden" + number.to_bytes(4, "big"), 0)
    rewards = chance.order("rewards", sorted(state.face_down.values()))
    return replace(
        state,
        territory_deck=chance.order("territory", state.territory_deck),
        shop_deck=chance.order("shop", state.shop_deck),
        face_down=dict(zip(state.face_down, rewards, strict=True)),
    )


RESAMPLED: Mapping[str, Callable[[Any, int], Any]] = {
    "halali": _halali,
    "hunters_and_gatherers": _hunters_and_gatherers,
    "risk_mgs": _risk_mgs,
}
"""By game: a state that differs only in what nobody knows. The number picks one of many."""
