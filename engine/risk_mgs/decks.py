"""K1, K2, B1: drawing Territory and shop cards."""

from engine.contract import Illegal
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.state import UNKNOWN


def draw_territory_card(play: Progress, seat: int) -> None:
    """K2: an empty deck is made up of the discards when a card is due; if there are none, no card is drawn."""
    if not play.state.territory_deck and play.state.territory_discards:
        deck = play.chance.order("territory_deck", sorted(play.state.territory_discards))
        play.change(territory_deck=deck, territory_discards=())
        play.tell("shuffled", cards=len(deck))
        play.tell_only((), "deck", territory_deck=list(deck))
    deck = play.state.territory_deck
    if not deck:
        play.tell("no-card-left", seat=seat, deck="territory")
        return
    card = _known(deck[0])
    play.change(territory_deck=deck[1:])
    play.change_seat(seat, territory_cards=(*play.seat(seat).territory_cards, card))
    play.tell("drew", seat=seat, deck="territory", left=len(deck) - 1)
    play.tell_only((seat,), "drew-card", seat=seat, deck="territory", card=card)


def draw_shop_card(play: Progress, seat: int, price: int) -> None:
    """B1, B3: free if ``price`` is 0; with an empty deck free cards lapse."""
    deck = play.state.shop_deck
    if not deck:
        play.tell("no-card-left", seat=seat, deck="shop")
        return
    card = _known(deck[0])
    play.change(shop_deck=deck[1:])
    hand = (*play.seat(seat).shop_cards, card)
    play.change_seat(seat, shop_cards=hand, points=play.seat(seat).points - price)
    play.tell("drew", seat=seat, deck="shop", price=price, points=play.seat(seat).points, left=len(deck) - 1)
    play.tell_only((seat,), "drew-card", seat=seat, deck="shop", card=card)


def _known(card: str) -> str:
    # States as a seat sees them can be played on until a hidden card would be turned up.
    if card == UNKNOWN:
        raise Illegal("unknown-card")
    return card
