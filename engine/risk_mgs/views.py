"""Section 18: what a seat, or a spectator, may know."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.risk_mgs.state import UNKNOWN, Orders, Seat, State


def seen_by(state: State, seat: int | None) -> State:
    """Decks and face-down rewards are hidden from all, hands and orders from the others."""
    return replace(
        state,
        seats=tuple(each if number == seat else _hidden(each) for number, each in enumerate(state.seats)),
        face_down=dict.fromkeys(state.face_down, UNKNOWN),
        territory_deck=_covered(state.territory_deck),
        shop_deck=_covered(state.shop_deck),
        viewer=seat,
    )


def _hidden(seat: Seat) -> Seat:
    return replace(
        seat,
        territory_cards=_covered(seat.territory_cards),
        shop_cards=_covered(seat.shop_cards),
        orders=Orders(),
    )


def _covered(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(UNKNOWN for _ in cards)
