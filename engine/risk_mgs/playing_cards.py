"""B2, B4 to B6: a shop card is paid for, opponents may cancel it, then it has its effect and leaves the game."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.contract import Move
from engine.risk_mgs.board import after
from engine.risk_mgs.deeds import carry_out
from engine.risk_mgs.effects import choices
from engine.risk_mgs.facts import DESIGN_OF, DESIGNS
from engine.risk_mgs.moving import narrowed
from engine.risk_mgs.progress import Progress
from engine.risk_mgs.reactions import asked, automatic
from engine.risk_mgs.state import Played, State, Window


def card_moves(state: State, seat: int, timing: str, picked: Move) -> Iterator[Move]:
    """B2, B4: every way in which the active seat may play a card of the timing now."""
    points = state.seats[seat].points
    held = {DESIGN_OF.get(card, "") for card in state.seats[seat].shop_cards}
    designs = [
        design
        for design, card in DESIGNS.items()
        if design in held and card.timing == timing and card.cost <= points and card.role != "defender"
    ]
    for design in narrowed(designs, picked[1:]):
        for choice in choices(state, seat, design, picked[2:]):
            move = ("card", design, *choice)
            if move[: len(picked)] == picked:
                yield move


def activate(play: Progress, seat: int, design: str, chosen: Move) -> None:
    """B2: the cost is spent, whatever comes of it."""
    card = DESIGNS[design]
    hand = list(play.seat(seat).shop_cards)
    hand.remove(next(each for each in hand if DESIGN_OF.get(each) == design))
    play.change_seat(seat, shop_cards=tuple(hand), points=play.seat(seat).points - card.cost)
    play.change(
        shop_used=(*play.state.shop_used, design),
        stack=(Played(seat, design, chosen), *play.state.stack),
        answering=_answerers(play.state, seat),
    )
    play.tell(
        "played-card", seat=seat, card=design, cost=card.cost, choices=list(chosen), points=play.seat(seat).points
    )


def _answerers(state: State, seat: int) -> tuple[int, ...]:
    # B6: opponents in turn order after the player of the card, but never the active player.
    return tuple(other for other in after(state, seat) if other != state.active)


def settle_cards(play: Progress) -> None:
    """Cards that are paid for have their effect, the last one first; stops at a window."""
    while play.state.stack and play.state.window is None:
        if play.state.answering:
            _ask_next(play)
        else:
            _resolve(play)


def decline(play: Progress) -> None:
    """B6: the next one may answer."""
    play.change(answering=play.state.answering[1:])


def _ask_next(play: Progress) -> None:
    seat = play.state.answering[0]
    if asked(play.state, seat, "card_activated"):
        play.change(window=Window(seat, "card_activated"))
        return
    design = automatic(play.state, seat, "card_activated", asked=False)
    if design:
        activate(play, seat, design, ())
    else:
        decline(play)


def _resolve(play: Progress) -> None:
    card, *rest = play.state.stack
    play.change(stack=tuple(rest))
    if any(effect.kind == "cancel_card" for effect in DESIGNS[card.design].effects):
        cancelled, *below = rest
        play.change(stack=tuple(below))
        play.tell("card-cancelled", seat=cancelled.seat, card=cancelled.design, by=card.seat)
        return
    if play.state.battle is not None:
        play.change(battle=replace(play.state.battle, played=(*play.state.battle.played, card.design)))
    carry_out(play, card)
