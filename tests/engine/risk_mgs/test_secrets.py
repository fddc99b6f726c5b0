"""Section 18: what is hidden, tried with other secrets behind the same view, hands and orders of others included."""

from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from engine.chance import Seeded
from engine.contract import Refusal, event_seen_by
from engine.risk_mgs.facts import SHOP_CARDS, TERRITORY_CARDS
from engine.risk_mgs.game import RISK_MGS as GAME
from engine.risk_mgs.orders import obey
from engine.risk_mgs.state import Orders, State
from tests.engine.risk_mgs.games import Step, random, steps
from tests.engine.risk_mgs.table import at

VIEWERS = (0, 1, 2, None)
SECRET_ORDERS = obey(obey(Orders(), ("order", "claymore", "never")), ("order", "defence", "min"))


@cache
def _game() -> tuple[Step, ...]:
    return tuple(steps(3, "command_room", 2, random))


def resampled(state: State, viewer: int | None, number: int) -> State:
    """Another state behind the viewer's view: decks, rewards, and the hands and orders of the others."""
    chance = Seeded(b"secrets" + number.to_bytes(4, "big"), 0)
    others = [seat for seat in range(len(state.seats)) if seat != viewer]
    territory = [*state.territory_deck, *(card for seat in others for card in state.seats[seat].territory_cards)]
    shop = [*state.shop_deck, *(card for seat in others for card in state.seats[seat].shop_cards)]
    territory, shop = list(chance.order("territory", territory)), list(chance.order("shop", shop))
    seats = list(state.seats)
    for seat in others:
        cards = [territory.pop() for _ in seats[seat].territory_cards]
        hand = [shop.pop() for _ in seats[seat].shop_cards]
        seats[seat] = replace(seats[seat], territory_cards=tuple(cards), shop_cards=tuple(hand), orders=SECRET_ORDERS)
    rewards = chance.order("rewards", sorted(state.face_down.values()))
    return replace(
        state,
        seats=tuple(seats),
        territory_deck=tuple(territory),
        shop_deck=tuple(shop),
        face_down=dict(zip(state.face_down, rewards, strict=True)),
    )


@pytest.mark.parametrize("viewer", VIEWERS)
def test_other_secrets_give_the_same_view_prompt_position_moves_and_refusals(viewer: int | None) -> None:
    differing = 0
    for number, step in enumerate(_game()):
        other = resampled(step.before, viewer, number)
        differing += other != step.before
        assert GAME.faults(other) == []
        one, two = GAME.seen_by(step.before, viewer), GAME.seen_by(other, viewer)
        assert one == two
        assert GAME.show(one) == GAME.show(two)
        assert GAME.position(one) == GAME.position(two)
        assert GAME.turn(other) == GAME.turn(step.before)
        assert GAME.result(other) == GAME.result(step.before)
        if viewer is not None and number % 5 == 0:
            assert list(GAME.moves(other, viewer)) == list(GAME.moves(step.before, viewer))
            assert list(GAME.moves(one, viewer)) == list(GAME.moves(step.before, viewer))
        for text in ("attack alaska kamchatka 2", "card rail_gun egypt", "buy", "stars 2+2", "take control_asia"):
            if viewer is not None:
                assert _answer(other, viewer, text) == _answer(step.before, viewer, text)
    assert differing > 100


def _answer(state: State, seat: int, text: str) -> object:
    try:
        return GAME.parse(state, seat, text)
    except Refusal as refusal:
        return refusal.code, refusal.data


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_names_no_card_that_is_hidden(viewer: int | None) -> None:
    for step in _game():
        state = step.after
        told = msgspec.json.encode([GAME.show(GAME.seen_by(state, viewer)), GAME.seen_by(state, viewer)]).decode()
        hidden = {*state.territory_deck, *state.shop_deck}
        for number, seat in enumerate(state.seats):
            if number != viewer:
                hidden |= {*seat.territory_cards, *seat.shop_cards}
        assert not [card for card in hidden if f'"{card}"' in told]


def test_events_name_hidden_cards_only_to_those_who_see_them() -> None:
    drawn = 0
    for step in _game():
        for event in step.events:
            seen = event_seen_by(event, None)
            if seen is None:
                drawn += event.code == "drew-card"
                continue
            told = msgspec.json.encode(seen.data).decode()
            public = {*step.after.territory_discards}
            named = [card for card in (*TERRITORY_CARDS, *SHOP_CARDS) if f'"{card}"' in told]
            assert set(named) <= public, (event.code, named)
    assert drawn > 10


def test_no_pause_tells_what_the_attacker_holds() -> None:
    for design in ("rpg7", "rations"):
        state = at({"alaska": "0.5", "kamchatka": "1.3", "iceland": "1.2"}, shop=[[design]], points=[1000])
        move = GAME.parse(state, 0, "attack alaska kamchatka 3")
        rolled, _ = GAME.play(state, 0, move, Seeded(b"tests", 1))
        assert GAME.turn(rolled).phase == "cards"


def test_a_view_can_be_played_on_until_a_hidden_card_is_turned_up() -> None:
    seen = GAME.seen_by(at({"alaska": "0.5", "iceland": "1.2"}, step="shop", points=[9000]), 0)

    with pytest.raises(Refusal, match="unknown-card"):
        GAME.play(seen, 0, ("buy",), Seeded(b"tests", 1))
